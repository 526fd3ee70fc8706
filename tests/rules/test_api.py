"""The API of the rules: what is refused, with which words, and that it changes nothing."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from projectl.rules import api, serialise
from projectl.rules.actions import ACTIONS, DONE, INSERT, PASS, TAKE
from projectl.rules.api import Games
from projectl.rules.errors import (
    IllegalActionError,
    InvalidActionError,
    RecordError,
    RulesError,
    SetupError,
)
from projectl.rules.state import STATE, Phase
from rules.position import ADA, Position


def refused(
    error: type[RulesError], match: str, games: Games, use: Callable[[Games], object]
) -> None:
    """A call is refused with these words, and the games stay as they were, byte for byte."""
    before = games.tobytes()
    with pytest.raises(error, match=match):
        use(games)
    assert games.tobytes() == before


# Setting up


@pytest.mark.parametrize(
    ("mode", "seats", "words"),
    [
        ("base", 5, "base is for 2 to 4 players, not 5"),
        ("base", 0, "base is for 2 to 4 players, not 0"),
        ("finesse", 1, "finesse is for 2 to 4 players, not 1"),
        ("solo", 2, "solo is for one player, not 2"),
        ("finesse-solo", 4, "finesse-solo is for one player, not 4"),
    ],
)
def test_a_wrong_number_of_players_is_refused(mode: str, seats: int, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        api.new_games([1], mode, seats)


@pytest.mark.parametrize("seats", ["2", 2.5])
def test_a_number_of_players_that_is_not_whole_is_refused(seats: Any) -> None:
    with pytest.raises(SetupError, match="players"):
        api.new_games([1], "base", seats)


@pytest.mark.parametrize("mode", ["chess", "", 4, -1, None])
def test_an_unknown_mode_is_refused_and_the_modes_are_named(mode: Any) -> None:
    with pytest.raises(SetupError, match="one of base, solo, finesse, finesse-solo"):
        api.new_games([1], mode)


@pytest.mark.parametrize("difficulty", ["easy", 3])
def test_an_unknown_difficulty_is_refused_and_they_are_named(difficulty: Any) -> None:
    with pytest.raises(SetupError, match="one of standard, challenging, unbeatable"):
        api.new_games([1], "solo", difficulty=difficulty)


@pytest.mark.parametrize("mode", ["base", "finesse"])
def test_only_solo_games_have_a_difficulty(mode: str) -> None:
    with pytest.raises(SetupError, match="only the solo modes have a difficulty"):
        api.new_games([1], mode, difficulty="standard")


@pytest.mark.parametrize("seed", [-1, 1 << 256, 1.5, "1", None])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(SetupError, match="a seed is a whole number"):
        api.new_games([1, seed])


def test_seeds_differ_in_all_of_their_256_bits() -> None:
    games = api.new_games([0, 1, 1 << 64, 1 << 128, 1 << 192, (1 << 256) - 1])
    assert len({game.tobytes() for game in games}) == 6


def test_no_seeds_are_no_games() -> None:
    assert len(api.new_games([])) == 0


# Actions


@pytest.mark.parametrize("use", [api.play, api.is_legal])
@pytest.mark.parametrize(
    ("action", "words"),
    [
        (-1, "-1 is no action"),
        (ACTIONS, f"actions are 0 to {ACTIONS - 1}"),
        (10**30, "is no action"),
        ("take W1", "an action is a whole number, not 'take W1'"),
        (1.5, "an action is a whole number, not 1.5"),
        (None, "an action is a whole number, not None"),
    ],
)
def test_what_is_no_action_is_refused(
    use: Callable[[Games, Any], object], action: Any, words: str
) -> None:
    games = api.new_games([1])
    refused(InvalidActionError, words, games, lambda games: use(games, action))


@pytest.mark.parametrize("action", [DONE, INSERT, PASS])
def test_an_illegal_action_is_refused_and_its_game_named(action: int) -> None:
    games = api.new_games([1, 2])
    words = f"action {action} is not legal now in game 1"
    refused(IllegalActionError, words, games, lambda games: api.play(games, action, 1))


def test_whatever_is_not_listed_is_illegal() -> None:
    position = Position("finesse", 3).puzzle(ADA, 2, "W16").set_coins(ADA, available=2)
    listed = set(api.legal_actions(position.games).tolist())
    legal = {action for action in range(ACTIONS) if api.is_legal(position.games, action)}
    assert legal == listed == set(np.flatnonzero(api.legal_masks(position.games)[0]).tolist())
    assert api.count_legal(position.games) == len(listed)
    assert [api.nth_legal(position.games, n) for n in range(len(listed))] == sorted(listed)


@pytest.mark.parametrize("n", [-1, 13, 10**6, 1.5, "0", None])
def test_a_legal_action_is_asked_for_by_its_place_among_them(n: Any) -> None:
    games = api.new_games([1])
    assert api.count_legal(games) == 13
    words = "number .*legal action|legal action number"
    refused(InvalidActionError, words, games, lambda games: api.nth_legal(games, n))


# Games and indices


@pytest.mark.parametrize(
    "games",
    [
        None,
        [1, 2],
        np.zeros(1, np.uint8),
        np.zeros(STATE.itemsize, np.uint8),
        np.zeros((1, 1), STATE),
        np.zeros((), STATE),
    ],
)
@pytest.mark.parametrize(
    "use",
    [
        api.legal_masks,
        api.legal_actions,
        api.count_legal,
        api.scores_and_ranks,
        api.play_out,
        api.reshuffle,
        serialise.to_bytes,
        lambda games: api.play(games, TAKE),
        lambda games: api.step(games, [TAKE]),
    ],
)
def test_what_is_no_array_of_games_is_refused(games: Any, use: Callable[[Any], object]) -> None:
    with pytest.raises(RecordError, match="games are a one-dimensional array of STATE records"):
        use(games)


INDEXED = [
    api.legal_actions,
    api.count_legal,
    lambda games, index: api.play(games, TAKE, index),
    lambda games, index: api.is_legal(games, TAKE, index),
    lambda games, index: api.nth_legal(games, 0, index),
]


@pytest.mark.parametrize("index", [2, -1, 10**6])
@pytest.mark.parametrize("use", INDEXED)
def test_an_index_without_a_game_is_refused(
    use: Callable[[Games, int], object], index: int
) -> None:
    games = api.new_games([1, 2])
    words = f"there is no game {index}; there are 2, counted from 0"
    refused(RecordError, words, games, lambda games: use(games, index))


@pytest.mark.parametrize("index", [0.5, None, "0"])
@pytest.mark.parametrize("use", INDEXED)
def test_an_index_that_is_no_whole_number_is_refused(
    use: Callable[[Games, Any], object], index: Any
) -> None:
    games = api.new_games([1, 2])
    refused(RecordError, "game", games, lambda games: use(games, index))


@pytest.mark.parametrize(
    "use",
    [
        api.play_out,
        api.reshuffle,
        lambda games: api.play(games, TAKE),
        lambda games: api.step(games, [TAKE]),
    ],
)
def test_games_that_cannot_be_written_are_not_played(use: Callable[[Games], object]) -> None:
    games = api.new_games([1], "finesse")
    games.flags.writeable = False
    refused(RecordError, "read", games, use)


# Steps


@pytest.mark.parametrize(
    ("actions", "error", "words"),
    [
        ([TAKE], InvalidActionError, "3 games need 3 whole numbers"),
        ([TAKE] * 4, InvalidActionError, "3 games need 3 whole numbers"),
        ([[TAKE] * 3], InvalidActionError, "3 games need 3 whole numbers"),
        ([0.0, 0.0, 0.0], InvalidActionError, "3 games need 3 whole numbers"),
        ([[TAKE], [TAKE, TAKE], []], InvalidActionError, "3 games need 3 whole numbers"),
        (["0", "0", "0"], InvalidActionError, "3 games need 3 whole numbers"),
        (None, InvalidActionError, "3 games need 3 whole numbers"),
        ([TAKE, ACTIONS, TAKE], InvalidActionError, f"actions are 0 to {ACTIONS - 1}"),
        ([TAKE, -1, TAKE], InvalidActionError, f"actions are 0 to {ACTIONS - 1}"),
        ([TAKE, TAKE, DONE], IllegalActionError, f"action {DONE} is not legal now in game 2"),
    ],
)
def test_one_bad_action_stops_the_step_of_all_games(
    actions: Any, error: type[RulesError], words: str
) -> None:
    games = api.new_games([1, 2, 3])
    refused(error, words, games, lambda games: api.step(games, actions))


def test_a_step_plays_one_action_in_every_game_that_is_not_over() -> None:
    games = api.new_games([1, 2, 3], "solo")
    games[1].phase = Phase.OVER
    over = games[1].tobytes()
    api.step(games, [TAKE, DONE, TAKE + 8])
    assert games[1].tobytes() == over
    assert [int(game.actions_left) for game in games[[0, 2]]] == [2, 2]


@pytest.mark.parametrize("threads", [2, 3, 8])
def test_threads_play_as_one_does(threads: int) -> None:
    alone, together = (api.new_games(range(5), "solo") for _ in range(2))
    actions = [TAKE + place for place in range(5)]
    api.step(alone, actions)
    api.step(together, actions, threads=threads)
    assert together.tobytes() == alone.tobytes()
    assert np.array_equal(api.play_out(together, threads=threads), api.play_out(alone))
    assert together.tobytes() == alone.tobytes()


@pytest.mark.parametrize("threads", [0, -1])
def test_no_threads_are_refused(threads: int) -> None:
    games = api.new_games([1])
    words = f"the number of threads is at least 1, not {threads}"
    refused(RulesError, words, games, lambda games: api.step(games, [TAKE], threads=threads))
    refused(RulesError, words, games, lambda games: api.play_out(games, threads=threads))
