"""Standings from results that are known."""

import math

import pytest

from agents.arena.results import game, match
from projectl.agents.arena.config import TournamentConfig, settle
from projectl.agents.arena.intervals import wilson
from projectl.agents.arena.result import Forfeit
from projectl.agents.arena.sprt import LEAST_DEALS, Verdict
from projectl.agents.arena.standings import compute_standings
from projectl.texts import Message, words_in


def two(games: int, **more: object) -> TournamentConfig:
    return settle(TournamentConfig(("random", "weighted"), games=games, seed=1, **more))  # type: ignore[arg-type]


def test_wins_ties_and_losses_are_counted() -> None:
    standings = compute_standings(two(10), match(5, 3, 2))
    first, second = standings.agents
    assert (first.games, first.wins, first.ties, first.losses) == (10, 5, 2, 3)
    assert (second.wins, second.ties, second.losses) == (3, 2, 5)
    assert first.win_rate == pytest.approx(0.6)
    assert first.interval == wilson(0.6, 10)
    (pair,) = standings.pairings
    assert (pair.one, pair.other, pair.win_rate, pair.even) == ("random", "weighted", 0.6, 0.5)
    assert second.rating is not None
    assert second.rating.elo == pytest.approx(-pair.elo)
    assert pair.elo_interval.low < 0 < pair.elo < pair.elo_interval.high
    assert standings.finished


def test_points_margins_and_times_are_means() -> None:
    standings = compute_standings(two(10), match(5, 3, 2))
    first, second = standings.agents
    assert (first.score, second.score) == (16, 14)
    assert (first.margin, second.margin) == (2, -2)
    assert first.rounds == 20
    assert first.seconds_per_move == pytest.approx(0.01)
    assert first.slowest_move == 0.1


def test_a_forfeit_is_a_loss_and_its_scores_do_not_count() -> None:
    lost = game(
        0, 1, (1.0, 0.0), forfeit=Forfeit(1, 17, Message("fault-raised", error="ValueError"))
    )
    standings = compute_standings(two(2), [game(0, 0, (1.0, 0.0), scores=(30, 10)), lost])
    first, second = standings.agents
    assert (first.wins, first.losses, first.forfeits, second.forfeits) == (1, 1, 1, 0)
    assert (first.score, second.score) == (30, 10)
    (forfeit,) = standings.forfeits
    said = words_in("en").say(forfeit)
    assert said == "forfeit: `random` as seat 2, action 17: raised ValueError [deal 1, game 2]"


def test_a_void_game_counts_for_nobody() -> None:
    lost = game(0, 1, (0.0, 0.0), void=Message("arena-void-worker", times=3))
    standings = compute_standings(two(2), [game(0, 0, (1.0, 0.0)), lost])
    assert [line.games for line in standings.agents] == [1, 1]
    (void,) = standings.voids
    said = words_in("en").say(void)
    assert said == "void: deal 1, game 2 (weighted, random): its worker was ended 3 times"
    assert standings.finished


def test_with_three_seats_wins_count_seats_and_even_is_a_third() -> None:
    games = [
        game(0, 0, (1.0, 0.0, 0.0)),
        game(0, 1, (0.0, 0.0, 1.0)),
        game(0, 2, (0.5, 0.0, 0.5)),
    ]
    standings = compute_standings(two(3, seats=3), games)
    first, second = standings.agents
    assert (first.games, first.played, first.wins, first.ties, first.losses) == (3, 3, 1, 1, 1)
    assert (second.games, second.played, second.wins, second.ties, second.losses) == (3, 6, 1, 1, 4)
    assert (first.win_rate, second.win_rate) == (0.5, 0.25)
    assert standings.pairings[0].even == pytest.approx(1 / 3)
    assert standings.pairings[0].elo > 0


def test_games_after_the_verdict_do_not_count() -> None:
    standings = compute_standings(two(100, sprt=(0, 30)), match(100, 0))
    assert len(standings.games) == 2 * LEAST_DEALS
    assert standings.pairings[0].verdict is Verdict.STRONGER
    assert standings.pairings[0].elo == math.inf
    assert standings.finished


def test_an_unfinished_tournament_says_so() -> None:
    assert not compute_standings(two(10), match(5, 2)).finished
    nothing = compute_standings(two(10), [])
    assert nothing.agents[0].games == 0
    assert nothing.agents[0].score is None
