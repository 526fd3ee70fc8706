"""What happened, as effects, and each of them in words."""

import pytest

from projectl.game.effects import effect_message, effects_of
from projectl.game.notation import parse_action
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES
from projectl.rules.state import Mode, Phase
from projectl.texts import words_in

from .positions import TABLES


def told(games: api.Games, text: str, person: str = "other") -> list[str]:
    action = parse_action(text, Mode(games[0].mode))
    before = games.copy()
    api.play(games, action)
    return sentences(before, action, games, person)


def sentences(before: api.Games, action: int, after: api.Games, person: str = "other") -> list[str]:
    found = effects_of(before[0], action, after[0])
    messages = [effect_message(effect, Mode(after[0].mode), "Ann", person) for effect in found]
    return [words_in().say(message) for message in messages if message is not None]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_every_action_of_a_game_is_told(mode: str, seats: int) -> None:
    games = api.new_games([6], mode, seats)
    said = []
    for step in range(10_000):
        if games[0].phase == Phase.OVER:
            break
        before = games.copy()
        action = api.nth_legal(games, step * 7919 % api.count_legal(games))
        api.play(games, action)
        assert 0 <= action < ACTIONS
        said += sentences(before, action, games)
    assert all(line.endswith(".") and line.isascii() for line in said)
    assert said.count("The finishing touches begin.") == 1
    if mode.endswith("solo"):
        rounds = int(games[0].round_number)
        assert sum("mastermind took" in line for line in said) >= rounds


def on_one_puzzle(name: str) -> api.Games:
    games = api.new_games([4], "solo")
    number = PUZZLE_NUMBER[name]
    others = [n for n in games[0].market if n != number]
    games[0].market[:] = (others + others)[:9]
    games[0].puzzle[0, 0] = number
    games[0].hole[0, 0] = PUZZLES[number].hole
    return games


def test_completing_a_puzzle_is_told_with_the_placement() -> None:
    games = on_one_puzzle("W22")
    assert told(games, "place 1 I2 c3 c4") == [
        "Ann placed I2 on slot 1 (c3 c4).",
        "Ann completed a puzzle: 0 points.",
        "Ann got I2 as the reward.",
    ]


def test_a_missing_reward_is_told() -> None:
    games = on_one_puzzle("W22")
    games[0].reserve[Shape.I2] = 0
    assert told(games, "place 1 I2 c3 c4", "you") == [
        "You placed I2 on slot 1 (c3 c4).",
        "You completed a puzzle: 0 points.",
        "The reserve has no I2 for your reward: choose another piece.",
    ]
    assert told(games, "reward I1") == ["Ann chose I1 instead of I2."]


def test_no_reward_is_told_when_the_reserve_is_empty() -> None:
    games = on_one_puzzle("W22")
    games[0].reserve[:] = 0
    assert told(games, "place 1 I2 c3 c4")[2:] == [
        "The reserve has no I2 for the reward of Ann, and nothing instead."
    ]


def test_simple_actions_are_told_in_the_past_tense() -> None:
    games = api.new_games([4], "solo")
    puzzle = PUZZLES[games[0].market[0]]
    assert told(games, "take 1") == [
        f"Ann took a {puzzle.points}-point puzzle with reward {puzzle.reward.name}."
    ]
    assert told(games, "upgrade I1 I2") == ["Ann exchanged I1 for I2."]
    first, mastermind, following = told(games, "piece I1")
    assert first == "Ann took I1."
    assert mastermind.startswith("The mastermind took ")
    assert following == "Round 2."


def test_coins_are_told() -> None:
    games = api.new_games([4], "finesse-solo")
    games[0].available[0] = 2
    games[0].bank -= 2
    assert told(games, "insert") == ["Ann paid 2 coins for one more action."]
    games[0].round_number = 3
    games[0].tiles[2] = 22  # C03 pays for taking a puzzle
    assert told(games, "take 1")[1] == "Ann got 1 coin."


def test_the_end_is_announced_when_the_black_deck_runs_out() -> None:
    games = api.new_games([4])
    games[0].deck_left[1] = 1
    assert told(games, "take B1")[1:] == ["The black deck has run out: round 2 is the last."]


def test_the_mastermind_taking_the_last_card_leaves_one_more_round() -> None:
    games = api.new_games([4], "solo")
    games[0].deck_left[:] = [0, 1]
    games[0].deck[1, 0] = PUZZLE_NUMBER["B01"]
    games[0].locks[:] = 0
    games[0].actions_left = 1
    assert told(games, "piece I1")[2:] == ["The deck has run out: round 2 is the last.", "Round 2."]
