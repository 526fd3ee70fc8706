"""Standard environments for learning: PettingZoo, Gymnasium, arrays of games, OpenSpiel."""

from typing import TYPE_CHECKING

from projectl.lazy import lazy_names

if TYPE_CHECKING:
    from projectl.envs.aec import env, parallel_env
    from projectl.envs.cuda import ProjectLCudaEnv
    from projectl.envs.opponents import OpponentPool
    from projectl.envs.solo import SoloEnv
    from projectl.envs.vector import ProjectLVectorEnv
    from projectl.envs.versus import VersusEnv, VersusVectorEnv
    from projectl.rules.rewards import SQUARE_WORTH, Reward

__all__ = [
    "SQUARE_WORTH",
    "OpponentPool",
    "ProjectLCudaEnv",
    "ProjectLVectorEnv",
    "Reward",
    "SoloEnv",
    "VersusEnv",
    "VersusVectorEnv",
    "env",
    "parallel_env",
]

_NAMES = {
    "projectl.envs.aec": "env parallel_env",
    "projectl.envs.cuda": "ProjectLCudaEnv",
    "projectl.envs.opponents": "OpponentPool",
    "projectl.rules.rewards": "Reward SQUARE_WORTH",
    "projectl.envs.solo": "SoloEnv",
    "projectl.envs.vector": "ProjectLVectorEnv",
    "projectl.envs.versus": "VersusEnv VersusVectorEnv",
}

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy_names(__name__, _NAMES)
