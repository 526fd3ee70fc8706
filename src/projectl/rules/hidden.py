"""Reshuffling what no player can see, so that a searcher does not look at the cards."""

from projectl.rules.dealing import draw_tile
from projectl.rules.kernel import integer, kernel
from projectl.rules.market import stack_deck
from projectl.rules.puzzles import BLACK, WHITE
from projectl.rules.state import (
    FACE_DOWN_TILES,
    NONE,
    PLACES,
    ROUNDS_WITH_TILES,
    SEATS,
    SLOTS,
    State,
    has_tiles,
)
from projectl.rules.tiles import TILES_A_SET

LETTER_BITS = 2  # for a tile's set, from 1


@kernel
def seen_puzzles(state: State) -> int:
    """Every puzzle that has been face up, as a set: on offer, in slots, in finished piles."""
    seen = state.mastermind_finished
    for seat in range(SEATS):
        seen |= state.finished[seat]
        for slot in range(SLOTS):
            if state.puzzle[seat, slot] != NONE:
                seen |= 1 << integer(state.puzzle[seat, slot])
    for place in range(PLACES):
        if state.market[place] != NONE:
            seen |= 1 << integer(state.market[place])
    return seen


@kernel
def reshuffle_tiles(state: State) -> None:
    """A face-down tile may be any unseen one of its set: the letter is on its back (R8.1).

    All of them leave the row first, so that each can be what another was.
    """
    letters = 0
    for index in range(FACE_DOWN_TILES):
        if state.tiles[index] != NONE:
            letters |= (state.tiles[index] // TILES_A_SET + 1) << (LETTER_BITS * index)
            state.tiles[index] = NONE
    for index in range(FACE_DOWN_TILES):
        letter = (letters >> (LETTER_BITS * index)) & ((1 << LETTER_BITS) - 1)
        if letter != 0:
            draw_tile(state, index, letter - 1)


@kernel
def reshuffle_hidden(state: State) -> None:
    """Deal anew all that is hidden: the decks, out of every unseen puzzle, and the tiles."""
    unseen = ~seen_puzzles(state)
    for colour in (WHITE, BLACK):
        stack_deck(state, colour, unseen, integer(state.deck_left[colour]))
    if has_tiles(state):
        reshuffle_tiles(state)


@kernel
def is_face_up(state: State, tile: int) -> bool:
    """Whether a tile lies open in the row."""
    for index in range(FACE_DOWN_TILES, ROUNDS_WITH_TILES):
        if state.tiles[index] == tile:
            return True
    return False


@kernel
def hide_tiles(state: State) -> None:
    """Of a face-down tile only its set is left: it becomes the lowest unseen one."""
    lowest = NONE
    for index in range(FACE_DOWN_TILES):
        if state.tiles[index] == NONE:
            continue
        tile = integer(state.tiles[index]) // TILES_A_SET * TILES_A_SET
        while is_face_up(state, tile) or tile == lowest:
            tile += 1
        state.tiles[index] = tile
        lowest = tile


@kernel
def hide_cards(state: State) -> None:
    """Forget all that no player can see: the decks' order, the tiles, and the generator."""
    state.rng[:] = 0
    state.deck[:] = NONE
    hide_tiles(state)
