"""Secrets that hold a seat: 32 random bytes each, of which only the hash is kept."""

import hashlib
import secrets
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

BYTES = 32
ID_BYTES = 12  # of a table's name: whoever knows it may watch
TRIES = 64  # names drawn at most


class Purpose(Enum):
    """What a secret is good for."""

    SEAT = "seat"  # to sit there
    INVITE = "invite"  # to take the seat, once
    RECOVERY = "recovery"  # to sit there again from another device
    JOIN = "join"  # to hear again what joining was answered


class Grant(NamedTuple):
    """Which seat a secret is for, and what it allows."""

    seat: int
    purpose: Purpose


def new_token() -> str:
    """A fresh secret, fit for a link."""
    return secrets.token_urlsafe(BYTES)


def new_table_id(suits: Callable[[str], bool] = lambda _name: True) -> str:
    """A fresh name for a table, that nobody can guess; one that suits, if some tries find one."""
    tries = (secrets.token_urlsafe(ID_BYTES) for _ in range(TRIES))
    return next((name for name in tries if suits(name)), secrets.token_urlsafe(ID_BYTES))


def hashed(token: str) -> str:
    """What is kept of a secret. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def hashed_key(table: str, seat: int, key: str) -> str:
    """What is kept of a key that a client chose to join with: it may use one at several tables."""
    return hashed(f"{table} {seat} {key}")


def new_seed() -> str:
    """A fresh seed of 256 bits, in hexadecimal."""
    return secrets.token_hex(BYTES)


def commitment_to(seed: str) -> str:
    """What is published of a seed before the game: the SHA-256 of its 32 bytes."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seed_for_agent(seed: str, seat: int) -> int:
    """The seed of the agent in a seat: it follows from the deal, and does not give it away."""
    return int(hashlib.sha256(f"projectl agent {seed} {seat}".encode()).hexdigest(), 16)
