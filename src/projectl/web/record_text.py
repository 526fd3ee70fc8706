"""The messages of `schema.record` as they are sent: a position as the record the rules work on.

Every move is such a message, so it is put together from parts that are written already, not from
models. A test reads it by the schema, and writes it again to the letter.
"""

from base64 import b64encode
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any

from projectl.game.view import Laid
from projectl.rules.pieces import Shape
from projectl.table.game_events import ActionEffects, Happening
from projectl.table.session import Session
from projectl.web.schema.position import SeatHolder
from projectl.web.serialise import (
    REMEMBERED,
    holder,
    table_state,
    unasked,
    undo_state,
    undo_unasked,
)

SHAPE_NAMES = [shape.name for shape in Shape]
JSON_OF = {True: "true", False: "false"}


def update_text(session: Session, connected: Collection[int], followed: list[Happening]) -> str:
    """A `RecordUpdate`: what happened, and the position after it."""
    return (
        f'{{"v":1,"type":"record_update","seq":{session.seq},"started":{JSON_OF[session.started]},'
        f'"board":{board_text(session, connected)},"events":[{events_text(followed)}]}}'
    )


def snapshot_text(
    session: Session, connected: Collection[int], seats: Iterable[int], successor: str | None
) -> str:
    """A `RecordSnapshot`: everything, for whoever holds some seats."""
    table = table_state(session, successor).model_dump_json()
    you = ",".join(map(str, sorted(seats)))
    return (
        f'{{"v":1,"type":"record_snapshot","seq":{session.seq},"table":{table},"you":[{you}],'
        f'"board":{board_text(session, connected)},"events":[{events_text(session.happenings)}]}}'
    )


def board_text(session: Session, connected: Collection[int]) -> str:
    """A `Board`: the record without hidden cards, and what no record holds."""
    game = session.game
    record = b64encode(game.visible_record()).decode()
    laid = ",".join([slots_text(slots) for slots in game.placements[: len(session.seats)]])
    seats = ",".join(
        [
            seat_text(*holder(sitting, number, number in connected).values())
            for number, sitting in enumerate(session.seats)
        ]
    )
    seed = f'"{session.config.seed}"' if game.is_over else "null"
    return (
        f'{{"record":"{record}","laid":[{laid}],"seats":[{seats}],'
        f'"undo":{undo_text(session)},"seed":{seed}}}'
    )


def slots_text(slots: Iterable[Iterable[Laid]]) -> str:
    """The pieces on a seat's slots, a list of each."""
    found = [",".join([laid_text(piece) for piece in slot]) for slot in slots]
    return "[[" + "],[".join(found) + "]]"


def laid_text(piece: Laid) -> str:
    """A `LaidPiece`."""
    return f'{{"shape":"{SHAPE_NAMES[piece.shape]}","cells":{piece.cells}}}'


@lru_cache(REMEMBERED)
def seat_text(*values: Any) -> str:
    """A `SeatHolder`: the values of `holder`, in their order."""
    named = dict(zip(SeatHolder.model_fields, values, strict=True))
    return SeatHolder(**named).model_dump_json()


def undo_text(session: Session) -> str:
    """An `UndoState`, which is one of few while nobody asks."""
    if session.question is not None:
        return undo_state(session).model_dump_json()
    return undo_unasked_text(*unasked(session))


@lru_cache(REMEMBERED)
def undo_unasked_text(*values: Any) -> str:
    return undo_unasked(*values).model_dump_json()


def events_text(happenings: Iterable[Happening]) -> str:
    """Each a `RecordEvent`, without the brackets around them."""
    return ",".join(
        [
            effects_text(each) if isinstance(each, ActionEffects) else each.model_dump_json()
            for each in happenings
        ]
    )


def effects_text(effects: ActionEffects) -> str:
    """What followed from an action, as `Effects`."""
    records = b64encode(effects.records).decode()
    return f'{{"kind":"effects","seq":{effects.seq},"effects":"{records}"}}'
