"""What is done about a client's message."""

import time

from pydantic import ValidationError

from projectl.table.session import Refusal
from projectl.web.broadcast import Broadcast
from projectl.web.connection import POLICY, TOO_LARGE, Connection, text_of
from projectl.web.schema import client, server

LONGEST_REASON = 200


class MessageHandler:
    """Answers the messages of one connection, one after the other."""

    def __init__(self, broadcast: Broadcast, connection: Connection) -> None:
        self.broadcast = broadcast
        self.table = broadcast.table
        self.connection = connection

    async def take(self, text: str | None) -> None:
        """A message as it came; what is wrong with it is answered, never ignored."""
        limits = self.connection.limits
        if text is None:
            self.refuse("malformed", "messages are JSON texts")
        elif len(text) > limits.message_bytes or len(text.encode()) > limits.message_bytes:
            self.refuse("too_large", f"a message has at most {limits.message_bytes} bytes")
            self.connection.close(TOO_LARGE, "a message was too large", again=False)
        elif not self.connection.messages.take():
            self.strike()
        else:
            await self.answer(text)

    def strike(self) -> None:
        """One message too many; after many of them the connection is closed."""
        self.connection.strikes += 1
        self.refuse("too_fast", "slow down; this message was not read")
        if self.connection.strikes > self.connection.limits.strikes:
            self.connection.close(POLICY, "too many messages", again=False)

    async def answer(self, text: str) -> None:
        """Read a message and do what it says."""
        try:
            message = client.READER.validate_json(text)
        except ValidationError as error:
            self.refuse("malformed", reason_of(error))
            return
        try:
            self.check_seat(message)
            await self.do(message)
        except Refusal as refusal:
            self.refuse(refusal.code, refusal.message)
            if refusal.code in ("stale", "illegal", "not_kept"):
                self.connection.look_again()

    def refuse(self, code: str, message: str) -> None:
        """Say what was wrong."""
        shown = server.ErrorMessage.model_validate(
            {"code": code, "message": message, "seq": self.table.session.seq}
        )
        self.connection.push(text_of(shown))

    def check_seat(self, message: client.FromClient) -> None:
        """Nobody speaks for a seat that is not theirs."""
        seat = getattr(message, "seat", None)
        if seat is not None and seat not in self.connection.seats:
            held = ", ".join(map(str, sorted(self.connection.seats))) or "none"
            raise Refusal("not_your_seat", f"you do not hold seat {seat}; yours: {held}")

    async def do(self, message: client.FromClient) -> None:
        """Carry a message out."""
        if isinstance(message, client.Look):
            self.connection.look_again()
        elif isinstance(message, client.Ping):
            self.connection.push(text_of(server.Pong(seq=self.table.session.seq)))
        elif isinstance(message, client.AskHint):
            self.connection.begin(self.hint(message))
        elif isinstance(message, client.Act | client.Undo | client.ResetTurn):
            await self.move(message)
        elif isinstance(message, client.Takeback):
            await self.table.takeback(message.seat, message.seq)
        elif isinstance(message, client.Answer):
            await self.table.answer(message.seat, message.seq, message.allow)
        else:
            await self.seat_matter(message)

    async def move(self, message: client.Act | client.Undo | client.ResetTurn) -> None:
        """What changes the game."""
        seat, seq, now = message.seat, message.seq, time.time()
        if isinstance(message, client.Act):
            action = message.action
            await self.table.wish(lambda session: session.act(seat, action, seq, now))
        else:
            whole = isinstance(message, client.ResetTurn)
            await self.table.wish(lambda session: session.undo(seat, seq, now, whole_turn=whole))

    async def seat_matter(
        self, message: client.Leave | client.Back | client.Cover | client.SetName
    ) -> None:
        """Who plays for a seat, and what they are called."""
        seat, now = message.seat, time.time()
        if isinstance(message, client.Leave):
            await self.table.wish(lambda session: session.leave(seat, now))
        elif isinstance(message, client.Back):
            await self.table.wish(lambda session: session.back(seat, now))
        elif isinstance(message, client.SetName):
            name = message.name
            await self.table.wish(lambda session: session.rename(seat, name, now))
        else:
            absent = message.absent
            self.check_absent(absent)
            await self.table.wish(lambda session: session.leave(absent, now, by=seat))
        self.broadcast.tell_presence()

    def check_absent(self, absent: int) -> None:
        """An agent is set on a seat by others only if its person is not there."""
        seats = self.table.session.seats
        if absent >= len(seats):
            raise Refusal("illegal", f"this table has {len(seats)} seats")
        patience = self.connection.limits.away_seconds
        if seats[absent].taken and self.broadcast.seconds_away(absent) < patience:
            name = seats[absent].name
            raise Refusal("not_allowed", f"{name} has not been away for {patience:g} seconds")

    async def hint(self, message: client.AskHint) -> None:
        """Advice, which takes a while; other messages do not wait for it."""
        if not self.connection.hints.take():
            self.refuse("too_fast", "too many hints; think for yourself a while")
            return
        try:
            seq, turns = await self.table.advise(message.seat, message.seq)
        except Refusal as refusal:
            self.refuse(refusal.code, refusal.message)
            return
        found = [server.HintTurn.model_validate(turn) for turn in turns]
        self.connection.push(text_of(server.Hint(seq=seq, seat=message.seat, turns=found)))


def reason_of(error: ValidationError) -> str:
    """The first thing that is wrong with a message, without repeating the message."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    reason = first["msg"] if first["type"] != "union_tag_invalid" else "there is no such type"
    return f"{where}: {reason}"[:LONGEST_REASON] if where else reason[:LONGEST_REASON]
