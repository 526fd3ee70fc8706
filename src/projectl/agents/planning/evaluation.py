"""What a seat can expect, in points: a heuristic, and a network that corrects it.

The network is a small perceptron with two hidden layers of ReLU, one net a mode, trained by
self-play on what the heuristic misjudges.
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from projectl.agents.planning.features import (
    LATEST,
    SOON,
    describe_rival,
    describe_seat,
    turns_to_come,
)
from projectl.agents.planning.scratch import HIDDEN, INPUTS, SECOND_HIDDEN, Scratch
from projectl.agents.planning.touches import touch_gain
from projectl.agents.planning.work import stock_of, work_of
from projectl.rules.bits import count_bits
from projectl.rules.coins import coins_of, pieces_of
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import LEVEL, SHAPES
from projectl.rules.puzzles import PUZZLE_POINTS, PUZZLE_REWARD, Colour
from projectl.rules.scoring import mastermind_score, score_of
from projectl.rules.state import NONE, SLOTS, Mode, Phase, State, has_tiles, is_solo

NETS = len(Mode)
WEIGHTS = Path(__file__).parent / "weights.npz"
HUNDREDTHS = 0.01
AT_THE_END, BY_HEURISTIC, BLACK_LEFT = 0, 1, 2  # what is kept of the best other


class Network(NamedTuple):
    """The weights of every net, one after the other, and the scale of each net's errors."""

    first: NDArray[np.float32]
    first_bias: NDArray[np.float32]
    second: NDArray[np.float32]
    second_bias: NDArray[np.float32]
    last: NDArray[np.float32]
    last_bias: NDArray[np.float32]
    spread: NDArray[np.float32]  # by net and turns to come, in points


class Evaluator(NamedTuple):
    """How positions are evaluated: by heuristic and network, or by the heuristic alone."""

    trained: bool
    network: Network


SPREADS = 4  # none, one, two, or more turns to come


def empty_network() -> Network:
    """A network whose output is always zero."""
    return Network(
        np.zeros((NETS, INPUTS, HIDDEN), np.float32),
        np.zeros((NETS, HIDDEN), np.float32),
        np.zeros((NETS, HIDDEN, SECOND_HIDDEN), np.float32),
        np.zeros((NETS, SECOND_HIDDEN), np.float32),
        np.zeros((NETS, SECOND_HIDDEN), np.float32),
        np.zeros(NETS, np.float32),
        np.full((NETS, SPREADS), 4.0, np.float32),
    )


def load_network(path: Path = WEIGHTS) -> Network:
    """The network that self-play trained."""
    with np.load(path) as kept:
        return Network(**{name: kept[name] for name in Network._fields})


@kernel
def dense_relu(inputs: Any, weights: Any, bias: Any, sums: Any) -> None:
    """A dense layer over the ReLU of its inputs. Loops over lengths, not constants, vectorise."""
    for j in range(len(sums)):
        sums[j] = bias[j]
    for i in range(len(inputs)):
        value = inputs[i]
        if value > 0.0:
            for j in range(len(sums)):
                sums[j] += value * weights[i, j]


@kernel
def forward(net: int, network: Network, scratch: Scratch) -> float:
    """The output of a net for the features in the scratch."""
    dense_relu(scratch.inputs, network.first[net], network.first_bias[net], scratch.hidden)
    dense_relu(scratch.hidden, network.second[net], network.second_bias[net], scratch.second)
    total = network.last_bias[net]
    for k in range(len(scratch.second)):
        if scratch.second[k] > 0.0:
            total += scratch.second[k] * network.last[net, k]
    return total


@kernel
def net_of(state: State) -> int:
    """The net of a game. That of Finesse serves the base game too, with no coins."""
    return Mode.FINESSE if state.mode == Mode.BASE else integer(state.mode)


@kernel
def only_touches_left(state: State) -> bool:
    """Whether nothing but touches can change the scores."""
    return state.phase == Phase.TOUCH or state.phase == Phase.OVER


@kernel
def final_value(state: State, seat: int, scratch: Scratch) -> float:
    """A seat's points once its touches are made; what breaks ties, as hundredths (R6.2, R8.8)."""
    value = float(score_of(state, seat))
    if state.phase == Phase.TOUCH:
        value += touch_gain(state, seat, integer(5), scratch.touches)
    if is_solo(state):  # a tie is lost (R7.8)
        return value
    value += HUNDREDTHS * count_bits(state.finished[seat])
    if has_tiles(state):
        value += HUNDREDTHS * coins_of(state, seat)
    return value


