"""Who sits where: people, and agents by their specs, such as `search:steady`."""

import hashlib
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from projectl.agents.agent import Agent, AgentError, Level
from projectl.agents.registry import agent_names, make_agent, read_spec
from projectl.cli.errors import CommandError
from projectl.game.game import Game
from projectl.rules.api import SEED_BITS

HUMAN = "human"
USUAL_OPPONENT = "search:steady"
LONGEST_LABEL = 18  # of a spec, on the board


@dataclass(frozen=True)
class Seating:
    """The players of a game in the order of their seats."""

    players: tuple[str, ...]
    to_spectators: bool = False  # then nobody is `You`

    @property
    def people(self) -> list[int]:
        """The seats people sit in."""
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called: a person alone is `You`."""
        names = [f"Player {seat}" for seat in range(1, len(self.players) + 1)]
        if len(self.people) == 1 and not self.to_spectators:
            names[self.people[0]] = "You"
        return tuple(names)

    @property
    def labels(self) -> tuple[str, ...]:
        """The names, and behind them who plays by itself."""
        return tuple(
            name if player == HUMAN else f"{name} ({cut(player)})"
            for name, player in zip(self.names, self.players, strict=True)
        )


def cut(spec: str) -> str:
    """A spec that fits the board."""
    return spec if len(spec) <= LONGEST_LABEL else f"{spec[: LONGEST_LABEL - 2]}.."


def who_there_is() -> str:
    """The players one can ask for, in words."""
    levels = ", ".join(level.value for level in Level)
    names = ", ".join((HUMAN, *agent_names()))
    return f"players are {names}, or module:Class; levels are {levels}, as in search:sharp"


def read_player(text: str) -> str:
    """A person, or the spec of an agent; CommandError names those there are."""
    text = text.strip()
    name = re.split("[:@]", text.lower())[0]
    if text.lower() == HUMAN:
        return HUMAN
    known = name in agent_names()
    if not known and ":" not in text:
        raise CommandError(f"there is no player '{text}'; {who_there_is()}")
    try:
        return str(read_spec(text.lower() if known else text))
    except AgentError as error:
        raise CommandError(str(error)) from None


def read_players(text: str) -> tuple[str, ...]:
    """Players from their names between commas."""
    return tuple(read_player(name) for name in text.split(","))


def seat_players(players: str | None, seats: int) -> Seating:
    """Everybody at the table; unless told otherwise, one person and the usual opponents."""
    if players is None:
        return Seating((HUMAN, *[USUAL_OPPONENT] * (seats - 1)))
    names = read_players(players)
    if len(names) != seats:
        each = "one name" if seats == 1 else f"{seats} names"
        raise CommandError(
            f"this game has {seats} seats: give {each} in --players, not {len(names)}"
        )
    return Seating(names)


def agent_seed(game: Game, seat: int) -> int:
    """The seed of the agent in a seat: it follows from the deal, and does not give it away."""
    text = f"projectl table {game.seed} seat {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big") >> 256 - SEED_BITS


def make_agents(game: Game, seating: Seating) -> dict[int, Agent]:
    """A new agent for every seat that nobody sits in; CommandError if there is no such one."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # a class may be that of a file beside the person
    agents = {}
    for seat, player in enumerate(seating.players):
        if player == HUMAN:
            continue
        try:
            agents[seat] = make_agent(player, agent_seed(game, seat))
        except AgentError as error:
            raise CommandError(f"{error}; {who_there_is()}") from None
        except Exception as error:
            raise CommandError(f"agent '{player}' cannot be set up: {error!r}") from error
    return agents
