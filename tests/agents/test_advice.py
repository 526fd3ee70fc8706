"""Every reason on a position made for it, and all of them against games as they really go."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from game.positions import TABLES

from projectl.agents.advice import Advice, advise
from projectl.agents.agent import Budget
from projectl.agents.explain import reason_for
from projectl.agents.registry import make_agent
from projectl.agents.search import SearchAgent
from projectl.game import solver
from projectl.game.actions import Action, Done, action_of, number_of
from projectl.game.game import Game
from projectl.game.notation import CELL_NUMBER
from projectl.game.view import Seat, Slot, View
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES, Puzzle
from projectl.rules.state import NONE, Phase
from projectl.rules.tiles import TILES, Pays

PLENTY = (9,) * len(Shape)
QUICK = Budget(nodes=3)


def puzzle(name: str) -> Puzzle:
    return PUZZLES[PUZZLE_NUMBER[name]]


def pieces(*names: str) -> tuple[int, ...]:
    return tuple(names.count(shape.name) for shape in Shape)


def seat(number: int, supply: Sequence[str] = (), slots: Sequence[str] = (), **more: Any) -> Seat:
    """A player with pieces and untouched puzzles."""
    filled = [Slot(puzzle(name), (), puzzle(name).hole) for name in slots]
    empty = [None] * (4 - len(filled))
    plain = Seat(number, pieces(*supply), (*filled, *empty), (), 0, 0, 0, 0)
    return replace(plain, **more)


def position(*seats: Seat, mode: str = "base", market: Sequence[str] = (), **more: Any) -> View:
    """A view of the first player's turn, with some puzzles on offer and plenty of pieces."""
    game = Game(mode, len(seats), seed=11)
    view = game.view(0)
    offer = [puzzle(name) for name in market]
    free = [other for other in PUZZLES[:8] if other.name not in market]
    fields = {"market": (*offer, *free)[: len(view.market)], "deck_left": (3, 3), "reserve": PLENTY}
    plain = replace(view, first=0, player=0, seats=seats, actions_left=3, phase=Phase.ACT)
    return replace(plain, **(fields | more))


def why(view: View, *actions: str) -> str:
    return reason_for(view, [action_of(number_of(text, view.mode), view.mode) for text in actions])


def test_a_completed_puzzle_is_told_with_its_points_and_its_reward() -> None:
    view = position(seat(0, ["I2"], ["W09"]), seat(1))
    said = why(view, "place 1 I2 c3 c4", "piece I1", "piece I1")
    assert said == "completes slot 1 now: 1 point and I1"


def test_the_reward_that_is_told_is_the_piece_that_comes() -> None:
    view = position(seat(0, ["I2"], ["W09"]), seat(1), reserve=(0, *PLENTY[1:]))
    said = why(view, "place 1 I2 c3 c4", "reward I2", "piece I2", "piece I2")
    assert said == "completes slot 1 now: 1 point and I2"


def test_a_master_completes_several_at_once() -> None:
    view = position(seat(0, ["I2", "I3"], ["W10", "W09"]), seat(1))
    actions = ["master", "place 1 I3 c2 c3 c4", "place 2 I2 c3 c4", "done", "piece I1", "piece I1"]
    assert why(view, *actions) == "completes slots 1 and 2 now: 2 points, I1 and I2"


def test_what_can_be_completed_next_turn_is_told() -> None:
    view = position(seat(0, ["I2"], ["W10"]), seat(1))
    turn = ("piece I1", "piece I1", "piece I1")
    assert why(view, *turn) == "can complete slot 1 next turn: 1 point and I2"
    last = replace(view, last_round=view.round_number)
    assert why(last, *turn) == "keeps I1 for finishing touches"


def test_a_master_may_complete_several_next_turn() -> None:
    view = position(seat(0, ["I2", "I2"], ["W10", "W09"]), seat(1))
    said = why(view, "upgrade I2 I3", "piece I1", "piece I1")
    assert said == "can complete slots 1 and 2 next turn, with a Master"


