"""What holds for all tests."""

from pathlib import Path

import pytest
from hypothesis import settings

# A kernel is compiled when it is called first, and timings are not asserted.
settings.register_profile("projectl", deadline=None)
settings.load_profile("projectl")

# What takes longest begins first, so that no process is left with it when all others have ended.
LONGEST = (
    "webassembly/test_games.py",
    "rules/test_lockstep.py",
    "web/test_server.py",
    "web/attacks/test_floods.py",
    "web/test_failover.py",
    "web/test_nginx.py",
    "envs/test_openspiel.py",
    "cli/test_launch.py",
    "rules/test_kernel.py",
    "test_wheel.py",
    "learning/test_training.py",
    "envs/test_cuda.py",
    "learning/test_cuda_kernels.py",
    "agents/arena/test_ray.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    folder = Path(__file__).parent
    items.sort(key=lambda item: item.path.relative_to(folder).as_posix() not in LONGEST)
