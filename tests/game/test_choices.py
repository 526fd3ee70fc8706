"""Legal actions grouped so that a person can take them in."""

import pytest

from projectl.game.choices import by_kind, legal_lines, way_line, ways_to_place
from projectl.game.notation import parse_action
from projectl.rules import api
from projectl.rules.actions import Kind
from projectl.rules.pieces import Shape
from projectl.rules.state import Mode
from projectl.texts import words_in

from .positions import TABLES, positions


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_what_is_listed_is_short_and_leaves_no_kind_out(mode: str, seats: int) -> None:
    for games in positions(2, mode, seats):
        legal = api.legal_actions(games)
        lines = legal_lines(legal, Mode(games[0].mode))
        assert len(lines) < 60
        assert max((len(line) for line in lines), default=0) < 80
        words = {line.split()[0] for line in lines}
        assert words == {kind.name.lower() for kind in by_kind(legal)}


def test_every_placement_is_among_the_ways() -> None:
    *_, games = (games for games in positions(2, "base", 2) if api.count_legal(games) > 60)
    legal = [int(action) for action in api.legal_actions(games)]
    said = {
        parse_action(f"place {slot + 1} {shape.name} {cells}", Mode.BASE)
        for (slot, shape), ways in ways_to_place(legal).items()
        for cells in ways
    }
    assert said == set(by_kind(legal)[Kind.PLACE])


def test_a_first_turn_is_four_lines() -> None:
    games = api.new_games([1])
    assert legal_lines(api.legal_actions(games), Mode.BASE) == [
        "take W1 W2 W3 W4 B1 B2 B3 B4",
        "piece I1",
        "upgrade I1 to I2",
        "upgrade I2 to I1 I3 V3",
    ]


def test_too_many_ways_are_counted() -> None:
    ways = [f"{column}{row}" for column in "abcde" for row in "12345"]
    assert way_line(0, Shape.I1, ways, words_in(), 40) == "place 1 I1 a1, a2, a3, a4, ... (25 ways)"
