"""Samples of every message in docs/protocol.md: `python tools/protocol_samples.py`."""

import json
import re
from pathlib import Path
from typing import Any

from projectl.rules.state import Mode
from projectl.table.config import SeatConfig, SeatKind, TableConfig, UndoRule
from projectl.table.notifications import Changed
from projectl.table.session import Session
from projectl.texts import Listing, Message
from projectl.web.broadcast import Broadcast
from projectl.web.record_text import update_text
from projectl.web.schema import VERSION, server
from projectl.web.schema.message import wire_message

PAGE = Path(__file__).parent.parent / "docs/protocol.md"
SECTION = re.compile(r"(?<=<!-- samples -->\n).*?(?=<!-- end of samples -->)", re.S)
LONGEST_TEXT = 60  # of base64
SPREAD = ("position", "board", "table")  # parts with a line a field

Sample = dict[str, Any]

FROM_CLIENT: tuple[Sample, ...] = (
    {"type": "act", "seq": 1, "seat": 0, "action": "place 1 I1 b3", "careful": True},
    {"type": "undo", "seq": 2, "seat": 0},
    {"type": "reset_turn", "seq": 2, "seat": 0},
    {"type": "takeback", "seq": 2, "seat": 0},
    {"type": "answer", "seq": 3, "seat": 1, "question": 3, "allow": True},
    {"type": "hint", "seq": 1, "seat": 0},
    {"type": "why", "seat": 0, "action": "place 1 L4"},
    {"type": "leave", "seat": 0},
    {"type": "back", "seat": 0},
    {"type": "cover", "seat": 0, "absent": 1},
    {"type": "name", "seat": 0, "name": "Ada"},
    {"type": "emote", "seat": 0, "emote": "bravo"},
    {"type": "look"},
    {"type": "ping"},
)


def played() -> tuple[Broadcast, Changed]:
    """A table, and what happened there last: always the same."""
    seats = (
        SeatConfig(0, SeatKind.HERE, "Ada"),
        SeatConfig(1, SeatKind.AGENT, "Hugo", "search", "steady"),
    )
    config = TableConfig(
        "k3Jw0aB2xQ", Mode.BASE, None, UndoRule.FREE, "02" * 32, seats, created=0.0
    )
    session = Session(config)
    change = session.act(session.game.player, "take W1", session.seq, 0.0)
    return Broadcast(session), Changed(session.commit(change))


def present() -> list[server.SeatPresence]:
    """Somebody who is there, and somebody who was."""
    common: Sample = {"taken": True, "stand_in": False}
    here: Sample = {"connected": True, "away": None, "cover_in": None}
    gone: Sample = {"connected": False, "away": 20.0, "cover_in": 40.0}
    return [
        server.SeatPresence(number=0, name="Ada", **common, **here),
        server.SeatPresence(number=1, name="Bea", **common, **gone),
    ]


def from_server() -> list[Sample]:
    """One of each, the records last."""
    table, change = played()
    seq, seat = table.session.seq, table.session.game.player
    held = Listing(("I1", "I2"))
    reason = wire_message(Message("reason-no-piece", shape="L4", held=held))
    lead = Message("hint-lead", standing="ahead", points=1)
    turn = server.HintTurn(
        actions=["piece I1", "place 1 I1 b3"],
        goes_on=False,
        win_chance=0.61,
        win_change=0.02,
        margin=1.4,
        change=0.3,
        figures=wire_message(Message("hint-odds", percent=61, lead=lead)),
        reason=wire_message(Message("hint-gets", shape="I1", slot=1)),
    )
    messages: list[server.ServerMessage] = [
        server.ErrorMessage(code="illegal", reason=reason, seq=seq),
        server.Thinking(seat=1, since=1763300000.0),
        server.Presence(seats=present(), spectators=0),
        server.Emote(seat=0, emote="bravo"),
        server.Asked(question=3, seat=0, actions=1, waiting=[1]),
        server.Answered(question=3, seat=0, by=1, allow=True),
        server.Hint(seq=seq, seat=seat, turns=[turn]),
        server.Reason(action="place 1 L4", reason=reason),
        server.EndsTurn(seq=seq, seat=seat, action="piece I1"),
        server.Rematch(table="p9Zt4cD7yR"),
        server.Pong(seq=seq),
        server.Closing(reason=wire_message(Message("refused-moved-on")), again=True),
    ]
    told = [json.loads(table._update(change, legal=True))]
    told += [message.model_dump(mode="json", by_alias=True) for message in messages]
    whole, record = (
        json.loads(table.snapshot_for(frozenset({seat}), by_record)) for by_record in (False, True)
    )
    update = json.loads(update_text(table.session, table.connected, change.happenings))
    return [whole, *told, record, update]


def shortened(value: Any) -> Any:
    """A value whose long texts are cut."""
    if isinstance(value, str) and len(value) > LONGEST_TEXT and " " not in value:
        return value[:LONGEST_TEXT] + "..."
    if isinstance(value, dict):
        return {key: shortened(each) for key, each in value.items()}
    return [shortened(each) for each in value] if isinstance(value, list) else value


def shown(message: Sample) -> str:
    """A message, a line a field where it is long."""
    text = json.dumps(message, ensure_ascii=False)
    if len(text) <= 160:
        return text
    lines = []
    for key, value in message.items():
        if key in SPREAD:
            inner = [f"    {json.dumps(name)}: {json.dumps(each)}" for name, each in value.items()]
            lines.append(f"  {json.dumps(key)}: {{\n" + ",\n".join(inner) + "\n  }")
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}"


def section() -> str:
    """All samples in Markdown."""
    sent = [{"v": VERSION, **message} for message in FROM_CLIENT]
    parts = ["\n### From a client\n", "```json", *map(shown, sent), "```"]
    parts.append("\n### From the server\n")
    for message in from_server():
        parts += [f"`{message['type']}`\n", "```json", shown(shortened(message)), "```\n"]
    return "\n".join(parts) + "\n"


def updated(page: str) -> str:
    """The page with its samples as they are now."""
    return SECTION.sub(lambda _: section(), page)


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
