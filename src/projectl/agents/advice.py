"""Advice for the player to act: the turns that look best, what each gains, and why.

for turn in advise(game.view(game.player)):
    print(turn.change, *turn.actions, words_in("en").say(turn.reason))
"""

from dataclasses import dataclass
from functools import cache

from projectl.agents.agent import Budget
from projectl.agents.explain import play_turn, reason_for, reason_for_touches
from projectl.agents.planning.features import lead_of
from projectl.agents.search import SearchAgent
from projectl.game.actions import Action, Done
from projectl.game.view import View
from projectl.rules.state import Phase
from projectl.texts import Message

SECONDS = 1.0  # of search for a turn


@dataclass(frozen=True)
class Advice:
    """A turn, or the rest of one, and what speaks for it."""

    actions: tuple[Action, ...]
    change: float  # points gained against what was expected before
    margin: float  # points ahead of the best other at the end, expected
    reason: Message


@cache
def adviser() -> SearchAgent:
    """Who is asked for turns unless somebody else is."""
    return SearchAgent(budget=Budget(seconds=SECONDS))


def advise(view: View, most: int = 3, agent: SearchAgent | None = None) -> list[Advice]:
    """The best turns for the player to act, best first; nothing for anybody else."""
    if not view.legal:
        return []
    agent = agent or adviser()
    if view.phase is Phase.TOUCH:
        return [advise_touches(view, agent)]
    return [
        Advice(turn.actions, turn.change, turn.margin, reason_for(view, turn.actions))
        for turn in agent.candidates(view, most)
    ]


def advise_touches(view: View, agent: SearchAgent) -> Advice:
    """The finishing touches that the agent itself would play, and what they gain."""
    actions = agent.touches(view)
    touched, done = play_turn(view, actions), play_turn(view, [Done()])
    lead = float(lead_of(touched.after, view.player))
    return Advice(actions, touched.score - done.score, lead, reason_for_touches(touched, done))
