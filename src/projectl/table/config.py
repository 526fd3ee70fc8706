"""How a table is set up: which game, who sits where, what may be taken back."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache
from typing import Any, TypeVar

from projectl.agents.agent import AgentError, Level
from projectl.agents.characters import name_characters
from projectl.agents.registry import BUILT_IN, Spec, agent_names, make_agent
from projectl.rules import api
from projectl.rules.errors import SetupError
from projectl.rules.state import SEATS, SOLO_MODES, Difficulty, Mode
from projectl.table.tokens import commitment_to
from projectl.texts import Listing, Message
from projectl.texts.errors import MessageError

STAND_IN = Spec("search", Level.FIERCE)  # plays on for somebody who left, well and at once
FALLBACK = Spec("network")  # moves for an agent that failed
USUAL = Spec("search", Level.STEADY)
WITH_LEVELS = ("weighted", "search")  # of those that are built in
LONGEST_NAME = 24
# Letters and signs without ink, and those that stand for something else, whatever it is.
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\ufff9\ufffa\ufffb\ufffc\ufffd"
MARKS = ("Mn", "Me")  # categories of what takes no place of its own
MOST_MARKS = 4  # above and below a letter: Burmese and Hebrew with vowels need as many
INVISIBLE = "CMZ"  # categories of characters that show nothing by themselves


class ConfigError(MessageError):
    """A table that cannot be; says what was wrong and what would be right."""


class SeatKind(Enum):
    """Who a seat is for."""

    HERE = "here"  # a person at the browser that made the table
    LINK = "link"  # a person who comes by a link
    AGENT = "agent"


class UndoRule(Enum):
    """What players may take back."""

    FREE = "free"
    NONE = "none"
    CONSENT = "consent"  # of the others


@dataclass(frozen=True)
class SeatConfig:
    """A seat as it was set up; the name is empty when nobody chose one."""

    number: int
    kind: SeatKind
    name: str
    agent: str | None = None
    level: str | None = None

    @property
    def spec(self) -> Spec:
        """The agent that has the seat, or that plays on for its person."""
        if self.agent is None:
            return STAND_IN
        return Spec(self.agent, Level(self.level) if self.level else None)


@dataclass(frozen=True)
class TableConfig:
    """A table as it was set up."""

    table: str
    mode: Mode
    difficulty: Difficulty | None
    undo: UndoRule
    seed: str = field(repr=False)  # never in a log
    seats: tuple[SeatConfig, ...]
    created: float

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed)


@dataclass(frozen=True)
class Entry:
    """A line of a table's log."""

    seq: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    at: float


def check_game(mode: str, difficulty: str | None, seats: int) -> tuple[Mode, Difficulty | None]:
    """The game that is asked for; ConfigError if there is no such game."""
    found = named(Mode, mode)
    try:
        api.check_seats(found, seats)
    except SetupError:
        raise ConfigError(wrong_seats(found, seats)) from None
    if found in SOLO_MODES:
        return found, named(Difficulty, difficulty or "standard")
    if difficulty is not None:
        raise ConfigError(Message("refused-difficulty"))
    return found, None


def wrong_seats(mode: Mode, count: int) -> Message:
    """How many players a mode is for."""
    if mode in SOLO_MODES:
        return Message("refused-seats-solo", mode=api.name_of(mode), count=count)
    return Message("refused-seats", mode=api.name_of(mode), most=SEATS, count=count)


Named = TypeVar("Named", Mode, Difficulty)


def named(kind: type[Named], name: str) -> Named:
    """A mode or difficulty by its name; ConfigError if there is none."""
    try:
        return api.named(kind, name)
    except SetupError:
        known = Listing(tuple(api.name_of(member) for member in kind))
        raise ConfigError(Message("refused-unknown-name", name=name, known=known)) from None


def check_seat(
    number: int, kind: SeatKind, name: str | None, agent: str | None, level: str | None
) -> SeatConfig:
    """A seat that is asked for; ConfigError if it cannot be."""
    chosen = clean_name(name)
    if kind is not SeatKind.AGENT:
        if agent is not None or level is not None:
            raise ConfigError(Message("refused-agent-for-person", seat=number))
        return SeatConfig(number, kind, chosen)
    agent = agent or USUAL.name
    # Any class by its module is for the command line alone.
    if agent not in installed_agents():
        known = Listing(installed_agents())
        raise ConfigError(Message("refused-unknown-name", name=agent, known=known))
    if level is not None and level not in levels_of(agent):
        raise ConfigError(Message("refused-level", agent=agent, level=level))
    if agent == USUAL.name and level is None and USUAL.level is not None:
        level = USUAL.level.value
    return SeatConfig(number, kind, chosen, agent, level)


def name_agents(seats: tuple[SeatConfig, ...]) -> tuple[SeatConfig, ...]:
    """The same seats; agents that nobody named and that are characters have their names."""
    unnamed = [seat.spec if seat.agent and not seat.name else None for seat in seats]
    names = name_characters(unnamed, taken=(seat.name for seat in seats if seat.name))
    return tuple(
        replace(seat, name=seat.name or name) for seat, name in zip(seats, names, strict=True)
    )


@cache
def installed_agents() -> tuple[str, ...]:
    """Those that were installed when it was first asked: to look for packages takes a while."""
    return tuple(agent_names())


def levels_of(agent: str) -> list[str]:
    """The levels an agent can be asked for, the weakest first."""
    if agent in BUILT_IN:
        return [level.value for level in Level] if agent in WITH_LEVELS else []
    try:
        make_agent(Spec(agent, Level.GENTLE))
    except (AgentError, TypeError):
        return []
    return [level.value for level in Level]


def clean_name(name: str | None) -> str:
    """A name fit to be shown: printable, without outer blanks, not too long.

    It is empty if nobody chose one; ConfigError if one was chosen that would look blank.
    """
    composed = unicodedata.normalize("NFC", name or "")
    shown = " ".join(with_few_marks(map(visible, composed)).split())[:LONGEST_NAME]
    if name and all(unicodedata.category(char)[0] in INVISIBLE for char in shown):
        raise ConfigError(Message("refused-blank-name"))
    return shown


def visible(char: str) -> str:
    """A character, or a blank for one that shows nothing."""
    return char if char.isprintable() and char not in BLANKS else " "


def with_few_marks(chars: Iterable[str]) -> str:
    """A text whose letters have only so many marks above and below each that it stays a line."""
    kept: list[str] = []
    marks = 0
    for char in chars:
        marks = marks + 1 if unicodedata.category(char) in MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)
