"""Carries out the messages of a client."""

import time

from pydantic import ValidationError

from projectl.table.metrics import MESSAGE_SECONDS, MOVE_SECONDS, REFUSALS, timed
from projectl.table.refusal import Refusal
from projectl.texts import Listing, Message
from projectl.web.broadcast import WebTable
from projectl.web.connection import POLICY, TOO_LARGE, Connection, text_of
from projectl.web.schema import client, server
from projectl.web.schema.message import wire_message

SeatChange = client.Leave | client.Back | client.Cover | client.SetName
Change = client.Act | client.Undo | client.ResetTurn | client.Takeback | client.Answer | SeatChange

LONGEST_PROBLEM = 200
# After these the client may have an outdated position.
FOLLOWED_BY_SNAPSHOT = ("stale", "illegal", "not_kept")


class MessageHandler:
    """Handles the messages of one connection, one after the other."""

    def __init__(self, table: WebTable, connection: Connection) -> None:
        self.table = table
        self.broadcast = table.listener
        self.connection = connection

    async def handle(self, text: str | None) -> None:
        """A message as it came; what is wrong with it is answered, never ignored."""
        most = self.connection.limits.message_bytes
        if not self.connection.messages.take():
            self.strike()
        elif not self.connection.shared.messages.take():  # which may be others' fault
            self.refuse("too_fast", Message("refused-too-fast"))
        elif text is None:
            self.refuse("malformed", Message("refused-no-text"))
        elif len(text) > most or len(text.encode()) > most:
            reason = Message("refused-message-size", bytes=most)
            self.refuse("too_large", reason)
            self.connection.close(TOO_LARGE, reason, again=False)
        else:
            await self.answer(text)

    def strike(self) -> None:
        """One message too many; after many of them the connection is closed."""
        self.connection.strikes += 1
        reason = Message("refused-too-fast")
        self.refuse("too_fast", reason)
        if self.connection.strikes > self.connection.limits.strikes:
            self.connection.close(POLICY, reason, again=False)

    @timed(MESSAGE_SECONDS)
    async def answer(self, text: str) -> None:
        """Read a message and do what it says."""
        try:
            message = client.READER.validate_json(text)
        except ValidationError as error:
            self.refuse("malformed", reason_of(error))
            return
        try:
            self.check_seat(message)
            await self.carry_out(message)
        except Refusal as refusal:
            self.refuse(refusal.code, refusal.reason)
            if refusal.code in FOLLOWED_BY_SNAPSHOT:
                self.connection.send_snapshot()

    def refuse(self, code: str, reason: Message) -> None:
        """Say what was wrong."""
        REFUSALS.labels("socket", code).inc()
        shown = server.ErrorMessage.model_validate(
            {"code": code, "reason": wire_message(reason), "seq": self.table.session.seq}
        )
        self.connection.push(text_of(shown))

    def check_seat(self, message: client.FromClient) -> None:
        """Nobody speaks for a seat that is not theirs."""
        seat = getattr(message, "seat", None)
        if seat is not None and seat not in self.connection.seats:
            raise Refusal("not_your_seat", not_held(seat, self.connection.seats))

    async def carry_out(self, message: client.FromClient) -> None:
        """Do what a message says."""
        match message:
            case client.Look():
                self.connection.send_snapshot()
            case client.Ping():
                self.connection.push(text_of(server.Pong(seq=self.table.session.seq)))
            case client.AskHint():
                self.connection.start(self.hint(message))
            case client.AskWhy():
                self.explain(message)
            case client.SendEmote():
                self.emote(message)
            case _:
                await self.change(message)

    async def change(self, message: Change) -> None:
        """Do what is written to the table's log; what is not written takes no place there."""
        entries = self.connection.shared.entries
        if not entries.take():
            raise Refusal("too_fast", Message("refused-too-many-requests"))
        try:
            if not await self.write(message):
                entries.give_back()
        except Refusal:
            entries.give_back()
            raise

    async def write(self, message: Change) -> bool:
        """Have the table write it; Refusal if it cannot, False if the client is asked first."""
        match message:
            case client.Act():
                return await self.act(message)
            case client.Undo() | client.ResetTurn():
                await self.take_back(message)
            case client.Takeback() | client.Answer():
                await self.seek_consent(message)
            case client.Leave() | client.Back() | client.Cover() | client.SetName():
                await self.change_seat(message)
        return True

    @timed(MOVE_SECONDS)
    async def act(self, message: client.Act) -> bool:
        """Play an action; a careful one only if the turn goes on. Whether it was played."""
        seat, action, seq, now = message.seat, message.action, message.seq, time.time()
        session = self.table.session
        if message.careful and session.ends_turn(session.act(seat, action, seq, now)):
            held = server.EndsTurn(seq=session.seq, seat=seat, action=action)
            self.connection.push(text_of(held))
            return False
        await self.table.submit(lambda session: session.act(seat, action, seq, now))
        return True

    async def take_back(self, message: client.Undo | client.ResetTurn) -> None:
        """Take back one's last action, or the turn so far."""
        seat, seq, now = message.seat, message.seq, time.time()
        whole = isinstance(message, client.ResetTurn)
        await self.table.submit(lambda session: session.undo(seat, seq, now, whole_turn=whole))

    async def seek_consent(self, message: client.Takeback | client.Answer) -> None:
        """Ask the others for a takeback, or answer who asked."""
        match message:
            case client.Takeback(seat=seat, seq=seq):
                await self.table.takeback(seat, seq)
            case client.Answer(seat=seat, seq=seq, question=question, allow=allow):
                await self.table.answer(seat, seq, question, allow)

    async def change_seat(self, message: SeatChange) -> None:
        """Change who plays for a seat, or what they are called."""
        seat, now = message.seat, time.time()
        match message:
            case client.Leave():
                await self.table.submit(lambda session: session.leave(seat, now))
            case client.Back():
                await self.table.submit(lambda session: session.back(seat, now))
            case client.SetName(name=name):
                await self.table.submit(lambda session: session.rename(seat, name, now))
            case client.Cover(absent=absent):
                self.check_absent(absent)
                await self.table.submit(lambda session: session.leave(absent, now, by=seat))

    def check_absent(self, absent: int) -> None:
        """Others may let an agent play for a seat only if its person is not there."""
        seats = self.table.session.seats
        if absent >= len(seats):
            raise Refusal("illegal", Message("refused-no-such-seat", count=len(seats)))
        if not seats[absent].played_by_agent and self.broadcast.cover_in(absent) != 0:
            patience = self.broadcast.patience
            raise Refusal("not_allowed", Message("refused-not-away", seconds=round(patience)))

    def emote(self, message: client.SendEmote) -> None:
        """Show everybody a sign."""
        if not self.broadcast.send_emote(message.seat, message.emote):
            raise Refusal("too_fast", Message("refused-too-many-emotes"))
        self.table.send_ephemeral(seat=message.seat, emote=message.emote)

    def explain(self, message: client.AskWhy) -> None:
        """Say why an action is not legal."""
        reason = wire_message(self.table.session.explain(message.seat, message.action))
        self.connection.push(text_of(server.Reason(action=message.action, reason=reason)))

    async def hint(self, message: client.AskHint) -> None:
        """Advice, which takes a while; other messages do not wait for it."""
        if not self.connection.hints.take():
            self.refuse("too_fast", Message("refused-too-many-hints"))
            return
        try:
            seq, turns = await self.table.advise(message.seat, message.seq)
        except Refusal as refusal:
            self.refuse(refusal.code, refusal.reason)
            return
        found = [server.HintTurn.model_validate(turn) for turn in turns]
        self.connection.push(text_of(server.Hint(seq=seq, seat=message.seat, turns=found)))


def not_held(seat: int, held: frozenset[int]) -> Message:
    """That a seat is not the client's, and which ones are."""
    if not held:
        return Message("refused-no-seat")
    return Message("refused-not-your-seat", seat=seat, held=Listing(tuple(sorted(held))))


def reason_of(error: ValidationError) -> Message:
    """The first thing that is wrong with a message, without repeating the message."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "message"
    problem = first["msg"] if first["type"] != "union_tag_invalid" else "there is no such type"
    cut = {"where": where[:LONGEST_PROBLEM], "problem": problem[:LONGEST_PROBLEM]}
    return Message("refused-malformed", **cut)
