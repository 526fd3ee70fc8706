"""Views of positions made by hand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from projectl.game.game import Game
from projectl.game.view import Seat, Slot, View
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES, Puzzle
from projectl.rules.state import Phase

PLENTY = (9,) * len(Shape)


def puzzle(name: str) -> Puzzle:
    return PUZZLES[PUZZLE_NUMBER[name]]


def pieces(*names: str) -> tuple[int, ...]:
    return tuple(names.count(shape.name) for shape in Shape)


def seat(number: int, supply: Sequence[str] = (), slots: Sequence[str] = (), **more: Any) -> Seat:
    """A player with pieces and untouched puzzles."""
    filled = [Slot(puzzle(name), (), puzzle(name).hole) for name in slots]
    empty = [None] * (4 - len(filled))
    plain = Seat(number, pieces(*supply), (*filled, *empty), (), 0, 0, 0, 0)
    return replace(plain, **more)


def position(*seats: Seat, mode: str = "base", market: Sequence[str] = (), **more: Any) -> View:
    """A view of the first player's turn, with some puzzles on offer and plenty of pieces."""
    game = Game(mode, len(seats), seed=11)
    view = game.view(0)
    offer = [puzzle(name) for name in market]
    free = [other for other in PUZZLES[:8] if other.name not in market]
    fields = {"market": (*offer, *free)[: len(view.market)], "deck_left": (3, 3), "reserve": PLENTY}
    plain = replace(view, first=0, player=0, seats=seats, actions_left=3, phase=Phase.ACT)
    return replace(plain, **(fields | more))
