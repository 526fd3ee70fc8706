"""Every level is somebody: names, and nobody's twice at a table."""

from projectl.agents.agent import Level
from projectl.agents.characters import NAMES, name_characters
from projectl.agents.registry import read_spec

SEATS = 4


def test_every_level_has_a_name_for_each_seat_of_a_table() -> None:
    assert list(NAMES) == list(Level)
    names = [name for level in NAMES.values() for name in level]
    assert len({name.casefold() for name in names}) == len(names) == SEATS * len(Level)
    assert all(name.isascii() and name.isalpha() and len(name) <= 6 for name in names)


def test_a_second_seat_of_a_level_gets_another_name() -> None:
    specs = [read_spec(spec) for spec in ("search:steady", "search:sharp", "search:steady")]
    assert name_characters(specs) == ("Otto", "Zeno", "Hugo")


def test_a_name_somebody_has_is_left_to_them() -> None:
    steady = read_spec("search:steady")
    assert name_characters([None, steady], taken=["OTTO"]) == ("", "Hugo")
    everybody = NAMES[Level.STEADY]
    assert name_characters([steady], taken=everybody) == ("Otto",)


def test_other_agents_are_no_characters() -> None:
    specs = [read_spec(spec) for spec in ("search", "search@5n", "weighted:sharp", "random")]
    assert name_characters(specs) == ("",) * 4
