"""Warnings: what an action would waste, as a message; only what is certain."""

from threading import local
from typing import Any

import numpy as np

from projectl.agents.hints.waste import WARNING, Waste, find_waste
from projectl.game.actions import Action, number_of
from projectl.game.determinize import determinize
from projectl.game.phrases import Form, Phrase, Source, word_of
from projectl.game.view import View
from projectl.rules.solve import SOLVER
from projectl.rules.state import State
from projectl.texts import Message

_SLOT = {"slot": Source("slot", Form.ORDINAL)}
_SHAPE = {"shape": Source("piece", Form.SHAPE)}
_PLACE = {"place": Source("place", Form.PLACE)}
_PIECES = {"pieces": Source("pieces")}
_POINTS = {"points": Source("points")}
_ACTIONS = {"actions": Source("actions")}

# What each warning is told with; nothing is no parameter.
_PARAMETERS: dict[Waste, dict[str, Source]] = {
    Waste.BREAKS: {**_SHAPE, **_SLOT, **_PIECES},
    Waste.STRANDS: {**_SHAPE, **_SLOT},
    Waste.TRADES_AWAY: {**_SHAPE, **_SLOT},
    Waste.TOO_LATE: {**_PLACE, **_PIECES, **_ACTIONS},
    Waste.TOO_LATE_SOLO: {**_PLACE, **_PIECES, **_ACTIONS, **_POINTS},
    Waste.MISSES: _SLOT,
    Waste.TOUCH_LOST: _SLOT,
    Waste.TOUCH_COSTS: {**_SLOT, **_PIECES, **_POINTS},
    Waste.TOUCH_LEFT: {**_SLOT, **_POINTS},
}
PHRASES = tuple(Phrase(f"waste-{word_of(waste)}", _PARAMETERS.get(waste, {})) for waste in Waste)


class _Solver(local):
    """Each thread's own solver: its answers hold for ever, so it is never emptied."""

    def __init__(self) -> None:
        self.record: Any = np.zeros(1, SOLVER)[0]


_solver = _Solver()


def warning_about(view: View, action: Action) -> Message | None:
    """What a legal action of the player to act would waste, None if nothing for certain."""
    return warning_in(determinize(view)[0], number_of(action, view.mode))


def warning_in(state: State, action: int) -> Message | None:
    """The same of a record; what is hidden in it does not matter."""
    warning = np.zeros(1, WARNING)[0]
    find_waste(state, action, _solver.record, warning)
    if warning.code == Waste.NOTHING:
        return None
    return PHRASES[int(warning.code)].read(warning)