def test_a_puzzle_is_taken_before_another_can_fill_it() -> None:
    turn = ("take W1", "piece I1", "piece I1")
    view = position(seat(0), seat(1, ["I4", "I4"]), market=["W07"])
    assert why(view, *turn) == "takes W1 before player 2 can fill it"
    poor = position(seat(0), seat(1, ["I4", "L4"]), market=["W07"])
    assert "before" not in why(poor, *turn)
    assert "before" not in why(replace(view, first=1, last_round=view.round_number), *turn)


def test_the_last_piece_of_a_shape_is_got_before_another_who_needs_it() -> None:
    reserve = tuple(1 if shape is Shape.T4 else 9 for shape in Shape)
    turn = ("upgrade I3 T4", "piece I1", "piece I1")
    view = position(seat(0, ["I3"]), seat(1, [], ["W12"]), reserve=reserve)
    assert why(view, *turn) == "gets the last T4, which player 2 needs in slot 1"
    assert "last" not in why(replace(view, reserve=PLENTY), *turn)
    served = position(seat(0, ["I3"]), seat(1, ["T4"], ["W12"]), reserve=reserve)
    assert "last" not in why(served, *turn)


def test_the_end_is_told_with_the_lead() -> None:
    turn = ("take B1", "piece I1", "piece I1")
    ahead = position(seat(0, finished=(puzzle("W12"),)), seat(1), deck_left=(3, 1))
    assert why(ahead, *turn) == "empties the black deck, which starts the end, 1 point ahead"
    level = position(seat(0), seat(1), deck_left=(3, 1))
    assert why(level, *turn) == "empties the black deck, which starts the end, level"
    assert "end" not in why(position(seat(0), seat(1), deck_left=(3, 2)), *turn)


def test_a_piece_is_made_that_a_puzzle_needs() -> None:
    view = position(seat(0, ["I3"], ["B05"]), seat(1))
    assert why(view, "upgrade I3 L4", "piece I1", "piece I1") == "makes L4, which slot 1 needs"


def test_a_puzzle_is_started_and_what_it_takes_is_told() -> None:
    view = position(seat(0), seat(1), market=["W12"])
    said = why(view, "take W1", "take W2", "take W3")
    assert said == "starts W1 (1 point and I2), which takes 1 more piece"


def test_a_puzzle_that_is_taken_is_called_by_its_place() -> None:
    view = position(seat(0, ["I3"]), seat(1), market=["W10"])
    turn = ("take W1", "piece I1", "piece I1")
    assert why(view, *turn) == "can complete W1 next turn: 1 point and I2"
    many = position(seat(0, ["I1"] * 8), seat(1), market=["W07"])
    assert why(many, *turn) == "your pieces fill W1 in 3 turns: 2 points and O4"


def test_coins_and_bought_actions_are_told() -> None:
    paying = next(tile for tile in TILES if tile.pays is Pays.TRADING and not tile.is_blue)
    tiles = (None, None, paying, *[tile for tile in TILES if tile is not paying][:7])
    view = position(seat(0, available=2), seat(1), mode="finesse", tiles=tiles, bank=20)
    turn = ("piece I1", "piece I1", "piece I1")
    assert why(replace(view, round_number=3), *turn, "end") == "earns 3 coins"
    assert why(view, *turn, "insert", "piece I1") == "buys one more action"


