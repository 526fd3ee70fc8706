"""Drawing a turn: the best without a temperature, any with much of it."""

import pytest

from agents.planning.thinking import HEURISTIC
from agents.random_games import turns_begun
from projectl.agents.planning.sampling import sample_turn
from projectl.agents.planning.scratch import new_scratch
from projectl.agents.planning.turns import find_turns
from projectl.rules.kernel import JIT

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

SCRATCH = new_scratch()


def test_at_temperature_zero_the_best_turn_is_played_and_with_much_any() -> None:
    games = next(turns_begun(("base", 2, None), seed=9))
    count = find_turns(games[0], 16, 16, HEURISTIC, SCRATCH)
    assert count == 16
    assert {int(sample_turn(games[0], count, 0.0, SCRATCH)) for _ in range(20)} == {0}
    chosen = [int(sample_turn(games[0], count, 1e6, SCRATCH)) for _ in range(600)]
    assert set(chosen) == set(range(count))
    warm = [int(sample_turn(games[0], count, 0.05, SCRATCH)) for _ in range(300)]
    assert warm.count(0) > chosen.count(0) / 2
