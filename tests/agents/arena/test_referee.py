"""The referee's own work: clocks, forfeits and results, with players that need no process."""

import time
from dataclasses import dataclass, field

import pytest

from projectl.agents.arena.referee import Clock, Match, allowed, play_game
from projectl.agents.arena.result import GameResult, read_result
from projectl.agents.arena.schedule import Fixture
from projectl.agents.registry import make_agent
from projectl.agents.turn import AgentFault
from projectl.game.game import Game
from projectl.game.view import View
from projectl.texts import words_in


@dataclass
class Tame:
    """A weighted agent without a process; asked for the first time, it may take a while."""

    pause: float = 0.0
    answers: list[str] = field(default_factory=list)

    def begin(self, seat: int, seed: int, limit: float) -> None:
        assert limit == 9
        self.seat = seat
        self.agent = make_agent("weighted", seed)

    def ask(self, seat: int, view: View, limit: float) -> str:
        assert (seat, limit) == (self.seat, 9)
        assert view.viewer == view.player == seat
        time.sleep(self.pause)
        self.pause = 0.0
        return self.answers.pop(0) if self.answers else str(self.agent.choose(view))

    def printed(self, seat: int) -> str:
        return f"seat {seat}"


def play(
    first: Tame, second: Tame, budget: float | None = None, strict: bool = False
) -> GameResult:
    fixture = Fixture(0, 0, 0, (0, 1))
    game = Game(seed=5)
    return play_game(Match(game, fixture, [first, second], [1, 2], [budget, None], 9, strict))


def test_a_game_is_played_to_its_end() -> None:
    result = play(Tame(), Tame())
    game = Game(seed=5)
    agents = [make_agent("weighted", seed) for seed in (1, 2)]
    while not game.is_over:
        view = game.view(game.player)
        game.play(agents[game.player].choose(view))
    outcome = game.outcome
    assert outcome is not None
    assert [seat.score for seat in result.seats] == [line.total for line in outcome.scores]
    assert [seat.share == 1 for seat in result.seats] == [at in outcome.winners for at in (0, 1)]
    assert sum(seat.moves for seat in result.seats) == result.actions == len(game.history)
    assert (result.rule, result.forfeit) == (outcome.rule, None)
    assert result.margin(0) == outcome.scores[0].total - outcome.scores[1].total
    assert result.rounds == game.state.round_number
    assert [seat.printed for seat in result.seats] == ["seat 0", "seat 1"]


def test_a_result_survives_being_written() -> None:
    result = play(Tame(), Tame(answers=["dance"]))
    assert result.forfeit is not None
    assert read_result(result.as_json()) == result


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("dance", "chose 'dance', which is no action"),
        ("take Z1", "chose 'take Z1', which is no action"),
        ("reward I1", "chose 'reward I1', which is not legal: "),
        ("", "chose '', which is no action"),
    ],
)
def test_an_answer_that_cannot_be_played_forfeits(answer: str, reason: str) -> None:
    result = play(Tame(answers=[answer]), Tame())
    assert result.forfeit is not None
    assert result.forfeit.seat == 0
    assert reason in words_in("en").say(result.forfeit.reason)
    assert [seat.share for seat in result.seats] == [0, 1]
    assert [seat.score for seat in result.seats] == [None, None]
    assert result.margin(1) is None


def test_a_turn_beyond_its_budget_is_counted_once() -> None:
    result = play(Tame(pause=0.2), Tame(pause=0.2), budget=0.05)
    assert [seat.overruns for seat in result.seats] == [1, 0]
    assert result.seats[0].slowest_turn >= 0.2
    assert result.forfeit is None


def test_where_time_is_strict_it_forfeits() -> None:
    result = play(Tame(pause=0.2), Tame(), budget=0.05, strict=True)
    assert result.forfeit is not None
    said = words_in("en").say(result.forfeit.reason)
    assert "s for a turn of 0.05 s (--strict-time)" in said


def test_the_actions_of_a_turn_share_its_budget() -> None:
    clock = Clock(budget=1.0, strict=False)
    for seconds in (0.5, 0.5, 0.2):
        clock.add("1.1", seconds)
    assert clock.overruns == 0
    assert clock.slowest_turn == pytest.approx(1.2)
    clock.add("1.1", 0.2)
    clock.add("1.1", 0.2)
    assert (clock.overruns, clock.moves) == (1, 5)
    clock.add("2.1", 1.29)
    assert clock.overruns == 1
    assert allowed(1.0) == pytest.approx(1.3)
    strict = Clock(budget=1.0, strict=True)
    with pytest.raises(AgentFault, match=r"took 1\.31 s for a turn of 1 s"):
        strict.add("1.1", 1.31)