def test_solo_puzzles_are_taken_from_under_the_mastermind() -> None:
    game = Game("solo", seed=11)
    view = game.view(0)
    assert view.mastermind is not None
    boss = replace(view.mastermind, locks=(0, 2, 1))
    open_column = replace(view, mastermind=boss, seats=(seat(0),))
    best = max((0, 3, 6), key=lambda place: (open_column.market[place].points, -place))  # type: ignore[union-attr]
    turn = (f"take {best + 1}", "piece I1", "piece I1")
    assert why(open_column, *turn) == f"takes {best + 1}, which the mastermind would take next"
    locked = replace(open_column, mastermind=replace(boss, locks=(1, 2, 1)))
    assert why(locked, *turn).startswith(("starts the puzzle on ", "gets I1, which the puzzle on "))
    last = replace(open_column, mastermind=replace(boss, locks=(1, 2, 1)), last_round=1)
    assert why(last, "take 2", "take 3", "take 1") == "moves a lock from column 2 to the mastermind"


def test_small_turns_have_small_reasons() -> None:
    view = position(seat(0), seat(1))
    assert why(view, "piece I1", "piece I1", "piece I1") == "keeps I1 for later"
    view = position(seat(0, ["I1"], ["B05"]), seat(1))
    cell = next(cell for cell in CELL_NUMBER if puzzle("B05").hole >> CELL_NUMBER[cell] & 1)
    left = puzzle("B05").hole.bit_count() - 1
    said = why(replace(view, actions_left=1), f"place 1 I1 {cell}")
    assert said == f"leaves {left} cells of slot 1 empty"


def played(game: Game, actions: Sequence[Action]) -> Game:
    """The game after a turn, with its own cards."""
    after = game.copy()
    after.play_all(actions)
    return after


def check(advice: Advice, game: Game) -> None:
    """What a reason claims is what happens in the real game."""
    seat = game.player
    after = played(game, advice.actions)
    if game.phase is Phase.TOUCH:
        end = after if advice.actions == (Done(),) else played(after, [Done()])
        scores = [other.view().seats[seat].score for other in (played(game, [Done()]), end)]
        assert scores[1] - scores[0] == advice.change
        return
    before, state, words = game.state, after.state, advice.reason
    new = int(state.finished[seat]) & ~int(before.finished[seat])
    assert (new != 0) == words.startswith("completes "), words
    if " now: " in words:
        points = sum(puzzle.points for number, puzzle in enumerate(PUZZLES) if new >> number & 1)
        assert f" now: {points} point" in words
    if words.startswith(("empties", "the deck runs out")):
        assert state.last_round > 0
        assert before.last_round == 0
    if words.startswith("can complete slot "):
        slot = int(words.split()[3]) - 1
        assert state.puzzle[seat, slot] != NONE
        supply = solver.pieces_of(state.supply[seat].tolist())
        fill = solver.fewest_pieces(int(state.hole[seat, slot]), supply)
        assert fill is not None
        assert len(fill) <= 3


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_reasons_are_true_in_whole_games(mode: str, seats: int) -> None:
    game = Game(mode, seats, seed=3)
    agents = [make_agent("greedy", number) for number in range(seats)]
    adviser = SearchAgent(budget=QUICK)
    while not game.is_over:
        view = game.view(game.player)
        if len(game.history) % 7 == 0 or view.phase in (Phase.REWARD, Phase.TOUCH):
            told = advise(view, 2, adviser)
            assert 1 <= len(told) <= 2
            for advice in told:
                check(advice, game)
        game.play(agents[game.player].choose(view))


def test_touches_are_advised_only_when_they_pay() -> None:
    view = replace(position(seat(0, ["I2"], ["W09"]), seat(1)), phase=Phase.TOUCH)
    (even,) = advise(view)
    assert even.actions == (Done(),)
    rich = position(seat(0, ["I3", "O4"], ["W03"], available=1), seat(1))
    full = replace(rich, phase=Phase.TOUCH)
    (paying,) = advise(full)
    assert (paying.change, paying.margin) == (1, 1)
    assert paying.reason == "completes slot 1: 1 point more in all"


def test_nobody_else_is_advised() -> None:
    game = Game("base", 2, seed=11)
    assert advise(game.view(1 - game.player)) == []
    assert advise(game.view()) == []
