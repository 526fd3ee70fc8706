"""Every reason for a turn, on a position made for it."""

from dataclasses import replace

from agents.positions import PLENTY, position, puzzle, seat
from projectl.agents.explain import reason_for
from projectl.game.actions import action_of, number_of
from projectl.game.game import Game
from projectl.game.notation import CELL_NUMBER
from projectl.game.view import View
from projectl.rules.pieces import Shape
from projectl.rules.tiles import TILES, Pays
from projectl.texts import Listing, Message, words_in


def why(view: View, *actions: str) -> Message:
    return reason_for(view, [action_of(number_of(text, view.mode), view.mode) for text in actions])


def slots(*numbers: str) -> Listing:
    return Listing(numbers)


def test_a_completed_puzzle_is_told_with_its_points_and_its_reward() -> None:
    view = position(seat(0, ["I2"], ["W09"]), seat(1))
    told = why(view, "place 1 I2 c3 c4", "piece I1", "piece I1")
    assert told == Message(
        "hint-completes", slots=slots("1"), count=1, points=1, rewards=Listing(("I1",))
    )
    said = words_in("en").say(told)
    assert said == "completes slot 1 now for 1 point, and brings I1"


def test_the_reward_that_is_told_is_the_piece_that_comes() -> None:
    view = position(seat(0, ["I2"], ["W09"]), seat(1), reserve=(0, *PLENTY[1:]))
    told = why(view, "place 1 I2 c3 c4", "reward I2", "piece I2", "piece I2")
    assert (told.code, told.params["rewards"]) == ("hint-completes", Listing(("I2",)))


def test_a_master_completes_several_at_once() -> None:
    view = position(seat(0, ["I2", "I3"], ["W10", "W09"]), seat(1))
    actions = ["master", "place 1 I3 c2 c3 c4", "place 2 I2 c3 c4", "done", "piece I1", "piece I1"]
    said = words_in("en").say(why(view, *actions))
    assert said == "completes slots 1 and 2 now for 2 points, and brings I2 and I1"


def test_what_can_be_completed_next_turn_is_told() -> None:
    view = position(seat(0, ["I2"], ["W10"]), seat(1))
    turn = ("piece I1", "piece I1", "piece I1")
    assert why(view, *turn) == Message("hint-ready", slot=1, points=1, reward="I2")
    last = replace(view, last_round=view.round_number)
    assert why(last, *turn) == Message("hint-keeps-touches", shapes=Listing(("I1",)))


def test_a_master_may_complete_several_next_turn() -> None:
    view = position(seat(0, ["I2", "I2"], ["W10", "W09"]), seat(1))
    told = why(view, "upgrade I2 I3", "piece I1", "piece I1")
    assert told == Message("hint-ready-master", slots=slots("1", "2"))


def test_a_puzzle_is_taken_before_another_can_fill_it() -> None:
    turn = ("take W1", "piece I1", "piece I1")
    view = position(seat(0), seat(1, ["I4", "I4"]), market=["W07"])
    denied = Message("hint-denies-puzzle", place="W1", player=2)
    assert why(view, *turn) == denied
    poor = position(seat(0), seat(1, ["I4", "L4"]), market=["W07"])
    assert why(poor, *turn).code != denied.code
    last = replace(view, first=1, last_round=view.round_number)
    assert why(last, *turn).code != denied.code


def test_the_last_piece_of_a_shape_is_got_before_another_who_needs_it() -> None:
    reserve = tuple(1 if shape is Shape.T4 else 9 for shape in Shape)
    turn = ("upgrade I3 T4", "piece I1", "piece I1")
    view = position(seat(0, ["I3"]), seat(1, [], ["W12"]), reserve=reserve)
    denied = Message("hint-denies-piece", shape="T4", player=2, slot=1)
    assert why(view, *turn) == denied
    assert why(replace(view, reserve=PLENTY), *turn).code != denied.code
    served = position(seat(0, ["I3"]), seat(1, ["T4"], ["W12"]), reserve=reserve)
    assert why(served, *turn).code != denied.code


