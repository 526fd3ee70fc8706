"""What does a picture say? Status, ranking and descriptions of a view, in words."""

from collections.abc import Iterable

from projectl.game.svg.puzzle import card_words, laid_words
from projectl.game.text import NAMES, REASONS, counts, plural
from projectl.game.view import Seat, View
from projectl.rules.puzzles import Puzzle
from projectl.rules.state import ROUNDS_WITH_TILES, Mode, Phase

MASTERMIND = "Mastermind"

MODES = {
    Mode.BASE: "base game",
    Mode.SOLO: "solo",
    Mode.FINESSE: "Finesse",
    Mode.FINESSE_SOLO: "Finesse solo",
}


def table_words(view: View) -> str:
    """What is played: `base game, 2 players`."""
    if view.difficulty is None:
        return f"{MODES[view.mode]}, {plural(len(view.seats), 'player')}"
    return f"{MODES[view.mode]}, {view.difficulty.name.lower()}"


def round_words(view: View) -> str:
    """Where the game stands: `Round 3 of 10, the last`."""
    if view.phase is Phase.OVER:
        return "Game over"
    if view.phase is Phase.TOUCH:
        return "Finishing touches"
    of = f" of {ROUNDS_WITH_TILES}" if view.tiles else ""
    if view.last_round:
        of += ", the last" if view.round_number == view.last_round else ", the last but one"
    return f"Round {view.round_number}{of}"


def task_words(view: View, brief: bool = False) -> str:
    """What the player to act has to do now; in brief, without the slots of a Master."""
    if view.phase is Phase.OVER:
        return REASONS[view.end_reason]
    if view.phase is Phase.TOUCH:
        return "each piece placed costs a " + ("coin or a point" if view.tiles else "point")
    if view.phase is Phase.REWARD and view.reward_due is not None:
        return f"chooses a substitute for {view.reward_due.name}"
    left = plural(view.actions_left, "action") + " left"
    if view.phase is Phase.MASTER:
        where = ""
        if view.mastered and not brief:
            slots = " ".join(map(str, view.mastered))
            where = f" on slot{'s' if len(view.mastered) > 1 else ''} {slots}"
        return f"Master{where}, {left}"
    return left + (", Master used" if view.master_used else "")


def ranking(view: View) -> list[tuple[int, str, int]]:
    """Rank, name and points of everybody, the best first; in solo against the mastermind."""
    assert view.outcome is not None
    seats = len(view.seats)
    return sorted(
        (line.rank, NAMES[line.seat] if line.seat < seats else MASTERMIND, line.total)
        for line in view.outcome.scores
    )


def result_words(view: View) -> str:
    """How the game ended: `Player 2 wins, 14 to 9`; among more than two, `with 14 points`."""
    lines = ranking(view)
    first = [name for rank, name, _ in lines if rank == 1]
    verb = "wins" if len(first) == 1 else "share the victory"
    said = f"{' and '.join(first)} {verb}"
    if len(lines) == 2:
        return f"{said}, {lines[0][2]} to {lines[1][2]}"
    return f"{said} with {plural(lines[0][2], 'point')}"


def offer_words(places: Iterable[str], market: Iterable[Puzzle | None]) -> str:
    """What lies in the rows or the grid, place by place."""
    said = (
        f"{place} {card_words(puzzle) if puzzle else 'empty'}"
        for place, puzzle in zip(places, market, strict=True)
    )
    return "; ".join(said)


def seat_words(view: View, seat: Seat) -> str:
    """Everything in front of one player."""
    said = [f"{NAMES[seat.number]}: {plural(seat.score, 'point')}"]
    said.append(f"{plural(len(seat.finished), 'finished puzzle')}")
    if view.tiles:
        said.append(f"{plural(seat.available, 'coin')} and {seat.pending} pending")
    said.append(f"supply {counts(seat.supply)}")
    for number, slot in enumerate(seat.slots, 1):
        if slot:
            said.append(f"slot {number} {card_words(slot.puzzle)} with {laid_words(slot.laid)}")
    return "; ".join(said) + "."
