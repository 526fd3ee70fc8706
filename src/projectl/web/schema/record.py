"""The same messages for a client with the rules: a position as the record the rules work on.

Such a client asks for them by the `LAYOUT` of the records it knows, and works out by itself what
follows from them: the board, what is legal, what happened, how the game ended.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from projectl.table.events import SeatEvent
from projectl.web.schema.message import Part
from projectl.web.schema.position import LaidPiece, SeatHolder, UndoState
from projectl.web.schema.server import ServerMessage, TableState


class Board(Part):
    """A position as its STATE, in base64, without hidden cards, and what no record holds.

    `laid` are the pieces on each seat's slots. `seed` is null until the game is over.
    """

    record: str
    laid: list[list[list[LaidPiece]]]
    seats: list[SeatHolder]
    undo: UndoState
    seed: str | None


class Effects(Part):
    """What followed from an action, as EFFECT records in base64."""

    kind: Literal["effects"] = "effects"
    seq: int
    effects: str


RecordEvent = Annotated[Effects | SeatEvent, Field(discriminator="kind")]


class RecordSnapshot(ServerMessage):
    """Everything, as it is now; `you` are the seats this client holds."""

    type: Literal["record_snapshot"] = "record_snapshot"
    seq: int
    table: TableState
    you: list[int]
    board: Board
    events: list[RecordEvent]


class RecordUpdate(ServerMessage):
    """What happened since the seq before, and the position after it."""

    type: Literal["record_update"] = "record_update"
    seq: int
    started: bool
    board: Board
    events: list[RecordEvent]


RecordMessage = Annotated[RecordSnapshot | RecordUpdate, Field(discriminator="type")]

WRITER: TypeAdapter[RecordMessage] = TypeAdapter(RecordMessage)
