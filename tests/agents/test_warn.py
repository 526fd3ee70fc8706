"""Every warning, on a position made for it; and in games, that what is warned of is so."""

from dataclasses import replace
from typing import Any

from agents.positions import position, seat
from agents.tables import every_variant, positions_of
from agents.tilings import Stock, cells_of, fill, lacks, without
from projectl.agents.warn import warning_about, warning_in
from projectl.game.actions import Action, Place, Upgrade, action_of, number_of
from projectl.game.notation import CELL_NUMBER
from projectl.game.view import View
from projectl.rules.api import VariantNames
from projectl.rules.state import SLOTS, Phase, State
from projectl.texts import Message, words_in


def warned(view: View, text: str) -> Message | None:
    return warning_about(view, action_of(number_of(text, view.mode), view.mode))


def said(view: View, text: str) -> str:
    told = warned(view, text)
    return words_in("en").say(told) if told else ""


def last_turn(*seats: Any, actions: int, **more: Any) -> View:
    return position(*seats, round_number=9, last_round=9, actions_left=actions, **more)


def test_a_piece_laid_so_that_the_others_no_longer_fill_the_puzzle() -> None:
    # W10 is a line of three cells: I1 at an end leaves room for I2, in the middle it does not.
    view = position(seat(0, ["I1", "I2"], ["W10"]), seat(1))
    assert warned(view, "place 1 I1 c2") is None
    told = warned(view, "place 1 I1 c3")
    assert told == Message("waste-breaks", shape="I1", slot=1, pieces=2)


def test_nothing_is_said_of_a_puzzle_that_could_not_be_filled_before() -> None:
    view = position(seat(0, ["I1"], ["W10"]), seat(1))
    assert warned(view, "place 1 I1 c3") is None


def test_a_piece_that_leaves_what_not_even_the_reserve_fills() -> None:
    view = position(seat(0, ["I1"], ["W10"]), seat(1), reserve=(0, 9, 0, 0, 0, 0, 0, 0, 0))
    assert warned(view, "place 1 I1 c2") is None
    assert warned(view, "place 1 I1 c3") == Message("waste-strands", shape="I1", slot=1)


def test_a_piece_that_a_puzzle_needs_is_exchanged() -> None:
    view = position(seat(0, ["I3"], ["W10"]), seat(1))
    assert warned(view, "upgrade I3 L4") == Message("waste-trades-away", shape="I3", slot=1)
    both = position(seat(0, ["I3", "I2", "I1"], ["W10"]), seat(1))
    assert warned(both, "upgrade I3 L4") is None


def test_a_puzzle_that_comes_too_late() -> None:
    view = last_turn(seat(0), seat(1), actions=3, market=["W22", "W01", "W02", "W03", "B01"])
    assert said(view, "take B1").startswith("It is too late")
    early = replace(view, round_number=8)
    assert warned(early, "take W1") is None
    assert warned(replace(view, last_round=None), "take B1") is None


def test_a_puzzle_that_comes_too_late_costs_its_points_in_solo() -> None:
    view = last_turn(seat(0), mode="solo", actions=1, market=["W01"])
    told = warned(view, "take 1")
    assert told is not None
    assert told.code == "waste-too-late-solo"


def test_a_puzzle_that_can_be_completed_now_or_never() -> None:
    view = last_turn(seat(0, ["I3"], ["W10"]), seat(1), actions=1)
    assert warned(view, "piece I1") == Message("waste-misses", slot=1)
    assert warned(replace(view, actions_left=2), "piece I1") is None
    assert warned(replace(view, round_number=8), "piece I1") is None


def test_a_master_for_one_piece() -> None:
    view = position(seat(0, ["I1", "I2"], ["W10"]), seat(1))
    assert warned(view, "master") == Message("waste-master-alone")
    assert warned(position(seat(0, ["I1", "I2"], ["W10", "W09"]), seat(1)), "master") is None


def test_touches_that_complete_nothing_or_cost_too_much() -> None:
    few = position(seat(0, ["I1"], ["W10"]), seat(1), phase=Phase.TOUCH)
    assert warned(few, "place 1 I1 c2") == Message("waste-touch-lost", slot=1)
    dear = position(seat(0, ["I1", "I1", "I1"], ["W10"]), seat(1), phase=Phase.TOUCH)
    assert warned(dear, "place 1 I1 c2") == Message("waste-touch-costs", slot=1, pieces=3, points=1)
    assert warned(dear, "done") is None


def test_a_touch_that_brings_more_than_it_costs_is_left() -> None:
    view = position(seat(0, ["I3"], ["W10"]), mode="solo", phase=Phase.TOUCH)
    assert warned(view, "done") == Message("waste-touch-left", slot=1, points=1)


# In games, what is warned of is so: found out the slow way.


def stock(*parts: Any) -> Stock:
    """Counts of the shapes, added up."""
    return tuple(int(sum(counts)) for counts in zip(*parts, strict=True))


def is_so(state: State, action: Action, told: Message) -> bool:
    """Whether a warning is true; of those that only count actions, that the puzzle is there."""
    player = int(state.player)
    if told.code == "waste-master-alone" or "slot" not in told.params:
        return True
    slot = int(str(told.params["slot"])) - 1
    hole, supply = int(state.hole[player, slot]), stock(state.supply[player])
    if not isinstance(action, Place | Upgrade):
        return lacks(hole, supply) == 0
    if isinstance(action, Upgrade):
        traded = list(without(supply, action.give.name))
        traded[action.get] += 1
        return lacks(hole, supply) == 0 and (
            told.code == "waste-misses" or lacks(hole, tuple(traded)) > 0
        )
    left = hole & ~sum(1 << CELL_NUMBER[cell] for cell in action.cells)
    rest = without(supply, action.shape.name)
    if told.code == "waste-strands":
        others = [state.laid[player, other] for other in range(SLOTS) if other != slot]
        return fill(cells_of(left), stock(rest, state.reserve, *others)) is None
    if told.code == "waste-touch-costs":
        return lacks(left, rest) == 0
    broken = lacks(left, rest) > 0
    return broken and (told.code != "waste-breaks" or lacks(hole, supply) == 0)


@every_variant
def test_warnings_in_games_are_true(variant: VariantNames) -> None:
    for game in positions_of(variant, 5, 10):
        for action in game.legal_actions():
            told = warning_in(game.state, number_of(action, game.mode))
            assert told is None or is_so(game.state, action, told), (action, told)
