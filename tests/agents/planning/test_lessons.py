"""Games of planners against themselves: they end, and every lesson is one of them."""

import numpy as np
import pytest

from agents.planning.thinking import SETUPS, THUMB, name_of_setup, random_mind, turns_begun
from projectl.agents.planning import lessons
from projectl.agents.planning.evaluation import net_of, thumb_lead
from projectl.agents.planning.features import lead_of
from projectl.agents.planning.room import new_room
from projectl.agents.planning.turns import find_turns
from projectl.rules import border, records
from projectl.rules.border import Setup
from projectl.rules.kernel import JIT
from projectl.rules.state import Phase

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

ROOM = new_room()
WIDTH = 4
LESSONS_A_GAME = 240
MINDS = [THUMB, random_mind(7), random_mind(8, scale=20.0)]


@pytest.mark.parametrize("setup", SETUPS, ids=name_of_setup)
def test_odd_minds_play_whole_games_by_the_rules(setup: Setup) -> None:
    for mind in MINDS:
        for warmth in (0.0, 50.0):
            games = border.new_games([1, 2], *setup)
            found = np.zeros(len(games) * LESSONS_A_GAME, lessons.LESSON)
            size = lessons.play_many_lessons(games, WIDTH, warmth, mind, found, ROOM)
            assert size > 0
            for game in games:
                assert records.fault_of(game) == ""
                over = game.phase == Phase.OVER
                assert over or game.round_number > lessons.LONGEST_GAME
            assert np.isfinite(found[:size]["points"]).all()
            assert (found[:size]["inputs"] >= 0).all()
            assert set(found[:size]["net"].tolist()) == {int(net_of(games[0]))}
            assert not found[size:]["inputs"].any()


def test_a_lesson_is_what_the_rule_of_thumb_misjudged() -> None:
    """The first lesson of a game, played again by hand."""
    games = border.new_games([5])
    again = games.copy()
    found = np.zeros(LESSONS_A_GAME, lessons.LESSON)
    size = lessons.play_many_lessons(games, WIDTH, 0.0, THUMB, found, ROOM)
    assert size <= LESSONS_A_GAME
    seat = int(again[0].player)
    lessons.play_one_turn(again[0], WIDTH, 0.0, THUMB, ROOM)
    expected = lead_of(games[0], seat) - thumb_lead(again[0], seat, ROOM)
    assert found[0].seat == seat
    assert found[0].points == pytest.approx(expected, abs=1e-4)


def test_games_are_played_on_where_there_is_no_room_for_lessons() -> None:
    games = border.new_games([5, 6])
    found = np.zeros(3, lessons.LESSON)
    assert lessons.play_many_lessons(games, WIDTH, 0.0, THUMB, found, ROOM) == 3
    assert (games["phase"] == Phase.OVER).all()


def test_without_warmth_the_best_turn_is_played_and_with_much_any() -> None:
    games = next(turns_begun(("base", 2, None), seed=9))
    count = find_turns(games[0], 16, 16, THUMB, ROOM)
    assert count == 16
    assert {int(lessons.casual_turn(games[0], count, 0.0, ROOM)) for _ in range(20)} == {0}
    chosen = [int(lessons.casual_turn(games[0], count, 1e6, ROOM)) for _ in range(600)]
    assert set(chosen) == set(range(count))
    warm = [int(lessons.casual_turn(games[0], count, 0.05, ROOM)) for _ in range(300)]
    assert warm.count(0) > chosen.count(0) / 2


def test_a_match_gives_each_mind_its_seats() -> None:
    games = border.new_games(range(4))
    twin = games.copy()
    lessons.play_match(games, WIDTH, THUMB, MINDS[2], 1, ROOM)
    lessons.play_match(twin, WIDTH, MINDS[2], THUMB, 0, ROOM)
    assert games.tobytes() == twin.tobytes()
    scores, _ = border.scores_and_ranks(games)
    assert scores[:, 0].sum() > scores[:, 1].sum()
