"""Whole turns: each can be played whatever is hidden, and none that matters is missed."""

import pytest
from rules.position import ADA, BEN, EVERY_SHAPE, Position

from agents.planning.thinking import HEURISTIC, nearly_full, random_evaluator
from agents.random_games import VARIANTS, name_of_variant, reshuffled, turns_begun
from projectl.agents.planning.beam import SPARE_ACTIONS
from projectl.agents.planning.evaluation import Evaluator
from projectl.agents.planning.scratch import LONGEST_TURN, MOST_TURNS, WIDEST, new_scratch
from projectl.agents.planning.transpositions import position_hash
from projectl.agents.planning.turns import find_turns
from projectl.rules import api
from projectl.rules.actions import MASTER, PASS, Kind, kind_of, taken_place
from projectl.rules.api import Games, VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.state import NONE, Phase

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

SCRATCH = new_scratch()
EVALUATORS = [HEURISTIC, random_evaluator(1), random_evaluator(2, scale=20.0)]

Turn = list[int]


def turns_of(
    games: Games, width: int = 16, most: int = 16, evaluator: Evaluator = HEURISTIC
) -> list[Turn]:
    """The turns found, the best first."""
    found = find_turns(games[0], width, most, evaluator, SCRATCH)
    assert 0 < found <= most
    values = [float(turn.value) for turn in SCRATCH.finished[:found]]
    assert values == sorted(values, reverse=True)
    return [turn.actions[: turn.length].tolist() for turn in SCRATCH.finished[:found]]


def is_same_turn(games: Games, turn: tuple[int, int]) -> bool:
    state = games[0]
    return state.phase < Phase.TOUCH and turn == (int(state.round_number), int(state.player))


def check_turn(games: Games, actions: Turn) -> Games:
    """Play a turn: every action is legal, no unknown puzzle is taken, and it goes to its end."""
    games = games.copy()
    turn = int(games[0].round_number), int(games[0].player)
    refilled = set()
    assert 0 < len(actions) <= LONGEST_TURN
    for action in actions:
        assert is_same_turn(games, turn)
        assert api.is_legal(games, action)
        if kind_of(action) == Kind.TAKE:
            assert taken_place(action) not in refilled
            refilled.add(taken_place(action))
        api.play(games, action)
    assert not is_same_turn(games, turn) or len(actions) >= LONGEST_TURN - SPARE_ACTIONS
    return games


def check_turns(games: Games, found: list[Turn]) -> None:
    for number, actions in enumerate(found):
        check_turn(games, actions)
        check_turn(reshuffled(games, number), actions)


def puzzles_finished(games: Games, seat: int) -> int:
    return int(games[0].finished[seat]).bit_count()


def can_complete(games: Games, seat: int) -> bool:
    """Whether some sequence of actions completes a puzzle this turn, by trying them all."""
    before, known = puzzles_finished(games, seat), set()
    turn = int(games[0].round_number), seat
    queue = [games]
    while queue:
        position = queue.pop()
        for action in api.legal_actions(position):
            after = position.copy()
            api.play(after, int(action))
            if puzzles_finished(after, seat) > before:
                return True
            if is_same_turn(after, turn) and after.tobytes() not in known:
                known.add(after.tobytes())
                queue.append(after)
    return False


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_every_turn_can_be_played_whatever_is_hidden(variant: VariantNames) -> None:
    for number, games in enumerate(turns_begun(variant, seed=21, every=13)):
        evaluator = EVALUATORS[number % len(EVALUATORS)]
        check_turns(games, turns_of(games, 8, 8, evaluator))


@pytest.mark.parametrize("phase", [Phase.MASTER, Phase.REWARD])
def test_a_turn_can_be_thought_of_from_its_middle(phase: Phase) -> None:
    met = 0
    for variant in VARIANTS:
        for games in turns_begun(variant, seed=22):
            if games[0].phase == phase and met < 60:
                met += 1
                check_turns(games, turns_of(games, 4, 4, EVALUATORS[met % len(EVALUATORS)]))
    assert met >= (1 if phase == Phase.REWARD else 20)


def test_one_turn_is_found_with_the_least_room_and_no_more_than_asked_for_with_most() -> None:
    for games in turns_begun(("finesse", 2, None), seed=23, every=30):
        assert len(turns_of(games, 1, 1)) == 1
        check_turns(games, turns_of(games, WIDEST, MOST_TURNS))


def test_the_best_turn_is_no_worse_with_more_room() -> None:
    """Not always so of a search that drops positions, but here it is."""
    games = api.new_games([3])
    values = []
    for width in (1, 4, 16, 64):
        find_turns(games[0], width, 8, HEURISTIC, SCRATCH)
        values.append(float(SCRATCH.finished[0].value))
    assert values == sorted(values)


def test_hardly_any_two_turns_lead_to_the_same_position() -> None:
    """The rows that positions are recognised by are overwritten, so now and then one is missed."""
    hashes = []
    for games in turns_begun(("base", 2, None), seed=24, every=20):
        for actions in turns_of(games, 16, 16):
            fresh = sum(1 << taken_place(act) for act in actions if kind_of(act) == Kind.TAKE)
            end = check_turn(games, actions)[0]
            hashes.append((games.tobytes(), int(position_hash(end, int(games[0].player), fresh))))
    assert len(set(hashes)) > 0.9 * len(hashes)


