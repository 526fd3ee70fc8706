"""Learn the game against the mastermind with TorchRL: PPO over masks, from arrays of games.

python examples/torchrl_ppo.py --steps 200000
"""

import argparse
from typing import Any

import torch
from tensordict.nn import TensorDictModule
from torch import Tensor, nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from projectl.envs import ProjectLVectorEnv
from projectl.rules.actions import ACTIONS

GAMES, STEPS, PART, RATE = 32, 64, 512, 5e-4
WIDE = 256


def body(seen: int, out: int) -> nn.Sequential:
    layers = [nn.Linear(seen, WIDE), nn.Tanh(), nn.Linear(WIDE, WIDE), nn.Tanh()]
    return nn.Sequential(*layers, nn.Linear(WIDE, out))


class Logits(nn.Module):
    """A logit an action, and the mask as TorchRL's distribution wants it."""

    def __init__(self, seen: int) -> None:
        super().__init__()
        self.body = body(seen, ACTIONS)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        return self.body(seen), mask.bool()


def make_env(seed: int, **options: Any) -> GymWrapper:
    """Games that TorchRL deals anew by itself, with the mask in the observation."""
    games = ProjectLVectorEnv(
        GAMES, "solo", reward="shaped", observation="dict", autoreset_mode="disabled", **options
    )
    env = GymWrapper(games, categorical_action_encoding=True)
    env.set_seed(seed)
    return env


def train(steps: int, seed: int) -> None:
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = make_env(seed)
    seen = env.observation_spec["observation"].shape[-1]
    logits = TensorDictModule(Logits(seen), ["observation", "action_mask"], ["logits", "mask"])
    actor = ProbabilisticActor(
        logits,
        in_keys=["logits", "mask"],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(body(seen, 1), in_keys=["observation"])
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    optimizer = torch.optim.Adam(loss.parameters(), lr=RATE)
    frames = GAMES * STEPS
    collector = Collector(env, actor, frames_per_batch=frames, total_frames=steps)
    for number, batch in enumerate(collector, 1):
        with torch.no_grad():
            advantage(batch)
        flat = batch.reshape(-1)
        for part in torch.randperm(len(flat)).split(PART):
            losses = loss(flat[part])
            total = losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]
            optimizer.zero_grad()
            total.backward()
            nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
            optimizer.step()
        paid = batch["next", "reward"].sum() / batch["next", "done"].sum().clamp(min=1)
        print(f"{number * frames} actions, shaped reward {paid:+.1f} a game", flush=True)
    collector.shutdown()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--steps", type=int, default=200_000, help="actions to learn from")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    train(options.steps, options.seed)
