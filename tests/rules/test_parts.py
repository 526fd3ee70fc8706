"""Parts of kernels on disk: translated once, for all processes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from projectl.rules.kernel import JIT, cache_home

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")

DEAL = """
from numba.core import event
from projectl.rules import api
translated = []
class Listener(event.Listener):
    def on_start(self, event):
        translated.append(type(event.data["dispatcher"]).__name__)
    def on_end(self, event):
        pass
event.register("numba:compile", Listener())
print(api.new_games([1]).tobytes().hex()[:200], translated.count("PartDispatcher"))
"""


def deal(cache: Path) -> tuple[str, int]:
    """Deal in a process of its own: the game, and how many parts it had to translate."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "PYTHONPATH": ":".join(sys.path)}
    command = [sys.executable, "-c", DEAL]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    game, translated = done.stdout.split()
    return game, int(translated)


@pytest.fixture(scope="module")
def cold(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A cache with parts alone, and the game that was dealt with them."""
    folder = tmp_path_factory.mktemp("cache")
    game, translated = deal(folder)
    assert translated > 10
    for machine_code in folder.rglob("*.nb?"):
        machine_code.unlink()
    return folder, game


def test_what_one_process_translated_others_read(cold: tuple[Path, str]) -> None:
    folder, game = cold
    assert deal(folder) == (game, 0)


def test_a_part_whose_own_parts_are_gone_is_translated_again(cold: tuple[Path, str]) -> None:
    folder, game = cold
    for machine_code in folder.rglob("*.nb?"):
        machine_code.unlink()
    gone = sorted(folder.rglob("random_word-*.part"))
    assert gone
    for part in gone:
        part.unlink()
    dealt, translated = deal(folder)
    assert dealt == game
    assert translated >= len(gone)


def test_parts_lie_beside_the_machine_code(cold: tuple[Path, str]) -> None:
    folder, _ = cold
    assert {part.parent.parent.name for part in folder.rglob("*.part")} == {cache_home().name}
