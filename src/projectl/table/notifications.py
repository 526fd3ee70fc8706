"""What an open table tells its listener, who turns it into messages."""

from dataclasses import dataclass
from typing import Any, Protocol

from projectl.table.game_events import Happening
from projectl.table.presence import Present
from projectl.table.session import Takeback


@dataclass(frozen=True)
class Changed:
    """A change was accepted and written; the session shows it already."""

    happenings: list[Happening]


@dataclass(frozen=True)
class AgentThinks:
    """An agent began to think."""

    seat: int
    since: float


@dataclass(frozen=True)
class TakebackAsked:
    """Somebody asks to take back some actions."""

    question: Takeback
    actions: int


@dataclass(frozen=True)
class TakebackAnswered:
    """A seat allowed or refused a takeback; `allow` is None when the question has lapsed."""

    question: int
    seat: int
    by: int | None
    allow: bool | None


@dataclass(frozen=True)
class RematchMade:
    """A table follows this one."""

    table: str


@dataclass(frozen=True)
class Superseded:
    """This copy of the table is outdated: everybody should connect again."""


Notification = Changed | AgentThinks | TakebackAsked | TakebackAnswered | RematchMade | Superseded


class TableListener(Protocol):
    """Whoever is told what happens at a table."""

    def notify(self, notification: Notification) -> None:
        """Take a notification, at once and without failing."""

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks on: agents alone play only then."""

    @property
    def network(self) -> str:
        """The network of those who play or look on, the first of them; empty if nobody does."""

    @property
    def may_write(self) -> bool:
        """Whether logs may grow for that network: agents alone play only then."""

    def count_entry(self) -> None:
        """Count what an agent wrote to the log for whoever plays or looks on."""

    @property
    def present(self) -> Present:
        """Who is connected to this process."""

    def show_ephemeral(self, content: dict[str, Any]) -> None:
        """Show a message of another process that is not kept."""

    def show_remote(self, present: Present) -> None:
        """Show who is connected to other processes."""

    @property
    def needs_pauses(self) -> bool:
        """Whether agents should pause between their actions, so that people can follow."""
