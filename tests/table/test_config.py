"""Tables as they are asked for: which can be, and what is said of those that cannot."""

import pytest

from projectl.rules.state import Difficulty, Mode
from projectl.table.config import (
    LONGEST_NAME,
    ConfigError,
    SeatKind,
    check_game,
    check_seat,
    clean_name,
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


def test_a_name_is_printable_and_short() -> None:
    assert clean_name(" Ann\n\u202e  Lee ") == "Ann Lee"
    assert len(clean_name("x" * 100)) == LONGEST_NAME
    assert clean_name(None) == clean_name("\u200b\n") == ""
