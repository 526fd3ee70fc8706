"""The launches of self-play on a CUDA device: a step, and what the network is told.

`step` is a thread a game. In `encode` eight warps share 32 games: a lane of each warp belongs to
one game, and the parts of its encoding go round the warps. Placements to be judged are few in one
game and many in another, so they go through a queue that all threads of the block work off.
"""

from typing import Any, cast

import numba
import numba.cuda
import numpy as np

from projectl.agents.network.encode import (
    SLOT_LAY,
    action_of_output,
    write_legal,
    write_mode,
    write_place,
    write_rival,
    write_rival_place,
    write_rival_slot,
    write_slot,
    write_stock,
    write_table,
)
from projectl.agents.network.layout import RIVALS, SLOT_SIZE, SLOTS_AT
from projectl.agents.network.lays import (
    NO_KEY,
    empty_cells,
    first_lay,
    key_of,
    lays_of,
    may_lay,
    missing_weight,
    stock_without,
    write_lay,
)
from projectl.learning.stepping import advance
from projectl.rules.dealing import deal
from projectl.rules.kernel import Function, integer
from projectl.rules.pieces import SHAPES
from projectl.rules.state import PLACES, SLOTS, STATE

cuda: Any = numba.cuda
_config: Any = numba.config
SIMULATED = bool(_config.ENABLE_CUDASIM)

WORDS = STATE.itemsize // 8
GAMES = 32  # a block of `encode`
WARPS = 8
THREADS = GAMES * WARPS
STEP_THREADS = 128
SHARED_WORDS = GAMES * WORDS
LAYS = SLOTS * SHAPES
KEYS = LAYS * GAMES
COSTS = SLOTS * GAMES
QUEUE = 5120
# The parts of an encoding but for the lays.
PLACE_PARTS = PLACES
RIVAL_PLACE_PARTS = PLACE_PARTS + PLACES
SLOT_PARTS = RIVAL_PLACE_PARTS + SLOTS
RIVAL_SLOTS = RIVALS * SLOTS
RIVAL_PARTS = SLOT_PARTS + RIVAL_SLOTS + RIVALS
PARTS = RIVAL_PARTS + 3


def on_device(function: Function) -> Function:
    """A function that kernels of the device call."""
    return cast(Function, cuda.jit(function, device=True))


def step_on_device(
    words: Any,
    outputs: Any,
    lays: Any,
    rewards: Any,
    outcomes: Any,
    scores: Any,
    rounds: Any,
    over: Any,
    players: Any,
) -> None:
    """An output of the policy played in every game; one that ends is dealt anew."""
    i = cuda.grid(1)
    if i >= outputs.shape[0]:
        return
    own = cuda.local.array(WORDS, dtype=np.uint64)
    for k in range(WORDS):
        own[k] = words[i * WORDS + k]
    state = own.view(STATE)[0]
    action = action_of_output(integer(outputs[i]), lays[i])
    over[i] = advance(state, action, rewards[i], outcomes[i], scores[i])
    if over[i]:
        rounds[i] = state.round_number
        deal(state)
    players[i] = state.player
    for k in range(WORDS):
        words[i * WORDS + k] = own[k]


