"""Move counts to a fixed depth from fixed positions, the kernel's and the oracle's."""

import random
from pathlib import Path

import pytest
from bridge import deal_of
from lockstep import choose, legal_by_action
from oracle import Oracle, perft

from projectl.rules import api
from projectl.rules.api import Games
from projectl.rules.kernel import JIT

COUNTS = Path(__file__).parent / "perft.txt"
ORACLE_LIMIT = 20_000 if JIT else 400
KERNEL_LIMIT = 300_000 if JIT else 400


def position(mode: str, seats: int, difficulty: str, seed: int, moves: int) -> tuple[Games, Oracle]:
    """A position some sensible random actions into a game, on both engines."""
    chance = random.Random(seed)
    games = api.new_games([seed], mode, seats, None if difficulty == "-" else difficulty)
    oracle = Oracle(deal_of(games[0]))
    for _ in range(moves):
        legal = legal_by_action(games)
        action = choose("course", sorted(legal, key=legal.__getitem__), oracle, chance)
        api.play(games, legal[action])
        oracle.play(action)
    return games, oracle


def kernel_perft(games: Games, depth: int) -> int:
    """How many sequences of so many actions there are; the last action is only counted."""
    if depth == 1:
        return api.count_legal(games)
    total = 0
    for action in api.legal_actions(games):
        after = games.copy()
        api.play(after, int(action))
        total += kernel_perft(after, depth - 1)
    return total


def rows() -> list[tuple[str, int, str, int, int, int, int]]:
    found = []
    for line in COUNTS.read_text().splitlines():
        if line and not line.startswith("#"):
            mode, seats, difficulty, *numbers = line.split()
            seed, moves, depth, count = map(int, numbers)
            found.append((mode, int(seats), difficulty, seed, moves, depth, count))
    return found


@pytest.mark.parametrize("row", rows(), ids=lambda row: " ".join(map(str, row[:-1])))
def test_move_counts(row: tuple[str, int, str, int, int, int, int]) -> None:
    mode, seats, difficulty, seed, moves, depth, count = row
    if count > KERNEL_LIMIT:
        pytest.skip("too many for the interpreter")
    games, oracle = position(mode, seats, difficulty, seed, moves)
    assert kernel_perft(games, depth) == count
    if count <= ORACLE_LIMIT:
        assert perft(oracle, depth) == count
