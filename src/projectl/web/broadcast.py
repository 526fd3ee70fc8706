"""Everybody who is connected to a table, and the messages they get when something happens there."""

import asyncio
import time
from collections.abc import Iterable
from typing import Any

from projectl.table.events import CameBack, Joined, Left, Renamed
from projectl.table.game_events import ActionEffects, Happening, write_out
from projectl.table.live import LiveTable
from projectl.table.notifications import (
    AgentThinks,
    Changed,
    Notification,
    RematchMade,
    Superseded,
    TakebackAnswered,
    TakebackAsked,
)
from projectl.table.presence import Present
from projectl.table.session import Session
from projectl.texts import Message
from projectl.web.config import USUAL_LIMITS, Limits
from projectl.web.connection import POLICY, RESTART, Connection, text_of
from projectl.web.limits import TokenBucket
from projectl.web.record_text import snapshot_text, update_text
from projectl.web.schema import client, server
from projectl.web.schema.position import Position
from projectl.web.serialise import (
    position_of,
    seat_presence,
    table_state,
    with_legal,
)

WHO_PLAYS = (Joined, Renamed, Left, CameBack)  # who plays for a seat, or what they are called
AT_ONCE = 20  # actions that are written out before others have their turn


class Broadcast:
    """The connections of one table. A text is made once for all who get the same."""

    def __init__(
        self, session: Session, successor: str | None = None, limits: Limits = USUAL_LIMITS
    ) -> None:
        self.session = session
        self.successor = successor
        self.patience = limits.away_seconds
        self.per_seat = limits.per_seat
        self.emotes = [TokenBucket(limits.emotes) for _ in session.seats]
        self.connections: set[Connection] = set()
        self.present = self.remote = Present(frozenset(), 0)  # at this process, and at others
        self.away: dict[int, float] = {}  # since when a seat is not connected
        self.last_entries: TokenBucket | None = None  # of whoever left last
        self.opened = time.monotonic()
        self.positions: dict[tuple[int, bool], Position] = {}  # by entry, with what is legal or not
        self.snapshots: dict[tuple[int, frozenset[int], bool], str] = {}  # by entry and client

    # Who is there

    @property
    def is_watched(self) -> bool:
        return bool(self.connections)

    @property
    def needs_pauses(self) -> bool:
        return not self.connections or any(not each.at_once for each in self.connections)

    @property
    def network(self) -> str:
        first = self._first
        return "" if first is None else first.network

    @property
    def _first(self) -> Connection | None:
        """Whoever has been here longest, those who hold seats before those who watch."""
        return min(self.connections, key=lambda each: (not each.seats, each.opened), default=None)

    @property
    def may_write(self) -> bool:
        first = self._first
        return first is None or first.shared.entries.has()

    def count_entry(self) -> None:
        """What agents answer is owed if nothing is left: then it is the person who waits."""
        first = self._first
        entries = self.last_entries if first is None else first.shared.entries
        if entries is not None:
            entries.owe()

    @property
    def connected(self) -> frozenset[int]:
        """The seats somebody is connected for, to whichever process."""
        return self.present.seats | self.remote.seats

    def show_remote(self, present: Present) -> None:
        """Take note who is connected to other processes."""
        if present != self.remote:
            before, self.remote = self.connected, present
            self._presence_changed(before)

    def enter(self, connection: Connection) -> None:
        """A client connects, and is sent everything."""
        before = self.connected
        self._close_oldest(connection.seats)
        self.connections.add(connection)
        self._count_present()
        connection.send_snapshot()
        self._presence_changed(before)

    def _close_oldest(self, seats: frozenset[int]) -> None:
        """Make room for one more connection to each seat: the newest is the one that is used."""
        for seat in seats:
            held = [each for each in self.connections if seat in each.seats and each.is_open]
            if len(held) >= self.per_seat:
                oldest = min(held, key=lambda each: each.opened)
                oldest.close(POLICY, Message("refused-seat-full"), again=False)

    def leave(self, connection: Connection) -> None:
        """A client disconnects."""
        before = self.connected
        self.connections.discard(connection)
        self.last_entries = connection.shared.entries
        self._count_present()
        self._presence_changed(before)

    def _count_present(self) -> None:
        """Note who is connected to this process, which is asked for with every move."""
        seats = frozenset(seat for each in self.connections for seat in each.seats)
        self.present = Present(seats, sum(not each.seats for each in self.connections))

    def _presence_changed(self, before: frozenset[int]) -> None:
        now = self.connected
        for seat in before - now:
            self.away[seat] = time.monotonic()
        for seat in now - before:
            self.away.pop(seat, None)
        self._forget()
        self.send_presence()

    def away_for(self, seat: int) -> float | None:
        """The seconds since the person of a seat was last connected; None while they are, or if
        an agent plays.
        """
        sitting = self.session.seats[seat]
        if not sitting.taken or sitting.played_by_agent or seat in self.connected:
            return None
        return round(time.monotonic() - self.away.get(seat, self.opened), 1)

    def cover_in(self, seat: int) -> float | None:
        """The seconds until the others may let an agent play for a seat; None if they may not."""
        sitting = self.session.seats[seat]
        if not sitting.taken and not sitting.stand_in:
            return 0.0
        away = self.away_for(seat)
        return None if away is None else max(0.0, self.patience - away)

    # What is sent

    def notify(self, notification: Notification) -> None:
        """Turn a notification of the table into a message for everybody."""
        match notification:
            case Changed(happenings):
                self._send_update(notification)
                if any(isinstance(each, WHO_PLAYS) for each in happenings):
                    self.send_presence()
            case AgentThinks(seat, since):
                self.show_ephemeral({"seat": seat, "since": since})
            case TakebackAsked(question, actions):
                self._forget()
                waiting = sorted(question.waiting)
                self._send(
                    server.Asked(
                        question=question.number,
                        seat=question.seat,
                        actions=actions,
                        waiting=waiting,
                    )
                )
            case TakebackAnswered(number, seat, by, allow):
                self._forget()
                self._send(server.Answered(question=number, seat=seat, by=by, allow=allow))
            case RematchMade(table):
                self.successor = table
                self._forget()
                self._send(server.Rematch(table=table))
            case Superseded():
                self.close_all(RESTART, Message("refused-moved-on"))

    def _send(self, message: server.ServerMessage, state: bool = False) -> None:
        text = text_of(message)
        for connection in self.connections:
            connection.push(text, state)

    def _send_update(self, change: Changed) -> None:
        self._forget()
        texts: dict[tuple[bool, bool], str] = {}
        for connection in self.connections:
            by_record = connection.by_record
            legal = not by_record and self.may_act(connection.seats)
            if (by_record, legal) not in texts:
                texts[by_record, legal] = (
                    update_text(self.session, self.connected, change.happenings)
                    if by_record
                    else self._update(change, legal)
                )
            connection.push(texts[by_record, legal], state=True)

    def _update(self, change: Changed, legal: bool) -> str:
        session = self.session
        position = self.position(legal)
        update = server.Update(
            seq=session.seq, started=session.started, position=position, events=[]
        )
        return with_events(update, change.happenings)

    def send_presence(self) -> None:
        """Tell everybody who is there now."""
        self._send(self.presence(), state=True)

    def send_emote(self, seat: int, emote: client.EmoteName) -> bool:
        """Show everybody here somebody's sign; False if there were too many."""
        if not self.emotes[seat].take():
            return False
        self.show_ephemeral({"seat": seat, "emote": emote})
        return True

    def show_ephemeral(self, content: dict[str, Any]) -> None:
        """Show an emote, or that an agent thinks, here or at another process."""
        kind = server.Emote if "emote" in content else server.Thinking
        self._send(kind.model_validate(content))

    def close_all(self, code: int, reason: Message) -> None:
        """Close every connection; the clients should come back soon."""
        for connection in self.connections:
            connection.close(code, reason, again=True)

    # What is seen

    def _forget(self) -> None:
        """Something has changed: what was written of the table holds no longer."""
        self.positions.clear()
        self.snapshots.clear()

    def may_act(self, seats: frozenset[int]) -> bool:
        """Whether the seat to act is one of these, and no agent plays for it."""
        session = self.session
        if not session.started or session.game.is_over:
            return False
        player = session.game.player
        return player in seats and not session.seats[player].played_by_agent

    def position(self, legal: bool) -> Position:
        """The position as it is now, serialised once for everybody."""
        key = (self.session.seq, legal)
        if key not in self.positions:
            self.positions[key] = (
                with_legal(self.position(False), self.session.game.legal_actions())
                if legal
                else position_of(self.session, self.connected)
            )
        return self.positions[key]

    def presence(self) -> server.Presence:
        """Who is there now."""
        connected = self.connected
        seats = [
            seat_presence(
                number, seat, number in connected, self.away_for(number), self.cover_in(number)
            )
            for number, seat in enumerate(self.session.seats)
        ]
        spectators = self.present.spectators + self.remote.spectators
        return server.Presence(seats=seats, spectators=spectators)

    async def write_out(self) -> None:
        """Write out what happened so far, a little at a time, before somebody is to read it."""
        told = [each for each in self.session.happenings if isinstance(each, ActionEffects)]
        for start in range(0, len(told), AT_ONCE):
            write_out(told[start : start + AT_ONCE])
            await asyncio.sleep(0)

    def everything_for(self, seats: frozenset[int], by_record: bool) -> tuple[str, str]:
        """A snapshot, and who is there."""
        return self.snapshot_for(seats, by_record), text_of(self.presence())

    def snapshot_for(self, seats: frozenset[int], by_record: bool) -> str:
        """Everything that a client with these seats may know, as it is now; written once, however
        often it is asked for.
        """
        key = (self.session.seq, seats, by_record)
        if key not in self.snapshots:
            self.snapshots[key] = self._snapshot(seats, by_record)
        return self.snapshots[key]

    def _snapshot(self, seats: frozenset[int], by_record: bool) -> str:
        session = self.session
        if by_record:
            return snapshot_text(session, self.connected, seats, self.successor)
        snapshot = server.Snapshot(
            seq=session.seq,
            table=table_state(session, self.successor),
            you=sorted(seats),
            position=self.position(self.may_act(seats)),
            events=[],
        )
        return with_events(snapshot, session.happenings)


def with_events(message: server.Snapshot | server.Update, happenings: Iterable[Happening]) -> str:
    """A message whose events, its last field, are put in as they are written already."""
    return f"{text_of(message).removesuffix(']}')}{write_out(happenings)}]}}"


WebTable = LiveTable[Broadcast]
