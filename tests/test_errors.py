"""Whatever is passed to the public API, errors are the package's own and say what was wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import projectl
from projectl import Game, Piece, Place, Take, Upgrade, solver
from projectl.rules import api, serialise
from projectl.rules.errors import RulesError

game = Game(seed=1)
view = game.view(0)
games = api.new_games([1])
odd: Any = object()
none: Any = None

CALLS: dict[str, Callable[[], Any]] = {
    "play: no action": lambda: game.play(none),
    "play: a number": lambda: game.play(3),  # type: ignore[arg-type]
    "play: no shape": lambda: game.play(Piece(odd)),
    "play: no place": lambda: game.play(Take(none)),
    "play: no cells": lambda: game.play(Place(1, projectl.Shape.I1, none)),
    "play: a huge slot": lambda: game.play(Place(10**30, projectl.Shape.I1, ("b2",))),
    "is_legal": lambda: game.is_legal(odd),
    "check": lambda: game.check(b"pass"),  # type: ignore[arg-type]
    "play_all: a number": lambda: game.play_all(5),  # type: ignore[arg-type]
    "play_all: one action": lambda: game.play_all("pass"),
    "view: a text": lambda: game.view("0"),  # type: ignore[arg-type]
    "view: 1.0": lambda: game.view(1.0),  # type: ignore[arg-type]
    "at: 1.0": lambda: game.at(1.0),  # type: ignore[arg-type]
    "at: nothing": lambda: game.at(none),
    "effects: none there": lambda: game.effects(9),
    "effects: a text": lambda: game.effects("x"),  # type: ignore[arg-type]
    "Game: mode": lambda: Game(5.0),  # type: ignore[arg-type]
    "Game: seats": lambda: Game(seats="2"),  # type: ignore[arg-type]
    "Game: seed": lambda: Game(seed=1.0),  # type: ignore[arg-type]
    "parse_game: nothing": lambda: projectl.parse_game(none),
    "parse_game: bytes": lambda: projectl.parse_game(b"x"),  # type: ignore[arg-type]
    "parse_turn": lambda: projectl.parse_turn(none, "base"),
    "parse_turn: mode": lambda: projectl.parse_turn("take W1", odd),
    "load_game": lambda: projectl.load_game(none),
    "format_game": lambda: projectl.format_game(none),
    "format_turn": lambda: projectl.format_turn(none),
    "save_game: no game": lambda: projectl.save_game(none, "x.projectl"),
    "save_game: no path": lambda: projectl.save_game(game, none),
    "new_games: a number": lambda: api.new_games(5),  # type: ignore[arg-type]
    "new_games: nothing": lambda: api.new_games(none),
    "new_games: mode": lambda: api.new_games([1], odd),
    "nth_legal: huge": lambda: api.nth_legal(games, 10**30),
    "nth_legal: just too large": lambda: api.nth_legal(games, 1 << 63),
    "count_legal: huge": lambda: api.count_legal(games, 10**30),
    "play: huge": lambda: api.play(games, 10**30),
    "step": lambda: api.step(games, [10**30]),
    "copy_games": lambda: api.copy_games(none),
    "copy_games: numbers": lambda: api.copy_games(np.zeros(3)),
    "from_bytes: nothing": lambda: serialise.from_bytes(none),
    "from_bytes: text": lambda: serialise.from_bytes(""),  # type: ignore[arg-type]
    "to_bytes": lambda: serialise.to_bytes(none),
    "draw_position": lambda: projectl.draw_position(none),
    "draw_position: theme": lambda: projectl.draw_position(view, theme=[]),  # type: ignore[arg-type]
    "draw_position: language": lambda: projectl.draw_position(view, language="xx"),
    "draw_mat": lambda: projectl.draw_mat(view, "0"),  # type: ignore[arg-type]
    "draw_mat: no seat": lambda: projectl.draw_mat(view, 9),
    "draw_puzzle": lambda: projectl.draw_puzzle("B05"),  # type: ignore[arg-type]
    "draw_piece": lambda: projectl.draw_piece("L4"),  # type: ignore[arg-type]
    "draw_sheet": lambda: projectl.draw_sheet(none),
    "draw_sheet: columns": lambda: projectl.draw_sheet(game, columns=1.5),  # type: ignore[arg-type]
    "draw_sheet: every": lambda: projectl.draw_sheet(game, every="x"),  # type: ignore[arg-type]
    "puzzle": lambda: projectl.puzzle(none),
    "piece": lambda: projectl.piece(3),  # type: ignore[arg-type]
    "make_agent: nothing": lambda: projectl.make_agent(none),
    "make_agent: seed": lambda: projectl.make_agent("random", seed="x"),  # type: ignore[arg-type]
    "solver: no hole": lambda: solver.can_fill(none),
    "solver: no pieces": lambda: solver.can_fill(1, 5),  # type: ignore[arg-type]
    "solver: no counts": lambda: solver.pieces_of(none),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_argument_is_an_error_of_this_package_in_one_line(name: str) -> None:
    with pytest.raises(ValueError, match=r"[a-z]") as caught:
        CALLS[name]()
    assert caught.type.__module__.startswith("projectl."), caught.type
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 250


def test_a_value_of_a_wrong_type_is_a_type_error_too() -> None:
    with pytest.raises(TypeError, match="a Game is needed, not None"):
        projectl.format_game(none)
    with pytest.raises(RulesError, match="a Game is needed, not None"):
        projectl.format_game(none)


def test_shapes_by_name_are_as_good_as_shapes() -> None:
    fresh = Game(seed=1)
    assert fresh.play(Piece("I1")) == Piece(projectl.Shape.I1)  # type: ignore[arg-type]
    assert fresh.is_legal(Upgrade("I1", "I2"))  # type: ignore[arg-type]


def test_nothing_was_played_or_written_by_all_that() -> None:
    assert game == Game(seed=1)
    assert not Path("x.projectl").exists()
