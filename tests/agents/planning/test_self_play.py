"""Games of planners against themselves: they end, and every sample is one of them."""

import numpy as np
import pytest

from agents.planning.thinking import HEURISTIC, random_evaluator
from agents.random_games import VARIANTS, name_of_variant, turns_begun
from projectl.agents.planning import self_play
from projectl.agents.planning.evaluation import heuristic_margin, net_of
from projectl.agents.planning.features import lead_of
from projectl.agents.planning.scratch import new_scratch
from projectl.agents.planning.turns import find_turns
from projectl.rules import api, serialise
from projectl.rules.api import VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.state import Phase

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

SCRATCH = new_scratch()
WIDTH = 4
SAMPLES_A_GAME = 240
EVALUATORS = [HEURISTIC, random_evaluator(7), random_evaluator(8, scale=20.0)]


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_odd_evaluators_play_whole_games_by_the_rules(variant: VariantNames) -> None:
    for evaluator in EVALUATORS:
        for temperature in (0.0, 50.0):
            games = api.new_games([1, 2], *variant)
            found = np.zeros(len(games) * SAMPLES_A_GAME, self_play.SAMPLE)
            size = self_play.generate_samples(games, WIDTH, temperature, evaluator, found, SCRATCH)
            assert size > 0
            for game in games:
                assert serialise.fault_of(game) == ""
                over = game.phase == Phase.OVER
                assert over or game.round_number > self_play.LONGEST_GAME
            assert np.isfinite(found[:size]["points"]).all()
            assert (found[:size]["inputs"] >= 0).all()
            assert set(found[:size]["net"].tolist()) == {int(net_of(games[0]))}
            assert not found[size:]["inputs"].any()


def test_a_sample_is_what_the_heuristic_misjudged() -> None:
    """The first sample of a game, played again by hand."""
    games = api.new_games([5])
    again = games.copy()
    found = np.zeros(SAMPLES_A_GAME, self_play.SAMPLE)
    size = self_play.generate_samples(games, WIDTH, 0.0, HEURISTIC, found, SCRATCH)
    assert size <= SAMPLES_A_GAME
    seat = int(again[0].player)
    self_play.play_one_turn(again[0], WIDTH, 0.0, HEURISTIC, SCRATCH)
    expected = lead_of(games[0], seat) - heuristic_margin(again[0], seat, SCRATCH)
    assert found[0].seat == seat
    assert found[0].points == pytest.approx(expected, abs=1e-4)


def test_games_are_played_on_where_there_is_no_room_for_samples() -> None:
    games = api.new_games([5, 6])
    found = np.zeros(3, self_play.SAMPLE)
    assert self_play.generate_samples(games, WIDTH, 0.0, HEURISTIC, found, SCRATCH) == 3
    assert (games["phase"] == Phase.OVER).all()


def test_at_temperature_zero_the_best_turn_is_played_and_with_much_any() -> None:
    games = next(turns_begun(("base", 2, None), seed=9))
    count = find_turns(games[0], 16, 16, HEURISTIC, SCRATCH)
    assert count == 16
    assert {int(self_play.sample_turn(games[0], count, 0.0, SCRATCH)) for _ in range(20)} == {0}
    chosen = [int(self_play.sample_turn(games[0], count, 1e6, SCRATCH)) for _ in range(600)]
    assert set(chosen) == set(range(count))
    warm = [int(self_play.sample_turn(games[0], count, 0.05, SCRATCH)) for _ in range(300)]
    assert warm.count(0) > chosen.count(0) / 2


def test_a_match_gives_each_evaluator_its_seats() -> None:
    games = api.new_games(range(4))
    twin = games.copy()
    self_play.play_match(games, WIDTH, HEURISTIC, EVALUATORS[2], 1, SCRATCH)
    self_play.play_match(twin, WIDTH, EVALUATORS[2], HEURISTIC, 0, SCRATCH)
    assert games.tobytes() == twin.tobytes()
    scores, _ = api.scores_and_ranks(games)
    assert scores[:, 0].sum() > scores[:, 1].sum()
