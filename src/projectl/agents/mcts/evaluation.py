"""A position as the network sees it: what every seat can expect, and what the player might do."""

from typing import NamedTuple

import numpy as np

from projectl.agents.mcts.scratch import SCRATCH, Scratch
from projectl.agents.mcts.touches import touch_action
from projectl.agents.network.encode import encode
from projectl.agents.network.inference import Room, new_room, run_network
from projectl.agents.network.weights import Weights
from projectl.rules.kernel import linked
from projectl.rules.second_process import compile_beside
from projectl.rules.state import STATE, State
from projectl.rules.tilings import TILING_TABLE, TilingTable, tiling_table


class Network(NamedTuple):
    """All that an evaluation needs, and what it writes."""

    weights: Weights
    table: TilingTable
    room: Room


def new_network(weights: Weights) -> Network:
    """A network for one thread."""
    compile_ahead(weights)
    return Network(weights, tiling_table(), new_room())


@linked
def evaluate(state: State, network: Network, scratch: Scratch) -> None:
    """Ask the network about a position; its answer is in the network's room."""
    room = network.room
    encode(state, room.inputs, room.lays, room.legal, network.table)
    run_network(network.weights, room)
    scratch.evaluated += 1


def compile_ahead(weights: Weights) -> None:
    """Have what every agent asks compiled while this process compiles something else."""
    state, table, scratch = (np.zeros(1, kind)[0] for kind in (STATE, TILING_TABLE, SCRATCH))
    network = Network(weights, table, new_room())
    compile_beside(
        (run_network, weights, network.room),
        (evaluate, state, network, scratch),
        (touch_action, state, scratch.touches),
    )
