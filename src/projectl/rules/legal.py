"""What the player to act may do, as questions about the record."""

from projectl.rules.actions import (
    Kind,
    chosen_reward,
    kind_of,
    placed_at,
    taken_piece,
    taken_place,
    traded_shapes,
)
from projectl.rules.bits import count_bits, has_bit, lowest_bit
from projectl.rules.fits import count_fits, fits, orientations_of, side_by_side
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import (
    LEVEL,
    LEVEL_SHAPES,
    LEVELS,
    LOWER_SHAPES,
    PLACEMENT_SHAPE,
    SHAPES,
)
from projectl.rules.state import NONE, PLACES, SLOTS, Phase, State, has_tiles

INSERT_PRICE = 2  # R8.5


@kernel
def is_acting(state: State) -> bool:
    """Whether the player has an action to begin."""
    return state.phase == Phase.ACT and state.actions_left > 0


@kernel
def reserve_shapes(state: State) -> int:
    """The shapes the reserve has, as a set."""
    shapes = 0
    for shape in range(SHAPES):
        shapes |= (state.reserve[shape] > 0) << shape
    return shapes


@kernel
def supply_shapes(state: State) -> int:
    """The shapes in the player's supply, as a set."""
    shapes = 0
    for shape in range(SHAPES):
        shapes |= (state.supply[state.player, shape] > 0) << shape
    return shapes


@kernel
def free_slot(state: State) -> int:
    """The slot a taken puzzle goes to, the lowest free one (R3.3), or NONE."""
    for slot in range(SLOTS):
        if state.puzzle[state.player, slot] == NONE:
            return slot
    return NONE


@kernel
def places_on_offer(state: State) -> int:
    """The market places a puzzle may be taken from, as a set (R3.3)."""
    places = 0
    if free_slot(state) != NONE:
        for place in range(PLACES):
            places |= (state.market[place] != NONE) << place
    return places


@kernel
def pieces_on_offer(reserve: int) -> int:
    """R3.4: a level-1 piece, or else any of the lowest level the reserve has."""
    if reserve == 0:
        return 0
    return LEVEL_SHAPES[LEVEL[lowest_bit(reserve)]] & reserve


@kernel
def exchanges_at(level: int, reserve: int) -> int:
    """R3.5: the next level up that the reserve has, the same level, and all lower ones."""
    targets = LOWER_SHAPES[level] | LEVEL_SHAPES[level]
    higher = reserve & ~LOWER_SHAPES[level + 1]
    if higher != 0:
        targets |= LEVEL_SHAPES[LEVEL[lowest_bit(higher)]]
    return targets & reserve


@kernel
def upgrades_of(give: int, reserve: int) -> int:
    """R3.5: the shapes a piece may be exchanged for, as a set; never its own."""
    return exchanges_at(LEVEL[give], reserve) & ~(1 << give)


@kernel
def count_upgrades(supply: int, reserve: int) -> int:
    """How many exchanges R3.5 allows between these sets of shapes."""
    count = 0
    for level in range(1, LEVELS + 1):
        gives = supply & LEVEL_SHAPES[level]
        gets = exchanges_at(level, reserve)
        count += count_bits(gives) * count_bits(gets) - count_bits(gives & gets)
    return count


@kernel
def rewards_on_offer(wanted: int, reserve: int) -> int:
    """R4.3: what may stand in for a reward shape that the reserve does not have."""
    level = LEVEL[wanted]
    same = LEVEL_SHAPES[level] & reserve
    if same != 0:
        return same
    return (LEVEL_SHAPES[level + 1] | LOWER_SHAPES[level]) & reserve


@kernel
def substitutes_on_offer(state: State) -> int:
    """What may be chosen for the reward that is due, as a set."""
    return rewards_on_offer(integer(state.reward_due), reserve_shapes(state))


@kernel
def open_hole(state: State, slot: int) -> int:
    """The cells of a slot the player may place on now; one piece a puzzle in a Master (R3.7)."""
    if has_bit(integer(state.mastered), slot):
        return 0
    return integer(state.hole[state.player, slot])


@kernel
def open_holes(state: State, slot: int) -> int:
    """The holes of a slot and the next one, side by side."""
    return side_by_side(open_hole(state, slot), open_hole(state, slot + 1))


@kernel
def may_place_now(state: State) -> bool:
    """Whether placing a piece is among what the game waits for."""
    return is_acting(state) or state.phase == Phase.MASTER or state.phase == Phase.TOUCH


@kernel
def can_place(state: State) -> bool:
    """Whether any piece of the supply fits anywhere."""
    oriented = orientations_of(supply_shapes(state))
    for slot in range(0, SLOTS, 2):
        if count_fits(open_holes(state, slot), oriented) > 0:
            return True
    return False


@kernel
def can_insert(state: State) -> bool:
    """R8.5: two available coins, between actions."""
    return (
        has_tiles(state)
        and state.phase == Phase.ACT
        and state.available[state.player] >= INSERT_PRICE
    )


@kernel
def can_end(state: State) -> bool:
    """Ending the turn is a choice only where coins could still buy an action."""
    return state.phase == Phase.ACT and state.actions_left == 0


@kernel
def can_be_done(state: State) -> bool:
    """A Master has to place at least one piece (R3.7); touches may end at once (R5.2)."""
    if state.phase == Phase.MASTER:
        return state.mastered != 0
    return state.phase == Phase.TOUCH


@kernel
def must_pass(state: State) -> bool:
    """R3.2: no action but passing is left."""
    reserve = reserve_shapes(state)
    if places_on_offer(state) != 0 or pieces_on_offer(reserve) != 0:
        return False
    return count_upgrades(supply_shapes(state), reserve) == 0 and not can_place(state)


@kernel
def may_upgrade(state: State, give: int, get: int) -> bool:
    """Whether the player has the one piece and may get the other for it (R3.5)."""
    if state.supply[state.player, give] == 0:
        return False
    return has_bit(upgrades_of(give, reserve_shapes(state)), get)


@kernel
def may_place(state: State, slot: int, placement: int) -> bool:
    """Whether the player has the piece and it fits there (R3.6)."""
    if state.supply[state.player, PLACEMENT_SHAPE[placement]] == 0:
        return False
    return fits(open_hole(state, slot), placement)


@kernel
def may_begin(state: State, action: int) -> bool:
    """Whether this is one of the player's actions of the turn, and may be taken."""
    kind = kind_of(action)
    if kind == Kind.TAKE:
        return has_bit(places_on_offer(state), taken_place(action))
    if kind == Kind.PIECE:
        return has_bit(pieces_on_offer(reserve_shapes(state)), taken_piece(action))
    if kind == Kind.UPGRADE:
        give, get = traded_shapes(action)
        return may_upgrade(state, give, get)
    if kind == Kind.MASTER:
        return state.master_used == 0 and can_place(state)
    return kind == Kind.PASS and must_pass(state)


@kernel
def is_legal(state: State, action: int) -> bool:
    """Whether an action, any number of the fixed range, is legal now."""
    kind = kind_of(action)
    if kind == Kind.PLACE:
        slot, placement = placed_at(action)
        return may_place_now(state) and may_place(state, slot, placement)
    if kind == Kind.REWARD:
        if state.phase != Phase.REWARD:
            return False
        return has_bit(substitutes_on_offer(state), chosen_reward(action))
    if kind == Kind.DONE:
        return can_be_done(state)
    if kind == Kind.INSERT:
        return can_insert(state)
    if kind == Kind.END:
        return can_end(state)
    return is_acting(state) and may_begin(state, action)
