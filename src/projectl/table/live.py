"""A table that is open: it takes one wish at a time, writes it down, then tells everybody.

What is told are notes; who turns them into messages is not this session's business.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from projectl.agents.registry import make_agent
from projectl.table import store
from projectl.table.agent_pool import AgentPool, AgentPoolError
from projectl.table.config import FALLBACK, Entry
from projectl.table.events import Event
from projectl.table.log_writer import ConflictError, LogWriter, NotKeptError, Work
from projectl.table.session import Refusal, Session, Takeback
from projectl.table.store import Kept
from projectl.table.tokens import Grant, Purpose, hashed, new_token, seed_for_agent

log = logging.getLogger("projectl.table")

Result = TypeVar("Result")

MOST_DEVICES = 16  # that hold one seat


@dataclass(frozen=True)
class Changed:
    """Something was accepted; the session is so now."""

    events: list[Event]


@dataclass(frozen=True)
class Thinks:
    """An agent began to think."""

    seat: int
    since: float


@dataclass(frozen=True)
class Asks:
    """Somebody asks for a takeback."""

    question: Takeback
    actions: int


@dataclass(frozen=True)
class Answers:
    """A takeback was allowed or refused by somebody, or needs no answer any more."""

    seat: int
    by: int | None
    allow: bool | None


@dataclass(frozen=True)
class Follows:
    """A rematch was made."""

    table: str


@dataclass(frozen=True)
class Dropped:
    """This table is not current any more: everybody should come again."""


Note = Changed | Thinks | Asks | Answers | Follows | Dropped


class LiveTable:
    """A session, the secrets of its seats, and the agents that play there."""

    def __init__(
        self, kept: Kept, session: Session, writer: LogWriter, pool: AgentPool, pace: float
    ) -> None:
        self.session = session
        self.grants = kept.grants
        self.successor = kept.successor
        self.writer = writer
        self.pool = pool
        self.pace = pace  # seconds an agent's action takes at least, so that people can follow
        self.lock = asyncio.Lock()
        self.tell: Callable[[Note], None] = lambda _note: None
        self.watched: Callable[[], bool] = lambda: False  # whether anybody looks on
        self.on_conflict: Callable[[], None] = lambda: None
        self.begun: set[asyncio.Task[Any]] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.advising = False
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.session.config.table

    # Secrets

    def seats_of(self, secrets: list[str]) -> frozenset[int]:
        """The seats that somebody with these secrets holds."""
        grants = [self.grants.get(hashed(secret)) for secret in secrets]
        return frozenset(grant.seat for grant in grants if grant and grant.purpose is Purpose.SEAT)

    def seat_for(self, secret: str, purpose: Purpose) -> int:
        """The seat a link is for; Refusal if it is none."""
        grant = self.grants.get(hashed(secret))
        if grant is None or grant.purpose is not purpose:
            raise Refusal("unknown_link", "this link is not good, or not any more")
        return grant.seat

    async def join(self, invite: str, name: str | None) -> tuple[int, str, str]:
        """Take the seat of a link: its number, the secret that holds it, and one to recover it."""
        return await self._whole(self._join(invite, name))

    async def _join(self, invite: str, name: str | None) -> tuple[int, str, str]:
        async with self.lock:
            seat = self.seat_for(invite, Purpose.INVITE)
            entry = self.session.join(seat, name, time.time())
            token, recovery = new_token(), new_token()
            fresh = {
                hashed(token): Grant(seat, Purpose.SEAT),
                hashed(recovery): Grant(seat, Purpose.RECOVERY),
            }
            await self._commit(entry, self._granting(fresh))
            self.grants |= fresh
        return seat, token, recovery

    async def new_link(self, seat: int, purpose: Purpose) -> str:
        """A fresh secret for a seat; the one before of that purpose is void."""
        async with self.lock:
            if purpose is Purpose.INVITE and self.session.seats[seat].taken:
                raise Refusal("taken", "this seat is taken already")
            secret = new_token()
            fresh = {hashed(secret): Grant(seat, purpose)}
            await self.writer.write(self.id, work=(self._granting(fresh, only=True),))
            old = [key for key, grant in self.grants.items() if grant == Grant(seat, purpose)]
            for key in old:
                del self.grants[key]
            self.grants |= fresh
        return secret

    async def admit(self, seats: list[int]) -> list[str]:
        """Fresh secrets that hold some seats, for another device; the oldest may become void."""
        async with self.lock:
            secrets = {new_token(): Grant(seat, Purpose.SEAT) for seat in seats}
            fresh = {hashed(secret): grant for secret, grant in secrets.items()}
            stale = self._too_many(fresh)
            work: list[Work] = [self._granting(fresh)]
            if stale:
                work.append(lambda connection: store.drop_grants(connection, stale))
            await self.writer.write(self.id, work=tuple(work))
            for key in stale:
                del self.grants[key]
            self.grants |= fresh
        return list(secrets)

    def _too_many(self, fresh: dict[str, Grant]) -> list[str]:
        """The oldest secrets of seats that have enough of them."""
        stale = []
        for grant in set(fresh.values()):
            held = [key for key, other in self.grants.items() if other == grant]
            stale += held[: max(0, len(held) + 1 - MOST_DEVICES)]
        return stale

    def _granting(self, fresh: dict[str, Grant], only: bool = False) -> Work:
        table, now = self.id, time.time()
        return lambda connection: store.add_grants(connection, table, fresh, now, only)

    # Wishes

    async def wish(self, question: Callable[[Session], Entry]) -> None:
        """Check a wish, write it down, make it so, tell everybody; Refusal if it cannot be."""
        await self._whole(self._wish(question))

    async def _wish(self, question: Callable[[Session], Entry]) -> None:
        async with self.lock:
            await self._commit(question(self.session))

    async def _whole(self, wish: Coroutine[Any, Any, Result]) -> Result:
        """Go through with a wish even if who wished has gone: half of it would be a lie."""
        task = asyncio.get_running_loop().create_task(wish)
        self.begun.add(task)
        task.add_done_callback(self.begun.discard)
        return await asyncio.shield(task)

    async def takeback(self, seat: int, seq: int) -> None:
        """Ask the others to allow a takeback."""
        await self._whole(self._takeback(seat, seq))

    async def _takeback(self, seat: int, seq: int) -> None:
        async with self.lock:
            question = self.session.takeback(seat, seq)
            actions = len(self.session.steps) - question.remain
            if not question.waiting:
                await self._commit(self.session.granted(question, time.time()))
                return
            self.session.asked = question
            self.tell(Asks(question, actions))

    async def answer(self, seat: int, seq: int, allow: bool) -> None:
        """Allow or refuse what was asked; the last one who allows grants it."""
        await self._whole(self._answer(seat, seq, allow))

    async def _answer(self, seat: int, seq: int, allow: bool) -> None:
        async with self.lock:
            question = self.session.check_answer(seat, seq)
            question.waiting.discard(seat)
            if not allow:
                self.session.asked = None
            self.tell(Answers(question.seat, seat, allow))
            if allow and not question.waiting:
                await self._commit(self.session.granted(question, time.time()))

    async def advise(self, seat: int, seq: int) -> tuple[int, list[dict[str, Any]]]:
        """Turns that look best to the seat to act, and the seq they are for."""
        session = self.session
        if not session.started or session.game.is_over or session.game.player != seat:
            raise Refusal("not_your_turn", "advice is for the player to act")
        if seq < session.game_seq:
            raise Refusal("stale", f"the table is at {session.seq}, and you saw {seq}")
        if self.advising:
            raise Refusal("busy", "somebody at this table is being advised already")
        self.advising = True
        try:
            asked_at = session.seq
            return asked_at, await self.pool.advise(session.game.view(seat))
        except AgentPoolError as error:
            log.warning("no advice", extra={"table": self.id, "why": str(error)})
            raise Refusal("busy", "no advice can be had now") from None
        finally:
            self.advising = False

    async def _commit(self, entry: Entry, *work: Work) -> None:
        """Write an entry down and only then make it so."""
        if self.session.asked is not None and entry.kind == "act":
            self.tell(Answers(self.session.asked.seat, None, None))
        todo = list(work)
        if entry.kind == "act" and self._ends(entry):
            todo.append(lambda connection: store.end_table(connection, self.id, entry.at))
        try:
            await self.writer.write(self.id, entry, work=tuple(todo))
        except ConflictError:
            log.warning("written elsewhere", extra={"table": self.id, "seq": entry.seq})
            self.on_conflict()
            raise Refusal("stale", "the table has moved on elsewhere; look again") from None
        except NotKeptError as error:
            log.error("not kept", extra={"table": self.id, "why": str(error)})
            raise Refusal("not_kept", "this could not be kept, so it was not done") from None
        self.used = time.monotonic()
        self.tell(Changed(self.session.apply(entry)))
        self.wake()

    def _ends(self, entry: Entry) -> bool:
        """Whether an action is the last one: that is noted in the same commit."""
        if entry.data["action"] != "done":
            return False
        after = self.session.game.copy()
        after.play("done")
        return after.is_over

    # Agents

    def wake(self) -> None:
        """Let the agents play if it is their turn and anybody is there to play with."""
        idle = self.thinking is None or self.thinking.done()
        if idle and self._agent_may_play():
            self.thinking = asyncio.get_running_loop().create_task(self._play_agents())

    def _agent_may_play(self) -> bool:
        """Agents alone play only for somebody who looks on."""
        there = self.session.has_people or self.watched()
        return there and self.session.agent_to_act is not None

    async def _play_agents(self) -> None:
        while self._agent_may_play():
            try:
                await self._play_one()
            except Refusal as refusal:
                if refusal.code != "stale":
                    log.warning("agent waits", extra={"table": self.id, "why": refusal.message})
                    return
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("agent stopped", extra={"table": self.id})
                return

    async def _play_one(self) -> None:
        """One action of an agent, unless the game has changed while it thought."""
        seat, seq = self.session.agent_to_act, self.session.game_seq
        assert seat is not None
        started = time.monotonic()
        self.tell(Thinks(seat, time.time()))
        action, fallback = await self._thought(seat)
        await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - started)))
        await self._whole(self._play_chosen(seat, seq, action, fallback))

    async def _play_chosen(self, seat: int, seq: int, action: str, fallback: bool) -> None:
        async with self.lock:
            if self.session.agent_to_act != seat or self.session.game_seq != seq:
                return
            data = {"agent": True, "fallback": True} if fallback else {"agent": True}
            await self._commit(self.session.act(seat, action, seq, time.time(), **data))

    async def _thought(self, seat: int) -> tuple[str, bool]:
        """What an agent chooses, and whether a simpler one had to choose instead."""
        config = self.session.config
        spec, seed = config.seats[seat].spec, seed_for_agent(config.seed, seat)
        view = self.session.game.view(seat)
        if len(view.legal) == 1:
            return str(view.legal[0]), False
        legal = {str(action) for action in view.legal}
        for asked in dict.fromkeys((spec, FALLBACK)):
            try:
                action = await self.pool.choose(self.id, seat, asked, seed, view)
                if action in legal:
                    return action, asked is not spec
                why = "it chose what is not legal"
            except AgentPoolError as error:
                why = str(error)
            details = {"table": self.id, "seat": seat, "agent": str(asked), "why": why}
            log.warning("agent failed", extra=details)
        chance = make_agent("random", seed)  # the last resort: dice take no time
        return str(chance.choose(view)), True

    async def close(self) -> None:
        """Stop the agents; nothing that was accepted is lost."""
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)
        await asyncio.gather(*self.begun, return_exceptions=True)
