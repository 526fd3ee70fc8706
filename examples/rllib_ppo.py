"""Learn one seat of the base game against an agent with RLlib: PPO over masks.

python examples/rllib_ppo.py --iterations 5 --opponent weighted
"""

import argparse
from typing import Any

import gymnasium
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from projectl.envs import VersusEnv

NAME = "projectl-versus"


def make_env(config: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    """One seat, seen as RLlib's masking module wants it: `observations` and `action_mask`."""
    env = VersusEnv(reward="shaped", observation="dict", **config)
    seen = env.observation_space
    assert isinstance(seen, spaces.Dict)
    space = spaces.Dict({"observations": seen["observation"], "action_mask": seen["action_mask"]})
    return gymnasium.wrappers.TransformObservation(
        env,
        lambda seen: {"observations": seen["observation"], "action_mask": seen["action_mask"]},
        space,
    )


def train(iterations: int, opponent: str, batch: int) -> None:
    register_env(NAME, make_env)
    config = (
        PPOConfig()
        .environment(NAME, env_config={"opponents": opponent})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=1)
        .training(train_batch_size_per_learner=batch, minibatch_size=128, num_epochs=4, lr=3e-4)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config=DefaultModelConfig(fcnet_hiddens=[256, 256]),
            )
        )
    )
    algorithm = config.build_algo()
    for _ in range(iterations):
        told = algorithm.train()
        runs = told["env_runners"]
        steps = int(told["num_env_steps_sampled_lifetime"])
        reward = runs["episode_return_mean"]
        print(f"{steps} actions, shaped reward {reward:+.1f} a game", flush=True)
    algorithm.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=5)
    parser.add_argument("--batch", type=int, default=2000, help="actions an iteration")
    parser.add_argument("--opponent", default="weighted")
    options = parser.parse_args()
    train(options.iterations, options.opponent, options.batch)
