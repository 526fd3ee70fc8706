"""What the server says through the socket."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from projectl.table.events import Event
from projectl.web.schema.client import EmoteName
from projectl.web.schema.message import Part, WireMessage
from projectl.web.schema.position import DifficultyName, ModeName, Position, UndoRule

ErrorCode = Literal[
    "malformed",
    "stale",
    "illegal",
    "not_your_turn",
    "not_your_seat",
    "not_started",
    "not_allowed",
    "not_kept",
    "unavailable",
    "busy",
    "too_fast",
    "too_large",
]


class ServerMessage(Part):
    """Every message says which version of the protocol it speaks."""

    v: Literal[1] = 1


class TableState(Part):
    """What stays the same about a table, or nearly so; `rematch` is the table that followed."""

    table: str
    mode: ModeName
    difficulty: DifficultyName | None
    undo: UndoRule
    started: bool
    over: bool
    commitment: str
    rematch: str | None


class Snapshot(ServerMessage):
    """Everything, as it is now; `you` are the seats this client holds."""

    type: Literal["snapshot"] = "snapshot"
    seq: int
    table: TableState
    you: list[int]
    position: Position
    events: list[Event]


class Update(ServerMessage):
    """What happened since the seq before, and the position after it."""

    type: Literal["update"] = "update"
    seq: int
    started: bool
    position: Position
    events: list[Event]


class ErrorMessage(ServerMessage):
    """What was wrong with a client's message; nothing was changed by it."""

    type: Literal["error"] = "error"
    code: ErrorCode
    reason: WireMessage
    seq: int


class Thinking(ServerMessage):
    """An agent began to think, at a time in seconds since 1970."""

    type: Literal["thinking"] = "thinking"
    seat: int
    since: float


class SeatPresence(Part):
    """Who is there; the name is empty when nobody chose one.

    `away` are the seconds for which nobody has been connected for somebody's seat, null while
    somebody is. `cover_in` are those until the others may let an agent play for it, null where
    they may not.
    """

    number: int
    name: str
    taken: bool
    connected: bool
    stand_in: bool
    away: float | None
    cover_in: float | None


class Presence(ServerMessage):
    """Who is there, when somebody came, went, or got another name; it follows a snapshot too."""

    type: Literal["presence"] = "presence"
    seats: list[SeatPresence]
    spectators: int


class Emote(ServerMessage):
    """Somebody shows a small sign; it is nowhere kept."""

    type: Literal["emote"] = "emote"
    seat: int
    emote: EmoteName


class Asked(ServerMessage):
    """A seat asks to take back its last actions; the seats `waiting` have not answered yet.

    An `answer` names the `question`.
    """

    type: Literal["asked"] = "asked"
    question: int
    seat: int
    actions: int
    waiting: list[int]


class Answered(ServerMessage):
    """An answer to a takeback; `allow` is None when the question has lapsed."""

    type: Literal["answered"] = "answered"
    question: int
    seat: int
    by: int | None
    allow: bool | None


class HintTurn(Part):
    """A turn that looks good, what the search expects of it, and what speaks for it.

    `win_chance` goes from 0 to 1, a shared win counts half; `margin` are the points ahead of the
    best other at the end; the changes are against what was expected before. `figures` says chance
    and margin in words. If it `goes_on`, its last action turns up a card: the rest depends on it.
    """

    actions: list[str]
    goes_on: bool
    win_chance: float
    win_change: float
    margin: float
    change: float
    figures: WireMessage
    reason: WireMessage


class Hint(ServerMessage):
    """The turns that look best, best first, for the position with this seq."""

    type: Literal["hint"] = "hint"
    seq: int
    seat: int
    turns: list[HintTurn]


class Reason(ServerMessage):
    """Why an action that was asked about is not legal."""

    type: Literal["reason"] = "reason"
    action: str
    reason: WireMessage


class EndsTurn(ServerMessage):
    """A careful action was not played, since it would end the turn."""

    type: Literal["ends_turn"] = "ends_turn"
    seq: int
    seat: int
    action: str


class Rematch(ServerMessage):
    """Everybody may go to the next table; `POST .../rematch` gives each their seat there."""

    type: Literal["rematch"] = "rematch"
    table: str


class Pong(ServerMessage):
    """The server is there."""

    type: Literal["pong"] = "pong"
    seq: int


class Closing(ServerMessage):
    """The server closes the connection; where `again` is true one should come back soon."""

    type: Literal["closing"] = "closing"
    reason: WireMessage
    again: bool


FromServer = Annotated[
    Snapshot
    | Update
    | ErrorMessage
    | Thinking
    | Presence
    | Emote
    | Asked
    | Answered
    | Hint
    | Reason
    | EndsTurn
    | Rematch
    | Pong
    | Closing,
    Field(discriminator="type"),
]

WRITER: TypeAdapter[FromServer] = TypeAdapter(FromServer)
