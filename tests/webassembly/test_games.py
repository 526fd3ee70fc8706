"""Random games of every variant are the same in the module and in machine code, bit for bit."""

from pathlib import Path

import pytest
from chromium import CHROMIUM

from projectl.rules.random_play import Policy
from webassembly import machines
from webassembly.fingerprints import fingerprints

GAMES = 8  # of every variant and policy


@pytest.mark.parametrize("policy", Policy)
def test_games_in_node_are_those_of_machine_code(folder: Path, policy: Policy) -> None:
    assert machines.in_node(folder, machines.play(GAMES, policy)) == fingerprints(GAMES, policy)


@pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")
@pytest.mark.parametrize("policy", Policy)
def test_games_in_chromium_are_those_of_machine_code(folder: Path, policy: Policy) -> None:
    found = machines.in_chromium(folder, machines.play(GAMES, policy))
    assert found == fingerprints(GAMES, policy)


def test_other_games_have_other_fingerprints() -> None:
    found = fingerprints(GAMES, Policy.UNIFORM) + fingerprints(GAMES, Policy.WEIGHTED)
    assert len(set(found)) == len(found)
