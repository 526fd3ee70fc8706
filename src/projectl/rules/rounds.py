"""Turns, rounds, and the way into finishing touches (R3, R5, R7.7, R8.6)."""

from projectl.rules.coins import settle_coins
from projectl.rules.kernel import integer, kernel
from projectl.rules.mastermind import play_mastermind
from projectl.rules.state import (
    NONE,
    ROUNDS_WITH_TILES,
    EndReason,
    Mode,
    Phase,
    State,
    has_tiles,
    is_solo,
)

ACTIONS_A_TURN = 3  # R3.1
IDLE_ROUNDS_TO_END = 5  # R3.8


@kernel
def begin_turn(state: State, player: int) -> None:
    """R3.1: three actions, and a Master once."""
    state.player = player
    state.phase = Phase.ACT
    state.actions_left = ACTIONS_A_TURN
    state.master_used = 0


@kernel
def begin_round(state: State) -> None:
    """R2.4: every round starts with the first player."""
    state.round_number += 1
    state.moved = 0
    begin_turn(state, integer(state.first))


@kernel
def next_seat(state: State) -> int:
    """The seat to the left; play goes clockwise (R2.4)."""
    following = integer(state.player) + 1
    return following if following < state.seats else 0


@kernel
def end_turn(state: State) -> None:
    """Coins of the turn, then the next player, or the mastermind and the end of the round."""
    if has_tiles(state):
        settle_coins(state)
    if next_seat(state) != state.first:
        begin_turn(state, next_seat(state))
        return
    if is_solo(state):
        play_mastermind(state)
    end_round(state)


@kernel
def end_round(state: State) -> None:
    """Remove the tile and count idle rounds; then another round, or finishing touches."""
    if has_tiles(state):
        state.tiles[state.round_number - 1] = NONE
    if state.mode == Mode.BASE:
        state.idle_rounds = 0 if state.moved else state.idle_rounds + 1
    reason = reason_to_end(state)
    if reason == EndReason.NONE:
        begin_round(state)
    else:
        state.end_reason = reason
        begin_touches(state, integer(state.first))


@kernel
def reason_to_end(state: State) -> int:
    """Why no further round is played, asked at the end of a round."""
    if state.last_round != 0 and state.round_number >= state.last_round:
        return EndReason.DECK_EMPTY if is_solo(state) else EndReason.BLACK_DECK_EMPTY
    if state.idle_rounds == IDLE_ROUNDS_TO_END:
        return EndReason.IDLE_ROUNDS
    if has_tiles(state) and state.round_number == ROUNDS_WITH_TILES:
        return EndReason.LAST_TILE
    return EndReason.NONE


@kernel
def begin_touches(state: State, player: int) -> None:
    """R5.2: a seat's finishing touches."""
    state.player = player
    state.phase = Phase.TOUCH
    state.actions_left = 0
    state.master_used = 0


@kernel
def end_touches(state: State) -> None:
    """The next seat's touches, or the end of the game."""
    if next_seat(state) == state.first:
        state.phase = Phase.OVER
    else:
        begin_touches(state, next_seat(state))
