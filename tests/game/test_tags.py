"""The head of a game file: what is said of a bad one, and the result checked by the replay."""

import pytest

from projectl.game.game_file import load_game, parse_game
from projectl.game.outcome import Outcome, Score
from projectl.game.tags import result_of
from projectl.rules.scoring import TieBreak
from projectl.rules.state import EndReason

from .files import GAMES, HEAD, SOLO, finished, refused, told


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "There is nothing in it; a game file begins with 'projectl: 1'"),
        ("\n # only this\n", 1, "There is nothing in it"),
        ("hello", 1, "This is no game file; a game file begins with 'projectl: 1'"),
        ("\n\nmode: base\nprojectl: 1", 3, "This is no game file"),
        ("PK\x03\x04", 1, r"A game file is plain text; there is '\x03' in this"),
        (HEAD + "1.1 take\u00a0W2", 5, r"A game file is plain text; there is '\xa0' in this"),
        ("\n\nprojectl: 2", 3, "This file is version 2; this program reads 1"),
        ("projectl: one", 1, "The version is a number, not 'one'"),
        ("projectl:", 1, "The version is a number, not ''"),
        ("projectl: 1", 1, "The tag 'mode' is missing; every game has mode, seats and seed"),
        ("projectl: 1\nmode: base\n\n1.1 take W2", 2, "The tag 'seats' is missing"),
        ("projectl: 1\nmode: base\nseats: 2\n\n\n", 3, "The tag 'seed' is missing"),
        (HEAD + "colour: red", 5, "There is no tag 'colour'; tags are projectl, mode, seats,"),
        (HEAD + "player 1: Ada", 5, "There is no tag 'player 1'; tags are projectl, mode, seats,"),
        (HEAD + "mode: solo", 5, "The tag 'mode' stands on line 2 already"),
        (HEAD.replace("base", "chess"), 2, "There is no mode 'chess'; modes are base, solo,"),
        (HEAD.replace("seats: 2", "seats: 5"), 3, "The mode 'base' is for 2 to 4 players, not 5."),
        (HEAD.replace("seats: 2", "seats: two"), 3, "The number of seats is a whole number"),
        (HEAD.replace("seats: 2", "seats: -2"), 3, "The number of seats is a whole number"),
        (HEAD + "difficulty: standard", 5, "Only the solo modes have a difficulty, not 'base'"),
        (SOLO.replace("difficulty: standard\n", ""), 2, "The tag 'difficulty' is missing"),
        (
            SOLO.replace("standard", "easy"),
            4,
            "There is no difficulty 'easy'; difficulties are standard",
        ),
        (SOLO.replace("seats: 1", "seats: 2"), 3, "The mode 'solo' is for one player, not 2."),
        (HEAD.replace("seed: 5", "seed: 0x1f"), 4, "A seed is a whole number of at most 78 digits"),
        (HEAD.replace("seed: 5", "seed:"), 4, "A seed is a whole number of at most 78 digits"),
        (HEAD.replace("seed: 5", f"seed: {'9' * 9999}"), 4, "A seed is a whole number of at most"),
        (
            HEAD.replace("seed: 5", f"seed: {1 << 256}"),
            4,
            "A seed is a whole number below 2 to the power of 256.",
        ),
        (HEAD.replace("seed: 5", "seed: \u0663"), 4, "A seed is a whole number of at most 78"),
    ],
)
def test_a_bad_head_is_reported_with_its_line(text: str, line: int, reason: str) -> None:
    at, said = told(text)
    assert (at, said[: len(reason)]) == (line, reason)
    assert str(refused(text)) == f"line {line}: {said}"


def test_the_result_may_be_left_out() -> None:
    lines = [line for line in finished() if not line.startswith(("result", "ended by"))]
    assert parse_game("\n".join(lines)) == load_game(GAMES / "base.projectl")


def test_the_result_is_checked_against_the_replay() -> None:
    text = "\n".join(finished())
    assert told(text.replace("result: 0 12, won by seat 2", "result: 0 13, won by seat 2")) == (
        5,
        "'result' is '0 12, won by seat 2' by the turns, not '0 13, won by seat 2'.",
    )
    assert told(text.replace("black-deck-empty", "idle-rounds")) == (
        6,
        "'ended by' is 'black-deck-empty' by the turns, not 'idle-rounds'.",
    )


def test_a_finished_game_that_was_cut_off_is_noticed() -> None:
    assert told("\n".join(finished()[:20])) == (
        5,
        "There is no 'result' yet: the game is not over, it stops in turn 7.2.",
    )


def ending(totals: list[int], *winners: int) -> Outcome:
    scores = [Score(seat, 0, total, 0, 0, 0, 0, 0, 0) for seat, total in enumerate(totals)]
    return Outcome(EndReason.IDLE_ROUNDS, winners, TieBreak.POINTS, tuple(scores))


def test_a_result_says_the_points_and_who_won() -> None:
    assert result_of(ending([19, -2], 0)) == "19 -2, won by seat 1"
    assert result_of(ending([21, 9, 21], 0, 2)) == "21 9 21, shared by seats 1 and 3"
    assert result_of(ending([5, 5, 5, 5], 0, 1, 2, 3)) == "5 5 5 5, shared by seats 1, 2, 3 and 4"
    assert result_of(ending([12, 15])) == "12 15, won by the mastermind"
