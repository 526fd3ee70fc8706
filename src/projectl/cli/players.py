"""Who sits where: people, and players that choose by themselves, all by name."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np

from projectl.cli.errors import CommandError
from projectl.game.actions import Action, action_of
from projectl.game.game import Game
from projectl.rules.play import Player, random_action
from projectl.rules.state import STATE

HUMAN = "human"
USUAL_OPPONENT = "weighted"

Agent = Callable[[Game], Action]


def chance_of(game: Game) -> Random:
    """Dice that depend on the seed and the number of actions, so that an undone game repeats."""
    return Random(f"{game.seed} {len(game.history)}")


def random_agent(game: Game) -> Action:
    """Any legal action, all equally likely."""
    return chance_of(game).choice(game.legal_actions())


def weighted_agent(game: Game) -> Action:
    """A kind of action by its weight, then one of that kind, large pieces first."""
    position = np.array([game.state], STATE)
    chance = chance_of(game)
    position[0].rng[:] = [chance.getrandbits(64) for _ in position[0].rng]
    return action_of(int(random_action(position[0], int(Player.WEIGHTED))), game.mode)


AGENTS: dict[str, Agent] = {"random": random_agent, "weighted": weighted_agent}


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
            name if player == HUMAN else f"{name} ({player})"
            for name, player in zip(self.names, self.players, strict=True)
        )


def read_players(text: str) -> tuple[str, ...]:
    """Players from their names between commas; CommandError names those there are."""
    names = tuple(name.strip().lower() for name in text.split(","))
    known = (HUMAN, *AGENTS)
    for name in names:
        if name not in known:
            raise CommandError(f"there is no player '{name}'; players are {', '.join(known)}")
    return names


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
