"""The network and the search say the same in the module and in machine code, bit for bit."""

from pathlib import Path

import pytest
from chromium import CHROMIUM

from webassembly import machines
from webassembly.searches import searches, some_positions

MOVES = (0, 40, 90)  # before a position of every variant
NODES = 12


@pytest.fixture(scope="module")
def expected(folder: Path) -> list[int]:
    positions = some_positions(1, MOVES)
    (folder / "positions.bin").write_bytes(positions.tobytes())
    return searches(positions, NODES)


def test_searches_in_node_are_those_of_machine_code(folder: Path, expected: list[int]) -> None:
    assert machines.in_node(folder, machines.search(NODES)) == expected


@pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")
def test_searches_in_chromium_are_those_of_machine_code(folder: Path, expected: list[int]) -> None:
    assert machines.in_chromium(folder, machines.search(NODES)) == expected
