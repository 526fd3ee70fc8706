"""The three launches of the CUDA environment, over arrays that stay on the device.

`step` and `choose` are a thread a game: it fetches the record into its own memory, where
neighbours' words lie side by side, and puts it back. In `look` some lanes share a game: they fetch
its record, deal it anew if it is over, and write observation and mask side by side.

Kernels are handed the records as words: of an array of records Numba copies byte by byte.
"""

from typing import Any

import numba
import numba.cuda
import numpy as np

from projectl.envs.stepping import step_game
from projectl.rules.actions import ACTIONS
from projectl.rules.chance import SEED_WORDS
from projectl.rules.dealing import deal
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import is_legal
from projectl.rules.masks import write_lane_with
from projectl.rules.observation import write_observation_with
from projectl.rules.random_play import uniform_action
from projectl.rules.state import STATE, Phase

cuda: Any = numba.cuda
_config: Any = numba.config
SIMULATED = bool(_config.ENABLE_CUDASIM)

WORDS = STATE.itemsize // 8
THREADS = 128  # a block
# Of one game in `look`. What all its lanes work out alike is done once for the games of a warp, so
# few lanes are little work; eight still write whole sectors of memory.
LANES = 8
GAMES = THREADS // LANES  # a block of `look`
SHARED_WORDS = GAMES * WORDS
# A thread may have at most so many: more threads hide more waiting, but what does not fit goes to
# memory.
STEP_REGISTERS, LOOK_REGISTERS, CHOOSE_REGISTERS = 128, 168, 64

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
    words: Any,
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
    if i >= actions.shape[0]:
        return
    own = cuda.local.array(WORDS, dtype=np.uint64)
    for k in range(WORDS):
        own[k] = words[i * WORDS + k]
    state = own.view(STATE)[0]
    seat = integer(state.player)
    action = integer(actions[i])
    acted[i] = seat
    over[i] = False
    rewards_of_acted[i] = 0
    if 0 <= action < ACTIONS and is_legal(state, action):
        over[i] = step_game(state, action, kind, rewards[i])
        rewards_of_acted[i] = rewards[i, seat]
        for k in range(WORDS):
            words[i * WORDS + k] = own[k]
    else:
        cuda.atomic.add(refused, COUNT, 1)
        cuda.atomic.min(refused, FIRST, refusal(step, i, action))
        for other in range(rewards.shape[1]):
            rewards[i, other] = 0


def look_on_device(
    words: Any,
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
    place = cuda.threadIdx.y
    i = cuda.blockIdx.x * GAMES + place
    if i >= players.shape[0]:
        return
    shared = cuda.shared.array(SHARED_WORDS, dtype=np.uint64)
    for k in range(lane, WORDS, LANES):
        shared[place * WORDS + k] = words[i * WORDS + k]
    cuda.syncwarp()
    state = shared.view(STATE)[place]
    over = state.phase == Phase.OVER
    if over:
        seat = integer(acted[i])
        write_observation_with(state, seat, finals[i], faces, tile_faces, lane, LANES)
    cuda.syncwarp()  # games of one warp wait for each other: all of them come here
    if over and lane == 0:
        deal(state)
    cuda.syncwarp()
    if over:
        for k in range(lane, WORDS, LANES):
            words[i * WORDS + k] = shared[place * WORDS + k]
    player = integer(state.player)
    if lane == 0:
        players[i] = player
    write_observation_with(state, player, observations[i], faces, tile_faces, lane, LANES)
    write_lane_with(state, masks[i], needs, lane, LANES)


def choose_on_device(words: Any, actions: Any) -> None:
    """A random legal action in every game; only its generator changes."""
    i = cuda.grid(1)
    if i >= actions.shape[0]:
        return
    own = cuda.local.array(WORDS, dtype=np.uint64)
    for k in range(WORDS):
        own[k] = words[i * WORDS + k]
    actions[i] = uniform_action(own.view(STATE)[0])
    for k in range(SEED_WORDS):  # the generator stands first
        words[i * WORDS + k] = own[k]


def _compiled(function: Any, registers: int) -> Any:
    options = {} if SIMULATED else {"max_registers": registers}
    return cuda.jit(function, **options)


step = _compiled(step_on_device, STEP_REGISTERS)
look = _compiled(look_on_device, LOOK_REGISTERS)
choose = _compiled(choose_on_device, CHOOSE_REGISTERS)


def a_thread_each(size: int) -> tuple[int, int]:
    """Blocks and threads for so many games, a thread a game."""
    return -(-size // THREADS), THREADS


def lanes_each(size: int) -> tuple[int, tuple[int, int]]:
    """Blocks and threads for so many games, a few lanes a game."""
    return -(-size // GAMES), (LANES, GAMES)
