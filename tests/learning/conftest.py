"""Training needs PyTorch; without it there is nothing to test."""

from importlib.util import find_spec

import pytest

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]


@pytest.fixture(autouse=True, scope="session")
def one_thread() -> None:
    """Small networks: threads would wait for each other, and most of all on a busy machine."""
    import torch

    torch.set_num_threads(1)
