"""What a seat can expect: the network's sums, and final margins that are the real ones."""

import numpy as np
import pytest
from rules.position import ADA, BEN, Position

from agents.planning.thinking import HEURISTIC, random_evaluator
from agents.random_games import VARIANTS, name_of_variant, positions, reshuffled, turns_begun
from projectl.agents.planning import evaluation
from projectl.agents.planning.scratch import INPUTS, new_scratch
from projectl.agents.planning.turns import find_turns
from projectl.game.outcome import outcome_of
from projectl.rules import api
from projectl.rules.api import VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.scoring import mastermind_score, score_of
from projectl.rules.state import Mode, Phase

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

SCRATCH = new_scratch()
EVALUATORS = [HEURISTIC, random_evaluator(1), random_evaluator(2, scale=20.0)]


@pytest.mark.parametrize("net", Mode)
def test_a_net_has_two_hidden_layers_of_relu(net: Mode) -> None:
    dice = np.random.default_rng(net)
    network = random_evaluator(net, scale=0.3).network
    for _ in range(20):
        inputs = np.maximum(0.0, dice.normal(0.0, 1.0, INPUTS)).astype(np.float32)
        SCRATCH.inputs[:] = inputs
        first = np.maximum(0.0, inputs @ network.first[net] + network.first_bias[net])
        second = np.maximum(0.0, first @ network.second[net] + network.second_bias[net])
        expected = second @ network.last[net] + network.last_bias[net]
        assert evaluation.forward(int(net), network, SCRATCH) == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_the_margin_of_a_finished_game_is_the_final_lead(variant: VariantNames) -> None:
    for seed in range(3):
        *_, games = positions(variant, seed)
        state = games[0]
        outcome = outcome_of(state)
        totals = [int(score_of(state, seat)) for seat in range(int(state.seats))]
        if len(totals) == 1:
            totals.append(int(mastermind_score(state)))
        for seat in range(int(state.seats)):
            others = [total for other, total in enumerate(totals) if other != seat]
            lead = totals[seat] - max(others)
            margin = float(evaluation.margin_of(state, seat, EVALUATORS[1], SCRATCH))
            assert margin == pytest.approx(lead, abs=0 if len(totals) == 1 else 0.7)
            if lead:
                assert (margin > 0) == (seat in outcome.winners)


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_no_value_depends_on_hidden_cards(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=4, every=17):
        other = reshuffled(games, seed=9)
        for evaluator in EVALUATORS:
            values = []
            for state in (games[0], other[0]):
                evaluation.evaluate_rivals(state, int(state.player), evaluator, SCRATCH)
                values.append(
                    float(evaluation.value_of(state, int(state.player), evaluator, SCRATCH))
                )
            assert values[0] == values[1]
            assert np.isfinite(values).all()
        margins = [
            float(evaluation.margin_of(g[0], 0, EVALUATORS[1], SCRATCH)) for g in (games, other)
        ]
        assert margins[0] == margins[1]


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_thinking_about_other_games_before_changes_no_turn(variant: VariantNames) -> None:
    """A scratch keeps what it learned of holes, and nothing of a game."""
    used = new_scratch()
    for count, games in enumerate(turns_begun(variant, seed=6, every=23)):
        for evaluator in EVALUATORS:
            fresh = new_scratch()
            assert find_turns(games[0], 8, 8, evaluator, used) == find_turns(
                games[0], 8, 8, evaluator, fresh
            )
            for name in ("value", "length"):
                assert used.finished[name][0] == fresh.finished[name][0]
        if count == 3:
            break


@pytest.mark.rule("R3.8")
def test_the_end_by_idle_rounds_is_judged_by_the_others_of_this_game() -> None:
    """What was known of the others in an earlier game plays no part."""
    rich = Position().finish(BEN, "B01 B02 B03")
    rich.state.last_round = rich.state.round_number
    rich.state.player = rich.state.first = ADA
    poor = Position()
    poor.state.idle_rounds = 4
    poor.state.first, poor.state.player = BEN, ADA
    values = []
    for before in (rich, poor):
        scratch = new_scratch()
        find_turns(before.state, 48, 32, HEURISTIC, scratch)
        found = find_turns(poor.state, 48, 32, HEURISTIC, scratch)
        values.append([float(turn.value) for turn in scratch.finished[:found]])
    assert values[0] == values[1]


@pytest.mark.rule("R7.8")
def test_alone_the_last_turn_looks_at_what_the_mastermind_takes() -> None:
    """Whatever is taken from under its nose, it does not get."""
    position = Position("solo").grid("W22 W23 W24 W25 B13 W26 W27 W28 W29", "0 0 0")
    position.leave_in_deck(0)
    position.state.last_round = position.state.round_number
    scratch = new_scratch()
    for evaluator in (HEURISTIC, random_evaluator(3)):
        found = find_turns(position.state, 48, 32, evaluator, scratch)
        for turn in scratch.finished[:found]:
            games = position.games.copy()
            for action in turn.actions[: turn.length]:
                api.play(games, int(action))
            margin = float(evaluation.margin_of(games[0], ADA, EVALUATORS[1], scratch))
            assert games[0].phase == Phase.TOUCH
            assert float(turn.value) == margin
