"""Finesse: the current tile, the coins it pays, and the bank (R8.2-R8.4)."""

from projectl.rules.actions import Kind
from projectl.rules.bits import has_bit
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import SHAPES
from projectl.rules.state import FACE_DOWN_TILES, NONE, SLOTS, Phase, State, has_tiles
from projectl.rules.tiles import TILE_PAYS, TILE_SHAPES, Pays


@kernel
def current_tile(state: State) -> int:
    """The tile that counts now; NONE while it lies face down (R8.2)."""
    if not has_tiles(state) or state.round_number <= FACE_DOWN_TILES:
        return NONE
    return state.tiles[state.round_number - 1]


@kernel
def coins_of(state: State, seat: int) -> int:
    """A seat's coins, pending and available."""
    return integer(state.pending[seat]) + integer(state.available[seat])


@kernel
def tax_the_richest(state: State) -> None:
    """R8.4: everyone who has the most coins returns one, an available one if there is one."""
    seats = integer(state.seats)
    most = 0
    for seat in range(seats):
        most = max(most, coins_of(state, seat))
    for seat in range(seats):
        if coins_of(state, seat) == most:
            if state.available[seat] > 0:
                state.available[seat] -= 1
            else:
                state.pending[seat] -= 1
            state.bank += 1


@kernel
def pay_coin(state: State) -> None:
    """One coin from the bank to the player; it cannot be spent this turn (R8.3)."""
    if state.bank == 0:
        tax_the_richest(state)
    state.bank -= 1
    state.pending[state.player] += 1


@kernel
def earns_coin(state: State, tile: int, kind: int, shape: int) -> bool:
    """Whether a tile pays for an action of this kind, with this shape where shapes matter."""
    pays = TILE_PAYS[tile]
    if kind == Kind.PLACE:
        if pays == Pays.MASTERING:
            return state.phase == Phase.MASTER
        return pays == Pays.PLACING and has_bit(TILE_SHAPES[tile], shape)
    if kind == Kind.TAKE:
        return pays == Pays.TAKING
    return pays == Pays.TRADING and (kind == Kind.PIECE or kind == Kind.UPGRADE)


@kernel
def pay_for_action(state: State, kind: int, shape: int) -> None:
    """A coin at once if the current tile is a pink one for this action (R8.3)."""
    tile = current_tile(state)
    if tile != NONE and earns_coin(state, tile, kind, shape):
        pay_coin(state)


@kernel
def pay_for_completing(state: State) -> None:
    """A coin at once if the current tile pays for a completed puzzle."""
    tile = current_tile(state)
    if tile != NONE and TILE_PAYS[tile] == Pays.COMPLETING:
        pay_coin(state)


@kernel
def pieces_of(state: State, seat: int, shape: int) -> int:
    """How many pieces of a shape a seat has, in its supply and on its puzzles."""
    count = integer(state.supply[seat, shape])
    for slot in range(SLOTS):
        count += integer(state.laid[seat, slot, shape])
    return count


@kernel
def blue_coins_due(state: State, tile: int) -> int:
    """What a blue tile pays at the end of the player's turn; nothing if it is pink."""
    pays = TILE_PAYS[tile]
    due = 0
    if pays == Pays.PUZZLES:
        for slot in range(SLOTS):
            due += state.puzzle[state.player, slot] != NONE
    elif pays == Pays.PIECES or pays == Pays.KINDS:
        for shape in range(SHAPES):
            if has_bit(TILE_SHAPES[tile], shape):
                count = pieces_of(state, integer(state.player), shape)
                due += count if pays == Pays.PIECES else min(count, 1)
    return due


@kernel
def settle_coins(state: State) -> None:
    """End of a turn (R8.3): blue coins one by one, then all that is pending becomes available."""
    tile = current_tile(state)
    if tile != NONE:
        for _ in range(blue_coins_due(state, tile)):
            pay_coin(state)
    state.available[state.player] += state.pending[state.player]
    state.pending[state.player] = 0
