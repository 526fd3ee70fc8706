"""The turns of a table's agents: who thinks, for how long, and what happens when it fails."""

import asyncio
import logging
import time
import weakref
from typing import TYPE_CHECKING, Any, Protocol

from projectl.agents.registry import make_agent
from projectl.table.agent_pool import AgentPoolError
from projectl.table.backoff import Backoff
from projectl.table.config import FALLBACK
from projectl.table.fair_queue import Asker
from projectl.table.notifications import AgentThinks
from projectl.table.refusal import Refusal
from projectl.table.tokens import seed_for_agent

if TYPE_CHECKING:
    from projectl.table.live import LiveTable

log = logging.getLogger("projectl.table")

ELSEWHERE = 0.4  # seconds until a process asks again for a turn that another one has
LONGEST_TURN = 30.0  # seconds after which a process that has a turn is taken to hang


class TurnLocks(Protocol):
    """Which process has the agents of a table think. It saves work; the log decides."""

    async def acquire(self, table: str) -> bool:
        """Whether the agents of a table are this process's to play."""

    def release(self, table: str) -> None:
        """Let any process play them, soon."""


class OnlyProcess:
    """Where no other process is, every turn is this one's."""

    async def acquire(self, _table: str) -> bool:
        return True

    def release(self, _table: str) -> None:
        pass


class AgentTurns:
    """Plays for the agents of one table, whenever it is their turn and anybody is there."""

    def __init__(self, table: "LiveTable[Any]") -> None:
        self._table = weakref.ref(table)  # which holds this one: who leaves it is not waited for
        self.pool = table.services.pool
        self.locks = table.services.locks
        self.task: asyncio.Task[None] | None = None
        self.seen = -1  # where the game was when another process had the turn, and since when
        self.seen_at = 0.0
        self.other_hangs = False  # that process, as far as is known

    @property
    def table(self) -> "LiveTable[Any]":
        table = self._table()
        assert table is not None, "whoever lets agents play has their table"
        return table

    @property
    def is_idle(self) -> bool:
        return self.task is None or self.task.done()

    @property
    def asker(self) -> Asker:
        """For whom agents think here."""
        return Asker(self.table.session.has_people, self.table.listener.network)

    def wake(self) -> None:
        """Let the agents play if it is their turn and anybody is there to play with."""
        if self.is_idle and self._may_play():
            self.task = asyncio.get_running_loop().create_task(self._play(self.table))

    async def close(self) -> None:
        """Stop thinking."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def _may_play(self) -> bool:
        """Agents alone play only for somebody who looks on, at some tables at once, and only as
        long as logs may grow for them.
        """
        table, alone = self.table, self.pool.alone
        if table.closed or table.session.agent_to_act is None:
            return False
        if table.session.has_people:
            alone.release(table.id)
            return True
        listener = table.listener
        may_play = listener.is_watched and listener.may_write
        return may_play and alone.claim(table.id, listener.network)

    async def _play(self, table: "LiveTable[Any]") -> None:
        """Play while it is an agent's turn, and keep the table for as long."""
        try:
            await self._try_to_play()
        finally:
            self.pool.alone.release(table.id)
            self.locks.release(table.id)

    async def _try_to_play(self) -> None:
        """Play on; what fails is tried again until the table is closed."""
        backoff = Backoff()
        while self._may_play():
            try:
                if await self._has_turn():
                    await self._play_one()
                    backoff.reset()
                else:
                    await asyncio.sleep(ELSEWHERE)
                continue
            except Refusal as refusal:
                log.warning("agent waits", extra={"table": self.table.id, "why": str(refusal)})
            except Exception:
                log.exception("agent stopped", extra={"table": self.table.id})
            if not self.table.closed:
                await backoff.wait()

    def other_played(self) -> None:
        """An agent has played at another process, which does not hang."""
        self.other_hangs = False

    async def _has_turn(self) -> bool:
        """Whether this process is to play: nobody else does, or whoever was to is taken to hang,
        until they are heard of again.
        """
        if await self.locks.acquire(self.table.id):
            self.other_hangs = False
            return True
        self.other_hangs = self.other_hangs or self._is_overdue()
        return self.other_hangs

    def _is_overdue(self) -> bool:
        """Whether nothing has happened for long while it was another process's turn to play."""
        seq, now = self.table.session.game_seq, time.monotonic()
        if self.seen != seq:
            self.seen, self.seen_at = seq, now
        return now - self.seen_at > LONGEST_TURN

    async def _play_one(self) -> None:
        """One action of an agent, unless the game has changed while it thought."""
        table = self.table
        seat, seq = table.session.agent_to_act, table.session.game_seq
        if seat is None:  # it was played elsewhere meanwhile
            return
        started = time.monotonic()
        since = time.time()
        table.listener.notify(AgentThinks(seat, since))
        table.send_ephemeral(seat=seat, since=since)
        action, fallback = await self._choose(seat)
        pace = table.services.pace if table.listener.needs_pauses else 0.0
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - started)))
        await table.play_chosen(seat, seq, action, fallback)

    async def _choose(self, seat: int) -> tuple[str, bool]:
        """What an agent chooses, and whether a simpler one had to choose instead."""
        name, session = self.table.id, self.table.session
        spec, seed = session.config.seats[seat].spec, seed_for_agent(session.config.seed, seat)
        view = session.game.view(seat)
        if len(view.legal) == 1:
            return str(view.legal[0]), False
        for asked in dict.fromkeys((spec, FALLBACK)):
            try:
                chosen = await self.pool.choose(name, seat, asked, seed, view, self.asker)
                return chosen, asked is not spec
            except AgentPoolError as error:
                details = {"table": name, "seat": seat, "agent": str(asked), "why": str(error)}
                log.warning("agent failed", extra=details)
        chance = make_agent("random", seed)  # the last resort: dice take no time
        return str(chance.choose(view)), True