@kernel
def heuristic_value(state: State, seat: int, scratch: Scratch) -> float:
    """The heuristic: points, and what each puzzle pays, discounted by the work it takes."""
    horizon = 2.0 + integer(state.deck_left[Colour.BLACK])
    horizon = min(horizon, float(turns_to_come(state, seat)))
    value = float(score_of(state, seat))
    stock = stock_of(state.supply[seat])
    for slot in range(SLOTS):
        puzzle = state.puzzle[seat, slot]
        if puzzle == NONE:
            continue
        work = work_of(integer(state.hole[seat, slot]), stock, scratch.memory, scratch.steps)
        gain = PUZZLE_POINTS[puzzle] + 0.04 * min(horizon, 8.0) * LEVEL[PUZZLE_REWARD[puzzle]]
        if is_solo(state):
            gain += PUZZLE_POINTS[puzzle]
        value += gain * SOON[min(work, LATEST)] if work <= 6 * horizon + 1 else 0.0
    squares = 0
    for shape in range(SHAPES):
        squares += pieces_of(state, seat, shape) * LEVEL[shape]
    value += squares * 0.03 * min(horizon, 6.0)
    return value + 0.2 * coins_of(state, seat)


@kernel
def best_final_rival(state: State, seat: int, scratch: Scratch) -> float:
    """The points the best of the others ends with, when nothing but touches is left to them."""
    if is_solo(state):
        return float(mastermind_score(state))
    best = -1000.0
    for other in range(integer(state.seats)):
        if other != seat:
            best = max(best, final_value(state, other, scratch))
    return best


@kernel
def best_rival_heuristic(state: State, seat: int, scratch: Scratch) -> float:
    """The heuristic value of the best of the others; of the mastermind, what it has."""
    if is_solo(state):
        return float(mastermind_score(state))
    best = -1000.0
    for other in range(integer(state.seats)):
        if other != seat:
            best = max(best, heuristic_value(state, other, scratch))
    return best


@kernel
def evaluate_rivals(state: State, seat: int, evaluator: Evaluator, scratch: Scratch) -> None:
    """Evaluate the others once, before the search for a seat's turn."""
    scratch.rival_value[AT_THE_END] = best_final_rival(state, seat, scratch)
    if evaluator.trained:
        scratch.rival_value[BY_HEURISTIC] = best_rival_heuristic(state, seat, scratch)
        scratch.rival_value[BLACK_LEFT] = state.deck_left[Colour.BLACK]
        describe_rival(state, seat, scratch)


@kernel
def rival_heuristic(state: State, seat: int, scratch: Scratch) -> float:
    """The heuristic value of the best other, anew where the game has become shorter."""
    if is_solo(state) or state.deck_left[Colour.BLACK] != scratch.rival_value[BLACK_LEFT]:
        return best_rival_heuristic(state, seat, scratch)
    return scratch.rival_value[BY_HEURISTIC]


@kernel
def value_of(state: State, seat: int, evaluator: Evaluator, scratch: Scratch) -> float:
    """The value of a position within a seat's turn, the others as they were evaluated before."""
    if only_touches_left(state):
        # The mastermind has had its turn by then.
        other = (
            best_final_rival(state, seat, scratch)
            if is_solo(state)
            else scratch.rival_value[AT_THE_END]
        )
        return final_value(state, seat, scratch) - other
    value = heuristic_value(state, seat, scratch)
    if evaluator.trained:
        describe_seat(state, seat, scratch)
        value += forward(net_of(state), evaluator.network, scratch) - rival_heuristic(
            state, seat, scratch
        )
    return value


@kernel
def heuristic_margin(state: State, seat: int, scratch: Scratch) -> float:
    """By how many points a seat is ahead of the best other, by the heuristic."""
    return heuristic_value(state, seat, scratch) - best_rival_heuristic(state, seat, scratch)


@kernel
def margin_of(state: State, seat: int, evaluator: Evaluator, scratch: Scratch) -> float:
    """By how many points a seat can expect to beat the best other; for a trained evaluator."""
    if only_touches_left(state):
        return final_value(state, seat, scratch) - best_final_rival(state, seat, scratch)
    describe_rival(state, seat, scratch)
    describe_seat(state, seat, scratch)
    return heuristic_margin(state, seat, scratch) + forward(
        net_of(state), evaluator.network, scratch
    )


@kernel
def spread_of(state: State, evaluator: Evaluator) -> float:
    """The scale of the errors of a margin: less and less towards the end."""
    if only_touches_left(state):
        return 0.1
    turns = turns_to_come(state, integer(state.player))
    return evaluator.network.spread[net_of(state), min(turns, SPREADS - 1)]


@kernel
def win_probability(margin: float, spread: float) -> float:
    """A margin as a probability: the logistic function."""
    return 1.0 / (1.0 + np.exp(-margin / spread))
