"""The rules as functions of the module: small kernels over records and numbers."""

from typing import Any

from projectl.rules import hidden, listing, mastermind, random_play, scoring, solve
from projectl.rules.apply import apply
from projectl.rules.chance import seed_generator
from projectl.rules.dealing import deal
from projectl.rules.effects import list_effects
from projectl.rules.kernel import integer
from projectl.rules.legal import is_legal
from projectl.rules.pieces import CELLS, SHAPES
from projectl.rules.reasons import REASON, against_action, against_shape
from projectl.rules.state import STATE, State
from projectl.wasm.export import export
from projectl.wasm.records import (
    EFFECTS,
    FORECAST,
    LISTING,
    SCORES,
    SEED,
    SOLVER,
)

# Dealing, and what is hidden


@export(STATE, int, int, int, SEED)
def deal_game(state: State, mode: int, seats: int, difficulty: int, seed: Any) -> None:
    state.mode = mode
    state.seats = seats
    state.difficulty = difficulty
    seed_generator(state, seed.words)
    deal(state)


@export(STATE)
def hide_cards(state: State) -> None:
    hidden.hide_cards(state)


@export(STATE, SEED)
def determinize(state: State, seed: Any) -> None:
    seed_generator(state, seed.words)
    hidden.reshuffle_hidden(state)


# Playing


@export(STATE, LISTING, result=int)
def list_legal(state: State, out: Any) -> int:
    return listing.list_legal(state, out.actions)


@export(STATE, int, result=int)
def may_play(state: State, action: int) -> int:
    return integer(is_legal(state, action))


@export(STATE, int)
def apply_action(state: State, action: int) -> None:
    apply(state, action)


@export(STATE, int, STATE, STATE, EFFECTS, result=int)
def write_effects(before: State, action: int, after: State, middle: State, out: Any) -> int:
    return list_effects(before, action, after, middle, out.effects)


@export(STATE, int, REASON)
def explain_action(state: State, action: int, out: Any) -> None:
    against_action(state, action, out)


@export(STATE, int, int, REASON)
def explain_shape(state: State, slot: int, shape: int, out: Any) -> None:
    against_shape(state, slot, shape, out)


@export(STATE, int, result=int)
def random_action(state: State, policy: int) -> int:
    return random_play.random_action(state, policy)


@export(STATE, int, int)
def play_on(state: State, policy: int, moves: int) -> None:
    random_play.play_on(state, policy, moves)


# Scoring


@export(STATE, int, result=int)
def score_of(state: State, seat: int) -> int:
    return scoring.score_of(state, seat)


@export(STATE, result=int)
def mastermind_score(state: State) -> int:
    return scoring.mastermind_score(state)


@export(STATE, SCORES, result=int)
def write_scores(state: State, out: Any) -> int:
    return scoring.write_scores(state, out.scores)


@export(STATE, result=int)
def deciding_tie_break(state: State) -> int:
    return scoring.deciding_tie_break(state)


@export(STATE, FORECAST)
def forecast(state: State, out: Any) -> None:
    first, second = mastermind.forecast(state)
    out.places[0] = first
    out.places[1] = second


# The solver: a hole, and the pieces of the record


@export(SOLVER, int, result=float)
def count_ways(solver: Any, hole: int) -> float:
    stock = solve.stock_of(solver.pieces)
    return float(solve.count_ways(hole, stock, solver.memory, solver.steps))


@export(SOLVER, int, int, result=int)
def list_ways(solver: Any, hole: int, most: int) -> int:
    stock, out = solve.stock_of(solver.pieces), solver.ways[:most]
    return solve.list_ways(hole, stock, CELLS, solver.memory, solver.steps, out)


@export(SOLVER, int, int, result=int)
def list_fewest(solver: Any, hole: int, most: int) -> int:
    stock, out = solve.stock_of(solver.pieces), solver.ways[:most]
    return solve.list_fewest(hole, stock, solver.memory, solver.steps, out)


@export(SOLVER, int, result=int)
def list_missing(solver: Any, hole: int) -> int:
    stock = solve.stock_of(solver.pieces)
    found = solve.list_missing(hole, stock, solver.memory, solver.steps, solver.missing)
    for n in range(found):
        for shape in range(SHAPES):
            solver.counts[n, shape] = solve.held(solver.missing[n], shape)
    return found
