"""What a tournament is: who plays, which game, how often, and by which clock."""

import math
import os
import secrets
from dataclasses import asdict, dataclass, replace
from shlex import quote
from typing import Any

from projectl.agents.registry import read_spec
from projectl.rules.api import SEED_BITS, check_seats, name_of, named
from projectl.rules.errors import RulesError, SetupError
from projectl.rules.state import Difficulty, Mode
from projectl.texts import Message
from projectl.texts.errors import MessageError

FORMAT = 2  # of the files in a folder
MOST_GAMES = 10**7
MOST_SECONDS = 24 * 3600
MOST_JOBS = 1000
MOST_ELO = 1000.0

# What may differ when a tournament goes on: how it is run, not what is played.
HOW_IT_RUNS = ("jobs", "save_games")


class ArenaError(MessageError, RulesError):
    """A tournament that cannot be, or cannot go on."""


@dataclass(frozen=True)
class TournamentConfig:
    """All that a tournament depends on, and how many games are played at once.

    `agents` are specs such as `search:sharp@0.2s`. `games` counts for each pairing and is rounded
    up to whole deals: every deal is played in every rotation of the seats. Without a `seed` one is
    drawn. `sprt` are two Elo differences; a pairing stops when it is decided between them.
    `strict_time` makes a turn beyond its budget a forfeit. `jobs` is the number of games at once,
    as many as there are cores for this process if not said.
    """

    agents: tuple[str, ...]
    mode: str = "base"
    seats: int | None = None
    difficulty: str | None = None
    games: int = 100
    seed: int | None = None
    gauntlet: bool = False
    sprt: tuple[float, float] | None = None
    move_limit: float = 60.0
    strict_time: bool = False
    save_games: bool = False
    jobs: int | None = None

    @property
    def solo(self) -> bool:
        """Whether every agent plays alone, against the mastermind."""
        return named(Mode, self.mode) in (Mode.SOLO, Mode.FINESSE_SOLO)

    @property
    def players(self) -> int:
        """The number of seats, said or not."""
        return self.seats or (1 if self.solo else 2)

    @property
    def deals(self) -> int:
        """How many deals each pairing plays."""
        return math.ceil(self.games / self.players)

    @property
    def labels(self) -> tuple[str, ...]:
        """A name of its own for each agent: of two alike, the second is `weighted (2)`."""
        seen: dict[str, int] = {}
        labels = []
        for agent in self.agents:
            seen[agent] = seen.get(agent, 0) + 1
            labels.append(agent if seen[agent] == 1 else f"{agent} ({seen[agent]})")
        return tuple(labels)

    def command(self) -> str:
        """The command that plays this tournament again."""
        words = ["projectl arena", *map(quote, self.agents), f"--mode {self.mode}"]
        words.append(f"--difficulty {self.difficulty}" if self.solo else f"--seats {self.players}")
        words += [f"--games {self.games}", f"--seed {self.seed}"]
        if self.gauntlet:
            words.append("--gauntlet")
        if self.sprt is not None:
            words.append(f"--sprt={self.sprt[0]:g},{self.sprt[1]:g}")
        words.append(f"--move-limit {self.move_limit:g}")
        if self.strict_time:
            words.append("--strict-time")
        return " ".join(words)

    def as_json(self) -> dict[str, Any]:
        """What is kept in the folder."""
        fields = {key: value for key, value in asdict(self).items() if key not in HOW_IT_RUNS}
        return {"format": FORMAT, **fields}


def settle(config: TournamentConfig) -> TournamentConfig:
    """The config with nothing left open; ArenaError, AgentError or SetupError if they clash."""
    mode = named(Mode, config.mode)
    check_seats(mode, config.players)
    difficulty: Difficulty | None = None
    if config.solo:
        difficulty = named(Difficulty, config.difficulty or Difficulty.STANDARD)
    elif config.difficulty is not None:
        raise SetupError("only the solo modes have a difficulty")
    agents = tuple(str(read_spec(agent)) for agent in config.agents)
    check_system()
    check_agents(config)
    check_numbers(config)
    return replace(
        config,
        agents=agents,
        mode=name_of(mode),
        seats=config.players,
        difficulty=None if difficulty is None else name_of(difficulty),
        seed=secrets.randbits(SEED_BITS) if config.seed is None else config.seed,
        sprt=None if config.sprt is None else (config.sprt[0], config.sprt[1]),
    )


def check_system() -> None:
    """Agents live in processes that are forked, stopped and continued."""
    if not hasattr(os, "fork"):
        raise ArenaError(Message("arena-no-fork"))


def check_agents(config: TournamentConfig) -> None:
    """Enough agents for what is asked."""
    if not config.agents:
        raise ArenaError(Message("arena-no-agents"))
    if not config.solo and len(config.agents) < 2:
        raise ArenaError(Message("arena-one-agent", mode=config.mode))
    if config.solo and config.gauntlet:
        raise ArenaError(Message("arena-solo-gauntlet"))
    if config.sprt is not None and config.solo:
        raise ArenaError(Message("arena-solo-sprt"))
    if config.sprt is not None and len(config.agents) > 2 and not config.gauntlet:
        raise ArenaError(Message("arena-sprt-agents"))


def check_numbers(config: TournamentConfig) -> None:
    """Numbers that make sense."""
    if not 1 <= config.games <= MOST_GAMES:
        raise ArenaError(Message("arena-bad-games", most=MOST_GAMES, games=config.games))
    if not 0 < config.move_limit <= MOST_SECONDS:
        limit = f"{config.move_limit:g}"
        raise ArenaError(Message("arena-bad-limit", most=MOST_SECONDS, seconds=limit))
    if config.seed is not None and not 0 <= config.seed < 1 << SEED_BITS:
        raise ArenaError(Message("bad-seed", seed=str(config.seed), bits=SEED_BITS))
    if config.jobs is not None and not 1 <= config.jobs <= MOST_JOBS:
        raise ArenaError(Message("arena-bad-jobs", most=MOST_JOBS, jobs=config.jobs))
    if config.sprt is not None:
        low, high = config.sprt
        if not -MOST_ELO <= low < high <= MOST_ELO:
            raise ArenaError(Message("arena-bad-sprt", given=f"{low:g},{high:g}"))
