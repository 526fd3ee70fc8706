"""Processes that think for the agents, so that the server never does.

A worker that crashes or does not answer in time is replaced; whoever waited for it gets a
AgentPoolError and may ask somebody simpler.
"""

import asyncio
import contextlib
import json
import os
import pickle
import selectors
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from projectl.agents.registry import Spec
from projectl.game.view import View
from projectl.table.worker import HEADER, Question

LOAD_LIMIT = 300.0  # seconds to load an agent: a first use on a computer compiles
MOVE_LIMIT = 10.0  # seconds beyond what a spec allows itself
LONGEST_ANSWER = 100_000  # bytes


class AgentPoolError(Exception):
    """No answer came; the text says why, in words fit for a log."""


def usual_size() -> int:
    """One worker for each core but one, which is the server's."""
    return min(4, max(1, (os.cpu_count() or 1) - 1))


class Worker:
    """One process; used by one thread at a time."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.minded: set[tuple[str, int]] = set()  # seats whose agents it remembers
        self.loaded: set[str] = set()  # what it has done once, and so compiled

    def ask(self, question: Question, limit: float) -> dict[str, Any]:
        """An answer in time, or a AgentPoolError; a process that fails is ended."""
        if self.process is None or self.process.poll() is not None:
            self._start()
        what = str(question.get("spec", question["do"]))
        try:
            if what not in self.loaded and "spec" in question:
                self._call({"do": "load", "spec": question["spec"]}, LOAD_LIMIT)
                self.loaded.add(what)
            answer = self._call(question, limit if what in self.loaded else LOAD_LIMIT)
            self.loaded.add(what)
            return answer
        except TimeoutError:
            self.end()
            raise AgentPoolError(f"no answer after {limit:g} s") from None
        except (OSError, EOFError, ValueError):
            self.end()
            raise AgentPoolError("the process ended") from None

    def end(self) -> None:
        """Stop the process, whatever it does."""
        self.minded.clear()
        self.loaded.clear()
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()

    def _start(self) -> None:
        self.end()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "projectl.table.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server
        )
        try:
            self._call({"do": "ready"}, LOAD_LIMIT)
        except (OSError, EOFError, ValueError):
            self.end()
            raise AgentPoolError("the process did not start") from None

    def _call(self, question: Question, limit: float) -> dict[str, Any]:
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        body = pickle.dumps(question, pickle.HIGHEST_PROTOCOL)
        process.stdin.write(len(body).to_bytes(HEADER, "big") + body)
        process.stdin.flush()
        answer = json.loads(read_line(process.stdout.fileno(), time.monotonic() + limit))
        if not isinstance(answer, dict):
            raise ValueError("an answer is a JSON object")
        return answer


def read_line(source: int, deadline: float) -> bytes:
    """One line, whole and in time: TimeoutError or EOFError otherwise."""
    data = b""
    with selectors.DefaultSelector() as selector:
        selector.register(source, selectors.EVENT_READ)
        while not data.endswith(b"\n"):
            if not selector.select(max(0.0, deadline - time.monotonic())):
                raise TimeoutError
            more = os.read(source, LONGEST_ANSWER)
            data += more
            if not more or len(data) > LONGEST_ANSWER:
                raise EOFError
    return data


class AgentPool:
    """All workers; each question goes to a free one, if possible the one that knows the seat."""

    def __init__(self, size: int | None = None, limit: float = MOVE_LIMIT) -> None:
        self.size = usual_size() if size is None else size
        self.limit = limit
        self.workers = [Worker() for _ in range(self.size)]
        self.free = list(self.workers)
        self.lock = threading.Lock()
        self.threads = ThreadPoolExecutor(self.size, thread_name_prefix="pool")
        self.answers = 0
        self.failures = 0

    async def choose(self, table: str, seat: int, spec: Spec, seed: int, view: View) -> str:
        """The action an agent chooses for a seat, in notation."""
        question = {
            "do": "choose",
            "table": table,
            "seat": seat,
            "spec": spec,
            "seed": seed,
            "view": view,
        }
        thought = spec.budget.seconds if spec.budget and spec.budget.seconds else 0.0
        answer = await self._ask(question, self.limit + thought, (table, seat))
        return str(answer.get("action"))

    async def advise(self, view: View) -> list[dict[str, Any]]:
        """The turns that look best to the player to act."""
        answer = await self._ask({"do": "advise", "view": view}, self.limit, None)
        turns: list[dict[str, Any]] = answer.get("turns", [])
        return turns

    async def warm_up(self, spec: Spec) -> None:
        """Start every worker, and load an agent there, before it is needed."""
        asked = [self._ask({"do": "load", "spec": spec}, LOAD_LIMIT, None) for _ in self.workers]
        await asyncio.gather(*asked, return_exceptions=True)

    def close(self) -> None:
        """End all processes; whoever still waits gets a AgentPoolError."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            if worker.process is not None:
                with contextlib.suppress(ProcessLookupError):
                    worker.process.kill()
        self.threads.shutdown(wait=True)
        for worker in self.workers:
            worker.end()

    @property
    def busy(self) -> int:
        """How many workers think now."""
        return self.size - len(self.free)

    async def _ask(
        self, question: Question, limit: float, key: tuple[str, int] | None
    ) -> dict[str, Any]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.threads, self._serve, question, limit, key)
        except RuntimeError as error:  # the pool is shut down
            raise AgentPoolError("the pool has gone home") from error

    def _serve(
        self, question: Question, limit: float, key: tuple[str, int] | None
    ) -> dict[str, Any]:
        """Hand a question to a worker; there are as many threads as workers, so one is free."""
        with self.lock:
            knowing = next((worker for worker in self.free if key in worker.minded), None)
            worker = knowing or min(self.free, key=lambda worker: len(worker.minded))
            self.free.remove(worker)
        try:
            answer = worker.ask(question, limit)
            if key is not None:
                worker.minded.add(key)
        except AgentPoolError:
            self.failures += 1
            raise
        finally:
            with self.lock:
                self.free.append(worker)
        self.answers += 1
        if "fault" in answer:
            self.failures += 1
            raise AgentPoolError(str(answer["fault"])[:200])
        return answer
