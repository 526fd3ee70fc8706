"""Learn the game against the mastermind with MaskablePPO of sb3-contrib.

python examples/maskable_ppo_solo.py --steps 200000 --save player.zip
"""

import argparse

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from projectl.envs.registration import SOLO

GAMES = 200  # played to see how good a player is


def play(model: MaskablePPO, difficulty: str, games: int) -> tuple[float, float]:
    """How often a player wins, and by how many points on average."""
    env = gymnasium.make(SOLO, difficulty=difficulty)
    wins = margin = 0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"])
            observation, _, over, _, info = env.step(action)
        wins += info["won"]
        margin += info["points"] - info["mastermind_points"]
    return wins / games, margin / games


def report(when: str, model: MaskablePPO, difficulty: str, games: int) -> None:
    rate, margin = play(model, difficulty, games)
    print(f"{when}: wins {rate:.1%} of {games} games, mean margin {margin:+.1f} points", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO against the mastermind")
    parser.add_argument("--steps", type=int, default=200_000, help="actions to learn from")
    parser.add_argument("--difficulty", default="standard")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=GAMES, help="games to play before and after")
    parser.add_argument("--save", help="a file for the player that comes out")
    given = parser.parse_args()
    torch.set_num_threads(1)  # so small a network is faster alone

    options = {"difficulty": given.difficulty, "reward": "shaped"}
    envs = make_vec_env(SOLO, n_envs=8, seed=given.seed, env_kwargs=options)
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=256, batch_size=512, gamma=1.0, seed=given.seed, device="cpu"
    )
    report("before", model, given.difficulty, given.games)
    model.learn(given.steps)
    report("after", model, given.difficulty, given.games)
    if given.save:
        model.save(given.save)


if __name__ == "__main__":
    main()
