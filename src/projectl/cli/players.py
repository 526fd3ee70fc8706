"""Who sits where: people, and agents by their specs, such as `search:steady`."""

import hashlib
import re
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from projectl.agents.agent import Agent, AgentError, Level
from projectl.agents.characters import CHARACTER_AGENT, name_characters
from projectl.agents.registry import agent_names, make_agent, read_spec
from projectl.cli.errors import CommandError
from projectl.game.game import Game
from projectl.rules.api import SEED_BITS
from projectl.texts import Message, Words

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
    def you(self) -> int | None:
        """The seat of a person who is alone at the keyboard."""
        return self.people[0] if len(self.people) == 1 and not self.to_spectators else None

    def person(self, seat: int) -> str:
        """Whether a message about a seat is about its reader: `you` or `other`."""
        return "you" if seat == self.you else "other"

    @cached_property
    def characters(self) -> tuple[str, ...]:
        """The names of agents that are characters; empty for other players."""
        return name_characters(
            [None if player == HUMAN else read_spec(player) for player in self.players]
        )

    def names(self, words: Words) -> tuple[str, ...]:
        """What the seats are called: a person alone is `You`, a level has its character's name."""
        return tuple(
            words.say("you")
            if seat == self.you
            else name or words.say("player-number", number=seat + 1)
            for seat, name in enumerate(self.characters)
        )

    def labels(self, words: Words) -> tuple[str, ...]:
        """The names, and behind them which agent it is."""
        return tuple(
            name if player == HUMAN else f"{name} ({shorten_spec(player)})"
            for name, player in zip(self.names(words), self.players, strict=True)
        )


def shorten_spec(spec: str) -> str:
    """A spec that fits the board."""
    return spec if len(spec) <= LONGEST_LABEL else f"{spec[: LONGEST_LABEL - 2]}.."


def known_players() -> Message:
    """The players one can ask for."""
    levels = ", ".join(level.value for level in Level)
    names = ", ".join((HUMAN, *agent_names()))
    return Message("terminal-known-players", names=names, levels=levels)


def complete_players(begun: str) -> list[str]:
    """What a list of players that is begun can become, for completion in the shell."""
    before, comma, last = begun.rpartition(",")
    levels = [f"{CHARACTER_AGENT}:{level.value}" for level in Level]
    known = (HUMAN, *levels, *agent_names())
    return [f"{before}{comma}{player}" for player in known if player.startswith(last)]


def read_player(text: str) -> str:
    """A person, or the spec of an agent; CommandError names those there are."""
    text = text.strip()
    name = re.split("[:@]", text.lower())[0]
    if text.lower() == HUMAN:
        return HUMAN
    known = name in agent_names()
    if not known and ":" not in text:
        raise CommandError(Message("terminal-no-player", player=text, known=known_players()))
    return str(read_spec(text.lower() if known else text))


def read_players(text: str) -> tuple[str, ...]:
    """Players from their names between commas."""
    return tuple(read_player(name) for name in text.split(","))


def seat_players(players: str | None, seats: int) -> Seating:
    """Everybody at the table; unless told otherwise, one person and the usual opponents."""
    if players is None:
        return Seating((HUMAN, *[USUAL_OPPONENT] * (seats - 1)))
    names = read_players(players)
    if len(names) != seats:
        raise CommandError(Message("terminal-player-count", seats=seats, given=len(names)))
    return Seating(names)


def agent_seed(game: Game, seat: int) -> int:
    """The seed of the agent in a seat: it follows from the deal, and does not give it away."""
    text = f"projectl table {game.seed} seat {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big") >> 256 - SEED_BITS


def compile_ahead(seating: Seating) -> None:
    """Have what agents need compiled while the rules are."""
    if any(player.startswith(("search", "network")) for player in seating.players):
        from projectl.agents.mcts import evaluation
        from projectl.agents.network.weights import shipped_weights

        evaluation.compile_ahead(shipped_weights())


def make_agents(game: Game, seating: Seating) -> dict[int, Agent]:
    """A new agent for every seat that nobody sits in; AgentError if there is no such one."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # a class may be that of a file beside the person
    agents = {}
    for seat, player in enumerate(seating.players):
        if player == HUMAN:
            continue
        try:
            agents[seat] = make_agent(player, agent_seed(game, seat))
        except AgentError:
            raise
        except Exception as error:
            trouble = Message("agent-setup", agent=player, error=repr(error))
            raise CommandError(trouble) from error
    return agents
