"""Advice in games as they really go: what is claimed happens, and no hint contradicts the agent."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from game.positions import TABLES
from round_trip import random_game

from agents.positions import position, seat
from agents.tables import every_variant
from projectl.agents.advice import Advice, advise
from projectl.agents.agent import Budget
from projectl.agents.registry import make_agent
from projectl.agents.search import SearchAgent
from projectl.game import solver
from projectl.game.actions import Action, Done
from projectl.game.game import Game
from projectl.rules.api import VariantNames
from projectl.rules.puzzles import PUZZLES
from projectl.rules.rounds import ACTIONS_A_TURN
from projectl.rules.state import NONE, Phase
from projectl.texts import Listing, Message, words_in

QUICK = Budget(nodes=3)


def played(game: Game, actions: Sequence[Action]) -> Game:
    """The game after a turn, with its own cards."""
    after = game.copy()
    after.play_all(actions)
    return after


def check(advice: Advice, game: Game) -> None:
    """What a reason claims is what happens in the real game."""
    seat = game.player
    before, state = game.state, played(game, advice.actions).state
    code, params = advice.reason.code, advice.reason.params
    new = int(state.finished[seat]) & ~int(before.finished[seat])
    assert (new != 0) == code.startswith("hint-completes"), code
    if new:
        points = sum(puzzle.points for number, puzzle in enumerate(PUZZLES) if new >> number & 1)
        assert params["points"] == points
    if code.startswith("hint-ends"):
        assert state.last_round > 0
        assert before.last_round == 0
    if code == "hint-ready":
        slot = params["slot"]
        assert isinstance(slot, int)
        assert state.puzzle[seat, slot - 1] != NONE
        supply = solver.pieces_of(state.supply[seat].tolist())
        fill = solver.fewest_pieces(int(state.hole[seat, slot - 1]), supply)
        assert fill is not None
        assert len(fill) <= ACTIONS_A_TURN
    assert words_in("en").say(advice.reason)


def check_touches(advice: Advice, game: Game, agent: SearchAgent) -> None:
    """Advised touches are those the agent plays, to the last one, and gain what is promised."""
    seat = game.player
    assert advice.actions[-1] == Done()
    advised, alone = played(game, advice.actions), game.copy()
    while not alone.is_over and alone.player == seat:
        alone.play(agent.choose(alone.view(seat)))
    assert alone == advised
    done, touched = (after.view().seats[seat] for after in (played(game, [Done()]), advised))
    assert touched.score - done.score == advice.change >= 0
    completes = touched.finished != done.finished
    assert completes == (advice.reason.code != "hint-touches-none")
    assert completes == (len(advice.actions) > 1)
    assert words_in("en").say(advice.reason)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_reasons_are_true_in_whole_games(mode: str, seats: int) -> None:
    game = Game(mode, seats, seed=3)
    agents = [make_agent("greedy", number) for number in range(seats)]
    adviser = SearchAgent(budget=QUICK)
    while not game.is_over:
        view = game.view(game.player)
        if view.phase is Phase.TOUCH:
            (touches,) = advise(view, 2, adviser)
            check_touches(touches, game, adviser)
        elif len(game.history) % 7 == 0 or view.phase is Phase.REWARD:
            told = advise(view, 2, adviser)
            assert 1 <= len(told) <= 2
            for advice in told:
                check(advice, game)
        game.play(agents[game.player].choose(view))


@every_variant
def test_a_hint_for_touches_never_contradicts_the_agent(variant: VariantNames) -> None:
    agent, met = SearchAgent(budget=QUICK), 0
    for seed in range(8):
        game = random_game(variant, seed)
        counts = range(len(game.history))
        for touching in (game.at(count) for count in counts):
            if touching.phase is Phase.TOUCH:
                met += 1
                (advice,) = advise(touching.view(touching.player), agent=agent)
                check_touches(advice, touching, agent)
    assert met >= 8


def test_touches_are_advised_when_they_pay_or_cost_nothing() -> None:
    agent = SearchAgent(budget=QUICK)
    view = replace(position(seat(0, ["I1", "I1"], ["W09"]), seat(1)), phase=Phase.TOUCH)
    (loss,) = advise(view, agent=agent)
    assert (loss.actions, loss.change) == ((Done(),), 0)
    assert loss.reason == Message("hint-touches-none")
    view = replace(position(seat(0, ["I2"], ["W09"]), seat(1)), phase=Phase.TOUCH)
    (even,) = advise(view, agent=agent)
    assert (len(even.actions), even.change) == (2, 0)
    assert even.reason == Message("hint-touches-even", slots=Listing(("1",)), count=1)
    rich = position(seat(0, ["I3", "O4"], ["W03"], available=1), seat(1))
    (paying,) = advise(replace(rich, phase=Phase.TOUCH), agent=agent)
    assert (paying.change, paying.margin) == (1, 1)
    assert paying.reason == Message("hint-touches", slots=Listing(("1",)), count=1, points=1)
    said = words_in("en").say(paying.reason)
    assert said == "completes slot 1: 1 point more in all"


def test_nobody_else_is_advised() -> None:
    game = Game("base", 2, seed=11)
    assert advise(game.view(1 - game.player)) == []
    assert advise(game.view()) == []
