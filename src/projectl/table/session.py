"""One table while it is played: the game, its seats and its log. No transport, no clock, no disk.

A change is made in two steps. A question such as `act` checks it and gives the entry for the log;
once that is written, `apply` makes it so. A table that is read back applies its entries again.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from projectl.game.actions import action_of, number_of
from projectl.game.game import Game
from projectl.game.notation import NotationError
from projectl.rules.api import name_of
from projectl.rules.errors import IllegalActionError
from projectl.rules.state import Phase
from projectl.table import events
from projectl.table.config import Entry, SeatConfig, SeatKind, TableConfig, UndoRule, clean_name
from projectl.table.events import Event
from projectl.table.happenings import happened
from projectl.table.undo import Reach, Step, last_person, reach

REMEMBERED = 120  # events kept for who comes later


class Refusal(Exception):  # noqa: N818  # nothing broke: a wish was not granted
    """Why something is not done; `code` is for programs, the text for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


@dataclass
class Seat:
    """A seat as it is now."""

    config: SeatConfig
    name: str
    taken: bool
    stand_in: bool = False

    @property
    def is_person(self) -> bool:
        return self.config.kind is not SeatKind.AGENT

    @property
    def played_by_agent(self) -> bool:
        return not self.is_person or self.stand_in


@dataclass
class Takeback:
    """A question to the others: how many actions would remain, and who has not answered."""

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
        self.recent: deque[Event] = deque(maxlen=REMEMBERED)
        self.asked: Takeback | None = None
        for entry in entries:
            self.apply(entry)

    # What is so

    @property
    def started(self) -> bool:
        """Whether every seat has somebody who can play."""
        return all(seat.taken or seat.stand_in for seat in self.seats)

    @property
    def agent_to_act(self) -> int | None:
        """The seat to act, if an agent is to choose for it."""
        if not self.started or self.game.is_over:
            return None
        seat = self.game.player
        return seat if self.seats[seat].played_by_agent else None

    @property
    def has_people(self) -> bool:
        """Whether any seat is played by a person now."""
        return any(not seat.played_by_agent for seat in self.seats)

    def describe(self) -> str:
        """For a log: what nobody may not know."""
        return f"{name_of(self.config.mode)}, {len(self.seats)} seats, seq {self.seq}"

    # Questions: each gives the entry that would make it so, or a Refusal

    def act(self, seat: int, action: str, seq: int, at: float, **data: Any) -> Entry:
        """Play an action for a seat. `agent` in the data tells that an agent chose it."""
        self._check_current(seq)
        self._check_playing()
        if seat != self.game.player:
            whose = self.seats[self.game.player].name
            raise Refusal("not_your_turn", f"it is the turn of {whose}")
        if self.seats[seat].played_by_agent and not data.get("agent"):
            raise Refusal("not_allowed", "an agent plays for this seat; take it back first")
        try:
            played = action_of(number_of(action, self.game.mode), self.game.mode)
            if not self.game.is_legal(played):
                self.game.copy().play(played)  # says why not
        except (NotationError, IllegalActionError) as error:
            raise Refusal("illegal", str(error)) from None
        return self._entry("act", seat, at, action=str(played), **data)

    def undo(self, seat: int, seq: int, at: float, whole_turn: bool = False) -> Entry:
        """Take back one's last action, or the turn so far."""
        self._check_current(seq)
        if self.config.undo is UndoRule.CONSENT and self.others_of(seat):
            raise Refusal("not_allowed", "at this table the others are asked: send 'takeback'")
        far = self._reach(seat, over_others=False)
        return self._entry("undo", seat, at, remain=far.turn if whole_turn else far.last)

    def takeback(self, seat: int, seq: int) -> Takeback:
        """Ask the others; when nobody is waited for, it is granted."""
        self._check_current(seq)
        if self.config.undo is not UndoRule.CONSENT:
            raise Refusal("not_allowed", "at this table nobody is asked: send 'undo'")
        far = self._reach(seat, over_others=True)
        return Takeback(seat, far.last, set(self.others_of(seat)))

    def check_answer(self, seat: int, seq: int) -> Takeback:
        """The question that a seat answers."""
        self._check_current(seq)
        if self.asked is None or seat not in self.asked.waiting:
            raise Refusal("not_allowed", "nobody waits for an answer of this seat")
        return self.asked

    def granted(self, question: Takeback, at: float) -> Entry:
        """The takeback that everybody allowed."""
        return self._entry("undo", question.seat, at, remain=question.remain)

    def join(self, seat: int, name: str | None, at: float) -> Entry:
        """Take a seat by its link."""
        if self.seats[seat].taken:
            raise Refusal("taken", "this seat is taken already")
        return self._entry("join", seat, at, name=clean_name(name, self.seats[seat].name))

    def rename(self, seat: int, name: str, at: float) -> Entry:
        """Be called otherwise."""
        return self._entry("name", seat, at, name=clean_name(name, self.seats[seat].name))

    def leave(self, seat: int, at: float, by: int | None = None) -> Entry:
        """Let an agent play on; another seat may ask for it when the person is away."""
        if self.seats[seat].played_by_agent:
            raise Refusal("not_allowed", "an agent plays for this seat already")
        if self.game.is_over:
            raise Refusal("not_allowed", "the game is over")
        return self._entry("leave", seat, at, by=by)

    def back(self, seat: int, at: float) -> Entry:
        """Take one's seat back."""
        if not self.seats[seat].stand_in:
            raise Refusal("not_allowed", "no agent plays for this seat")
        return self._entry("back", seat, at)

    # Changes

    def apply(self, entry: Entry) -> list[Event]:
        """Make an entry so; what happened by it."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        told = getattr(self, f"_apply_{entry.kind}")(entry)
        self.seq = entry.seq
        if entry.kind in ("act", "undo"):
            self.game_seq = entry.seq
            self.asked = None
        self.recent.extend(told)
        return list(told)

    def _apply_act(self, entry: Entry) -> list[Event]:
        before, turn = self.game.state, self.game.turn
        assert turn is not None
        action = self.game.play(entry.data["action"])
        after = self.game.state
        revealed = int(after.deck_left.sum()) < int(before.deck_left.sum())
        ended = after.phase == Phase.OVER
        self.steps.append(Step(turn, bool(entry.data.get("agent")), bool(revealed or ended)))
        told = happened(entry.seq, before, action, after)
        if entry.data.get("fallback"):
            told.insert(0, events.Faltered(seq=entry.seq, seat=entry.seat))
        return told

    def _apply_undo(self, entry: Entry) -> list[Event]:
        count = 0
        while len(self.steps) > entry.data["remain"]:
            self.game.undo()
            self.steps.pop()
            count += 1
        return [events.Undone(seq=entry.seq, seat=entry.seat, actions=count)]

    def _apply_join(self, entry: Entry) -> list[Event]:
        seat = self._seat_of(entry)
        seat.taken, seat.stand_in, seat.name = True, False, entry.data["name"]
        return [events.Joined(seq=entry.seq, seat=entry.seat, name=seat.name)]

    def _apply_name(self, entry: Entry) -> list[Event]:
        seat = self._seat_of(entry)
        seat.name = entry.data["name"]
        return [events.Renamed(seq=entry.seq, seat=entry.seat, name=seat.name)]

    def _apply_leave(self, entry: Entry) -> list[Event]:
        self._seat_of(entry).stand_in = True
        return [events.Left(seq=entry.seq, seat=entry.seat, by=entry.data.get("by"))]

    def _apply_back(self, entry: Entry) -> list[Event]:
        self._seat_of(entry).stand_in = False
        return [events.CameBack(seq=entry.seq, seat=entry.seat)]

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
            raise Refusal("not_allowed", "at this table nothing is taken back")
        if self.seats[seat].played_by_agent:
            raise Refusal("not_allowed", "an agent plays for this seat; take it back first")
        far = reach(self.steps, seat, over_others)
        if far is None:
            raise Refusal("illegal", "there is nothing to take back since a card was turned up")
        return far

    def _check_current(self, seq: int) -> None:
        """A client that has not seen the last change of the game must look first."""
        if not self.game_seq <= seq <= self.seq:
            raise Refusal("stale", f"the table is at {self.seq}, and you saw {seq}")

    def _check_playing(self) -> None:
        if self.game.is_over:
            raise Refusal("illegal", "the game is over")
        if not self.started:
            raise Refusal("not_started", "some seats are still empty")

    def _seat_of(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return self.seats[entry.seat]

    def _entry(self, kind: str, seat: int, at: float, **data: Any) -> Entry:
        return Entry(self.seq + 1, kind, seat, data, at)
