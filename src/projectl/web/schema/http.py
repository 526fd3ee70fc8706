"""What is asked and answered by HTTP."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from projectl.web.schema.client import PersonName
from projectl.web.schema.message import Part, WireMessage
from projectl.web.schema.position import (
    Card,
    DifficultyName,
    LevelName,
    ModeName,
    SeatKind,
    UndoRule,
)

TABLE_ID = r"^[A-Za-z0-9_-]{8,32}$"
Token = Annotated[str, Field(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
AgentName = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]


class Request(BaseModel):
    """Something asked for; nothing may be in it that the server does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class NewSeat(Request):
    """A seat of a new table: a person at this browser, a person by link, or an agent."""

    kind: SeatKind
    name: PersonName | None = None
    agent: AgentName | None = None
    level: LevelName | None = None


class NewTable(Request):
    """A table to be made; the number of seats is the number of players."""

    mode: ModeName
    difficulty: DifficultyName | None = None
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=4)]
    undo: UndoRule = "free"


class MadeSeat(Part):
    """A seat of a new table; `invite` is the secret of its link, sent only once.

    The name is empty when nobody chose one.
    """

    number: int
    kind: SeatKind
    name: str
    invite: str | None


class MadeTable(Part):
    """A new table. `/t/{table}` is its page, and where anybody may watch."""

    table: str
    commitment: str
    seats: list[MadeSeat]
    spectate: str


class SeatSummary(Part):
    """A seat as everybody may know it; the name is empty when nobody chose one."""

    number: int
    name: str
    kind: SeatKind
    agent: str | None
    level: LevelName | None
    taken: bool
    connected: bool
    stand_in: bool


class TableSummary(Part):
    """A table as everybody may know it; `commitment` is the SHA-256 of the seed."""

    table: str
    mode: ModeName
    difficulty: DifficultyName | None
    undo: UndoRule
    seats: list[SeatSummary]
    you: list[int]
    started: bool
    over: bool
    commitment: str
    rematch: str | None


class JoinTable(Request):
    """Take the seat of a link. A program asks for a `bearer` token instead of a cookie.

    The `key` is a secret of the client's own: if the answer is lost, the same request has it again.
    """

    invite: Token
    name: PersonName | None = None
    key: Token | None = None
    bearer: bool = False


class JoinedTable(Part):
    """The seat one has now, and the secret of a link that gives it back on another device."""

    number: int
    recovery: str
    token: str | None


class NewInvite(Part):
    """A fresh link for a seat that nobody has taken; the one before is void."""

    invite: str


class Recovery(Part):
    """The secret of a fresh link that gives the seat back on another device."""

    number: int
    recovery: str


class RecoverSeat(Request):
    """Take a seat back with the secret of its recovery link."""

    token: Token
    bearer: bool = False


class RecoveredSeat(Part):
    """The seat one has again."""

    number: int
    token: str | None


class RematchTable(Part):
    """The table that follows, and the seats one has there."""

    table: str
    seats: list[int]


class AgentChoice(Part):
    """An agent one can seat, and its levels, the weakest first; none if it has no levels.

    Those that are not `built_in` are of other packages that are installed.
    """

    name: str
    levels: list[LevelName]
    built_in: bool


class Agents(Part):
    """All agents one can seat."""

    agents: list[AgentChoice]


class Puzzles(Part):
    """All puzzles there are, as printed."""

    puzzles: list[Card]


TroubleName = Literal["database_silent", "database_hangs", "database_fails", "agents_fail"]


class Health(Part):
    """Whether the server does its work; `why` it is `degraded`, if it is.

    It is `ready` while tables can be played. An answer that is not has the status 503.
    """

    status: Literal["ok", "degraded", "closing"]
    ready: bool
    why: list[TroubleName]
    version: str
    protocol: int


class Reach(Part):
    """Where others on the network find the server; nowhere if it listens to its machine alone."""

    addresses: list[str]


class Problem(Part):
    """What was wrong; `message` is the reason in English."""

    code: str
    reason: WireMessage
    message: str
