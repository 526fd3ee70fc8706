"""Tables as they are asked for: which can be, and what is said of those that cannot."""

from unicodedata import normalize

import pytest

from projectl.agents.agent import Level
from projectl.rules.state import Difficulty, Mode
from projectl.table.config import (
    LONGEST_NAME,
    MOST_MARKS,
    ConfigError,
    SeatKind,
    check_game,
    check_seat,
    clean_name,
    levels_of,
    name_agents,
)
from projectl.texts import Listing, Message


def test_a_solo_game_is_standard_unless_asked_otherwise() -> None:
    assert check_game("solo", None, 1) == (Mode.SOLO, Difficulty.STANDARD)
    assert check_game("finesse-solo", "unbeatable", 1) == (
        Mode.FINESSE_SOLO,
        Difficulty.UNBEATABLE,
    )
    assert check_game("base", None, 4) == (Mode.BASE, None)


def test_a_game_that_cannot_be_is_refused_with_what_can() -> None:
    with pytest.raises(ConfigError) as refused:
        check_game("base", None, 5)
    assert refused.value.reason == Message("refused-seats", mode="base", most=4, count=5)
    with pytest.raises(ConfigError) as refused:
        check_game("solo", "easy", 1)
    known = Listing(("standard", "challenging", "unbeatable"))
    assert refused.value.reason == Message("refused-unknown-name", name="easy", known=known)


def test_a_seat_nobody_named_has_no_name() -> None:
    assert check_seat(1, SeatKind.LINK, None, None, None).name == ""
    agent = check_seat(1, SeatKind.AGENT, None, None, "sharp")
    assert (agent.name, agent.agent, agent.level) == ("", "search", "sharp")


def test_an_agent_nobody_described_is_a_steady_search() -> None:
    agent = check_seat(1, SeatKind.AGENT, None, None, None)
    assert (agent.agent, agent.level) == ("search", "steady")
    assert check_seat(1, SeatKind.AGENT, None, "weighted", None).level is None


def test_characters_get_names_and_nobody_elses() -> None:
    asked = [("Rex", None, None), (None, "search", "fierce"), (None, "weighted", "fierce")]
    seats = [
        check_seat(number, SeatKind.AGENT if agent else SeatKind.HERE, name, agent, level)
        for number, (name, agent, level) in enumerate(asked)
    ]
    named = name_agents(tuple(seats))
    assert [seat.name for seat in named] == ["Rex", "Drago", ""]
    assert name_agents(named) == named


def test_built_in_agents_have_all_levels_or_none() -> None:
    levels = [level.value for level in Level]
    assert levels_of("search") == levels_of("weighted") == levels
    assert levels_of("random") == levels_of("network") == []


def test_a_name_is_printable_and_short() -> None:
    assert clean_name(" Ann\n\u202e  Lee ") == "Ann Lee"
    assert len(clean_name("x" * 100)) == LONGEST_NAME
    assert clean_name(None) == clean_name("") == ""


def test_a_name_stays_in_its_line() -> None:
    assert clean_name("A" + 23 * "\u0301" + "da") == "\u00c1" + MOST_MARKS * "\u0301" + "da"
    assert clean_name("A" + 5 * "\u20dd") == "A" + MOST_MARKS * "\u20dd"
    assert clean_name("\ufffcAda\ufffd") == "Ada"


@pytest.mark.parametrize(
    "name",
    [
        "Nguy\u1ec5n Th\u1ecb B\u00edch",
        "\u0915\u094d\u0937\u0947\u0924\u094d\u0930\u094b\u0902",  # Hindi
        "\u091c\u093c\u0941\u0901",
        "\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48",  # Thai
        "\u05e9\u05b8\u05bc\u05bd\u05c1\u05dc\u05d5\u05b9\u05dd",  # Hebrew with vowels
        "\u0645\u064f\u062d\u064e\u0645\u064e\u0651\u062f",  # Arabic with vowels
        "\u101c\u103b\u103e\u102d\u102f\u1037\u101d\u103e\u1000\u103a",  # Burmese
        "\u0f56\u0f66\u0f92\u0fb2\u0f74\u0f56\u0f66",  # Tibetan
    ],
)
def test_a_name_with_the_marks_of_its_script_is_as_it_was(name: str) -> None:
    assert clean_name(name) == name
    assert clean_name(normalize("NFD", name)) == normalize("NFC", name)


@pytest.mark.parametrize("name", [" ", "\u200b\n", "\u3164", "\u2800 \u115f", "\u0301", "\ufe0f"])
def test_a_name_that_looks_blank_is_refused(name: str) -> None:
    with pytest.raises(ConfigError, match="blank"):
        clean_name(name)
    assert clean_name(f"{name}A") != ""
