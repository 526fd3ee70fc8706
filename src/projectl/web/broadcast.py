"""Everybody who is connected to a table, and how what happens there is told to them."""

import time

from projectl.table.live import (
    Answers,
    Asks,
    Changed,
    Dropped,
    Follows,
    LiveTable,
    Note,
    Thinks,
)
from projectl.web.connection import RESTART, Connection, text_of
from projectl.web.schema import server
from projectl.web.schema.position import Position
from projectl.web.serialise import named, position_of, with_legal


class Broadcast:
    """The connections of one table. A text is made once for all who get the same."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.away: dict[int, float] = {}  # since when a seat is not connected
        self.opened = time.monotonic()
        self.moves = 0
        self.pictures: dict[tuple[int, bool], Position] = {}
        table.tell = self.hear
        table.watched = lambda: bool(self.connections)

    # Who is there

    @property
    def connected(self) -> frozenset[int]:
        """The seats somebody is connected for."""
        return frozenset(seat for each in self.connections for seat in each.seats)

    def enter(self, connection: Connection) -> None:
        """A client comes and sees everything."""
        before = self.connected
        self.connections.add(connection)
        connection.snapshot = lambda: self.snapshot_for(connection)
        self._came_or_went(before)
        connection.look_again()
        self.table.wake()

    def leave(self, connection: Connection) -> None:
        """A client goes."""
        before = self.connected
        self.connections.discard(connection)
        self.table.used = time.monotonic()
        self._came_or_went(before)

    def _came_or_went(self, before: frozenset[int]) -> None:
        now = self.connected
        for seat in before - now:
            self.away[seat] = time.monotonic()
        for seat in now - before:
            self.away.pop(seat, None)
        self.pictures.clear()
        self.tell_presence()

    def seconds_away(self, seat: int) -> float:
        """For how long nobody has been connected for a seat."""
        if seat in self.connected:
            return 0.0
        return time.monotonic() - self.away.get(seat, self.opened)

    # What is told

    def hear(self, note: Note) -> None:
        """Turn a note into a message for everybody."""
        if isinstance(note, Changed):
            self._tell_change(note)
        elif isinstance(note, Thinks):
            self._tell(server.Thinking(seat=note.seat, since=note.since))
        elif isinstance(note, Asks):
            self.pictures.clear()
            waiting = sorted(note.question.waiting)
            asked = server.Asked(seat=note.question.seat, actions=note.actions, waiting=waiting)
            self._tell(asked)
        elif isinstance(note, Answers):
            self.pictures.clear()
            self._tell(server.Answered(seat=note.seat, by=note.by, allow=note.allow))
        elif isinstance(note, Follows):
            self._tell(server.Rematch(table=note.table))
        elif isinstance(note, Dropped):
            self.close_all(RESTART, "the table has moved on elsewhere; come again")

    def _tell(self, message: server.ServerMessage) -> None:
        text = text_of(message)
        for connection in self.connections:
            connection.push(text)

    def _tell_change(self, note: Changed) -> None:
        self.moves += 1
        self.pictures.clear()
        texts: dict[bool, str] = {}
        session = self.table.session
        for connection in self.connections:
            legal = self.may_act(connection)
            if legal not in texts:
                update = server.Update(
                    seq=session.seq,
                    started=session.started,
                    position=self.picture(legal),
                    events=note.events,
                )
                texts[legal] = text_of(update)
            connection.push(texts[legal], state=True)

    def tell_presence(self) -> None:
        """Who is there now."""
        connected = self.connected
        seats = [
            server.SeatPresence(
                number=number,
                name=seat.name,
                taken=seat.taken,
                connected=number in connected,
                stand_in=seat.stand_in,
            )
            for number, seat in enumerate(self.table.session.seats)
        ]
        watching = sum(not connection.seats for connection in self.connections)
        self._tell(server.Presence(seats=seats, spectators=watching))

    def close_all(self, code: int, message: str) -> None:
        """Send everybody away, to come back soon."""
        for connection in self.connections:
            connection.close(code, message, again=True)

    # What is seen

    def may_act(self, connection: Connection) -> bool:
        """Whether a client holds the seat to act, and nobody else plays for it."""
        session = self.table.session
        if not session.started or session.game.is_over:
            return False
        player = session.game.player
        return player in connection.seats and not session.seats[player].played_by_agent

    def picture(self, legal: bool) -> Position:
        """The position as it is now, made once for everybody."""
        session = self.table.session
        key = (session.seq, legal)
        if key not in self.pictures:
            self.pictures[key] = (
                with_legal(self.picture(False), session.game.legal_actions())
                if legal
                else position_of(session, self.connected)
            )
        return self.pictures[key]

    def state(self) -> server.TableState:
        """What stays the same about the table."""
        session = self.table.session
        config = session.config
        return server.TableState(
            table=config.table,
            mode=named(config.mode),
            difficulty=None if config.difficulty is None else named(config.difficulty),
            undo=config.undo.value,
            started=session.started,
            over=session.game.is_over,
            commitment=config.commitment,
            rematch=self.table.successor,
        )

    def snapshot_for(self, connection: Connection) -> str:
        """Everything a client may know, as it is now."""
        return text_of(
            server.Snapshot(
                seq=self.table.session.seq,
                table=self.state(),
                you=sorted(connection.seats),
                position=self.picture(self.may_act(connection)),
                events=list(self.table.session.recent),
            )
        )
