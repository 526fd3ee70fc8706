"""An open table: one request at a time is checked, written to the log, and then announced."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeVar

from projectl.table import store
from projectl.table.agent_pool import AgentPool, AgentPoolError
from projectl.table.agent_turns import AgentTurns, OnlyProcess, TurnLocks
from projectl.table.config import Entry
from projectl.table.game_events import Happening
from projectl.table.log_writer import (
    NO_ROWS,
    ConflictError,
    LogWriter,
    LostError,
    Statement,
    UncertainError,
    WriteError,
)
from projectl.table.notifications import (
    Changed,
    RematchMade,
    TableListener,
    TakebackAnswered,
    TakebackAsked,
)
from projectl.table.refusal import Refusal
from projectl.table.rows import Rows, grant_rows
from projectl.table.session import Change, LogError, Session, Takeback
from projectl.table.store import GoneError, News, StoredTable
from projectl.table.tokens import (
    Grant,
    Purpose,
    hashed,
    hashed_key,
    new_token,
)
from projectl.texts import Message

log = logging.getLogger("projectl.table")

Listener = TypeVar("Listener", bound=TableListener)

MOST_DEVICES = 16  # that hold one seat


@dataclass
class Services:
    """What all tables of a registry use."""

    writer: LogWriter
    pool: AgentPool
    pace: float  # seconds an agent's action takes at least, so that people can follow
    read_news: "Callable[[str, int], Awaitable[News]]"
    drop: "Callable[[LiveTable[Any]], None]"  # forget a table, and read it anew
    locks: TurnLocks = field(default_factory=OnlyProcess)
    send_ephemeral: Callable[[str, dict[str, Any]], None] = lambda _table, _content: None
    tell_presence: Callable[[str], None] = lambda _table: None


class LiveTable(Generic[Listener]):
    """A session, the secrets of its seats, and the agents that play there."""

    def __init__(
        self,
        stored: StoredTable,
        session: Session,
        listener: Listener,
        services: "Services",
        only_here: bool = False,
    ) -> None:
        self.session = session
        self.only_here = only_here  # made by this process, and opened by no other so far
        self.grants = stored.grants
        self.successor = stored.successor
        self.touched = stored.touched
        self.listener = listener
        self.services = services
        self.agents = AgentTurns(self)
        self.lock = asyncio.Lock()
        self.advising = False
        self.closed = False
        self.opened = self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.session.config.table

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on, nothing is being written and no agent thinks."""
        busy = self.lock.locked() or not self.agents.is_idle
        return not self.listener.is_watched and not busy

    def touch(self) -> None:
        """Note that somebody uses the table."""
        self.used = time.monotonic()

    # Secrets

    def seats_of(self, secrets: list[str]) -> frozenset[int]:
        """The seats that somebody with these secrets holds."""
        grants = [self.grants.get(hashed(secret)) for secret in secrets]
        return frozenset(grant.seat for grant in grants if grant and grant.purpose is Purpose.SEAT)

    def is_current_for(self, secrets: Iterable[str]) -> bool:
        """Whether there is nothing to be read on for somebody with these secrets: no other process
        was heard to have the table, and each of them was given here.
        """
        return self.only_here and all(hashed(secret) in self.grants for secret in secrets)

    def seat_for(self, secret: str, purpose: Purpose) -> int:
        """The seat a link is for; Refusal if it is for none."""
        grant = self.grants.get(hashed(secret))
        if grant is None or grant.purpose is not purpose:
            raise Refusal("unknown_link", Message("refused-unknown-link"))
        return grant.seat

    async def join(
        self, invite: str, name: str | None, key: str | None = None
    ) -> tuple[int, str, str]:
        """Take the seat of a link: its number, the secret that holds it, and one to recover it.

        Whoever joined with a key and did not hear the answer may ask again with the same key.
        Friends may sit down at other processes in the same moment, one of whom is first.
        """
        async with self.lock:
            for _ in self.session.seats[1:]:
                try:
                    return await self._join(invite, name, key)
                except Refusal as refusal:
                    if refusal.code != "stale":
                        raise
            return await self._join(invite, name, key)

    async def _join(self, invite: str, name: str | None, key: str | None) -> tuple[int, str, str]:
        seat = self.seat_for(invite, Purpose.INVITE)
        token, recovery = new_token(), new_token()
        fresh = {
            hashed(token): Grant(seat, Purpose.SEAT),
            hashed(recovery): Grant(seat, Purpose.RECOVERY),
        }
        grant = Grant(seat, Purpose.JOIN)
        joining = {} if key is None else {hashed_key(self.id, seat, key): grant}
        if joining and joining.items() <= self.grants.items():
            await self._grant(fresh)
        else:
            fresh |= joining
            change = self.session.join(seat, name, time.time())
            await self._commit(change, self._granting(fresh))
            self.grants |= fresh
        return seat, token, recovery

    async def new_link(self, seat: int, purpose: Purpose) -> str:
        """A fresh secret for a seat; the one before of that purpose is void."""
        async with self.lock:
            if purpose is Purpose.INVITE and self.session.seats[seat].taken:
                raise Refusal("taken", Message("refused-seat-taken"))
            secret = new_token()
            fresh = {hashed(secret): Grant(seat, purpose)}
            voiding = partial(store.void_grants, table=self.id, grant=Grant(seat, purpose))
            await self._write(rows=self._granting(fresh), statements=(voiding,))
            old = [key for key, grant in self.grants.items() if grant == Grant(seat, purpose)]
            for key in old:
                del self.grants[key]
            self.grants |= fresh
        return secret

    async def admit(self, seats: list[int]) -> list[str]:
        """Fresh secrets that hold some seats, for another device; older ones may become void."""
        async with self.lock:
            secrets = {new_token(): Grant(seat, Purpose.SEAT) for seat in seats}
            await self._grant({hashed(secret): grant for secret, grant in secrets.items()})
        return list(secrets)

    async def _grant(self, fresh: dict[str, Grant]) -> None:
        stale = self._too_many(fresh)
        dropping = (partial(store.drop_grants, hashes=stale),) if stale else ()
        await self._write(rows=self._granting(fresh), statements=dropping)
        for key in stale:
            del self.grants[key]
        self.grants |= fresh

    def _too_many(self, fresh: dict[str, Grant]) -> list[str]:
        """The oldest secrets of seats that have enough; never the first, which is the owner's."""
        stale = []
        for grant in set(fresh.values()):
            held = [key for key, other in self.grants.items() if other == grant]
            stale += held[1 : 1 + max(0, len(held) + 1 - MOST_DEVICES)]
        return stale

    def _granting(self, fresh: dict[str, Grant]) -> Rows:
        return grant_rows(self.id, fresh, time.time())

    # Requests

    async def submit(self, request: Callable[[Session], Change]) -> None:
        """Check a request, write it to the log, commit it, notify; Refusal if it cannot be.

        It is done whole or not at all, even if whoever made it has gone (`LogWriter.write`).
        """
        async with self.lock:
            await self._commit(request(self.session))

    async def takeback(self, seat: int, seq: int) -> None:
        """Ask the others to allow a takeback."""
        async with self.lock:
            await self._commit(self.session.takeback(seat, seq, time.time()))

    async def answer(self, seat: int, seq: int, question: int, allow: bool) -> None:
        """Allow or refuse a takeback; the last one who allows grants it."""
        async with self.lock:
            await self._commit(self.session.answer(seat, seq, question, allow, time.time()))

    async def advise(self, seat: int, seq: int) -> tuple[int, list[dict[str, Any]]]:
        """Turns that look best to the seat to act, and the seq they are for."""
        session = self.session
        if not session.started or session.game.is_over or session.game.player != seat:
            raise Refusal("not_your_turn", Message("refused-hint-turn"))
        session.check_current(seq)
        if self.advising:
            raise Refusal("busy", Message("refused-hint-busy"))
        self.advising = True
        try:
            asked_at = session.seq
            view, pool = session.game.view(seat), self.services.pool
            return asked_at, await pool.advise(view, self.agents.asker)
        except AgentPoolError as error:
            log.warning("no advice", extra={"table": self.id, "why": str(error)})
            raise Refusal("busy", Message("refused-no-hint")) from None
        finally:
            self.advising = False

    def send_ephemeral(self, **content: Any) -> None:
        """Send something that is not kept to everybody who is here at other processes."""
        self.services.send_ephemeral(self.id, content)

    def tell_presence(self) -> None:
        """Tell other processes who is here, so that they announce what they write."""
        self.services.tell_presence(self.id)

    def follow_with(self, successor: str) -> None:
        """Note the table of the rematch, which is stored already."""
        self.successor = successor
        self.listener.notify(RematchMade(successor))

    async def _commit(self, change: Change, rows: Rows = NO_ROWS) -> None:
        """Write a change to the log, and only then make it so and tell everybody."""
        entry, asked = change.entry, self.session.question
        ending = partial(store.end_table, table=self.id, at=entry.at)
        await self._write(entry, rows=rows, statements=(ending,) if change.ends_game else ())
        self.touch()
        self._tell(entry, asked, self.session.commit(change))

    def _tell(self, entry: Entry, asked: Takeback | None, happenings: list[Happening]) -> None:
        """Tell everybody what an entry changed, and what became of an open question."""
        question = self.session.question
        if entry.kind == "ask" and question is not None:
            actions = len(self.session.steps) - question.remain
            self.listener.notify(TakebackAsked(question, actions))
            return
        if asked is not None and (entry.kind == "answer" or question is None):
            by = entry.seat if entry.kind == "answer" else entry.data.get("allowed_by")
            allow = None if by is None else bool(entry.data.get("allow", True))
            self.listener.notify(TakebackAnswered(asked.number, asked.seat, by, allow))
        if entry.kind != "answer":
            self.listener.notify(Changed(happenings))
            self.wake()

    async def _write(
        self, *entries: Entry, rows: Rows = NO_ROWS, statements: tuple[Statement, ...] = ()
    ) -> None:
        """Have the log's writer commit it; Refusal if it does not."""
        if self.closed:  # another copy of the table has taken its place
            raise Refusal("unavailable", Message("refused-unavailable"))
        try:
            await self.services.writer.write(self.id, *entries, rows=rows, statements=statements)
        except ConflictError:
            log.info("written elsewhere", extra={"table": self.id, "seq": self.session.seq + 1})
            await self.catch_up()
            raise Refusal("stale", Message("refused-moved-on")) from None
        except LostError as error:
            log.error("kept or not", extra={"table": self.id, "why": str(error)})
            self.only_here = False  # so that it is soon looked at which it was
            raise Refusal("unavailable", Message("refused-unavailable")) from None
        except UncertainError as error:
            log.error("kept or not", extra={"table": self.id, "why": str(error)})
            self.services.drop(self)
            raise Refusal("unavailable", Message("refused-unavailable")) from None
        except WriteError as error:
            log.error("not kept", extra={"table": self.id, "why": str(error)})
            raise Refusal("not_kept", Message("refused-not-kept")) from None

    # Other processes

    async def read_on(self, seq: int = 0) -> None:
        """Follow what other processes wrote, if it is not known up to an entry already."""
        async with self.lock:
            if not seq or seq > self.session.seq:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Read what is new, and tell everybody; a log that does not fit is read anew. Whoever calls
        this holds the lock.
        """
        try:
            news = await self.services.read_news(self.id, self.session.seq)
            if news.entries:
                self.only_here = False
            for entry in news.entries:
                asked = self.session.question
                if entry.data.get("agent"):
                    self.agents.other_played()
                self._tell(entry, asked, self.session.replay(entry))
        except (LogError, GoneError):
            log.exception("does not follow", extra={"table": self.id})
            self.services.drop(self)
            return
        self.grants = news.grants
        if news.successor is not None and self.successor is None:
            self.follow_with(news.successor)

    # Agents

    @property
    def thinking(self) -> asyncio.Task[None] | None:
        """The task in which agents play, if they have."""
        return self.agents.task

    def wake(self) -> None:
        """Let the agents play if it is their turn."""
        self.agents.wake()

    async def play_chosen(self, seat: int, seq: int, action: str, fallback: bool) -> None:
        """Play what an agent chose, unless the game has changed since."""
        async with self.lock:
            if self.session.agent_to_act != seat or self.session.game_seq != seq:
                return
            data = {"agent": True, "fallback": True} if fallback else {"agent": True}
            await self._commit(self.session.act(seat, action, seq, time.time(), **data))
            self.listener.count_entry()

    async def close(self) -> None:
        """Stop the agents; nothing that was accepted is lost."""
        self.closed = True
        await self.agents.close()
        async with self.lock:
            pass  # what is being written has its effect
