"""What followed from an action: a list of effects, in the order they happened.

`list_effects` reads the positions before and after an action. Every effect it lists it also applies
to a position in between, so that `apply_effect` over the list leads from the one to the other, and
the next effect can be read off against what is so by then. Log, terminal, animations and
announcements all speak from this list; nothing else compares positions.
"""

from enum import IntEnum
from typing import Any

import numpy as np

from projectl.rules.actions import (
    Kind,
    chosen_reward,
    kind_of,
    placed_at,
    taken_piece,
    taken_place,
    traded_shapes,
)
from projectl.rules.apply import (
    begin_master,
    buy_action,
    choose_reward,
    fill_slot,
    lay_piece,
    pay_touch,
    upgrade_piece,
    uses_an_action,
)
from projectl.rules.bits import has_bit
from projectl.rules.coins import coins_of
from projectl.rules.completing import clear_slot, gain_piece
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import free_slot
from projectl.rules.market import colour_behind, draw_card
from projectl.rules.mastermind import collect, give_lock, next_takes
from projectl.rules.pieces import PLACEMENT_SHAPE
from projectl.rules.puzzles import BLACK, FIRST_OF, PUZZLE_POINTS, PUZZLE_REWARD
from projectl.rules.rounds import begin_touches, begin_turn
from projectl.rules.state import (
    GRID_COLUMNS,
    NONE,
    PLACES,
    SLOTS,
    Phase,
    State,
    has_tiles,
    is_solo,
)


class EffectKind(IntEnum):
    """What happened. The first ten are the action itself, numbered as `Kind`."""

    TAKE = 0  # a puzzle went from a place to a slot
    PIECE = 1  # a piece came from the reserve
    UPGRADE = 2  # a piece came for another one, whose shape is the amount
    PLACE = 3  # a piece was laid on a slot; the amount is the placement
    REWARD = 4  # a substitute was chosen; the amount is the shape that was due
    MASTER = 5  # a Master began
    DONE = 6  # a Master ended, or with amount 1 one's finishing touches
    INSERT = 7  # an action was bought
    PASS = 8
    END = 9  # a turn ended in which coins could have bought an action
    # What became of a seat
    TOUCH_COST = 10  # a touch was paid for: the amount in points, 0 if it cost a coin
    COMPLETE = 11  # a puzzle was completed; the amount is its points
    REWARD_PAID = 12  # its reward came from the reserve
    REWARD_DUE = 13  # the reserve lacks the reward; a substitute is to be chosen
    REWARD_MISSING = 14  # nor has it a substitute (R4.3)
    COINS = 15  # a seat has this many coins more, or less
    COINS_READY = 16  # this many more of a seat's coins, or fewer, can be spent
    # What became of the market and the mastermind
    LOCK_TAKEN = 17  # a lock went from a column, the place, to the mastermind (R7.3)
    MASTERMIND_TAKE = 18  # the mastermind took a puzzle; the amount is its points
    MASTERMIND_PASS = 19  # it took none
    LOCKS = 20  # a column, the place, has this many locks more, or fewer
    MASTERMIND_LOCKS = 21  # the mastermind's supply has this many locks more, or fewer
    REFILL = 22  # a card was turned up on a place
    # How far the game has come
    LAST_ROUND = 23  # the end is in sight; the amount is the last round's number
    TILE_GONE = 24  # the tile of a round was removed; the amount is its index
    IDLE_ROUNDS = 25  # there have been this many idle rounds in a row (R3.8)
    ROUND = 26  # a round began; the amount is its number
    TOUCHES = 27  # the finishing touches began; the amount is the `EndReason`
    OVER = 28  # the game ended
    TURN = 29  # a seat's turn, or its finishing touches, began


EFFECT = np.dtype(
    (
        np.record,
        [
            ("kind", np.uint8),  # an `EffectKind`
            ("seat", np.uint8),  # whose it is, or NONE
            ("place", np.uint8),  # of the market, or a column of it, or NONE
            ("slot", np.uint8),  # or NONE
            ("puzzle", np.uint8),  # or NONE
            ("piece", np.uint8),  # its shape, or NONE
            ("amount", np.int16),
        ],
    )
)
MOST_EFFECTS = 64  # of one action; no action comes near
EFFECTS = np.dtype((np.record, [("effects", EFFECT, MOST_EFFECTS)]))


# Replaying


