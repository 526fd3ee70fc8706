"""Processes that host the agents, so that the server never searches.

A worker that crashes or does not answer in time is replaced; whoever waited for it gets an
AgentPoolError and may ask a simpler agent.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
import threading
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from projectl.agents.hosting import check_answer, chosen_in, exit_fault, timeout_fault
from projectl.agents.registry import Spec
from projectl.agents.transport import Answer, Channel, Request
from projectl.agents.turn import AgentFault, check_choice
from projectl.game.view import View
from projectl.table.fair_queue import AloneLimit, Asker, FairQueue
from projectl.table.metrics import AGENT_REQUESTS, AGENT_SECONDS, timed
from projectl.table.worker import AGENTS, SIGNED
from projectl.texts import Message

START_LIMIT = 60.0  # seconds until a process is up
LOAD_LIMIT = 300.0  # seconds to load an agent: a first use on a computer compiles
SILENCE_LIMIT = 30.0  # seconds without a sign of life while it does
MOVE_LIMIT = 10.0  # seconds beyond what a spec allows itself
LONGEST_ANSWER = 100_000  # bytes
RECENTLY = 30.0  # seconds for which a failure counts as trouble, unless an answer follows
USUAL = Asker()


class AgentPoolError(AgentFault):
    """No answer came that can be used; the text says why, in words fit for a log."""


def usual_size() -> int:
    """One worker for each core but one, which is the server's."""
    return min(4, max(1, (os.cpu_count() or 1) - 1))


class Worker:
    """One process; used by one thread at a time."""

    def __init__(self, silence_limit: float = SILENCE_LIMIT) -> None:
        self.silence_limit = silence_limit
        self.process: subprocess.Popen[bytes] | None = None
        self.channel: Channel | None = None
        self.minded: OrderedDict[tuple[str, int], None] = OrderedDict()  # the last seats it played
        self.loaded: set[str] = set()  # what it has done once, and so compiled

    def ask(self, request: Request, limit: float) -> Answer:
        """An answer in time, or an AgentPoolError; a process that fails is ended."""
        if self.process is None or self.process.poll() is not None:
            self._start()
        what = str(request.get("spec", request["do"]))
        if what not in self.loaded and "spec" in request:
            self._call({"do": "load", "spec": request["spec"]}, LOAD_LIMIT)
            self.loaded.add(what)
        if what not in self.loaded:
            limit = LOAD_LIMIT
        answer = self._call(request, limit)
        self.loaded.add(what)
        return answer

    def mind(self, key: tuple[str, int]) -> None:
        """Note that the process has the agent of a seat at hand, and forget those it drops."""
        self.minded[key] = None
        self.minded.move_to_end(key)
        while len(self.minded) > AGENTS:
            self.minded.popitem(last=False)

    def end(self) -> int:
        """Stop the process, whatever it does; its exit code, or minus the signal."""
        self.minded.clear()
        self.loaded.clear()
        process, self.process, self.channel = self.process, None, None
        if process is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        status = process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        return status

    def _start(self) -> None:
        self.end()
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "projectl.table.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the server
            )
        except OSError:  # the system has no room for another process
            raise AgentPoolError(Message("fault-lost")) from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        sink, source = self.process.stdin.fileno(), self.process.stdout.fileno()
        self.channel = Channel(sink, source, LONGEST_ANSWER)
        self._call({"do": "ready"}, START_LIMIT)

    def _call(self, request: Request, limit: float) -> Answer:
        """An answer; what may take long, only as long as the process shows that it is alive."""
        assert self.channel is not None
        started = time.monotonic()
        silence = self.silence_limit if request["do"] in SIGNED else None
        try:
            return self.channel.call(request, limit, silence)
        except TimeoutError:
            self.end()
            waited = silence if silence and time.monotonic() - started < limit else limit
            raise AgentPoolError(timeout_fault(waited)) from None
        except (OSError, EOFError):
            raise AgentPoolError(exit_fault(self.end())) from None


class AgentPool:
    """All workers; each request goes to a free one, if possible the one that knows the seat."""

    def __init__(self, size: int | None = None, limit: float = MOVE_LIMIT) -> None:
        self.size = usual_size() if size is None else size
        self.limit = limit
        self.workers = [Worker() for _ in range(self.size)]
        self.free = list(self.workers)
        self.lock = threading.Lock()
        self.queue = FairQueue(self.size)
        self.alone = AloneLimit()
        self.threads = ThreadPoolExecutor(self.size, thread_name_prefix="pool")
        self.answers = 0
        self.failures = 0
        self.failed_at: float | None = None  # None after an answer

    async def choose(
        self, table: str, seat: int, spec: Spec, seed: int, view: View, asker: Asker = USUAL
    ) -> str:
        """The legal action an agent chooses for a seat, in notation."""
        request = {
            "do": "choose",
            "table": table,
            "seat": seat,
            "spec": spec,
            "seed": seed,
            "view": view,
        }
        thought = spec.budget.seconds if spec.budget and spec.budget.seconds else 0.0
        answer = await self._ask(request, self.limit + thought, (table, seat), asker)
        try:
            return str(check_choice(chosen_in(answer), view))
        except AgentFault as fault:
            self.failures += 1
            raise AgentPoolError(fault.reason) from None

    async def advise(self, view: View, asker: Asker = USUAL) -> list[dict[str, Any]]:
        """The turns that look best to the player to act."""
        answer = await self._ask({"do": "advise", "view": view}, self.limit, None, asker)
        turns: list[dict[str, Any]] = answer.get("turns", [])
        return turns

    async def warm_up(self, spec: Spec) -> None:
        """Start every worker, and load an agent there, before it is needed."""
        asked = [self._ask({"do": "load", "spec": spec}, LOAD_LIMIT, None) for _ in self.workers]
        await asyncio.gather(*asked, return_exceptions=True)

    def close(self) -> None:
        """End all processes; whoever still waits gets an AgentPoolError."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            if worker.process is not None:
                with contextlib.suppress(ProcessLookupError):
                    worker.process.kill()
        self.threads.shutdown(wait=True)
        for worker in self.workers:
            worker.end()

    @property
    def fails(self) -> bool:
        """Whether the last request got no answer, a moment ago."""
        return self.failed_at is not None and time.monotonic() - self.failed_at < RECENTLY

    @property
    def busy(self) -> int:
        """How many workers think now."""
        return self.size - len(self.free)

    @timed(AGENT_SECONDS, AGENT_REQUESTS)
    async def _ask(
        self, request: Request, limit: float, key: tuple[str, int] | None, asker: Asker = USUAL
    ) -> Answer:
        loop = asyncio.get_running_loop()
        await self.queue.enter(asker)
        try:
            return await loop.run_in_executor(self.threads, self._serve, request, limit, key)
        except RuntimeError as error:  # the pool is shut down
            raise AgentPoolError(Message("fault-closed")) from error
        finally:
            self.queue.leave()

    def _serve(self, request: Request, limit: float, key: tuple[str, int] | None) -> Answer:
        """Hand a request to a worker; there are as many threads as workers, so one is free."""
        with self.lock:
            knowing = next((worker for worker in self.free if key in worker.minded), None)
            worker = knowing or min(self.free, key=lambda worker: len(worker.minded))
            self.free.remove(worker)
        try:
            answer = worker.ask(request, limit)
            self.answers += 1
            self.failed_at = None
            if key is not None:
                worker.mind(key)
            check_answer(answer)
            return answer
        except AgentFault as fault:
            self.failures += 1
            self.failed_at = time.monotonic()
            raise AgentPoolError(fault.reason) from None
        finally:
            with self.lock:
                self.free.append(worker)
