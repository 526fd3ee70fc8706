"""A turn played as far as it is certain: up to the first card that it turns up.

What the mastermind does then may depend on that card, so only the player's own doing is noted.
"""

from typing import Any

import numpy as np

from projectl.rules.apply import apply
from projectl.rules.effects import EFFECT, MOST_EFFECTS, EffectKind, list_effects
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import is_legal
from projectl.rules.rounds import IDLE_ROUNDS_TO_END
from projectl.rules.scoring import score_of
from projectl.rules.state import NONE, PLACES, ROUNDS_WITH_TILES, SLOTS, STATE, Phase, has_tiles

MOST_ACTIONS = 128  # of a turn, or of one's finishing touches; none comes near
MOST_REWARDS = SLOTS + PLACES  # every puzzle that is there before a card is turned up

# The positions of a turn.
START = 0
BEFORE = 1  # the last action
AFTER = 2
BETWEEN = 3  # scratch, for effects

TURN = np.dtype(
    (
        np.record,
        [
            ("positions", STATE, 4),
            ("effects", EFFECT, MOST_EFFECTS),  # of the last action
            ("actions", np.int16, MOST_ACTIONS),
            ("score", np.int16),  # the player's, after the turn
            ("points", np.int16),  # of the puzzles that were completed
            ("coins", np.int16),  # that were earned
            ("count", np.uint8),  # how many actions there are; then, how many of them are certain
            ("seat", np.uint8),  # the player
            ("goes_on", np.uint8),  # the player is still to act
            ("revealed", np.uint8),  # a card was turned up
            ("ends", np.uint8),  # the deck ran out
            ("completed", np.uint8),  # the slots whose puzzles were completed, as a set
            ("rewards", np.uint8, MOST_REWARDS),  # the pieces that came for them
            ("reward_count", np.uint8),
            ("takes", np.uint8, PLACES),  # the places that puzzles were taken from, in order
            ("take_count", np.uint8),
            ("column", np.uint8),  # the first that a lock was taken from, or NONE
            ("fewest", np.int8, SLOTS),  # pieces that then fill each hole, or NO_TILING
        ],
    )
)
Turn = np.record  # of the dtype TURN


@kernel
def begin(turn: Turn) -> None:
    """Nothing has been played yet."""
    turn.positions[AFTER] = turn.positions[START]
    turn.seat = turn.positions[START].player
    turn.points = 0
    turn.coins = 0
    turn.revealed = 0
    turn.ends = 0
    turn.completed = 0
    turn.reward_count = 0
    turn.take_count = 0
    turn.column = NONE


@kernel
def note_effect(turn: Turn, effect: Any) -> None:
    """Remember what an effect says of the turn."""
    kind = integer(effect.kind)
    if kind == EffectKind.REFILL:
        turn.revealed = 1
    elif kind == EffectKind.LAST_ROUND:
        turn.ends = 1
    elif effect.seat != turn.seat:
        return
    elif kind == EffectKind.TAKE:
        turn.takes[turn.take_count] = effect.place
        turn.take_count += 1
    elif kind == EffectKind.COMPLETE:
        turn.completed |= 1 << integer(effect.slot)
        turn.points += effect.amount
    elif kind == EffectKind.REWARD_PAID or kind == EffectKind.REWARD:
        if turn.completed != 0:  # else it is for a puzzle that was completed before
            turn.rewards[turn.reward_count] = effect.piece
            turn.reward_count += 1
    elif kind == EffectKind.COINS:
        turn.coins += effect.amount
    elif kind == EffectKind.LOCK_TAKEN and turn.column == NONE:
        turn.column = effect.place


@kernel
def play_action(turn: Turn, action: int) -> None:
    """Play an action, and note what the player brought about."""
    after = turn.positions[AFTER]
    turn.positions[BEFORE] = after
    turn.positions[BETWEEN] = after
    apply(after, action)
    before, between = turn.positions[BEFORE], turn.positions[BETWEEN]
    size = list_effects(before, action, after, between, turn.effects)
    for n in range(size):
        kind = turn.effects[n].kind
        if kind == EffectKind.MASTERMIND_TAKE or kind == EffectKind.MASTERMIND_PASS:
            break
        note_effect(turn, turn.effects[n])


@kernel
def play_turn(turn: Turn) -> bool:
    """Play the actions until a card is turned up; those after it are forgotten.

    False if one of them is not legal.
    """
    begin(turn)
    after, seat = turn.positions[AFTER], integer(turn.seat)
    played = 0
    while played < turn.count and turn.revealed == 0:
        action = integer(turn.actions[played])
        if not is_legal(after, action):
            return False
        play_action(turn, action)
        played += 1
    turn.count = played
    same_turn = after.player == seat and after.round_number == turn.positions[START].round_number
    turn.goes_on = same_turn and not is_ending(turn)
    turn.score = score_of(after, seat)
    return True


@kernel
def is_ending(turn: Turn) -> bool:
    """Whether the last round is over."""
    phase = turn.positions[AFTER].phase
    return phase == Phase.TOUCH or phase == Phase.OVER


@kernel
def in_last_round(turn: Turn) -> bool:
    """Whether the turn is certain to be of the last round before the finishing touches."""
    start = turn.positions[START]
    last = integer(turn.positions[AFTER].last_round)
    if last == 0 and has_tiles(start):
        last = ROUNDS_WITH_TILES
    return is_ending(turn) or start.round_number == last


@kernel
def plays_again(turn: Turn, seat: int) -> bool:
    """Whether a seat is certain to have a turn after this one."""
    start, after = turn.positions[START], turn.positions[AFTER]
    if is_ending(turn):
        return False
    seats, first = integer(start.seats), integer(start.first)
    comes_later = (integer(turn.seat) - first) % seats < (seat - first) % seats
    if comes_later or after.round_number > start.round_number:
        return True
    if start.idle_rounds + 1 >= IDLE_ROUNDS_TO_END and after.moved == 0:
        return False
    return not in_last_round(turn)


@kernel
def actions_left(turn: Turn) -> int:
    """How many actions of this turn are still to come."""
    return integer(turn.positions[AFTER].actions_left) if turn.goes_on != 0 else 0


@kernel
def place_of(turn: Turn, puzzle: int) -> int:
    """The place a puzzle lay on when the turn began, or NONE."""
    for place in range(PLACES):
        if turn.positions[START].market[place] == puzzle:
            return place
    return NONE


@kernel
def slot_before(turn: Turn, puzzle: int) -> int:
    """The slot of the player that a puzzle lay on when the turn began, or NONE."""
    for slot in range(SLOTS):
        if turn.positions[START].puzzle[turn.seat, slot] == puzzle:
            return slot
    return NONE
