"""The three launches of the CUDA environment, over arrays that stay on the device.

`step` and `choose` are a thread a game: it fetches the record into its own memory, where
neighbours' words lie side by side, and puts it back. `look` is a warp a game: its 32 lanes share
the record, deal a finished game anew, and write observation and mask side by side.
"""

from typing import Any

import numba
import numba.cuda
import numpy as np

from projectl.envs.masks import write_lane_with
from projectl.envs.observation import write_observation_with
from projectl.envs.stepping import step_game
from projectl.rules.actions import ACTIONS
from projectl.rules.chance import SEED_WORDS
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import is_legal
from projectl.rules.play import uniform_action
from projectl.rules.setup import deal
from projectl.rules.state import STATE, Phase

cuda: Any = numba.cuda
_config: Any = numba.config
SIMULATED = bool(_config.ENABLE_CUDASIM)

WORDS = STATE.itemsize // 8
THREADS = 128  # a block, where a thread is a game
LANES = 32  # a warp, where a warp is a game
WARPS = 4  # a block, where a warp is a game
REGISTERS = 64  # a thread, at most: more threads hide more waiting

# Two words about illegal actions: how many, and the first as `refusal` packs it.
COUNT, FIRST = 0, 1
ACTION_BITS, GAME_BITS = 16, 24
NO_ACTION = (1 << ACTION_BITS) - 1  # a number that is no action at all
NEVER = np.iinfo(np.int64).max


@kernel
def refusal(step: int, game: int, action: int) -> int:
    """When and where an action was illegal and which, as one number: the least came first."""
    known = action if 0 <= action < ACTIONS else NO_ACTION
    return (step << (GAME_BITS + ACTION_BITS)) | (game << ACTION_BITS) | known


def step_on_device(
    games: Any,
    actions: Any,
    kind: int,
    step: int,
    rewards: Any,
    acted: Any,
    rewards_of_acted: Any,
    over: Any,
    refused: Any,
) -> None:
    """An action in every game, and what it pays; where it is illegal nothing happens."""
    i = cuda.grid(1)
    if i >= games.shape[0]:
        return
    theirs = games.view(np.uint64)
    own = cuda.local.array(1, dtype=STATE)
    words = own.view(np.uint64)
    for k in range(WORDS):
        words[k] = theirs[i * WORDS + k]
    state = own[0]
    seat = integer(state.player)
    action = integer(actions[i])
    acted[i] = seat
    over[i] = False
    rewards_of_acted[i] = 0
    if 0 <= action < ACTIONS and is_legal(state, action):
        over[i] = step_game(state, action, kind, rewards[i])
        rewards_of_acted[i] = rewards[i, seat]
        for k in range(WORDS):
            theirs[i * WORDS + k] = words[k]
    else:
        cuda.atomic.add(refused, COUNT, 1)
        cuda.atomic.min(refused, FIRST, refusal(step, i, action))
        for other in range(rewards.shape[1]):
            rewards[i, other] = 0


def look_on_device(
    games: Any,
    acted: Any,
    players: Any,
    observations: Any,
    finals: Any,
    masks: Any,
    faces: Any,
    tile_faces: Any,
    needs: Any,
) -> None:
    """What the player to act sees in every game, and may do; games that are over are dealt anew.

    What the seat that acted saw at the end goes to `finals`.
    """
    lane = cuda.threadIdx.x
    warp = cuda.threadIdx.y
    i = cuda.blockIdx.x * cuda.blockDim.y + warp
    if i >= games.shape[0]:
        return
    theirs = games.view(np.uint64)
    shared = cuda.shared.array(WARPS, dtype=STATE)
    words = shared.view(np.uint64)
    for k in range(lane, WORDS, LANES):
        words[warp * WORDS + k] = theirs[i * WORDS + k]
    cuda.syncwarp()
    state = shared[warp]
    if state.phase == Phase.OVER:
        seat = integer(acted[i])
        write_observation_with(state, seat, finals[i], faces, tile_faces, lane, LANES)
        cuda.syncwarp()
        if lane == 0:
            deal(state)
        cuda.syncwarp()
        for k in range(lane, WORDS, LANES):
            theirs[i * WORDS + k] = words[warp * WORDS + k]
    player = integer(state.player)
    if lane == 0:
        players[i] = player
    write_observation_with(state, player, observations[i], faces, tile_faces, lane, LANES)
    write_lane_with(state, masks[i], needs, lane, LANES)


def choose_on_device(games: Any, actions: Any) -> None:
    """A random legal action in every game; only its generator changes."""
    i = cuda.grid(1)
    if i >= games.shape[0]:
        return
    theirs = games.view(np.uint64)
    own = cuda.local.array(1, dtype=STATE)
    words = own.view(np.uint64)
    for k in range(WORDS):
        words[k] = theirs[i * WORDS + k]
    actions[i] = uniform_action(own[0])
    for k in range(SEED_WORDS):  # the generator stands first
        theirs[i * WORDS + k] = words[k]


def _compiled(function: Any) -> Any:
    options = {} if SIMULATED else {"max_registers": REGISTERS}
    return cuda.jit(function, **options)


step = _compiled(step_on_device)
look = _compiled(look_on_device)
choose = _compiled(choose_on_device)


def a_thread_each(size: int) -> tuple[int, int]:
    """Blocks and threads for so many games, a thread a game."""
    return -(-size // THREADS), THREADS


def a_warp_each(size: int) -> tuple[int, tuple[int, int]]:
    """Blocks and threads for so many games, a warp a game."""
    return -(-size // WARPS), (LANES, WARPS)