def test_positions_with_other_pieces_on_a_puzzle_are_not_the_same() -> None:
    """They come back when it is complete."""
    one = Position().own(ADA, "I1").puzzle(ADA, 1, "W01", "...../.###./..a../..a../.....")
    two = Position().own(ADA, "I1").puzzle(ADA, 1, "W01", "...../.###./..a../..b../.....")
    assert (one.state.hole == two.state.hole).all()
    assert position_hash(one.state, ADA, 0) != position_hash(two.state, ADA, 0)


# What is not missed


def clear_market(position: Position) -> Position:
    """Take every puzzle off the table, so that all other turns find scratch."""
    position.state.market[:] = NONE
    return position


@pytest.mark.parametrize("name", ["W01", "W09", "W12", "W24", "W27", "B13", "B16", "B18"])
@pytest.mark.parametrize("supply", ["I1", "I1 I2", "I3", "I2 V3", "I1 L4"])
def test_a_turn_that_completes_a_puzzle_is_found_where_there_is_one(name: str, supply: str) -> None:
    position = nearly_full(Position().own(ADA, supply), ADA, 1, name, 1).leave_actions(2)
    clear_market(position)
    finished = [
        puzzles_finished(check_turn(position.games, actions), ADA)
        for actions in turns_of(position.games, WIDEST, MOST_TURNS)
    ]
    assert (max(finished) > 0) == can_complete(position.games, ADA)


def test_two_puzzles_are_completed_one_with_the_piece_of_the_other() -> None:
    position = Position().own(ADA, "I2")
    position.puzzle(ADA, 1, "W09").puzzle(ADA, 2, "W22").leave_actions(2)
    best = turns_of(clear_market(position).games, WIDEST, MOST_TURNS)
    ends = [check_turn(position.games, actions) for actions in best]
    assert max(puzzles_finished(end, ADA) for end in ends) == 2


@pytest.mark.rule("R3.7")
def test_a_master_completes_three_puzzles_with_one_action() -> None:
    position = Position().own(ADA, "I2 I2 I3")
    position.puzzle(ADA, 1, "W09").puzzle(ADA, 2, "W22").puzzle(ADA, 3, "W10").leave_actions(1)
    found = turns_of(clear_market(position).games, WIDEST, MOST_TURNS)
    ends = [(actions, check_turn(position.games, actions)) for actions in found]
    assert any(MASTER in actions and puzzles_finished(end, ADA) == 3 for actions, end in ends)


# Where hardly anything is possible


def full_slots(mode: str = "base") -> Position:
    """Ada with four large puzzles, nothing to lay, and a reserve that is empty."""
    position = Position(mode, 2).own(ADA, "")
    for slot, name in enumerate(["B01", "B02", "B03", "B04"], 1):
        position.puzzle(ADA, slot, name)
    return position.drain(EVERY_SHAPE, to=BEN)


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize("mode", ["base", "finesse"])
def test_who_can_do_nothing_passes_three_times(mode: str) -> None:
    position = full_slots(mode)
    assert turns_of(position.games) == [[PASS] * 3]
    check_turns(position.games, [[PASS] * 3])


@pytest.mark.rule("R8.5")
def test_no_action_is_bought_only_to_pass() -> None:
    position = full_slots("finesse").set_coins(ADA, available=9)
    best = turns_of(position.games)[0]
    assert best.count(PASS) == 3
    check_turns(position.games, turns_of(position.games))


def test_a_piece_that_brings_nothing_is_laid_where_nothing_else_is_legal() -> None:
    """Ben has the whole reserve; Ada's last piece fits and she may neither pass nor exchange it."""
    position = full_slots()
    position.state.supply[BEN, 0] -= 1
    position.state.supply[ADA, 0] += 1
    check_turns(position.games, turns_of(position.games))


def test_an_unknown_puzzle_is_not_taken_even_where_nothing_else_is_legal() -> None:
    position = Position().own(ADA, "").drain(EVERY_SHAPE, to=BEN)
    position.state.market[1:] = NONE
    for evaluator in EVALUATORS:
        (actions,) = turns_of(position.games, evaluator=evaluator)
        assert [kind_of(action) for action in actions] == [Kind.TAKE]


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize("coins", [2, 7, 35])
@pytest.mark.parametrize("evaluator", EVALUATORS, ids=["heuristic", "odd", "wild"])
def test_a_turn_of_many_coins_fits_and_is_legal(coins: int, evaluator: Evaluator) -> None:
    position = Position("finesse", 2).own(ADA, "I1 I2 I3 V3 I4 L4 T4 S4 O4")
    for slot, name in enumerate(["W01", "B13", "B01", "W07"], 1):
        position.puzzle(ADA, slot, name)
    position.enter_round(5).set_coins(ADA, available=coins)
    check_turns(position.games, turns_of(position.games, 8, 8, evaluator))
