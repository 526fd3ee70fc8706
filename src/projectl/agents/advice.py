"""Advice for the player to act: the turns that look best, what each gains, and why.

for turn in advise(game.view(game.player)):
    print(turn.change, *turn.actions, turn.reason)
"""

from dataclasses import dataclass
from functools import cache

from projectl.agents.agent import Budget
from projectl.agents.explain import reason_for
from projectl.agents.search import SearchAgent
from projectl.game import solver
from projectl.game.actions import Action, Done, Place
from projectl.game.notation import cell_names
from projectl.game.text import plural
from projectl.game.view import View
from projectl.rules.state import Phase

SECONDS = 1.0  # of thought about a turn


@dataclass(frozen=True)
class Advice:
    """A turn, or the rest of one, and what speaks for it."""

    actions: tuple[Action, ...]
    change: float  # points gained against what was expected before
    margin: float  # points ahead of the best other at the end, expected
    reason: str


@cache
def adviser() -> SearchAgent:
    """Who is asked for turns unless somebody else is."""
    return SearchAgent(budget=Budget(seconds=SECONDS))


def advise(view: View, most: int = 3, agent: SearchAgent | None = None) -> list[Advice]:
    """The best turns for the player to act, best first; nothing for anybody else."""
    if not view.legal:
        return []
    if view.phase is Phase.TOUCH:
        return [touch(view)]
    found = (agent or adviser()).candidates(view, most)
    return [
        Advice(turn.actions, turn.change, turn.margin, reason_for(view, turn.actions))
        for turn in found
    ]


def touch(view: View) -> Advice:
    """A finishing touch, if a puzzle brings more than its pieces cost."""
    own = view.seats[view.player]
    pieces = solver.pieces_of(own.supply)
    coins = own.available + own.pending
    twice = 2 if view.mastermind else 1  # unfinished puzzles are deducted (R7.8)
    best: tuple[int, int, solver.Tiling] | None = None
    for number, slot in enumerate(own.slots, 1):
        tiling = solver.fewest_pieces(slot.hole, pieces) if slot else None
        if not slot or not tiling:
            continue
        gain = twice * slot.puzzle.points - max(0, len(tiling) - coins)
        if gain > 0 and (best is None or gain > best[0]):
            best = gain, number, tiling
    lead = own.score - best_other(view)
    if best is None:
        return Advice((Done(),), 0, lead, "no further touch brings more points than it costs")
    gain, number, tiling = best
    touches = tuple(
        Place(number, laid.shape, tuple(cell_names(laid.mask)))
        for laid in sorted(tiling, key=lambda laid: -laid.shape.level)
    )
    reason = f"completes slot {number}: {plural(gain, 'point')} more in all"
    return Advice(touches, gain, lead + gain, reason)


def best_other(view: View) -> int:
    """The score to beat."""
    others = [seat.score for seat in view.seats if seat.number != view.player]
    return max(others) if view.mastermind is None else view.mastermind.score