@kernel
def apply_deed(state: State, effect: Any) -> None:
    """Make so what the action itself did."""
    kind, shape, slot = integer(effect.kind), integer(effect.piece), integer(effect.slot)
    if uses_an_action(state, kind):
        state.actions_left -= 1
    if kind == EffectKind.TAKE:
        fill_slot(state, slot, integer(effect.puzzle))
        state.market[effect.place] = NONE
    elif kind == EffectKind.PIECE:
        gain_piece(state, shape)
    elif kind == EffectKind.UPGRADE:
        upgrade_piece(state, integer(effect.amount), shape)
    elif kind == EffectKind.PLACE:
        lay_piece(state, slot, integer(effect.amount))
    elif kind == EffectKind.REWARD:
        choose_reward(state, shape)
        state.phase = Phase.ACT
    elif kind == EffectKind.MASTER:
        begin_master(state)
    elif kind == EffectKind.DONE and state.phase == Phase.MASTER:
        state.phase = Phase.ACT
        state.mastered = 0
    elif kind == EffectKind.INSERT:
        buy_action(state)


@kernel
def apply_to_seat(state: State, effect: Any) -> None:
    """Make so what became of a seat's puzzles, pieces and coins."""
    kind, seat, amount = integer(effect.kind), integer(effect.seat), integer(effect.amount)
    if kind == EffectKind.TOUCH_COST:
        pay_touch(state)
    elif kind == EffectKind.COMPLETE:
        clear_slot(state, integer(effect.slot))
    elif kind == EffectKind.REWARD_PAID:
        gain_piece(state, integer(effect.piece))
    elif kind == EffectKind.REWARD_DUE:
        state.reward_due = effect.piece
        state.phase = Phase.REWARD
    elif kind == EffectKind.COINS:
        state.pending[seat] += amount
        state.bank -= amount
    elif kind == EffectKind.COINS_READY:
        state.pending[seat] -= amount
        state.available[seat] += amount


@kernel
def apply_to_table(state: State, effect: Any) -> None:
    """Make so what became of the market and the mastermind."""
    kind, place, amount = integer(effect.kind), integer(effect.place), integer(effect.amount)
    if kind == EffectKind.REFILL:
        is_black = effect.puzzle >= FIRST_OF[BLACK]
        state.market[place] = draw_card(state, integer(is_black))
    elif kind == EffectKind.LOCK_TAKEN:
        give_lock(state, place)
    elif kind == EffectKind.MASTERMIND_TAKE:
        collect(state, place)
    elif kind == EffectKind.LOCKS:
        state.locks[place] += amount
    elif kind == EffectKind.MASTERMIND_LOCKS:
        state.mastermind_supply += amount


@kernel
def apply_to_round(state: State, effect: Any) -> None:
    """Make so how far the game has come."""
    kind, amount = integer(effect.kind), integer(effect.amount)
    if kind == EffectKind.LAST_ROUND:
        state.last_round = amount
    elif kind == EffectKind.TILE_GONE:
        state.tiles[amount] = NONE
    elif kind == EffectKind.IDLE_ROUNDS:
        state.idle_rounds = amount
    elif kind == EffectKind.ROUND:
        state.round_number = amount
        state.moved = 0
    elif kind == EffectKind.TOUCHES:
        state.end_reason = amount
        state.phase = Phase.TOUCH
    elif kind == EffectKind.OVER:
        state.phase = Phase.OVER


@kernel
def apply_effect(state: State, effect: Any) -> None:
    """Make one effect so."""
    if effect.kind <= EffectKind.END:
        apply_deed(state, effect)
    elif effect.kind <= EffectKind.COINS_READY:
        apply_to_seat(state, effect)
    elif effect.kind <= EffectKind.REFILL:
        apply_to_table(state, effect)
    elif effect.kind < EffectKind.TURN:
        apply_to_round(state, effect)
    elif state.phase == Phase.TOUCH:
        begin_touches(state, integer(effect.seat))
    else:
        begin_turn(state, integer(effect.seat))


# Listing


@kernel
def add_effect(
    middle: State,
    out: Any,
    size: int,
    kind: int,
    seat: int = NONE,
    place: int = NONE,
    slot: int = NONE,
    puzzle: int = NONE,
    shape: int = NONE,
    amount: int = 0,
) -> int:
    """List an effect and make it so in the position between; the new size."""
    effect = out[size]
    effect.kind = kind
    effect.seat = seat
    effect.place = place
    effect.slot = slot
    effect.puzzle = puzzle
    effect.piece = shape
    effect.amount = amount
    apply_effect(middle, effect)
    return size + 1


