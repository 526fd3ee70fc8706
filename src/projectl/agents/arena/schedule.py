"""Which games are to be played: pairings, deals, rotations, and the seeds of everything."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from projectl.agents.arena.config import TournamentConfig

AGENT_SEED_BITS = 63  # fits a signed word


@dataclass(frozen=True)
class Pairing:
    """Two agents by their places in the config; alone against the mastermind there is one."""

    one: int
    other: int | None


@dataclass(frozen=True)
class Fixture:
    """One game: a deal of a pairing in one rotation, and which agent has each seat."""

    pairing: int
    deal: int
    rotation: int
    seating: tuple[int, ...]

    @property
    def key(self) -> tuple[int, int, int]:
        return self.pairing, self.deal, self.rotation


def pairings_of(config: TournamentConfig) -> list[Pairing]:
    """Who meets whom: everybody everybody, or the first agent each other one."""
    agents = range(len(config.agents))
    if config.solo:
        return [Pairing(agent, None) for agent in agents]
    if config.gauntlet:
        return [Pairing(0, other) for other in agents[1:]]
    return [Pairing(one, other) for one, other in combinations(agents, 2)]


def fixtures_of(config: TournamentConfig) -> Iterator[Fixture]:
    """All games, deal by deal, so that every pairing is always about as far as the others."""
    pairings = pairings_of(config)
    for deal in range(config.deals):
        for number, pairing in enumerate(pairings):
            for rotation in range(config.players):
                yield Fixture(number, deal, rotation, seating(pairing, rotation, config.players))


def count_fixtures(config: TournamentConfig) -> int:
    """How many games there are if none is saved by SPRT."""
    return len(pairings_of(config)) * config.deals * config.players


def seating(pairing: Pairing, rotation: int, seats: int) -> tuple[int, ...]:
    """One agent in the seat of the rotation, the other in all others."""
    if pairing.other is None:
        return (pairing.one,)
    return tuple(pairing.one if seat == rotation else pairing.other for seat in range(seats))


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal, the same for every pairing and rotation."""
    return digest(f"{seed} deal {deal}")


def agent_seed(seed: int, deal: int, seat: int) -> int:
    """The seed of the agent in a seat."""
    return digest(f"{seed} deal {deal} seat {seat}") >> 256 - AGENT_SEED_BITS


def digest(text: str) -> int:
    """256 bits that look random; from one of them no other can be told without the seed."""
    return int.from_bytes(hashlib.sha256(f"projectl arena {text}".encode()).digest(), "big")
