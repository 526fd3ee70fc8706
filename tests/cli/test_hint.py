"""Hints at the prompt: ranked turns, what each gains and why; nothing is changed by them."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from cli.conversation import lines_of, open_session, talk
from projectl.agents.advice import Advice
from projectl.cli.hint import hint_lines
from projectl.cli.launch import run
from projectl.game.actions import Piece, Place
from projectl.game.game import Game
from projectl.rules.pieces import Shape
from projectl.texts import Message, words_in

TURN = re.compile(r"^(\d)\. [+-]\d+\.\d +(\S.*)$", re.M)


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
    game = Game("base", 2, seed=11)
    game.play("take W1")
    game.play("place 1 I2 b3 c3")
    shown = talk(tmp_path, "hint 9", game=game, players="human,human")
    turns = hinted(shown)
    assert 3 < len(turns) <= 9
    lines = shown.splitlines()
    for turn in turns:
        (reason,) = [after for line, after in pairwise(lines) if line.endswith(f"  {turn}")]
        assert re.match(r" {9}[a-z]", reason)


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
    long = Advice((place,) * 4, 12.34, 3.0, Message("hint-buys"))
    short = Advice((Piece(Shape.I1),), -0.06, 3.0, Message("hint-little"))
    assert hint_lines([long, short], words_in()) == [
        "1. +12.3 place 1 L4 b2 b3 b4 c4; place 1 L4 b2 b3 b4 c4;",
        "         place 1 L4 b2 b3 b4 c4; place 1 L4 b2 b3 b4 c4",
        "         buys one more action",
        "2. -0.1  piece I1",
        "         changes little",
    ]