def test_the_end_is_told_with_the_lead() -> None:
    turn = ("take B1", "piece I1", "piece I1")
    ahead = position(seat(0, finished=(puzzle("W12"),)), seat(1), deck_left=(3, 1))
    assert why(ahead, *turn) == Message("hint-ends", standing="ahead", points=1)
    behind = position(seat(0), seat(1, finished=(puzzle("W12"),)), deck_left=(3, 1))
    assert why(behind, *turn) == Message("hint-ends", standing="behind", points=1)
    level = position(seat(0), seat(1), deck_left=(3, 1))
    assert why(level, *turn) == Message("hint-ends", standing="level", points=0)
    assert why(position(seat(0), seat(1), deck_left=(3, 2)), *turn).code != "hint-ends"


def test_a_piece_is_made_that_a_puzzle_needs() -> None:
    view = position(seat(0, ["I3"], ["B05"]), seat(1))
    made = why(view, "upgrade I3 L4", "piece I1", "piece I1")
    assert made == Message("hint-makes", shape="L4", slot=1)


def test_a_puzzle_is_started_and_what_it_takes_is_told() -> None:
    view = position(seat(0), seat(1), market=["W12"])
    told = why(view, "take W1", "take W2", "take W3")
    assert told == Message("hint-starts", place="W1", pieces=1, points=1, reward="I2")


def test_a_puzzle_that_is_taken_is_called_by_its_place() -> None:
    view = position(seat(0, ["I3"]), seat(1), market=["W10"])
    turn = ("take W1", "piece I1", "piece I1")
    assert why(view, *turn) == Message("hint-ready-taken", place="W1", points=1, reward="I2")
    many = position(seat(0, ["I1"] * 8), seat(1), market=["W07"])
    filled = Message("hint-fills", place="W1", turns=3, points=2, reward="O4")
    assert why(many, *turn) == filled


def test_coins_and_bought_actions_are_told() -> None:
    paying = next(tile for tile in TILES if tile.pays is Pays.TRADING and not tile.is_blue)
    tiles = (None, None, paying, *[tile for tile in TILES if tile is not paying][:7])
    view = position(seat(0, available=2), seat(1), mode="finesse", tiles=tiles, bank=20)
    turn = ("piece I1", "piece I1", "piece I1")
    assert why(replace(view, round_number=3), *turn, "end") == Message("hint-coins", coins=3)
    assert why(view, *turn, "insert", "piece I1") == Message("hint-buys")


def test_solo_puzzles_are_taken_from_under_the_mastermind() -> None:
    game = Game("solo", seed=11)
    view = game.view(0)
    assert view.mastermind is not None
    boss = replace(view.mastermind, locks=(0, 2, 1))
    open_column = replace(view, mastermind=boss, seats=(seat(0),))
    best = max((0, 3, 6), key=lambda place: (open_column.market[place].points, -place))  # type: ignore[union-attr]
    turn = (f"take {best + 1}", "piece I1", "piece I1")
    denied = Message("hint-denies-mastermind", place=str(best + 1))
    assert why(open_column, *turn) == denied
    locked = replace(open_column, mastermind=replace(boss, locks=(1, 2, 1)))
    assert why(locked, *turn).code in ("hint-starts", "hint-gets-taken")
    last = replace(open_column, mastermind=replace(boss, locks=(1, 2, 1)), last_round=1)
    assert why(last, "take 2", "take 3", "take 1") == Message("hint-lock", column=2)


def test_small_turns_have_small_reasons() -> None:
    view = position(seat(0), seat(1))
    kept = why(view, "piece I1", "piece I1", "piece I1")
    assert kept == Message("hint-keeps", shapes=Listing(("I1",)))
    view = position(seat(0, ["I1"], ["B05"]), seat(1))
    cell = next(cell for cell in CELL_NUMBER if puzzle("B05").hole >> CELL_NUMBER[cell] & 1)
    left = puzzle("B05").hole.bit_count() - 1
    told = why(replace(view, actions_left=1), f"place 1 I1 {cell}")
    assert told == Message("hint-covers", cells=left, slot=1)
