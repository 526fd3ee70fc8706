"""Games of self-play on the CPU: stepped by outputs, paid for, and dealt anew."""

from typing import Any, NamedTuple

import numpy as np
import pytest
import torch
from agents.network.encodings import encoding_of

from projectl.agents.network.encode import action_of_output
from projectl.agents.network.layout import INPUTS
from projectl.learning.games import BLOCK, ROW, CpuGames, new_games
from projectl.learning.variants import VARIANTS, deal_games
from projectl.rules import api
from projectl.rules.api import Games
from projectl.rules.dealing import deal
from projectl.rules.rewards import lead_of, outcome_reward
from projectl.rules.state import Phase

NUMBERS = dict.fromkeys(VARIANTS, 1)


class Paid(NamedTuple):
    """What a step should bring, worked out for one game in Python."""

    gains: list[float]
    outcomes: list[float]
    scores: list[int]
    rounds: int
    over: bool


def play_twin(twin: Games, output: int) -> Paid:
    """Play an output in one game through the API, and deal anew if that ends it."""
    seats = range(int(twin[0].seats))
    before = [float(lead_of(twin[0], seat)) for seat in seats]
    api.play(twin, int(action_of_output(output, encoding_of(twin[0]).lays)))
    gains = [float(lead_of(twin[0], seat)) - before[seat] for seat in seats]
    over = bool(twin[0].phase == Phase.OVER)
    outcomes = [float(outcome_reward(twin[0], seat)) if over else 0.0 for seat in seats]
    scores = api.scores_and_ranks(twin)[0][0, : max(2, len(seats))].tolist()
    rounds = int(twin[0].round_number)
    if over:
        deal(twin[0])
    return Paid(gains, outcomes, scores, rounds, over)


def random_outputs(games: CpuGames, dice: np.random.Generator) -> Any:
    rows: Any = games.legal  # type: ignore[attr-defined]
    return torch.tensor([int(dice.choice(np.flatnonzero(row))) for row in rows.numpy()])


def test_all_variants_step_as_the_rules_say_and_pay_every_seat() -> None:
    games: Any = CpuGames(NUMBERS, seed=3)
    twins = deal_games(NUMBERS, seed=3)
    dice = np.random.default_rng(1)
    ended: set[int] = set()
    while len(ended) < len(twins):
        for number in range(len(twins)):
            assert (
                games.inputs[number, :INPUTS].numpy() == encoding_of(twins[number]).inputs
            ).all()
        outputs = random_outputs(games, dice)
        expected = [
            play_twin(twins[number : number + 1], int(outputs[number]))
            for number in range(len(twins))
        ]
        games.step(outputs)
        for number, paid in enumerate(expected):
            seats = len(paid.gains)
            assert games.rewards[number, :seats].tolist() == pytest.approx(paid.gains, abs=1e-5)
            assert games.outcomes[number, :seats].tolist() == paid.outcomes
            assert bool(games.over[number]) == paid.over
            assert games.players[number] == twins[number].player
            if paid.over:
                ended.add(number)
                assert games.scores[number, : len(paid.scores)].tolist() == paid.scores
                assert games.rounds[number] == paid.rounds


def test_rows_of_inputs_are_whole_words_and_end_in_zeros() -> None:
    games: Any = CpuGames({"base-2": 3}, seed=1)
    assert games.inputs.shape == (3, ROW)
    assert ROW % 16 == 0
    assert not games.inputs[:, INPUTS:].any()


def test_tensors_are_written_in_place() -> None:
    games: Any = CpuGames({"base-2": 2}, seed=1)
    before = games.inputs
    games.step(random_outputs(games, np.random.default_rng(2)))
    assert games.inputs is before


def test_games_on_the_cpu_are_asked_for_by_name() -> None:
    games = new_games({"finesse-2": 2, "solo-standard": 1}, seed=1, device="cpu")
    assert isinstance(games, CpuGames)
    assert games.seats.tolist() == [2, 2, 1]
    assert BLOCK == 32
