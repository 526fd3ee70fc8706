"""Advice for the player to act: the turns that look best, what each promises, and why.

for turn in advise(game.view(game.player)):
    print(turn.win_chance, *turn.actions, words_in("en").say(turn.reason))
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from projectl.agents.agent import Budget
from projectl.agents.explain import STANDING, reason_for_touches, reason_for_turn
from projectl.agents.hints.figures import (
    FIGURES,
    Figure,
    Outcome,
    percent_of,
    points_of,
    tell_odds,
    tell_outcome,
)
from projectl.agents.played_turn import PlayedTurn, play_turn
from projectl.agents.search import Candidate, SearchAgent
from projectl.game.actions import Action, Done
from projectl.game.phrases import Form, Phrase, Source, word_of
from projectl.game.view import View
from projectl.rules.rewards import lead_of, outcome_reward
from projectl.rules.state import STATE, Phase
from projectl.texts import Message

SECONDS = 1.0  # of search for a turn
HINTS = 3  # turns to choose from

_PERCENT = {"percent": Source("percent")}
_OUTCOME = {"outcome": Source("outcome", Form.WORD, words=tuple(map(word_of, Outcome)))}
_LEADS = (Phrase("hint-lead", {**STANDING, "points": Source("points")}),)
_LEAD = {"lead": Source("lead", Form.MESSAGE, phrases=_LEADS)}
_PARAMETERS = {
    Figure.ODDS: {**_PERCENT, **_LEAD},
    Figure.ODDS_SOLO: {**_PERCENT, **_LEAD},
    Figure.OUTCOME: {**_OUTCOME, **_LEAD},
    Figure.OUTCOME_SOLO: {**_OUTCOME, **_LEAD},
}
FIGURE_PHRASES = tuple(
    Phrase(f"hint-{word_of(figure)}", params) for figure, params in _PARAMETERS.items()
)


@dataclass(frozen=True)
class Advice:
    """A turn, or the part of one that is certain, what it promises, and what speaks for it.

    Changes are against what was expected before the turn; of touches, against making none.
    """

    actions: tuple[Action, ...]
    win_chance: float  # from 0 to 1; a shared win counts half
    win_change: float
    margin: float  # points ahead of the best other at the end, expected
    change: float
    figures: Message  # chance and margin, rounded, to be read
    reason: Message
    goes_on: bool = False  # a card is turned up, and the rest of the turn depends on it


@cache
def adviser() -> SearchAgent:
    """Who is asked for turns unless somebody else is."""
    return SearchAgent(budget=Budget(seconds=SECONDS))


def advise(view: View, most: int = HINTS, agent: SearchAgent | None = None) -> list[Advice]:
    """The best turns for the player to act, best first; nothing for anybody else."""
    if not view.legal:
        return []
    agent = agent or adviser()
    if view.phase is Phase.TOUCH:
        return [advise_touches(view, agent)]
    return [advise_turn(view, turn) for turn in reconcile(agent.candidates(view, most))]


def advise_turn(view: View, turn: Candidate) -> Advice:
    """A turn that the search found, explained."""
    played = play_turn(view, turn.actions)
    return Advice(
        turn.actions,
        turn.win_chance,
        turn.win_change,
        turn.margin,
        turn.change,
        odds(view, turn),
        reason_for_turn(played),
        played.goes_on,
    )


def odds(view: View, turn: Candidate) -> Message:
    """What the search expects of a turn."""
    figures = np.zeros(1, FIGURES)[0]
    tell_odds(turn.win_chance, turn.margin, int(view.mode), figures)
    return FIGURE_PHRASES[int(figures.code)].read(figures)


def rounded(turn: Candidate) -> tuple[int, int]:
    """The figures as they are read: chance in percent, margin in points."""
    return int(percent_of(turn.win_chance)), int(points_of(turn.margin))


def reconcile(turns: Sequence[Candidate]) -> list[Candidate]:
    """Turns, best first, with figures that do not contradict that order.

    The first is the one that the search visited most, and would play. It comes back to whatever
    promises more, so a turn that shows more yet was visited less was looked at too little to tell.
    Such turns are told what the first is: the mean of all their visits (isotonic regression, by
    pooling adjacent violators). All others are in the order of what is shown.
    """
    pools: list[list[Candidate]] = []
    for turn in (*turns[:1], *sorted(turns[1:], key=rounded, reverse=True)):
        pools.append([turn])
        while len(pools) > 1 and rounded(pools[-2][0]) < rounded(pools[-1][0]):
            last = pools.pop()
            pools[-1] = pool([*pools[-1], *last])
    return [turn for pooled in pools for turn in pooled]


def pool(turns: Sequence[Candidate]) -> list[Candidate]:
    """The same turns, each with the mean figures of all, weighted by visits."""
    visits = [turn.visits for turn in turns]
    chance = float(np.average([turn.win_chance for turn in turns], weights=visits))
    margin = float(np.average([turn.margin for turn in turns], weights=visits))
    return [
        replace(
            turn,
            win_chance=chance,
            win_change=turn.win_change + chance - turn.win_chance,
            margin=margin,
            change=turn.change + margin - turn.margin,
        )
        for turn in turns
    ]


def advise_touches(view: View, agent: SearchAgent) -> Advice:
    """The finishing touches that the agent itself would play, and what they gain."""
    actions = agent.touches(view)
    touched, done = play_turn(view, actions), play_turn(view, [Done()])
    (chance, margin), (chance_done, _) = (outcome_of(turn, agent) for turn in (touched, done))
    return Advice(
        actions,
        chance,
        chance - chance_done,
        margin,
        touched.score - done.score,
        known_outcome(view, chance, margin),
        reason_for_touches(touched, done),
    )


def outcome_of(turn: PlayedTurn, agent: SearchAgent) -> tuple[float, float]:
    """The chance to win, which is known by now, and the margin, if the others touch as they should.

    A shared win counts half.
    """
    game = np.zeros(1, STATE)
    game[0] = turn.after
    agent.play_touches(game)
    outcome, margin = outcome_reward(game[0], turn.seat), lead_of(game[0], turn.seat)
    return (float(outcome) + 1) / 2, float(margin)


def known_outcome(view: View, chance: float, margin: float) -> Message:
    """How the game ends."""
    figures = np.zeros(1, FIGURES)[0]
    tell_outcome(chance, margin, int(view.mode), figures)
    return FIGURE_PHRASES[int(figures.code)].read(figures)