@kernel
def list_deed(middle: State, action: int, out: Any) -> int:
    """The action itself."""
    kind, seat = kind_of(action), integer(middle.player)
    place = slot = puzzle = shape = NONE
    amount = 0
    if kind == Kind.TAKE:
        place, slot = taken_place(action), free_slot(middle)
        puzzle = integer(middle.market[place])
    elif kind == Kind.PIECE:
        shape = taken_piece(action)
    elif kind == Kind.UPGRADE:
        amount, shape = traded_shapes(action)
    elif kind == Kind.PLACE:
        slot, amount = placed_at(action)
        puzzle, shape = integer(middle.puzzle[seat, slot]), PLACEMENT_SHAPE[amount]
    elif kind == Kind.REWARD:
        amount, shape = integer(middle.reward_due), chosen_reward(action)
    elif kind == Kind.DONE:
        amount = integer(middle.phase == Phase.TOUCH)
    return add_effect(middle, out, 0, kind, seat, place, slot, puzzle, shape, amount)


@kernel
def list_touch_cost(middle: State, after: State, out: Any, size: int) -> int:
    """What a finishing touch cost: a point, or in Finesse a coin (R8.7)."""
    seat = integer(middle.player)
    points = integer(after.touches[seat]) - integer(middle.touches[seat])
    return add_effect(middle, out, size, EffectKind.TOUCH_COST, seat, amount=points)


@kernel
def list_refill(middle: State, after: State, place: int, out: Any, size: int) -> int:
    """The card that was turned up on a place, if there was one, and what that started (R5.1)."""
    colour = colour_behind(middle, place)
    left = integer(middle.deck_left[colour])
    if left == 0:
        return size
    puzzle = integer(middle.deck[colour, left - 1])
    size = add_effect(middle, out, size, EffectKind.REFILL, place=place, puzzle=puzzle)
    last = integer(after.last_round)
    if left == 1 and colour == BLACK and last != middle.last_round:
        size = add_effect(middle, out, size, EffectKind.LAST_ROUND, amount=last)
    return size


@kernel
def list_take(middle: State, after: State, place: int, out: Any, size: int) -> int:
    """What a taken puzzle leaves behind: a lock that moves (R7.3), a place that is refilled."""
    column = place % GRID_COLUMNS
    if is_solo(middle) and middle.locks[column] > 0:
        seat = integer(middle.player)
        size = add_effect(middle, out, size, EffectKind.LOCK_TAKEN, seat, column)
    return list_refill(middle, after, place, out, size)


@kernel
def list_reward(middle: State, after: State, slot: int, puzzle: int, out: Any, size: int) -> int:
    """What a completed puzzle paid (R4.2), or why it did not (R4.3)."""
    seat, shape = integer(middle.player), PUZZLE_REWARD[puzzle]
    kind = EffectKind.REWARD_MISSING
    if after.reserve[shape] < middle.reserve[shape]:
        kind = EffectKind.REWARD_PAID
    elif after.phase == Phase.REWARD:
        kind = EffectKind.REWARD_DUE
    return add_effect(middle, out, size, kind, seat, NONE, slot, puzzle, shape)


@kernel
def list_completions(middle: State, after: State, out: Any, size: int) -> int:
    """The puzzles that were completed, in slot order (R4.4), each with its reward."""
    seat, pays = integer(middle.player), middle.phase != Phase.TOUCH
    for slot in range(SLOTS):
        puzzle = integer(middle.puzzle[seat, slot])
        if puzzle == NONE or not has_bit(after.finished[seat], puzzle):
            continue
        points = PUZZLE_POINTS[puzzle]
        kind = EffectKind.COMPLETE
        size = add_effect(middle, out, size, kind, seat, NONE, slot, puzzle, NONE, points)
        if pays:
            size = list_reward(middle, after, slot, puzzle, out, size)
    return size


@kernel
def list_coins(middle: State, after: State, out: Any, size: int) -> int:
    """How everybody's coins changed, and which of them can be spent (R8.3, R8.4)."""
    for seat in range(integer(middle.seats)):
        change = coins_of(after, seat) - coins_of(middle, seat)
        if change != 0:
            size = add_effect(middle, out, size, EffectKind.COINS, seat, amount=change)
        ready = integer(after.available[seat]) - integer(middle.available[seat])
        if ready != 0:
            size = add_effect(middle, out, size, EffectKind.COINS_READY, seat, amount=ready)
    return size


