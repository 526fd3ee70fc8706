"""A second process compiles, and the first one finds what it made."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from projectl.rules import api, batch, second_process
from projectl.rules.cores import free_cores
from projectl.rules.kernel import JIT, cache_folder

pytestmark = [
    pytest.mark.skipif(not JIT, reason="nothing is compiled"),
    pytest.mark.skipif(free_cores() < 2, reason="there is no core for it"),
]

BESIDE = """
from projectl.rules import api, batch, linked, second_process
started = []
start = second_process.start
second_process.start = lambda missing: started.append(start(missing)) or started[-1]
games = api.new_games([1])
action = int(api.legal_actions(games)[0])
second_process.compile_beside((linked.apply, games[0], action))
{then}
batch.apply_at(games, 0, action)
print(len(started), sum(linked.apply.stats.cache_hits.values()), games[0].actions_left)
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
    assert run(cache, "started[0].kill()") == ["1", "0", "2"]


def test_without_a_second_core_there_is_no_second_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_process, "free_cores", lambda: 1)
    monkeypatch.setattr(second_process, "start", lambda _missing: pytest.fail("started"))
    second_process.compile_beside((None,))
