"""A second process compiles, and the first one finds what it made."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from projectl.rules import api, batch, linked, second_process
from projectl.rules.cores import free_cores
from projectl.rules.kernel import JIT, cache_folder
from projectl.rules.machine_code import Needed

pytestmark = [
    pytest.mark.skipif(not JIT, reason="nothing is compiled"),
    pytest.mark.skipif(free_cores() < 2, reason="there is no core for it"),
]

BESIDE = """
import os, signal
from projectl.rules import api, batch, linked, second_process
pids = []
forked = second_process.forked
second_process.forked = lambda work: pids.append(forked(work)) or pids[-1]
games = api.new_games([1])
action = int(api.legal_actions(games)[0])
for _ in range(2):  # the second time it is being compiled
    second_process.compile_beside((linked.apply, games[0], action))
{then}
batch.apply_at(games, 0, action)
print(len(pids), sum(linked.apply.stats.cache_hits.values()), games[0].actions_left)
"""


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """A cache that has all but linked rules."""
    games = api.new_games([1])
    batch.apply_at(games, 0, int(api.legal_actions(games)[0]))
    here = cache_folder(Path(batch.__file__).parent)
    if here is None:
        pytest.skip("nothing is kept")
    without = shutil.ignore_patterns("linked.*")
    shutil.copytree(here, tmp_path / "projectl" / here.name, ignore=without)
    return tmp_path


def run(cache: Path, then: str = "") -> list[str]:
    """Whether a process was started, whether its machine code was found, and the actions left."""
    environment = os.environ | {"XDG_CACHE_HOME": str(cache)}
    command = [sys.executable, "-c", BESIDE.format(then=then)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_what_a_second_process_compiled_is_found_and_never_compiled_again(cache: Path) -> None:
    assert run(cache) == ["1", "1", "2"]
    assert run(cache) == ["0", "1", "2"]


def test_a_second_process_that_is_killed_is_not_missed(cache: Path) -> None:
    assert run(cache, "os.kill(pids[0], signal.SIGKILL)") == ["1", "0", "2"]


def test_two_processes_never_take_the_same_kernel() -> None:
    kernels = [Needed("module", name, ()) for name in "abcd"]
    queue = second_process.Queue(kernels)
    taken = [next(iter(queue)), next(iter(queue))]
    second_process.wait(second_process.forked(lambda: taken.append(next(iter(queue)))))
    assert [*taken, *queue] == [kernels[0], kernels[1], kernels[3]]
    assert list(queue) == []


def test_what_a_second_process_has_not_come_to_is_compiled_by_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loaded = []
    monkeypatch.setattr(Needed, "load", lambda self: loaded.append(self.name))
    queue = second_process.Queue([Needed.by(linked.apply, ()), Needed.by(linked.apply, (1,))])
    second_process.help_out(queue, second_process.forked(lambda: None))
    assert loaded == ["apply", "apply"]


def test_a_second_process_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_process, "LONGEST", 0.1)
    pid = second_process.forked(lambda: time.sleep(60.0))
    second_process.wait(pid)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_fork_says_nothing_even_when_it_fails(capfd: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        os.write(1, b"here")
        raise ValueError("there")

    second_process.wait(second_process.forked(fail))
    assert capfd.readouterr() == ("", "")


def test_without_a_second_core_there_is_no_second_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_process, "free_cores", lambda: 1)
    monkeypatch.setattr(second_process, "forked", lambda _work: pytest.fail("forked"))
    second_process.compile_beside((None,))
