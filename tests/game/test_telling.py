"""What happened, in words."""

import pytest

from projectl.game.notation import parse_action
from projectl.game.telling import tell
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES
from projectl.rules.state import Mode, Phase

from .positions import TABLES


def told(games: api.Games, text: str) -> list[str]:
    before = games.copy()
    action = parse_action(text, Mode(games[0].mode))
    api.play(games, action)
    return tell(before[0], action, games[0])


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
        said += tell(before[0], action, games[0])
    assert all(line.endswith(".") and line.isascii() for line in said)
    assert said.count("The finishing touches begin.") == 1
    if mode.endswith("solo"):
        rounds = int(games[0].round_number)
        assert sum("mastermind took" in line for line in said) == rounds


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
        "Player 1 placed I2 on slot 1 (c3 c4), completed a 0-point puzzle and got I2."
    ]


def test_a_missing_reward_is_told() -> None:
    games = on_one_puzzle("W22")
    games[0].reserve[Shape.I2] = 0
    assert told(games, "place 1 I2 c3 c4") == [
        "Player 1 placed I2 on slot 1 (c3 c4), completed a 0-point puzzle and may choose a piece, "
        "the reserve having no I2."
    ]
    assert told(games, "reward I1") == ["Player 1 chose I1 for the missing reward I2."]


def test_no_reward_is_told_when_the_reserve_is_empty() -> None:
    games = on_one_puzzle("W22")
    games[0].reserve[:] = 0
    assert told(games, "place 1 I2 c3 c4") == [
        "Player 1 placed I2 on slot 1 (c3 c4) and completed a 0-point puzzle."
    ]


def test_simple_actions_are_told_in_the_past_tense() -> None:
    games = api.new_games([4], "solo")
    puzzle = PUZZLES[games[0].market[0]]
    assert told(games, "take 1") == [
        f"Player 1 took the {puzzle.points}-point puzzle with reward {puzzle.reward.name}."
    ]
    assert told(games, "upgrade I1 I2") == ["Player 1 exchanged I1 for I2."]
    first, mastermind = told(games, "piece I1")
    assert first == "Player 1 took I1."
    assert mastermind.startswith("The mastermind took ")


def test_coins_are_told() -> None:
    games = api.new_games([4], "finesse-solo")
    games[0].available[0] = 2
    games[0].bank -= 2
    assert told(games, "insert") == ["Player 1 paid 2 coins for one more action."]
    games[0].round_number = 3
    games[0].tiles[2] = 22  # C03 pays for taking a puzzle
    assert told(games, "take 1")[0].endswith(": +1 coin.")


def test_the_end_is_announced_when_the_black_deck_runs_out() -> None:
    games = api.new_games([4])
    games[0].deck_left[1] = 1
    assert told(games, "take B1")[1:] == [
        "The black deck has run out: this round and one more will be played."
    ]


def test_the_mastermind_taking_the_last_card_leaves_one_more_round() -> None:
    games = api.new_games([4], "solo")
    games[0].deck_left[:] = [0, 1]
    games[0].deck[1, 0] = PUZZLE_NUMBER["B01"]
    games[0].locks[:] = 0
    games[0].actions_left = 1
    assert told(games, "piece I1")[2:] == ["The deck has run out: one more round will be played."]
