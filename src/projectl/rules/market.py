"""The puzzles on offer: two rows, or the solo grid, and the decks behind them."""

from projectl.rules.bits import has_bit
from projectl.rules.chance import random_below
from projectl.rules.kernel import inlined, kernel
from projectl.rules.puzzles import BLACK, COUNT_OF, FIRST_OF, WHITE
from projectl.rules.state import NONE, ROUNDS_WITH_TILES, ROW, State, has_tiles, is_solo


@kernel
def stack_deck(state: State, colour: int, cards: int, count: int) -> None:
    """Make a colour's deck of `count` random ones of the given set of its puzzles."""
    deck = state.deck[colour]
    size = 0
    for puzzle in range(FIRST_OF[colour], FIRST_OF[colour] + COUNT_OF[colour]):
        if has_bit(cards, puzzle):
            deck[size] = puzzle
            size += 1
    for i in range(count):
        chosen = i + random_below(state, size - i)
        card = deck[chosen]
        deck[chosen] = deck[i]
        deck[i] = card
    deck[count:] = NONE
    state.deck_left[colour] = count


@kernel
def colour_behind(state: State, place: int) -> int:
    """The deck that refills a place; in solo the white puzzles lie on the black ones (R7.1)."""
    if is_solo(state):
        return WHITE if state.deck_left[WHITE] > 0 else BLACK
    return WHITE if place < ROW else BLACK


@inlined
def draw_card(state: State, colour: int) -> int:
    """Take the next card from a deck that has one."""
    state.deck_left[colour] -= 1
    top = state.deck_left[colour]
    card = state.deck[colour, top]
    state.deck[colour, top] = NONE
    return card


@kernel
def refill(state: State, place: int) -> None:
    """Put the next card on an empty place; without one the place stays empty (R3.3)."""
    colour = colour_behind(state, place)
    if state.deck_left[colour] == 0:
        state.market[place] = NONE
        return
    state.market[place] = draw_card(state, colour)
    if state.deck_left[colour] == 0 and colour == BLACK:
        announce_last_round(state)


@kernel
def announce_last_round(state: State) -> None:
    """R5.1, R7.7: one more round follows this one, but none follows the tenth tile (R8.6)."""
    if not (has_tiles(state) and state.round_number == ROUNDS_WITH_TILES):
        state.last_round = state.round_number + 1
