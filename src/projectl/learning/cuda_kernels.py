"""The launches of self-play on a CUDA device: a step, and what the network is told.

`step` is a thread a game. In `encode` eight warps share 32 games: a lane of each warp belongs to
one game, and the parts of its encoding go round the warps. Placements to be judged are few in one
game and many in another, so they go through a queue that all threads of the block work off.
"""

from typing import Any

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
from projectl.rules.kernel import integer
from projectl.rules.pieces import SHAPES
from projectl.rules.state import PLACES, SLOTS, STATE
from projectl.rules.tilings import TilingTable

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
RIVAL_SLOT_PARTS = SLOT_PARTS + RIVALS * SLOTS
RIVAL_PARTS = RIVAL_SLOT_PARTS + RIVALS
PARTS = RIVAL_PARTS + 3


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


def encode_on_device(
    words: Any,
    blank: Any,
    inputs: Any,
    lays: Any,
    legal: Any,
    multisets: Any,
    entries: Any,
    starts: Any,
    fewest: Any,
    first_subhole: Any,
    lay_starts: Any,
    lay_cells: Any,
    lay_placements: Any,
) -> None:
    """What the network is told of every game; `blank` is `inputs` as words, to clear it with."""
    table = TilingTable(
        multisets, entries, starts, fewest, first_subhole, lay_starts, lay_cells, lay_placements
    )
    lane = cuda.threadIdx.x
    warp = cuda.threadIdx.y
    thread = warp * GAMES + lane
    i = cuda.blockIdx.x * GAMES + lane
    shared = cuda.shared.array(SHARED_WORDS, dtype=np.uint64)
    costs = cuda.shared.array(COSTS, dtype=np.int32)
    keys = cuda.shared.array(KEYS, dtype=np.int32)
    queue = cuda.shared.array(QUEUE, dtype=np.int32)
    queued = cuda.shared.array(1, dtype=np.int32)
    first_word = cuda.blockIdx.x * SHARED_WORDS
    for k in range(thread, SHARED_WORDS, THREADS):
        shared[k] = words[first_word + k]
    row_words = blank.shape[1]
    for k in range(thread, GAMES * row_words, THREADS):
        blank[cuda.blockIdx.x * GAMES + k // row_words, k % row_words] = 0
    for k in range(thread, KEYS, THREADS):
        keys[k] = NO_KEY
    if thread == 0:
        queued[0] = 0
    cuda.syncthreads()
    states = shared.view(STATE)
    state = states[lane]
    rivals = integer(state.seats) - 1
    for part in range(warp, PARTS, WARPS):
        if part < PLACE_PARTS:
            write_place(state, part, inputs[i], table)
        elif part < RIVAL_PLACE_PARTS:
            write_rival_place(state, part - PLACE_PARTS, inputs[i], table)
        elif part < SLOT_PARTS:
            slot = part - RIVAL_PLACE_PARTS
            costs[slot * GAMES + lane] = write_slot(state, slot, inputs[i], table)
        elif part < RIVAL_SLOT_PARTS:
            ahead = (part - SLOT_PARTS) // SLOTS + 1
            if ahead <= rivals:
                write_rival_slot(state, ahead, (part - SLOT_PARTS) % SLOTS, inputs[i], table)
        elif part < RIVAL_PARTS:
            ahead = part - RIVAL_SLOT_PARTS + 1
            if ahead <= rivals:
                write_rival(state, ahead, inputs[i])
        elif part == RIVAL_PARTS:
            write_table(state, inputs[i])
        elif part == RIVAL_PARTS + 1:
            write_stock(state, inputs[i])
        else:
            write_mode(state, inputs[i])
    for item in range(warp, LAYS, WARPS):
        slot = item // SHAPES
        shape = item % SHAPES
        if may_lay(state, slot, shape):
            empty = empty_cells(state, slot)
            first = first_lay(state, slot, shape, table)
            for lay in range(lays_of(state, slot, shape, table)):
                if integer(table.lay_cells[first + lay]) & ~empty == 0:
                    at = cuda.atomic.add(queued, 0, 1)
                    if at < QUEUE:
                        queue[at] = (lay * LAYS + item) * GAMES + lane
                    else:
                        judge(states[lane], item, lay, lane, keys, table)
    cuda.syncthreads()
    for at in range(thread, min(integer(queued[0]), QUEUE), THREADS):
        task = integer(queue[at])
        game = task % GAMES
        judge(states[game], (task // GAMES) % LAYS, task // (GAMES * LAYS), game, keys, table)
    cuda.syncthreads()
    for item in range(warp, LAYS, WARPS):
        slot = item // SHAPES
        key = integer(keys[item * GAMES + lane])
        cost = integer(costs[slot * GAMES + lane])
        at = SLOTS_AT + slot * SLOT_SIZE + SLOT_LAY
        lays[i, item] = write_lay(state, slot, item % SHAPES, key, cost, inputs[i], at, table)
    cuda.syncthreads()
    if warp == 0:
        write_legal(state, lays[i], legal[i])


def judge_on_device(state: Any, item: int, lay: int, game: int, keys: Any, table: Any) -> None:
    """Lower a game's key of a slot and shape to that of one lay."""
    slot = item // SHAPES
    shape = item % SHAPES
    first = first_lay(state, slot, shape, table)
    base = integer(table.first_subhole[state.puzzle[state.player, slot]])
    rest = empty_cells(state, slot) & ~integer(table.lay_cells[first + lay])
    key = key_of(base + rest, stock_without(state, shape), missing_weight(state), lay, table)
    cuda.atomic.min(keys, item * GAMES + game, np.int32(key))


judge = cuda.jit(judge_on_device, device=True)


def _compiled(function: Any, registers: int) -> Any:
    options = {} if SIMULATED else {"max_registers": registers}
    return cuda.jit(function, **options)


step = _compiled(step_on_device, 128)
encode = _compiled(encode_on_device, 64)
