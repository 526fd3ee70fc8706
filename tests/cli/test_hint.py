"""Hints are legal in every position, and say why."""

from pathlib import Path

import pytest
from game.positions import TABLES

from cli.conversation import talk
from projectl.cli.hint import find_hint
from projectl.cli.players import weighted_agent
from projectl.game.actions import Done, Place, Take
from projectl.game.game import Game


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_hint_is_legal_in_every_position(mode: str, seats: int) -> None:
    game = Game(mode, seats, seed=3)
    while not game.is_over:
        hint = find_hint(game)
        assert game.is_legal(hint.action), (hint, str(game))
        assert hint.reason
        game.play(weighted_agent(game))


@pytest.mark.parametrize("mode", ["base", "solo", "finesse", "finesse-solo"])
def test_following_the_hints_completes_puzzles_and_ends(mode: str) -> None:
    game = Game(mode, seed=6)
    for _ in range(3000):
        if game.is_over:
            break
        game.play(find_hint(game).action if game.player == 0 else weighted_agent(game))
    outcome = game.outcome
    assert outcome is not None
    assert outcome.scores[0].puzzles >= 3


def test_hints_lead_from_an_empty_slot_to_a_completed_puzzle() -> None:
    game = Game("base", 2, seed=11)
    first = find_hint(game)
    assert first.action == Take("W3")  # two cells, and one point more than W1
    assert first.reason == "you have no puzzle, and your pieces fill this one"
    game.play("take W1")
    second = find_hint(game)
    assert isinstance(second.action, Place)
    assert second.reason == "your I2 and I1 fill slot 1, and this is the first of them"
    game.play(second.action)
    assert find_hint(game).reason == "it completes slot 1: 0 points and I3"


def test_touches_are_advised_only_when_they_pay() -> None:
    game = Game("solo", seed=2)
    while game.state.phase != 3:
        game.play(weighted_agent(game))
    while not game.is_over:
        hint = find_hint(game)
        assert isinstance(hint.action, Done) or "points in all" in hint.reason
        game.play(hint.action)


def test_a_hint_is_given_at_the_prompt(tmp_path: Path) -> None:
    assert "Hint: take W3 (you have no puzzle" in talk(
        tmp_path, "hint", game=Game("base", 2, seed=11)
    )