@kernel
def list_mastermind_take(middle: State, place: int, out: Any, size: int) -> int:
    """A puzzle that the mastermind took, if it did."""
    if place == NONE:
        return size
    puzzle = integer(middle.market[place])
    points = PUZZLE_POINTS[puzzle]
    kind = EffectKind.MASTERMIND_TAKE
    return add_effect(middle, out, size, kind, NONE, place, NONE, puzzle, NONE, points)


@kernel
def list_mastermind(middle: State, after: State, out: Any, size: int) -> int:
    """The mastermind's turn (R7.4-R7.6, R9.2)."""
    first, second = next_takes(middle)
    if first == NONE:
        size = add_effect(middle, out, size, EffectKind.MASTERMIND_PASS)
    size = list_mastermind_take(middle, first, out, size)
    size = list_mastermind_take(middle, second, out, size)
    held = integer(after.mastermind_supply) - integer(middle.mastermind_supply)
    if held != 0:
        size = add_effect(middle, out, size, EffectKind.MASTERMIND_LOCKS, amount=held)
    for column in range(GRID_COLUMNS):
        locks = integer(after.locks[column]) - integer(middle.locks[column])
        if locks != 0:
            size = add_effect(middle, out, size, EffectKind.LOCKS, place=column, amount=locks)
    if first != NONE:
        for place in range(first % GRID_COLUMNS, PLACES, GRID_COLUMNS):
            if middle.market[place] == NONE:
                size = list_refill(middle, after, place, out, size)
    return size


@kernel
def list_end_of_round(middle: State, after: State, out: Any, size: int) -> int:
    """What ends with a round, and what follows it: another one, or finishing touches."""
    if has_tiles(middle):
        gone = integer(middle.round_number) - 1
        size = add_effect(middle, out, size, EffectKind.TILE_GONE, amount=gone)
    idle = integer(after.idle_rounds)
    if idle != middle.idle_rounds:
        size = add_effect(middle, out, size, EffectKind.IDLE_ROUNDS, amount=idle)
    if after.phase == Phase.TOUCH:
        reason = integer(after.end_reason)
        return add_effect(middle, out, size, EffectKind.TOUCHES, amount=reason)
    number = integer(after.round_number)
    return add_effect(middle, out, size, EffectKind.ROUND, amount=number)


@kernel
def list_turn(before: State, middle: State, after: State, out: Any, size: int) -> int:
    """What the end of a turn, if this was it, brought."""
    touches_begin = after.phase == Phase.TOUCH and before.phase != Phase.TOUCH
    if touches_begin or after.round_number != before.round_number:
        if is_solo(middle):
            size = list_mastermind(middle, after, out, size)
        size = list_end_of_round(middle, after, out, size)
    elif after.phase == Phase.OVER:
        return add_effect(middle, out, size, EffectKind.OVER)
    elif after.player == before.player:
        return size
    return add_effect(middle, out, size, EffectKind.TURN, integer(after.player))


@kernel
def list_effects(before: State, action: int, after: State, middle: State, out: Any) -> int:
    """List what followed from an action, the action first; how many effects there are.

    `middle` is scratch: it begins as the position before, and ends as the one after.
    """
    kind = kind_of(action)
    size = list_deed(middle, action, out)
    if kind == Kind.TAKE:
        size = list_take(middle, after, taken_place(action), out, size)
    elif kind == Kind.PLACE and before.phase == Phase.TOUCH:
        size = list_touch_cost(middle, after, out, size)
    size = list_completions(middle, after, out, size)
    if has_tiles(before):
        size = list_coins(middle, after, out, size)
    return list_turn(before, middle, after, out, size)


@kernel
def list_effects_at(positions: Any, action: int, out: Any) -> int:
    """`list_effects` for an array of three records: before, after, and a copy of before.

    It writes to an EFFECTS record.
    """
    return list_effects(positions[0], action, positions[1], positions[2], out.effects)


@kernel
def apply_effects_at(games: Any, index: int, effects: Any) -> None:
    """Make effects so, one after the other, in one game."""
    for n in range(len(effects)):
        apply_effect(games[index], effects[n])
