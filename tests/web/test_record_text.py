"""Messages by record: what is put together is what the schema says."""

import pytest
from round_trip import VARIANTS, random_game

from projectl.rules.api import VariantNames
from projectl.rules.state import Mode
from projectl.table.config import SeatConfig, SeatKind, TableConfig, UndoRule
from projectl.table.session import Session
from projectl.web.record_text import snapshot_text, update_text
from projectl.web.schema.record import WRITER
from web.local_fixture import session_of


def check(text: str) -> None:
    """The schema reads it, and would write it to the letter."""
    assert WRITER.dump_json(WRITER.validate_json(text, strict=True), by_alias=True) == text.encode()


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant)))
def test_every_message_of_a_game_is_as_the_schema_writes_it(variant: VariantNames) -> None:
    game = random_game(variant, 11, 10_000)
    session = session_of(game)
    everybody = range(len(session.seats))
    check(snapshot_text(session, everybody, everybody, None))
    for action in game.history:
        act = session.act(session.game.player, str(action), session.seq, 0.0)
        check(update_text(session, everybody, session.commit(act)))
    assert session.game.is_over
    check(snapshot_text(session, frozenset(), {0}, "the-next-table"))


def test_names_questions_and_other_events_are_as_the_schema_writes_them() -> None:
    seats = (
        SeatConfig(0, SeatKind.HERE, 'Ada "the\n\\Countess" Ödön \U0001f9e9'),
        SeatConfig(1, SeatKind.LINK, ""),
        SeatConfig(2, SeatKind.AGENT, "Otto", "search", "sharp"),
    )
    config = TableConfig("table", Mode.BASE, None, UndoRule.CONSENT, "0" * 64, seats, 0.0)
    session = Session(config)
    check(update_text(session, {0}, session.commit(session.join(1, 'Zoë "Z"', 0.0))))
    check(update_text(session, {0}, session.commit(session.rename(1, "Жанна", 0.0))))
    while session.game.player != 0:
        action = str(session.game.legal_actions()[0])
        session.commit(session.act(session.game.player, action, session.seq, 0.0, agent=True))
    session.commit(session.act(0, "piece I1", session.seq, 0.0))
    session.commit(session.takeback(0, session.seq, 0.0))
    assert session.asked is not None
    check(snapshot_text(session, {0, 1}, {0}, None))
    check(update_text(session, {0}, session.commit(session.leave(1, 0.0))))
