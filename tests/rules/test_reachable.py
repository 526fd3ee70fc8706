"""Records whose components are all there, but which no play can have led to."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from projectl.rules import api, serialise
from projectl.rules.actions import PIECE, TAKE
from projectl.rules.api import Games
from projectl.rules.errors import RecordError
from projectl.rules.state import STATE, EndReason, Phase

ALTERATIONS = 1500
MOST_ACCEPTED = 0.01  # of bytes that were altered: what is left can be a game, or nearly


def played(variant: api.VariantNames, seed: int, most: int) -> Games:
    """A game after so many random actions, or at its end."""
    games, dice = api.new_games([seed], *variant), random.Random(seed)
    for _ in range(most):
        count = api.count_legal(games)
        if count == 0:
            break
        api.play(games, api.nth_legal(games, dice.randrange(count)))
    return games


@pytest.mark.parametrize("variant", api.every_variant(), ids=str)
def test_every_position_of_a_game_is_accepted(variant: api.VariantNames) -> None:
    games, dice = api.new_games([5], *variant), random.Random(5)
    while count := api.count_legal(games):
        api.play(games, api.nth_legal(games, dice.randrange(count)))
        assert serialise.from_bytes(games.tobytes()).tobytes() == games.tobytes()


def accepted(data: bytes) -> bool:
    try:
        serialise.from_bytes(data)
    except RecordError:
        return False
    return True


def test_of_records_with_one_altered_byte_hardly_any_is_accepted() -> None:
    """All but the bytes of the generator, which may have any value."""
    dice = random.Random(3)
    known = STATE["rng"].itemsize
    assert STATE.names
    assert STATE.names[0] == "rng"
    positions = [
        played(variant, seed, dice.randrange(220)).tobytes()
        for variant in api.every_variant()
        for seed in range(4)
    ]
    count = 0
    for _ in range(ALTERATIONS):
        data = bytearray(dice.choice(positions))
        data[dice.randrange(known, len(data))] ^= dice.randrange(1, 256)
        count += accepted(bytes(data))
    assert count <= MOST_ACCEPTED * ALTERATIONS


def set_to(field: str, value: Any, at: Any = ...) -> Callable[[Games], None]:
    def alter(games: Games) -> None:
        if at is ...:
            games[field][0] = value
        else:
            games[field][0, at] = value

    return alter


BASE = [
    (set_to("idle_rounds", 200), "200 rounds were idle"),
    (set_to("last_round", 60000), "round 60000 is to be the last"),
    (set_to("round_number", 9), "somebody moved at most"),
    (set_to("actions_left", 4), "4 actions are left of 3"),
    (set_to("actions_left", 3), "in a turn that has all its actions"),
    (set_to("master_used", 2), "a field that is 0 or 1"),
    (set_to("moved", 7), "a field that is 0 or 1"),
    (set_to("reward_due", 77), "reward 77 is due in phase ACT"),
    (set_to("touches", 1, 0), "seat 0 paid for 1 touches"),
    (set_to("difficulty", 1), "a mastermind without a solo game"),
    (set_to("tiles", 3, 0), "tiles without Finesse"),
    (set_to("phase", Phase.MASTER), "a Master is open that was not begun"),
]


@pytest.mark.parametrize(("alter", "words"), BASE, ids=[words for _, words in BASE])
def test_a_base_game_is_not_like_that(alter: Callable[[Games], None], words: str) -> None:
    games = api.new_games([4])
    api.play(games, TAKE)
    api.play(games, PIECE)
    alter(games)
    with pytest.raises(RecordError, match=f"record 0 is corrupt: .*{words}"):
        serialise.from_bytes(games.tobytes())


SOLO = [
    (set_to("mastermind_supply", 5), "locks left the game"),
    (set_to("round_number", 40), "the mastermind took .* puzzles in 39 rounds"),
    (set_to("end_reason", EndReason.LAST_TILE), "LAST_TILE in phase ACT"),
    (set_to("bank", 3), "there are 3 coins"),
]


@pytest.mark.parametrize(("alter", "words"), SOLO, ids=[words for _, words in SOLO])
def test_a_solo_game_is_not_like_that(alter: Callable[[Games], None], words: str) -> None:
    games = api.new_games([4], "solo")
    api.play(games, TAKE)
    alter(games)
    with pytest.raises(RecordError, match=f"record 0 is corrupt: .*{words}"):
        serialise.from_bytes(games.tobytes())


def test_coins_come_after_the_face_down_tiles_and_tiles_leave_by_rounds() -> None:
    games = api.new_games([4], "finesse")
    games["bank"], games["available"][0, 0] = 34, 1
    with pytest.raises(RecordError, match="before a tile was face up"):
        serialise.from_bytes(games.tobytes())
    games = api.new_games([4], "finesse")
    games["round_number"] = 3
    with pytest.raises(RecordError, match="not a tile for each round"):
        serialise.from_bytes(games.tobytes())
