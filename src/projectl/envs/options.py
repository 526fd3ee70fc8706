"""Which game, and which rewards: what every environment is told when it is made, checked once."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.random import Generator

from projectl.rules import api
from projectl.rules.errors import SetupError
from projectl.rules.observation import observation_size
from projectl.rules.rewards import Reward
from projectl.rules.state import SOLO_MODES, Difficulty, Mode

SEED_BYTES = api.SEED_BITS // 8
NOBODY = -1  # as a winner: the win is shared, or the mastermind's
OBSERVATIONS = ("row", "dict")  # the numbers alone, or together with the mask


@dataclass(frozen=True)
class Variant:
    """The game an environment deals again and again."""

    mode: Mode
    seats: int
    difficulty: Difficulty | None

    @property
    def observation_size(self) -> int:
        return observation_size(self.mode, self.seats)

    def deal(self, seeds: Iterable[int]) -> api.Games:
        """A new game for every seed."""
        return api.new_games(seeds, self.mode, self.seats, self.difficulty)


def read_variant(
    mode: Mode | str, seats: int | None = None, difficulty: Difficulty | str | None = None
) -> Variant:
    """A variant by its names; SetupError says which ones there are."""
    deal = api.new_games([0], mode, seats, difficulty)[0]
    dealt = Mode(deal.mode)
    level = Difficulty(deal.difficulty) if dealt in SOLO_MODES else None
    return Variant(dealt, int(deal.seats), level)


def read_reward(name: Reward | str) -> Reward:
    """A reward by its name: outcome, margin or shaped."""
    try:
        return Reward[name.upper()] if isinstance(name, str) else Reward(name)
    except (KeyError, ValueError):
        names = ", ".join(member.name.lower() for member in Reward)
        raise SetupError(f"unknown reward {name!r}; it is one of {names}") from None


def check_choice(what: str, chosen: str | None, choices: tuple[str, ...]) -> None:
    """One of the names there are."""
    if chosen not in choices:
        raise SetupError(f"unknown {what} {chosen!r}; it is one of {', '.join(choices)}")


def check_no_options(options: Mapping[str, object] | None) -> None:
    """A reset takes a seed and nothing else."""
    if options:
        names = ", ".join(repr(name) for name in options)
        raise SetupError(f"reset has no option {names}; all options are given when making it")


def fresh_seed(random: Generator) -> int:
    """A seed for the next game."""
    return int.from_bytes(random.bytes(SEED_BYTES), "little")


def seeds_from(seed: int | Sequence[int] | None, games: int, random: Generator) -> list[int]:
    """A seed for every game: fresh ones, those that are given, or so many from the one given on."""
    if seed is None:
        return [fresh_seed(random) for _ in range(games)]
    if isinstance(seed, Sequence | np.ndarray):
        seeds = [api.whole(one, SetupError, "a seed") for one in seed]
        if len(seeds) != games:
            raise SetupError(f"{games} games need {games} seeds, not {len(seeds)}")
        return seeds
    first = api.whole(seed, SetupError, "a seed")
    return list(range(first, first + games))
