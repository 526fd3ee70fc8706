"""What the engine's solver knows of a position, for the network of `policy.py`.

Whether pieces fill a hole is hard to learn and easy to compute. So the network is told how near
every puzzle is to full, and placements that leave gaps are masked.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from projectl.rules.actions import MASTER, PLACE, REWARD, UPGRADE
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import (
    CELLS,
    LEVEL,
    PLACEMENT_MASK,
    PLACEMENT_SHAPE,
    PLACEMENTS,
    SHAPES,
)
from projectl.rules.puzzles import PUZZLE_HOLE
from projectl.rules.solve import (
    NO_PLACEMENT,
    UNLIMITED,
    count_missing,
    list_fewest,
    new_memory,
    new_steps,
    stock_of,
)
from projectl.rules.state import NONE, ROW, SLOTS

WORK = 3  # numbers a puzzle
NOT_DOWN = torch.tensor(
    [LEVEL[get] >= LEVEL[give] for give in range(SHAPES) for get in range(SHAPES)]
)


@kernel
def fewest_of(hole: int, fewest: Any, memory: Any, steps: Any, way: Any) -> int:
    """How many pieces a hole takes at least; asked once, then known."""
    if hole != 0 and fewest[hole] == 0:
        list_fewest(hole, UNLIMITED, memory, steps, way)
        while way[0, fewest[hole]] != NO_PLACEMENT:
            fewest[hole] += 1
    return integer(fewest[hole])


@kernel
def drop_gaps(games: Any, masks: Any, room: Any) -> None:
    """Leave a piece, in each slot, only the placements that the fewest pieces can finish."""
    fewest, memory, steps, way = room
    for row in range(len(games)):
        for slot in range(SLOTS):
            hole = integer(games[row].hole[games[row].player, slot])
            legal = masks[row, PLACE + slot * PLACEMENTS : PLACE + (slot + 1) * PLACEMENTS]
            first, least = 0, CELLS
            for placement in range(PLACEMENTS + 1):
                new_shape = placement == PLACEMENTS or (
                    PLACEMENT_SHAPE[placement] != PLACEMENT_SHAPE[first]
                )
                if new_shape:
                    for other in range(first, placement):
                        rest = hole & ~PLACEMENT_MASK[other]
                        if legal[other] and fewest[rest] > least:
                            legal[other] = False
                    first, least = placement, CELLS
                if placement < PLACEMENTS and legal[placement]:
                    rest = hole & ~PLACEMENT_MASK[placement]
                    least = min(least, fewest_of(rest, fewest, memory, steps, way))


@kernel
def tell_work(hole: int, stock: int, out: Any, room: Any) -> None:
    """How many pieces a hole takes at least, how many a supply lacks, and whether it has all."""
    fewest, memory, steps, way = room
    missing = min(count_missing(hole, stock, memory, steps), SLOTS)
    out[0] = fewest_of(hole, fewest, memory, steps, way) * 0.2
    out[1] = missing * 0.25
    out[2] = missing == 0


@kernel
def write_work(games: Any, out: Any, room: Any) -> None:
    """The work of one's own puzzles, of the rival's, and of those on offer."""
    out[:] = 0
    for row in range(len(games)):
        state = games[row]
        for ahead in range(2):
            seat = (integer(state.player) + ahead) % 2
            stock = stock_of(state.supply[seat])
            for slot in range(SLOTS):
                if state.puzzle[seat, slot] != NONE:
                    hole = integer(state.hole[seat, slot])
                    tell_work(hole, stock, out[row, ahead * SLOTS + slot], room)
        stock = stock_of(state.supply[state.player])
        for place in range(2 * ROW):
            if state.market[place] != NONE:
                hole = PUZZLE_HOLE[state.market[place]]
                tell_work(hole, stock, out[row, 2 * SLOTS + place], room)


def new_room() -> tuple[NDArray[Any], ...]:
    """What one thread needs: the fewest pieces of every hole, once known, and the solver's own."""
    way = np.zeros((1, CELLS + 1), np.int16)
    return np.zeros(1 << CELLS, np.uint8), new_memory(), new_steps(), way


THREADS = min(2, len(os.sched_getaffinity(0)))
POOL = ThreadPoolExecutor(THREADS)
ROOMS = [new_room() for _ in range(THREADS)]


def in_parts(fill: Any, games: NDArray[Any], out: NDArray[Any]) -> None:
    """Let a kernel go over all games, a share in every thread."""
    edges = [len(games) * part // THREADS for part in range(THREADS + 1)]
    shares = [slice(*edge) for edge in pairwise(edges)]
    filled = [
        POOL.submit(fill, games[share], out[share], room)
        for share, room in zip(shares, ROOMS, strict=True)
    ]
    for each in filled:
        each.result()


def work(games: NDArray[Any]) -> NDArray[np.float32]:
    """How near to full every puzzle in sight is, for the seat to act in every game."""
    found = np.zeros((len(games), 2 * SLOTS + 2 * ROW, WORK), np.float32)
    in_parts(write_work, games, found)
    return found.reshape(len(games), -1)


def sensible(masks: NDArray[np.int8], games: NDArray[Any]) -> Tensor:
    """The legal actions without those that are hardly ever good.

    A Master with one puzzle to go to, a downgrade, a placement that leaves gaps.
    """
    kept = masks == 1
    in_parts(drop_gaps, games, kept)
    chosen = torch.from_numpy(kept)
    chosen[:, UPGRADE:PLACE] &= NOT_DOWN
    puzzles = chosen[:, PLACE:REWARD].reshape(-1, SLOTS, PLACEMENTS).any(2).sum(1)
    chosen[:, MASTER] &= puzzles > 1
    return chosen
