"""PPO with masks: a network learns the base game for two by playing against itself.

    python examples/ppo.py --minutes 30 --out ppo.pt --curve curve.json --plot curve.svg

Both seats are the same network. What is good for one seat is bad for the other, so a value changes
its sign whenever the turn passes. Now and then the averaged network plays `search:beginner`.
"""

import argparse
import copy

import numpy as np
import torch
from insight import sensible
from policy import Policy, draw, judge, look
from progress import Progress, add_options
from torch import Tensor, nn

from projectl.envs.self_play import advantages, turn_signs
from projectl.envs.vector import ProjectLVectorEnv
from projectl.rules.actions import ACTIONS

DISCOUNT, TRACE, CLIP = 0.995, 0.94, 0.2  # of an action; of GAE; of PPO
REWARD_SCALE, VALUE_WEIGHT, LONGEST_STEP = 0.2, 0.5, 1.0
RATE, ENTROPY = (7e-4, 5e-5), (0.02, 0.002)  # at the beginning, at the end
MEMORY = 0.98  # of the averaged network, a batch


class Batch:
    """So many steps of all games: what was seen, done and earned."""

    def __init__(self, steps: int, env: ProjectLVectorEnv) -> None:
        games = env.num_envs
        self.seen = torch.zeros(steps, games, look(env.observations, env.games).shape[1])
        self.masks = torch.zeros(steps, games, ACTIONS, dtype=torch.bool)
        self.actions = torch.zeros(steps, games, dtype=torch.int64)
        self.logs, self.rewards = torch.zeros(steps, games), torch.zeros(steps, games)
        self.signs = torch.zeros(steps, games)  # as the turn stays, passes or ends
        self.values = torch.zeros(steps + 1, games)

    @torch.no_grad()
    def play(self, env: ProjectLVectorEnv, policy: Policy) -> None:
        """Fill the batch with self-play."""
        for step in range(len(self.seen)):
            self.seen[step] = look(env.observations, env.games)
            self.masks[step] = sensible(env.masks, env.games)
            logits, self.values[step] = judge(policy, self.seen[step])
            dice = np.random.random(env.num_envs)
            chosen, logs = self.actions[step].numpy(), self.logs[step].numpy()
            draw(logits.numpy(), self.masks[step].numpy(), dice, chosen, logs)
            _, rewards, over, _, infos = env.step(chosen)
            self.rewards[step] = REWARD_SCALE * torch.from_numpy(rewards)
            self.signs[step] = torch.from_numpy(turn_signs(infos["acted"], infos["player"], over))
        self.values[-1] = judge(policy, look(env.observations, env.games))[1]

    def advantages(self) -> Tensor:
        """How much better each action was than expected, for the seat that took it (GAE)."""
        rewards, signs, values = self.rewards.numpy(), self.signs.numpy(), self.values.numpy()
        return torch.from_numpy(advantages(rewards, signs, values, DISCOUNT, TRACE))


def learn(
    batch: Batch, policy: Policy, optimizer: torch.optim.Optimizer, entropy: float, size: int
) -> None:
    """One pass over the batch in random order."""
    gains = batch.advantages()
    targets = (gains + batch.values[:-1]).flatten()
    gains = ((gains - gains.mean()) / (gains.std() + 1e-6)).flatten()
    seen, masks = batch.seen.flatten(0, 1), batch.masks.flatten(0, 1)
    actions, old_logs = batch.actions.flatten(), batch.logs.flatten()
    order = torch.randperm(len(seen))
    for begin in range(0, len(seen), size):
        part = order[begin : begin + size]
        logits, values = judge(policy, seen[part])
        logs = logits.masked_fill(~masks[part], -1e9).log_softmax(1)
        ratio = (logs.gather(1, actions[part][:, None])[:, 0] - old_logs[part]).exp()
        gain = ratio * gains[part]
        safe_gain = ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]
        surprise = -(logs.exp() * logs).sum(1).mean()
        loss = VALUE_WEIGHT * nn.functional.mse_loss(values, targets[part])
        loss = loss - torch.min(gain, safe_gain).mean() - entropy * surprise
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(policy.parameters(), LONGEST_STEP)
        optimizer.step()


def between(ends: tuple[float, float], done: float) -> float:
    """A number on its way from the first to the last."""
    return ends[0] + (ends[1] - ends[0]) * min(done, 1.0)


def train(options: argparse.Namespace) -> None:
    """Play and learn until the time is over; measuring counts as well."""
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    policy, progress = Policy(), Progress(options)
    averaged = copy.deepcopy(policy)
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE[0], eps=1e-5)
    env = ProjectLVectorEnv(options.games, "base", seats=2, reward="shaped", copy=False)
    env.reset(seed=options.seed)
    batch = Batch(options.steps, env)
    while progress.done < 1:
        batch.play(env, policy)
        optimizer.param_groups[0]["lr"] = between(RATE, progress.done)
        learn(batch, policy, optimizer, between(ENTROPY, progress.done), options.part)
        averaged.follow(policy, 1 - MEMORY)
        progress.add(batch.actions.numel(), averaged)
    env.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="PPO with masks, by self-play.")
    parser.add_argument("--games", type=int, default=512, help="played side by side")
    parser.add_argument("--steps", type=int, default=32, help="of every game in a batch")
    parser.add_argument("--part", type=int, default=2048, help="of a batch, for one update")
    parser.add_argument("--seed", type=int, default=0)
    add_options(parser)
    train(parser.parse_args())
