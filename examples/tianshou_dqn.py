"""Learn one seat of the base game against an agent with tianshou: DQN over masks.

python examples/tianshou_dqn.py --steps 20000 --opponent weighted
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.utils.net.common import Net
from tianshou.utils.torch_utils import policy_within_training_step

from projectl.envs import VersusEnv
from projectl.rules.actions import ACTIONS

GAMES, PART = 4, 64


def make_env(opponent: str) -> gymnasium.Env[Any, Any]:
    """One seat, seen as tianshou wants it: `obs` and `mask`."""
    env = VersusEnv(opponents=opponent, reward="shaped", observation="dict")
    seen = env.observation_space
    assert isinstance(seen, spaces.Dict)
    space = spaces.Dict({"obs": seen["observation"], "mask": spaces.MultiBinary(ACTIONS)})
    return gymnasium.wrappers.TransformObservation(
        env,
        lambda seen: {"obs": seen["observation"], "mask": seen["action_mask"] == 1},
        space,
    )


def train(steps: int, opponent: str, seed: int) -> None:
    torch.manual_seed(seed)
    np.random.seed(seed)
    torch.set_num_threads(1)
    envs = DummyVectorEnv([lambda: make_env(opponent) for _ in range(GAMES)])
    one = make_env(opponent)
    seen, actions = one.observation_space["obs"].shape, one.action_space  # type: ignore[index]
    network = Net(state_shape=seen, action_shape=actions.n, hidden_sizes=(256, 256))  # type: ignore[attr-defined]
    policy = DiscreteQLearningPolicy(model=network, action_space=actions, eps_training=0.3)
    learner: DQN[Any] = DQN(
        policy=policy, optim=AdamOptimizerFactory(lr=3e-4), gamma=0.99, target_update_freq=200
    )
    collector: Collector[Any] = Collector(learner, envs, VectorReplayBuffer(20_000, GAMES))
    collector.reset()
    done = 0
    while done < steps:
        with policy_within_training_step(policy):
            told = collector.collect(n_episode=2 * GAMES)
            for _ in range(told.n_collected_steps // 8):
                learner.update(buffer=collector.buffer, sample_size=PART)
        done += told.n_collected_steps
        print(f"{done} actions, shaped reward {told.returns.mean():+.1f} a game", flush=True)
    envs.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--steps", type=int, default=20_000, help="actions to learn from")
    parser.add_argument("--opponent", default="weighted")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    train(options.steps, options.opponent, options.seed)
