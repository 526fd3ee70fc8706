"""The module, and the page's engine around it, in a folder."""

from pathlib import Path

import pytest

from webassembly import machines


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if machines.NODE is None or not machines.TOOLS.is_dir():
        pytest.skip("there is no Node with the page's tools; run 'make page'")
    made = tmp_path_factory.mktemp("engine")
    machines.bundle(made)
    return made
