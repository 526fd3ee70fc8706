"""Hints at the prompt: ranked turns, what each gains and why; nothing is changed by them."""

import re
from itertools import takewhile
from pathlib import Path

import pytest

from cli.conversation import lines_of, open_session, talk
from projectl.agents.advice import Advice
from projectl.cli.hint import hint_lines
from projectl.cli.launch import run
from projectl.game.actions import Piece, Place, Take
from projectl.game.game import Game
from projectl.rules.pieces import Shape
from projectl.texts import Message, words_in

TURN = re.compile(r"^(\d)\. (\S.*)$", re.M)
ODDS = re.compile(r" {3}\d+% to win( against the mastermind)?, on average ")


def hinted(shown: str) -> list[str]:
    """The first lines of the turns that are advised."""
    return [found[1] for found in TURN.findall(shown)]


@pytest.mark.parametrize("mode", ["base", "solo", "finesse", "finesse-solo"])
def test_hints_are_ranked_legal_and_change_nothing(mode: str, tmp_path: Path) -> None:
    game = Game(mode, seed=4)
    before = game.copy()
    players = "human" if game.seats == 1 else "human,human"
    session, shown = open_session(tmp_path, game, lines_of("hint", "hint 1"), players)
    run(session)
    assert session.game == before
    turns = hinted(shown.getvalue())
    assert len(turns) == 4
    for turn in turns:
        assert game.is_legal(turn.split(";")[0])
    lines = shown.getvalue().replace(str(tmp_path), "").splitlines()
    assert max(map(len, lines)) < 80


def test_a_hint_says_why(tmp_path: Path) -> None:
    game = Game("base", 2, seed=13)
    game.play("take W1")
    shown = talk(tmp_path, "hint 9", game=game, players="human,human")
    turns = hinted(shown)
    assert 3 < len(turns) <= 9
    lines = shown.splitlines()
    for turn in turns:
        at = next(n for n, line in enumerate(lines) if line.endswith(f". {turn}"))
        rest = list(takewhile(lambda line: line.startswith("   "), lines[at + 1 :]))
        odds = next(n for n, line in enumerate(rest) if ODDS.match(line))
        assert re.match(r" {3}[a-z]", rest[odds + 1])


def test_hints_go_on_from_within_a_master(tmp_path: Path) -> None:
    game = Game("base", 2, seed=11)
    game.play_all(["take W1", "master"])
    shown = talk(tmp_path, "hint", game=game, players="human,human")
    assert all(turn.startswith("place 1 ") and "done" in turn for turn in hinted(shown))
    assert hinted(shown)


@pytest.mark.parametrize("line", ["hint 0", "hint 10", "hint me", "hint 1 2"])
def test_a_hint_of_anything_else_is_not_understood(line: str, tmp_path: Path) -> None:
    shown = talk(tmp_path, line)
    assert "'hint' stands alone, or with how many turns: 'hint 5', up to 9." in shown


def test_long_turns_are_broken_between_actions() -> None:
    place = Place(1, Shape.L4, ("b2", "b3", "b4", "c4"))
    lead = Message("hint-lead", standing="ahead", points=3)
    odds = Message("hint-odds", percent=62, lead=lead)
    long = Advice((place,) * 4, 0.62, 0.1, 3.0, 1.0, odds, Message("hint-buys"))
    short = Advice((Piece(Shape.I1),), 0.62, 0.1, 3.0, 1.0, odds, Message("hint-little"))
    assert hint_lines([long, short], words_in()) == [
        "1. place 1 L4 b2 b3 b4 c4; place 1 L4 b2 b3 b4 c4; place 1 L4 b2 b3 b4 c4;",
        "   place 1 L4 b2 b3 b4 c4",
        "   62% to win, on average 3 points ahead",
        "   buys one more action",
        "2. piece I1",
        "   62% to win, on average 3 points ahead",
        "   no single thing stands out",
    ]


def test_a_turn_that_depends_on_a_new_card_says_so() -> None:
    odds = Message(
        "hint-outcome", outcome="won", lead=Message("hint-lead", standing="level", points=0)
    )
    open_end = Advice((Take("W2"),), 1.0, 0.0, 0.0, 0.0, odds, Message("hint-buys"), goes_on=True)
    assert hint_lines([open_end], words_in())[0] == "1. take W2; then see what turns up"
