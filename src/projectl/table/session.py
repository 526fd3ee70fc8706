"""One table while it is played: the game, its seats and its log. No transport, no clock, no disk.

A change is made in two steps. A request such as `act` is checked and gives a `Change`; once its
entry is written to the log, `commit` makes it so. A table that is read back replays its entries.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from projectl.game.actions import format_action
from projectl.game.game import Foreseen, Game
from projectl.game.legality import ExplainedIllegalActionError, explain_no_way
from projectl.game.notation import NotationError, parse_shape, parse_slot
from projectl.rules.api import name_of
from projectl.rules.errors import RulesError
from projectl.table import events
from projectl.table.config import (
    ConfigError,
    Entry,
    SeatConfig,
    SeatKind,
    TableConfig,
    UndoRule,
    clean_name,
)
from projectl.table.events import Event
from projectl.table.game_events import ActionEffects, Happening, effects_in, spell_out
from projectl.table.refusal import Refusal
from projectl.table.undo import Reach, Step, last_person, reach, reveals
from projectl.texts import Message

# Kept for whoever comes later; hardly any game has more, unless much is taken back.
MOST_HAPPENINGS = 1000
MOST_EFFECTS = 1500  # of their actions: each is 200 bytes to a client that gets JSON
# Entries of a seat that do not lead the game on, so that every log has an end. An action that is
# taken back is one of them.
MOST_CHANGES = 2000
CHANGES = frozenset({"undo", "ask", "name", "leave"})


class LogError(ValueError):
    """A log that cannot be replayed; says which entry is at fault."""


@dataclass
class Seat:
    """A seat as it is now."""

    config: SeatConfig
    name: str  # empty when nobody chose one
    taken: bool
    stand_in: bool = False

    @property
    def is_person(self) -> bool:
        return self.config.kind is not SeatKind.AGENT

    @property
    def played_by_agent(self) -> bool:
        return not self.is_person or self.stand_in


@dataclass(frozen=True)
class Change:
    """An entry for the log, and for an action that was checked where it leads."""

    entry: Entry
    foreseen: Foreseen | None = None

    @property
    def ends_game(self) -> bool:
        return self.foreseen is not None and self.foreseen.turn is None


@dataclass
class Takeback:
    """A question to the others: how many actions would remain, and who has not answered.

    Its number is that of its entry in the log; answers name it.
    """

    number: int
    seat: int
    remain: int
    waiting: set[int]


class Session:
    """The live state of a table: always what a replay of its log gives."""

    def __init__(self, config: TableConfig, entries: Iterable[Entry] = ()) -> None:
        self.config = config
        self.game = Game(config.mode, len(config.seats), config.difficulty, int(config.seed, 16))
        self.seats = [
            Seat(seat, seat.name, taken=seat.kind is not SeatKind.LINK) for seat in config.seats
        ]
        self.steps: list[Step] = []
        self.seq = 0
        self.game_seq = 0  # of the last entry that changed the game
        self.happenings: deque[Happening] = deque()
        self.effects = 0  # of the actions among them
        self.asked: Takeback | None = None
        self.changes: Counter[int | None] = Counter()  # by seat
        for entry in entries:
            self.replay(entry)

    # Queries

    @property
    def started(self) -> bool:
        """Whether every seat has somebody who can play."""
        # A list, because it is asked several times for each move: a generator takes twice as long.
        return all([seat.taken or seat.stand_in for seat in self.seats])  # noqa: C419

    @property
    def agent_to_act(self) -> int | None:
        """The seat to act, if an agent is to choose for it."""
        if not self.started or self.game.is_over:
            return None
        seat = self.game.player
        return seat if self.seats[seat].played_by_agent else None

    @property
    def events(self) -> list[Event]:
        """What happened so far, spelt out."""
        return spell_out(self.happenings)

    @property
    def has_people(self) -> bool:
        """Whether any seat is played by a person now."""
        return any(not seat.played_by_agent for seat in self.seats)

    def describe(self) -> str:
        """For a server's log: what everybody may know."""
        return f"{name_of(self.config.mode)}, {len(self.seats)} seats, seq {self.seq}"

    def explain(self, seat: int, action: str) -> Message:
        """Why a seat may not play an action; `place 1 L4` asks about every way to lie."""
        try:
            self._check_acts(seat)
            words = action.split()
            if len(words) == 3 and words[0].lower() == "place":
                slot, shape = parse_slot(words[1]), parse_shape(words[2])
                return explain_no_way(self.game.state, slot, shape)
            self.game.check(action)
        except (Refusal, NotationError, ExplainedIllegalActionError) as error:
            reason: Message = error.reason
            return reason
        return Message("reason-none")

    # Requests: each gives the change that would grant it, or raises a Refusal

    def act(self, seat: int, action: str, seq: int, at: float, **data: Any) -> Change:
        """Play an action for a seat. `agent` in the data tells that an agent chose it."""
        self.check_current(seq)
        self._check_acts(seat, by_agent=bool(data.get("agent")))
        try:
            foreseen = self.game.foresee(action)
        except (NotationError, ExplainedIllegalActionError) as error:
            raise Refusal("illegal", error.reason) from None
        written = format_action(foreseen.number, self.game.mode)
        return Change(self._entry("act", seat, at, action=written, **data), foreseen)

    def ends_turn(self, change: Change) -> bool:
        """Whether the turn would be over with an action that was checked."""
        return change.foreseen is not None and change.foreseen.turn != self.game.turn

    def undo(self, seat: int, seq: int, at: float, whole_turn: bool = False) -> Change:
        """Take back one's last action, or the turn so far."""
        self.check_current(seq)
        if self.config.undo is UndoRule.CONSENT and self.others_of(seat):
            raise Refusal("not_allowed", Message("refused-consent-needed"))
        far = self._reach(seat, over_others=False)
        return Change(self._entry("undo", seat, at, remain=far.turn if whole_turn else far.last))

    @property
    def question(self) -> Takeback | None:
        """The open question, to those who have not answered and play themselves; None if nobody is
        left to answer it.
        """
        if self.asked is None:
            return None
        waiting = {seat for seat in self.asked.waiting if not self.seats[seat].played_by_agent}
        return replace(self.asked, waiting=waiting) if waiting else None

    def takeback(self, seat: int, seq: int, at: float) -> Change:
        """Ask the others for a takeback, one question at a time; granted if there are none."""
        self.check_current(seq)
        if self.config.undo is not UndoRule.CONSENT:
            raise Refusal("not_allowed", Message("refused-no-consent-needed"))
        if self.question is not None:
            raise Refusal("busy", Message("refused-asked-already"))
        remain, waiting = self._reach(seat, over_others=True).last, self.others_of(seat)
        if not waiting:
            return Change(self._entry("undo", seat, at, remain=remain))
        return Change(self._entry("ask", seat, at, remain=remain, waiting=waiting))

    def answer(self, seat: int, seq: int, question: int, allow: bool, at: float) -> Change:
        """Answer a question; the last one who allows grants the takeback."""
        self.check_current(seq)
        asked = self.question
        if asked is None or asked.number != question or seat not in asked.waiting:
            raise Refusal("not_allowed", Message("refused-not-asked"))
        if allow and asked.waiting == {seat}:
            data = {"remain": asked.remain, "allowed_by": seat}
            return Change(self._entry("undo", asked.seat, at, **data))
        return Change(self._entry("answer", seat, at, allow=allow))

    def join(self, seat: int, name: str | None, at: float) -> Change:
        """Take a seat by its link."""
        if self.seats[seat].taken:
            raise Refusal("taken", Message("refused-seat-taken"))
        return self._named("join", seat, name, at)

    def rename(self, seat: int, name: str, at: float) -> Change:
        """Change the name of a seat's player."""
        self._check_changes(seat)
        return self._named("name", seat, name, at)

    def leave(self, seat: int, at: float, by: int | None = None) -> Change:
        """Let an agent play on; another seat may ask for it when the person is away."""
        if self.seats[seat].played_by_agent:
            raise Refusal("not_allowed", Message("refused-agent-plays-already"))
        if self.game.is_over:
            raise Refusal("not_allowed", Message("reason-over"))
        self._check_changes(seat if by is None else by)
        return Change(self._entry("leave", seat, at, by=by))

    def back(self, seat: int, at: float) -> Change:
        """Take one's seat back."""
        if not self.seats[seat].stand_in:
            raise Refusal("not_allowed", Message("refused-no-stand-in"))
        return Change(self._entry("back", seat, at))

    # Changes

    def replay(self, entry: Entry) -> list[Happening]:
        """Apply an entry of a stored log, checked again; LogError if it does not fit."""
        try:
            return self.commit(Change(entry))
        except (NotationError, RulesError, KeyError, IndexError) as error:
            fault = f"entry {entry.seq}, '{entry.kind}', cannot be replayed: {error}"
            raise LogError(fault) from error

    def commit(self, change: Change) -> list[Happening]:
        """Make a change so whose entry is written; what followed."""
        entry = change.entry
        if entry.seq != self.seq + 1:
            raise LogError(f"entry {entry.seq} does not follow entry {self.seq}")
        steps = len(self.steps)
        followed = APPLIERS[entry.kind](self, change)
        if entry.kind in CHANGES:
            by = entry.data.get("by")
            self.changes[entry.seat if by is None else by] += 1 + steps - len(self.steps)
        self.seq = entry.seq
        if entry.kind in ("act", "undo"):
            self.game_seq = entry.seq
            self.asked = None
        self._remember(followed)
        return followed

    def _remember(self, followed: list[Happening]) -> None:
        """Keep what happened, and forget the oldest of too much."""
        self.happenings.extend(followed)
        self.effects += sum(map(effects_in, followed))
        while len(self.happenings) > MOST_HAPPENINGS or self.effects > MOST_EFFECTS:
            self.effects -= effects_in(self.happenings.popleft())

    def _apply_act(self, change: Change) -> list[Happening]:
        entry, turn = change.entry, self.game.turn
        if turn is None:
            raise RulesError("the game is over")
        if change.foreseen is None:
            self.game.play(entry.data["action"])
        else:
            self.game.play_foreseen(change.foreseen)
        effects = self.game.effect_records()
        self.steps.append(Step(turn, bool(entry.data.get("agent")), reveals(effects)))
        followed: list[Happening] = []
        if entry.data.get("fallback"):
            followed.append(events.Faltered(seq=entry.seq, seat=entry.seat))
        return [*followed, ActionEffects(entry.seq, self.game.mode, effects.tobytes())]

    def _apply_undo(self, change: Change) -> list[Happening]:
        entry, count = change.entry, 0
        while len(self.steps) > entry.data["remain"]:
            self.game.undo()
            self.steps.pop()
            count += 1
        return [events.Undone(seq=entry.seq, seat=entry.seat, actions=count)]

    def _apply_ask(self, change: Change) -> list[Happening]:
        entry = change.entry
        if entry.seat is None:
            raise LogError(f"entry {entry.seq}, 'ask', names no seat")
        waiting = set(entry.data["waiting"])
        self.asked = Takeback(entry.seq, entry.seat, entry.data["remain"], waiting)
        return []

    def _apply_answer(self, change: Change) -> list[Happening]:
        entry = change.entry
        if self.asked is None or entry.seat not in self.asked.waiting:
            raise LogError(f"entry {entry.seq}, 'answer', answers no question")
        self.asked.waiting.discard(entry.seat)
        if not entry.data["allow"]:
            self.asked = None
        return []

    def _apply_join(self, change: Change) -> list[Happening]:
        entry, seat = change.entry, self._seat_of(change)
        seat.taken, seat.stand_in, seat.name = True, False, entry.data["name"]
        return [events.Joined(seq=entry.seq, seat=entry.seat, name=seat.name)]

    def _apply_name(self, change: Change) -> list[Happening]:
        entry, seat = change.entry, self._seat_of(change)
        seat.name = entry.data["name"]
        return [events.Renamed(seq=entry.seq, seat=entry.seat, name=seat.name)]

    def _apply_leave(self, change: Change) -> list[Happening]:
        entry = change.entry
        self._seat_of(change).stand_in = True
        return [events.Left(seq=entry.seq, seat=entry.seat, by=entry.data.get("by"))]

    def _apply_back(self, change: Change) -> list[Happening]:
        self._seat_of(change).stand_in = False
        return [events.CameBack(seq=change.entry.seq, seat=change.entry.seat)]

    # What may be taken back

    def undo_now(self) -> tuple[int | None, Reach | None]:
        """Who could take back or ask to, and how far."""
        seat = last_person(self.steps)
        if seat is None or self.config.undo is UndoRule.NONE or self.game.is_over:
            return seat, None
        return seat, reach(self.steps, seat, self.config.undo is UndoRule.CONSENT)

    def others_of(self, seat: int) -> list[int]:
        """The people who would be asked."""
        return [
            number
            for number, other in enumerate(self.seats)
            if number != seat and not other.played_by_agent
        ]

    def _reach(self, seat: int, over_others: bool) -> Reach:
        self._check_playing()
        if self.config.undo is UndoRule.NONE:
            raise Refusal("not_allowed", Message("refused-undo-none"))
        if self.seats[seat].played_by_agent:
            raise Refusal("not_allowed", Message("refused-agent-plays"))
        self._check_changes(seat)
        far = reach(self.steps, seat, over_others)
        if far is None:
            raise Refusal("illegal", Message("refused-nothing-to-undo"))
        return far

    # Checks

    def check_current(self, seq: int) -> None:
        """A client that has not seen the last change of the game must look first."""
        if not self.game_seq <= seq <= self.seq:
            raise Refusal("stale", Message("refused-stale"))

    def _check_playing(self) -> None:
        if self.game.is_over:
            raise Refusal("illegal", Message("reason-over"))
        if not self.started:
            raise Refusal("not_started", Message("refused-not-started"))

    def _check_changes(self, seat: int) -> None:
        """A seat that changed and took back very much only plays on."""
        if self.changes[seat] >= MOST_CHANGES:
            raise Refusal("not_allowed", Message("refused-enough-changed"))

    def _check_acts(self, seat: int, by_agent: bool = False) -> None:
        """It is this seat's turn, and whoever plays for it asks."""
        self._check_playing()
        if seat != self.game.player:
            raise Refusal("not_your_turn", Message("refused-not-your-turn"))
        if self.seats[seat].played_by_agent and not by_agent:
            raise Refusal("not_allowed", Message("refused-agent-plays"))

    def _seat_of(self, change: Change) -> Seat:
        entry = change.entry
        if entry.seat is None:
            raise LogError(f"entry {entry.seq}, '{entry.kind}', names no seat")
        return self.seats[entry.seat]

    def _named(self, kind: str, seat: int, name: str | None, at: float) -> Change:
        """An entry with a name, the old one if none was chosen."""
        try:
            chosen = clean_name(name)
        except ConfigError as error:
            raise Refusal("malformed", error.reason) from None
        return Change(self._entry(kind, seat, at, name=chosen or self.seats[seat].name))

    def _entry(self, kind: str, seat: int, at: float, **data: Any) -> Entry:
        return Entry(self.seq + 1, kind, seat, data, at)


# What each kind of entry does; here, so that a session that nobody needs is gone at once.
APPLIERS: dict[str, Callable[[Session, Change], list[Happening]]] = {
    "act": Session._apply_act,
    "undo": Session._apply_undo,
    "ask": Session._apply_ask,
    "answer": Session._apply_answer,
    "join": Session._apply_join,
    "name": Session._apply_name,
    "leave": Session._apply_leave,
    "back": Session._apply_back,
}