@on_device
def load(words: Any, blank: Any, thread: int, states: Any, keys: Any, queued: Any) -> None:
    """Bring the games of a block near, and clear what is written."""
    block = cuda.blockIdx.x
    for k in range(thread, SHARED_WORDS, THREADS):
        states[k] = words[block * SHARED_WORDS + k]
    row = blank.shape[1]
    for k in range(thread, GAMES * row, THREADS):
        blank[block * GAMES + k // row, k % row] = 0
    for k in range(thread, KEYS, THREADS):
        keys[k] = NO_KEY
    if thread == 0:
        queued[0] = 0


@on_device
def write_rival_part(state: Any, part: int, inputs: Any, table: Any) -> None:
    """A slot of another seat, or that seat; nothing where nobody sits."""
    ahead = (part // SLOTS if part < RIVAL_SLOTS else part - RIVAL_SLOTS) + 1
    if ahead >= integer(state.seats):
        return
    if part < RIVAL_SLOTS:
        write_rival_slot(state, ahead, part % SLOTS, inputs, table)
    else:
        write_rival(state, ahead, inputs)


@on_device
def write_part(state: Any, part: int, inputs: Any, costs: Any, lane: int, table: Any) -> None:
    """One of the parts of an encoding; the cost of a slot is kept for its lays."""
    if part < PLACE_PARTS:
        write_place(state, part, inputs, table)
    elif part < RIVAL_PLACE_PARTS:
        write_rival_place(state, part - PLACE_PARTS, inputs, table)
    elif part < SLOT_PARTS:
        slot = part - RIVAL_PLACE_PARTS
        costs[slot * GAMES + lane] = write_slot(state, slot, inputs, table)
    elif part < RIVAL_PARTS:
        write_rival_part(state, part - SLOT_PARTS, inputs, table)
    elif part == RIVAL_PARTS:
        write_table(state, inputs)
    elif part == RIVAL_PARTS + 1:
        write_stock(state, inputs)
    else:
        write_mode(state, inputs)


@on_device
def judge(state: Any, item: int, lay: int, game: int, keys: Any, table: Any) -> None:
    """Lower a game's key of a slot and shape to that of one lay."""
    slot = item // SHAPES
    shape = item % SHAPES
    first = first_lay(state, slot, shape, table)
    base = integer(table.first_subhole[state.puzzle[state.player, slot]])
    rest = empty_cells(state, slot) & ~integer(table.lay_cells[first + lay])
    key = key_of(base + rest, stock_without(state, shape), missing_weight(state), lay, table)
    cuda.atomic.min(keys, item * GAMES + game, np.int32(key))


@on_device
def enqueue(
    state: Any, item: int, lane: int, queue: Any, queued: Any, keys: Any, table: Any
) -> None:
    """Queue every lay of a slot and shape; when the queue is full, judge it at once."""
    slot = item // SHAPES
    shape = item % SHAPES
    if not may_lay(state, slot, shape):
        return
    empty = empty_cells(state, slot)
    first = first_lay(state, slot, shape, table)
    for lay in range(lays_of(state, slot, shape, table)):
        if integer(table.lay_cells[first + lay]) & ~empty == 0:
            at = cuda.atomic.add(queued, 0, 1)
            if at < QUEUE:
                queue[at] = (lay * LAYS + item) * GAMES + lane
            else:
                judge(state, item, lay, lane, keys, table)


@on_device
def write_best_lay(
    state: Any, item: int, lane: int, keys: Any, costs: Any, inputs: Any, lays: Any, table: Any
) -> None:
    """The lay of a slot and shape whose key is lowest."""
    slot = item // SHAPES
    key = integer(keys[item * GAMES + lane])
    cost = integer(costs[slot * GAMES + lane])
    at = SLOTS_AT + slot * SLOT_SIZE + SLOT_LAY
    lays[item] = write_lay(state, slot, item % SHAPES, key, cost, inputs, at, table)


def encode_on_device(
    words: Any,
    blank: Any,
    inputs: Any,
    lays: Any,
    legal: Any,
    tables: Any,
) -> None:
    """What the network is told of every game; `blank` is `inputs` as words, to clear it with."""
    table = tables[0]
    lane = cuda.threadIdx.x
    warp = cuda.threadIdx.y
    thread = warp * GAMES + lane
    i = cuda.blockIdx.x * GAMES + lane
    shared = cuda.shared.array(SHARED_WORDS, dtype=np.uint64)
    costs = cuda.shared.array(COSTS, dtype=np.int32)
    keys = cuda.shared.array(KEYS, dtype=np.int32)
    queue = cuda.shared.array(QUEUE, dtype=np.int32)
    queued = cuda.shared.array(1, dtype=np.int32)
    load(words, blank, thread, shared, keys, queued)
    cuda.syncthreads()
    states = shared.view(STATE)
    state = states[lane]
    for part in range(warp, PARTS, WARPS):
        write_part(state, part, inputs[i], costs, lane, table)
    for item in range(warp, LAYS, WARPS):
        enqueue(state, item, lane, queue, queued, keys, table)
    cuda.syncthreads()
    for at in range(thread, min(integer(queued[0]), QUEUE), THREADS):
        task = integer(queue[at])
        game = task % GAMES
        judge(states[game], (task // GAMES) % LAYS, task // (GAMES * LAYS), game, keys, table)
    cuda.syncthreads()
    for item in range(warp, LAYS, WARPS):
        write_best_lay(state, item, lane, keys, costs, inputs[i], lays[i], table)
    cuda.syncthreads()
    if warp == 0:
        write_legal(state, lays[i], legal[i])


def _compiled(function: Any, registers: int) -> Any:
    options = {} if SIMULATED else {"max_registers": registers}
    return cuda.jit(function, **options)


step = _compiled(step_on_device, 128)
encode = _compiled(encode_on_device, 64)
