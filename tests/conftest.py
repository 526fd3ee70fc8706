"""What holds for all tests."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from log_state import log_as_before

# A kernel is compiled when it is called first, and timings are not asserted.
settings.register_profile("projectl", deadline=None)
settings.load_profile("projectl")

# A shell that starts tests in the background has them ignore Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# What takes longest begins first, so that no process is left with it when all others have ended.
# Files that flood or kill servers lie apart: at the same time, each would slow the others down.
LONGEST = (
    "cli/test_launch.py",
    "web/test_nginx.py",
    "envs/test_openspiel.py",
    "learning/test_training.py",
    "envs/test_cuda.py",
    "web/test_failover.py",
    "agents/arena/test_tournament.py",
    "rules/test_lockstep.py",
    "test_wheel.py",
    "web/attacks/test_floods.py",
    "agents/arena/test_villains.py",
    "rules/test_kernel.py",
    "cli/test_arena.py",
    "web/test_server.py",
    "learning/test_cuda_kernels.py",
    "cli/test_board.py",
    "web/attacks/test_floods_of_processes.py",
    "agents/arena/test_ray.py",
    "web/test_processes.py",
    "web/attacks/test_descriptors.py",
    "webassembly/test_games.py",
    "table/test_cluster.py",
    "web/attacks/test_crowds.py",
    "webassembly/test_searches.py",
)


def place_of(item: pytest.Item) -> int:
    path = item.path.relative_to(Path(__file__).parent).as_posix()
    return LONGEST.index(path) if path in LONGEST else len(LONGEST)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=place_of)


@pytest.fixture(autouse=True)
def _log() -> Iterator[None]:
    """A test that starts the log does so for itself: its stream is closed when it is over, and
    servers in threads go on.
    """
    with log_as_before():
        yield
