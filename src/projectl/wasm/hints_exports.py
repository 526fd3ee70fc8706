"""What speaks for a turn, as functions of the module."""

from typing import Any

from projectl.agents.hints import claims, figures, turn, waste
from projectl.agents.hints.claim import CLAIM
from projectl.agents.hints.figures import FIGURES
from projectl.agents.hints.turn import TURN
from projectl.agents.hints.waste import WARNING
from projectl.rules.kernel import integer
from projectl.rules.state import STATE, State
from projectl.wasm.export import export
from projectl.wasm.records import SOLVER


@export(TURN, result=int)
def play_turn(played: Any) -> int:
    return integer(turn.play_turn(played))


@export(TURN, SOLVER, CLAIM)
def claim_for_turn(played: Any, solver: Any, claim: Any) -> None:
    claims.find_claim(played, solver, 0, claim)


@export(TURN, TURN, CLAIM)
def claim_for_touches(touched: Any, done: Any, claim: Any) -> None:
    claims.claim_for_touches(touched, done, claim)


@export(STATE, int, SOLVER, WARNING)
def warn_of_waste(state: State, action: int, solver: Any, warning: Any) -> None:
    waste.find_waste(state, action, solver, warning)


@export(float, float, int, FIGURES)
def write_odds(chance: float, margin: float, mode: int, out: Any) -> None:
    figures.tell_odds(chance, margin, mode, out)


@export(float, float, int, FIGURES)
def write_outcome(chance: float, margin: float, mode: int, out: Any) -> None:
    figures.tell_outcome(chance, margin, mode, out)


@export(float, result=int)
def percent_of(chance: float) -> int:
    return figures.percent_of(chance)


@export(float, result=int)
def points_of(margin: float) -> int:
    return figures.points_of(margin)
