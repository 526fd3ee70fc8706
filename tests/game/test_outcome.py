"""How games end: every reason, every tie-break, shared victories, and solo defeats."""

import pytest
from round_trip import VARIANTS, random_game
from rules.position import ADA, BEN, CLEO, Position

from projectl.game.outcome import Outcome, Score, outcome_of
from projectl.rules.api import VariantNames
from projectl.rules.scoring import TieBreak
from projectl.rules.state import EndReason, Phase


def ended(position: Position) -> Outcome:
    """The outcome when nobody makes a touch."""
    if position.phase is not Phase.TOUCH:
        position.begin_touches()
    while position.phase is not Phase.OVER:
        position.play("done")
    return outcome_of(position.state)


# Why a game ends


@pytest.mark.rule("R5.1")
def test_the_black_deck_ran_out() -> None:
    position = Position().leave_in_deck(1).leave_actions(1).play("take B1")
    position.turns_to_touches()
    outcome = ended(position)
    assert (outcome.reason, outcome.rule) == (EndReason.BLACK_DECK_EMPTY, "R5.1")


@pytest.mark.rule("R3.8")
def test_nobody_moved_for_five_rounds() -> None:
    position = Position()
    position.turns_to_touches()
    outcome = ended(position)
    assert (outcome.reason, outcome.rule) == (EndReason.IDLE_ROUNDS, "R3.8")


@pytest.mark.rule("R7.7")
def test_the_solo_deck_ran_out() -> None:
    position = Position("solo").leave_in_deck(1)
    position.turns_to_touches()
    outcome = ended(position)
    assert (outcome.reason, outcome.rule) == (EndReason.DECK_EMPTY, "R7.7")


@pytest.mark.rule("R8.6")
def test_the_last_tile_was_removed() -> None:
    position = Position("finesse", 2).enter_round(10)
    position.turns_to_touches()
    outcome = ended(position)
    assert (outcome.reason, outcome.rule) == (EndReason.LAST_TILE, "R8.6")


# Who wins, and by what


@pytest.mark.rule("R6.1")
def test_points_decide() -> None:
    position = Position().finish(ADA, "B01").finish(BEN, "W09 W10").give(BEN, "O4 O4")
    outcome = ended(position)
    assert (outcome.winners, outcome.decided_by) == ((ADA,), TieBreak.POINTS)


@pytest.mark.rule("R8.8")
def test_coins_decide_in_finesse_when_points_are_equal() -> None:
    position = Position("finesse", 2).finish(ADA, "W01").finish(BEN, "W09 W10")
    position.set_coins(ADA, available=2).set_coins(BEN, available=1)
    outcome = ended(position)
    assert (outcome.winners, outcome.decided_by) == ((ADA,), TieBreak.COINS)
    assert [score.coins for score in outcome.scores] == [2, 1]


@pytest.mark.rule("R6.2")
def test_finished_puzzles_decide_when_points_are_equal() -> None:
    position = Position().finish(ADA, "W01").finish(BEN, "W09 W10").give(ADA, "O4 O4")
    outcome = ended(position)
    assert (outcome.winners, outcome.decided_by) == ((BEN,), TieBreak.PUZZLES)


@pytest.mark.rule("R6.2")
def test_pieces_decide_when_finished_puzzles_are_equal_too() -> None:
    position = Position().finish(ADA, "W01").finish(BEN, "W02").own(ADA, "O4").own(BEN, "I1 I1")
    outcome = ended(position)
    assert (outcome.winners, outcome.decided_by) == ((BEN,), TieBreak.PIECES)
    assert [score.pieces for score in outcome.scores] == [1, 2]


@pytest.mark.rule("R6.2")
def test_otherwise_nothing_decides_and_the_victory_is_shared() -> None:
    outcome = ended(Position(seats=3).finish(ADA, "W01").finish(CLEO, "W02"))
    assert (outcome.winners, outcome.decided_by) == ((ADA, CLEO), None)
    assert [score.rank for score in outcome.scores] == [1, 3, 1]


@pytest.mark.rule("R6.2")
def test_what_decides_is_what_the_last_rival_fell_by() -> None:
    position = Position(seats=3).finish(ADA, "W09 W10").finish(BEN, "W01").finish(CLEO, "W11 W12")
    outcome = ended(position.give(ADA, "I1"))
    assert (outcome.winners, outcome.decided_by) == ((ADA,), TieBreak.PIECES)
    assert [score.rank for score in outcome.scores] == [1, 3, 2]


# Alone


@pytest.mark.rule("R7.8")
def test_a_solo_player_with_more_points_has_won() -> None:
    outcome = ended(Position("finesse-solo").finish(ADA, "W01"))
    assert outcome.winners == (ADA,)
    assert [score.rank for score in outcome.scores] == [1, 2]


@pytest.mark.rule("R7.8", "R9.3")
@pytest.mark.parametrize("mode", ["solo", "finesse-solo"])
def test_a_solo_player_loses_a_tie_whatever_else_there_is(mode: str) -> None:
    position = Position(mode).finish(ADA, "W01 W02 W09").finish_for_mastermind("B01")
    position.give(ADA, "O4 O4")
    if mode == "finesse-solo":
        position.set_coins(ADA, available=9)
    outcome = outcome_of(position.state)
    assert [score.total for score in outcome.scores] == [5, 5]
    assert outcome.winners == ()
    assert [score.rank for score in outcome.scores] == [2, 1]


# The table of scores


@pytest.mark.rule("R6.1", "R5.2")
def test_a_score_says_where_the_points_come_from() -> None:
    position = Position().own(ADA, "I1 I1").finish(ADA, "B06").puzzle(ADA, 1, "B05")
    position.begin_touches().play("place 1 I1 c3", "place 1 I1 c4", "done")
    assert ended(position).scores[ADA] == Score(
        seat=ADA,
        rank=1,
        total=2,
        points=4,
        touches=2,
        unfinished=0,
        coins=0,
        puzzles=1,
        pieces=2,
    )


@pytest.mark.rule("R7.8")
def test_alone_unfinished_puzzles_are_deducted() -> None:
    position = Position("finesse-solo").finish(ADA, "W01").puzzle(ADA, 1, "B05")
    score = ended(position).scores[ADA]
    assert score.unfinished > 0
    assert score.total == score.points - score.unfinished


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant)))
def test_totals_add_up_and_winners_are_ranked_first(variant: VariantNames) -> None:
    for seed in range(5):
        outcome = random_game(variant, seed).outcome
        assert outcome is not None
        for score in outcome.scores:
            assert score.total == score.points - score.touches - score.unfinished
        players = outcome.scores[: variant[1]]
        assert outcome.winners == tuple(score.seat for score in players if score.rank == 1)
        assert min(score.rank for score in outcome.scores) == 1
        assert (outcome.decided_by is None) == (len(outcome.winners) > 1)
        most = max(score.total for score in outcome.scores)
        assert all(score.total == most for score in outcome.scores if score.rank == 1)
