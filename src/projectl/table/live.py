"""An open table: one request at a time is checked, written to the log, and then announced."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Generic, TypeVar

from projectl.agents.registry import make_agent
from projectl.table import store
from projectl.table.agent_pool import AgentPool, AgentPoolError
from projectl.table.backoff import Backoff
from projectl.table.config import FALLBACK, Entry
from projectl.table.fair_queue import Asker
from projectl.table.game_events import Happening
from projectl.table.log_writer import (
    ConflictError,
    LogWriter,
    Statement,
    UncertainError,
    WriteError,
)
from projectl.table.notifications import (
    AgentThinks,
    Changed,
    RematchMade,
    TableListener,
    TakebackAnswered,
    TakebackAsked,
)
from projectl.table.refusal import Refusal
from projectl.table.session import Change, Session
from projectl.table.store import StoredTable
from projectl.table.tokens import (
    Grant,
    Purpose,
    hashed,
    hashed_key,
    new_token,
    seed_for_agent,
)
from projectl.texts import Message

log = logging.getLogger("projectl.table")

Result = TypeVar("Result")
Listener = TypeVar("Listener", bound=TableListener)

MOST_DEVICES = 16  # that hold one seat


class LiveTable(Generic[Listener]):
    """A session, the secrets of its seats, and the agents that play there."""

    def __init__(
        self,
        stored: StoredTable,
        session: Session,
        writer: LogWriter,
        pool: AgentPool,
        pace: float,
        listener: Listener,
        on_conflict: "Callable[[LiveTable[Listener]], None]",
    ) -> None:
        self.session = session
        self.grants = stored.grants
        self.successor = stored.successor
        self.writer = writer
        self.pool = pool
        self.pace = pace  # seconds an agent's action takes at least, so that people can follow
        self.listener = listener
        self.on_conflict = on_conflict
        self.lock = asyncio.Lock()
        self.requests: set[asyncio.Task[Any]] = set()  # under way
        self.thinking: asyncio.Task[None] | None = None
        self.advising = False
        self.closed = False
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.session.config.table

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on, nothing is being written and no agent thinks."""
        thinks = self.thinking is not None and not self.thinking.done()
        return not self.listener.is_watched and not self.lock.locked() and not thinks

    def touch(self) -> None:
        """Note that somebody uses the table."""
        self.used = time.monotonic()

    # Secrets

    def seats_of(self, secrets: list[str]) -> frozenset[int]:
        """The seats that somebody with these secrets holds."""
        grants = [self.grants.get(hashed(secret)) for secret in secrets]
        return frozenset(grant.seat for grant in grants if grant and grant.purpose is Purpose.SEAT)

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
        """
        return await self._shielded(self._join(invite, name, key))

    async def _join(self, invite: str, name: str | None, key: str | None) -> tuple[int, str, str]:
        async with self.lock:
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
            await self._write(statements=(self._granting(fresh, only=True),))
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
        statements: list[Statement] = [self._granting(fresh)]
        if stale:
            statements.append(lambda connection: store.drop_grants(connection, stale))
        await self._write(statements=tuple(statements))
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

    def _granting(self, fresh: dict[str, Grant], only: bool = False) -> Statement:
        table, now = self.id, time.time()
        return lambda connection: store.add_grants(connection, table, fresh, now, only)

    # Requests

    async def submit(self, request: Callable[[Session], Change]) -> None:
        """Check a request, write it to the log, commit it, notify; Refusal if it cannot be."""
        await self._shielded(self._submit(request))

    async def _submit(self, request: Callable[[Session], Change]) -> None:
        async with self.lock:
            await self._commit(request(self.session))

    async def _shielded(self, request: Coroutine[Any, Any, Result]) -> Result:
        """Finish a request even if whoever made it has gone: it is done whole or not at all."""
        task = asyncio.get_running_loop().create_task(request)
        self.requests.add(task)
        task.add_done_callback(self.requests.discard)
        return await asyncio.shield(task)

    async def takeback(self, seat: int, seq: int) -> None:
        """Ask the others to allow a takeback."""
        await self._shielded(self._takeback(seat, seq))

    async def _takeback(self, seat: int, seq: int) -> None:
        async with self.lock:
            change = self.session.takeback(seat, seq, time.time())
            if change.entry.kind == "undo":
                await self._commit(change)
                return
            await self._keep(change)
            question = self.session.asked
            assert question is not None
            actions = len(self.session.steps) - question.remain
            self.listener.notify(TakebackAsked(question, actions))

    async def answer(self, seat: int, seq: int, question: int, allow: bool) -> None:
        """Allow or refuse a takeback; the last one who allows grants it."""
        await self._shielded(self._answer(seat, seq, question, allow))

    async def _answer(self, seat: int, seq: int, question: int, allow: bool) -> None:
        async with self.lock:
            change = self.session.answer(seat, seq, question, allow, time.time())
            asked = self.session.asked
            assert asked is not None
            happenings = await self._keep(change)
            self.listener.notify(TakebackAnswered(asked.number, asked.seat, seat, allow))
            if change.entry.kind == "undo":
                self._announce(happenings)

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
            return asked_at, await self.pool.advise(session.game.view(seat), self._asker)
        except AgentPoolError as error:
            log.warning("no advice", extra={"table": self.id, "why": str(error)})
            raise Refusal("busy", Message("refused-no-hint")) from None
        finally:
            self.advising = False

    def follow_with(self, successor: str) -> None:
        """Note the table of the rematch, which is stored already."""
        self.successor = successor
        self.listener.notify(RematchMade(successor))

    async def _commit(self, change: Change, *statements: Statement) -> None:
        """Write a change to the log, and only then make it so and tell everybody."""
        asked = self.session.asked
        happenings = await self._keep(change, *statements)
        if asked is not None and self.session.asked is None:
            self.listener.notify(TakebackAnswered(asked.number, asked.seat, None, None))
        self._announce(happenings)

    async def _keep(self, change: Change, *statements: Statement) -> list[Happening]:
        """Write a change to the log and then make it so; what followed."""
        entry = change.entry
        if change.ends_game:
            ending = partial(store.end_table, table=self.id, at=entry.at)
            statements = (*statements, ending)
        await self._write(entry, statements=statements)
        self.touch()
        return self.session.commit(change)

    def _announce(self, happenings: list[Happening]) -> None:
        self.listener.notify(Changed(happenings))
        self.wake()

    async def _write(self, *entries: Entry, statements: tuple[Statement, ...] = ()) -> None:
        """Have the log's writer commit it; Refusal if it does not."""
        try:
            await self.writer.write(self.id, *entries, statements=statements)
        except ConflictError:
            log.warning("written elsewhere", extra={"table": self.id, "seq": self.session.seq + 1})
            self.on_conflict(self)
            raise Refusal("stale", Message("refused-moved-on")) from None
        except UncertainError as error:
            log.error("kept or not", extra={"table": self.id, "why": str(error)})
            self.on_conflict(self)
            raise Refusal("unavailable", Message("refused-unavailable")) from None
        except WriteError as error:
            log.error("not kept", extra={"table": self.id, "why": str(error)})
            raise Refusal("not_kept", Message("refused-not-kept")) from None

    # Agents

    def wake(self) -> None:
        """Let the agents play if it is their turn and anybody is there to play with."""
        idle = self.thinking is None or self.thinking.done()
        if idle and self._agent_may_play():
            self.thinking = asyncio.get_running_loop().create_task(self._play_agents())

    def _agent_may_play(self) -> bool:
        """Agents alone play only for somebody who looks on, and at some tables at once."""
        if self.closed or self.session.agent_to_act is None:
            return False
        if self.session.has_people:
            self.pool.alone.release(self.id)
            return True
        watched = self.listener.is_watched
        return watched and self.pool.alone.claim(self.id, self.listener.network)

    async def _play_agents(self) -> None:
        """Play while it is an agent's turn."""
        try:
            await self._try_to_play()
        finally:
            self.pool.alone.release(self.id)

    async def _try_to_play(self) -> None:
        """Play on; what fails is tried again until the table is closed."""
        backoff = Backoff()
        while self._agent_may_play():
            try:
                await self._play_one()
                backoff.reset()
                continue
            except Refusal as refusal:
                log.warning("agent waits", extra={"table": self.id, "why": str(refusal)})
            except Exception:
                log.exception("agent stopped", extra={"table": self.id})
            if not self.closed:
                await backoff.wait()

    async def _play_one(self) -> None:
        """One action of an agent, unless the game has changed while it thought."""
        seat, seq = self.session.agent_to_act, self.session.game_seq
        assert seat is not None
        started = time.monotonic()
        self.listener.notify(AgentThinks(seat, time.time()))
        action, fallback = await self._choose(seat)
        pace = self.pace if self.listener.needs_pauses else 0.0
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - started)))
        await self._shielded(self._play_chosen(seat, seq, action, fallback))

    async def _play_chosen(self, seat: int, seq: int, action: str, fallback: bool) -> None:
        async with self.lock:
            if self.session.agent_to_act != seat or self.session.game_seq != seq:
                return
            data = {"agent": True, "fallback": True} if fallback else {"agent": True}
            await self._commit(self.session.act(seat, action, seq, time.time(), **data))

    async def _choose(self, seat: int) -> tuple[str, bool]:
        """What an agent chooses, and whether a simpler one had to choose instead."""
        config = self.session.config
        spec, seed = config.seats[seat].spec, seed_for_agent(config.seed, seat)
        view = self.session.game.view(seat)
        if len(view.legal) == 1:
            return str(view.legal[0]), False
        for asked in dict.fromkeys((spec, FALLBACK)):
            try:
                chosen = await self.pool.choose(self.id, seat, asked, seed, view, self._asker)
                return chosen, asked is not spec
            except AgentPoolError as error:
                details = {"table": self.id, "seat": seat, "agent": str(asked), "why": str(error)}
                log.warning("agent failed", extra=details)
        chance = make_agent("random", seed)  # the last resort: dice take no time
        return str(chance.choose(view)), True

    @property
    def _asker(self) -> Asker:
        return Asker(self.session.has_people, self.listener.network)

    async def close(self) -> None:
        """Stop the agents; nothing that was accepted is lost."""
        self.closed = True
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)
        await asyncio.gather(*self.requests, return_exceptions=True)
