"""What an action did, in words, read off the positions before and after it."""

from collections.abc import Sequence

from projectl.game.notation import cell_names
from projectl.game.reasons import listed
from projectl.game.text import NAMES, plural
from projectl.game.view import pile_of
from projectl.rules.actions import (
    Kind,
    chosen_reward,
    kind_of,
    placed_at,
    taken_piece,
    taken_place,
    traded_shapes,
)
from projectl.rules.coins import coins_of
from projectl.rules.legal import INSERT_PRICE
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, Shape
from projectl.rules.puzzles import PUZZLES, Puzzle
from projectl.rules.state import Phase, State, is_solo


def tell(before: State, action: int, after: State, names: Sequence[str] = NAMES) -> list[str]:
    """One sentence for the action and what followed from it, and one for each other event."""
    seat = int(before.player)
    did = [deed(before, action), *completed(before, action, after, seat)]
    lines = [f"{names[seat]} {listed(did)}{coins_gained(before, action, after, seat)}."]
    touches_begin = after.phase == Phase.TOUCH and before.phase != Phase.TOUCH
    if is_solo(before) and (touches_begin or after.round_number > before.round_number):
        lines.append(mastermind_turn(before, after))
    if after.last_round and not before.last_round:
        lines.append(deck_ran_out(before, after))
    if touches_begin:
        lines.append("The finishing touches begin.")
    return lines


def card_text(puzzle: Puzzle) -> str:
    """`the 2-point puzzle with reward I4`."""
    return f"the {puzzle.points}-point puzzle with reward {puzzle.reward.name}"


def deed(before: State, action: int) -> str:
    """The action itself, in the past tense."""
    kind = Kind(kind_of(action))
    if kind is Kind.TAKE:
        return f"took {card_text(PUZZLES[before.market[taken_place(action)]])}"
    if kind is Kind.PIECE:
        return f"took {Shape(taken_piece(action)).name}"
    if kind is Kind.UPGRADE:
        give, get = traded_shapes(action)
        return f"exchanged {Shape(give).name} for {Shape(get).name}"
    if kind is Kind.PLACE:
        slot, placement = placed_at(action)
        cells = " ".join(cell_names(PLACEMENT_MASK[placement]))
        return f"placed {Shape(PLACEMENT_SHAPE[placement]).name} on slot {slot + 1} ({cells})"
    if kind is Kind.REWARD:
        due = Shape(before.reward_due).name
        return f"chose {Shape(chosen_reward(action)).name} for the missing reward {due}"
    if kind is Kind.DONE:
        return "ended the Master" if before.phase == Phase.MASTER else "ended the touches"
    return {
        Kind.MASTER: "began a Master",
        Kind.INSERT: f"paid {INSERT_PRICE} coins for one more action",
        Kind.PASS: "passed",
        Kind.END: "ended the turn",
    }[kind]


def completed(before: State, action: int, after: State, seat: int) -> list[str]:
    """The puzzles an action finished, and the rewards that came for them."""
    puzzles = pile_of(int(after.finished[seat]) & ~int(before.finished[seat]))
    if not puzzles:
        return []
    said = [f"completed {listed(f'a {puzzle.points}-point puzzle' for puzzle in puzzles)}"]
    paid = [int(old) - int(new) for old, new in zip(before.reserve, after.reserve, strict=True)]
    if kind_of(action) == Kind.REWARD:
        paid[chosen_reward(action)] -= 1
    if any(paid):
        said.append(f"got {listed(shape.name for shape in Shape for _ in range(paid[shape]))}")
    if after.phase == Phase.REWARD:
        said.append(f"may choose a piece, the reserve having no {Shape(after.reward_due).name}")
    return said


def coins_gained(before: State, action: int, after: State, seat: int) -> str:
    """`: 2 coins` when a tile paid; a bought action's price is told by the deed."""
    gain = int(coins_of(after, seat)) - int(coins_of(before, seat))
    if gain == 0 or kind_of(action) == Kind.INSERT:
        return ""
    return f": {'+' if gain > 0 else '-'}{plural(abs(gain), 'coin')}"


def deck_ran_out(before: State, after: State) -> str:
    """That the end is near, and how near (R5.1, R7.7)."""
    deck = "deck" if is_solo(before) else "black deck"
    left = "one more round" if after.round_number == after.last_round else "this round and one more"
    return f"The {deck} has run out: {left} will be played."


def mastermind_turn(before: State, after: State) -> str:
    """What the mastermind took and where the locks are now."""
    taken = pile_of(int(after.mastermind_finished) & ~int(before.mastermind_finished))
    what = listed(card_text(puzzle) for puzzle in taken) if taken else "nothing"
    locks = listed(int(lock) for lock in after.locks)
    return f"The mastermind took {what}; locks now {locks}."
