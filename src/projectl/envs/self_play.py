"""Self-play with arrays of games: whose reward is whose, when seats take turns as they like.

A step is one action of one seat, and seats act several times in a row. For two seats what is good
for one is bad for the other, and a sign says so; for any number of seats there are trajectories.
All arrays are steps by games, as `ProjectLVectorEnv` tells them one step after the other.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from projectl.rules.errors import SetupError

Floats = NDArray[np.floating[Any]]


def turn_signs(acted: NDArray[Any], players: NDArray[Any], over: NDArray[Any]) -> Floats:
    """For two seats: what a value of the seat to act is worth to the seat that acted.

    1 where the turn stays, -1 where it passes, 0 where the game is over. The arguments are
    `infos["acted"]`, `infos["player"]` and the terminations of a step, or of many.
    """
    return np.where(acted == players, 1.0, -1.0).astype(np.float32) * ~np.asarray(over, np.bool_)


def advantages(
    rewards: Floats, signs: Floats, values: Floats, discount: float = 1.0, trace: float = 0.95
) -> Floats:
    """For two seats: how much better each action was than expected, for the seat that took it.

    Generalised advantage estimation. `rewards` are those of the seats that acted; `values` have one
    row more than there are steps, each as the seat to act sees it. With `values` of 0 and a `trace`
    of 1 these are the returns.
    """
    if len(values) != len(rewards) + 1:
        raise SetupError(f"{len(rewards)} steps need {len(rewards) + 1} rows of values")
    found = np.zeros_like(rewards)
    later = np.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        carry = discount * signs[step]
        surprise = rewards[step] + carry * values[step + 1] - values[step]
        found[step] = later = surprise + trace * carry * later
    return found


class Trajectory(NamedTuple):
    """The steps in which one seat of one game acted, and what each led to."""

    game: int  # the column
    seat: int
    steps: NDArray[np.int64]  # the rows
    rewards: NDArray[np.float32]  # up to the seat's next action
    done: bool  # the game ended


def trajectories(
    acted: NDArray[Any], rewards: NDArray[Any], over: NDArray[Any]
) -> list[Trajectory]:
    """Every seat's own steps, for any number of seats.

    `rewards` are those of all seats: steps by games by seats, `infos["rewards"]` of every step.
    What a seat is paid while others act belongs to its last action; what it is paid before its
    first one belongs to nobody.
    """
    steps, games, seats = np.shape(rewards)
    if np.shape(acted) != (steps, games) or np.shape(over) != (steps, games):
        raise SetupError(f"{steps} steps of {games} games need as many of what acted and is over")
    found: list[Trajectory] = []
    for game in range(games):
        begin = 0
        ends = [*(np.flatnonzero(over[:, game]) + 1).tolist(), steps]
        for end in ends:
            done = end > begin and bool(over[end - 1, game])
            for seat in range(seats):
                own = begin + np.flatnonzero(acted[begin:end, game] == seat)
                if len(own):
                    paid = np.add.reduceat(rewards[:end, game, seat], own).astype(np.float32)
                    found.append(Trajectory(game, seat, own, paid, done))
            begin = end
    return found
