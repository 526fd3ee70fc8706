"""Every reason for a turn, on a position made for it, and in games as they really go."""

from dataclasses import replace

import pytest
from texts.catalogue import entries

from agents.claims import check_claim, record_of
from agents.positions import PLENTY, position, puzzle, seat
from agents.tables import every_variant, positions_of
from projectl.agents.explain import PHRASES, reason_for, reasons_for_turn
from projectl.agents.hints.claim import Claim
from projectl.agents.played_turn import play_turn
from projectl.game.actions import Action, action_of, number_of
from projectl.game.game import Game
from projectl.game.notation import CELL_NUMBER
from projectl.game.view import View
from projectl.rules import api
from projectl.rules.api import VariantNames
from projectl.rules.errors import IllegalActionError
from projectl.rules.pieces import Shape
from projectl.rules.random_play import Policy, random_action
from projectl.rules.state import Phase, State
from projectl.rules.tiles import TILES, Pays
from projectl.texts import Listing, Message, words_in
from projectl.texts.languages import ENGLISH

SOME_REASONS = 8  # more than so many are met in the games of any variant


def actions_in(view: View, *texts: str) -> list[Action]:
    return [action_of(number_of(text, view.mode), view.mode) for text in texts]


def why(view: View, *actions: str) -> Message:
    return reason_for(view, actions_in(view, *actions))


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


def worth(points: int, reward: str) -> Message:
    return Message("hint-worth", points=points, reward=reward)


def test_a_reward_that_was_due_before_is_not_told_of_a_puzzle_completed_now() -> None:
    view = position(seat(0, ["I3"], ["W10"]), seat(1))
    due = replace(view, phase=Phase.REWARD, reward_due=Shape.V3)
    told = why(due, "reward I3", "place 1 I3 c2 c3 c4", "piece I1", "piece I1")
    assert (told.code, told.params["rewards"]) == ("hint-completes", Listing(("I2",)))


def test_what_can_be_completed_next_turn_is_told() -> None:
    view = position(seat(0, ["I2"], ["W10"]), seat(1))
    turn = ("piece I1", "piece I1", "piece I1")
    ready = Message("hint-ready", slot=1, when="next", worth=worth(1, "I2"))
    assert why(view, *turn) == ready
    assert words_in("en").say(ready) == "can complete slot 1 next turn: 1 point, reward I2"
    last = replace(view, last_round=view.round_number)
    assert why(last, *turn) == Message("hint-keeps-touches", shapes=Listing(("I1",)))


def test_a_reward_that_the_reserve_lacks_is_not_promised() -> None:
    view = position(seat(0, ["I2"], ["W10"]), seat(1), reserve=(9, 0, *PLENTY[2:]))
    told = why(view, "piece I1", "piece I1", "piece I1")
    assert told.params["worth"] == Message("hint-worth-points", points=1)
    assert words_in("en").say(told) == "can complete slot 1 next turn: 1 point"


def test_nothing_is_told_of_what_comes_after_a_card_that_nobody_knows() -> None:
    view = position(seat(0, ["I3"], ["W09"]), seat(1), market=["W10"])
    turn = play_turn(view, actions_in(view, "take W1", "place 2 I3 c2 c3 c4", "piece I1"))
    assert turn.goes_on
    assert [str(action) for action in turn.actions] == ["take W1"]
    told = why(view, "take W1", "place 2 I3 c2 c3 c4", "piece I1")
    assert told == Message("hint-ready-taken", place="W1", when="now", worth=worth(1, "I2"))
    said = words_in("en").say(told)
    assert said == "can complete the puzzle W1 still this turn: 1 point, reward I2"
    known = replace(view, deck_left=(0, 3))
    assert why(known, "take W1", "place 2 I3 c2 c3 c4", "piece I1").code == "hint-completes"


def test_a_turn_goes_on_only_if_actions_are_left_when_a_card_is_turned_up() -> None:
    view = position(seat(0), seat(1), market=["W10"])
    whole = actions_in(view, "piece I1", "piece I1", "take W1")
    assert not play_turn(view, whole).goes_on
    assert play_turn(view, whole[1:]).goes_on
    assert not play_turn(view, actions_in(view, "piece I1", "piece I1", "piece I1")).goes_on
    bought = position(seat(0, available=2), seat(1), mode="finesse")
    assert play_turn(bought, actions_in(bought, *map(str, whole))).goes_on
    solo = Game("solo", seed=11).view(0)
    assert not play_turn(solo, actions_in(solo, "piece I1", "piece I1", "take 1")).goes_on


def test_a_master_may_complete_several_next_turn() -> None:
    view = position(seat(0, ["I2", "I2"], ["W10", "W09"]), seat(1))
    told = why(view, "upgrade I2 I3", "piece I1", "piece I1")
    assert told == Message("hint-ready-master", slots=slots("1", "2"), when="next")


def test_a_master_may_complete_several_in_what_is_left_of_a_turn() -> None:
    view = position(seat(0, ["I3", "I2"], ["W10"]), seat(1), market=["W09"])
    assert why(view, "take W1") == Message("hint-ready-master", slots=slots("1", "2"), when="now")
    used = why(replace(view, master_used=True), "take W1")
    assert used == Message("hint-ready-taken", place="W1", when="now", worth=worth(1, "I1"))


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
    choice = position(seat(0, ["I3"]), seat(1, ["T4"], ["B05"]), reserve=reserve)
    assert why(choice, *turn).code != denied.code


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


def test_an_exchange_that_brings_no_puzzle_nearer_is_not_praised() -> None:
    view = position(seat(0, ["L4"], ["B05"]), seat(1))
    made = why(view, "upgrade L4 T4", "upgrade T4 L4", "piece I1")
    assert made.code == "hint-keeps"


def test_a_puzzle_is_started_and_what_it_takes_is_told() -> None:
    view = position(seat(0), seat(1), market=["W12"], deck_left=(0, 3))
    told = why(view, "take W1", "take W2", "take W3")
    assert told == Message("hint-starts", place="W1", pieces=1, worth=worth(1, "I2"))


def test_a_puzzle_that_is_taken_is_called_by_its_place() -> None:
    view = position(seat(0, ["I3"]), seat(1), market=["W10"], deck_left=(0, 3))
    turn = ("take W1", "piece I1", "piece I1")
    ready = Message("hint-ready-taken", place="W1", when="next", worth=worth(1, "I2"))
    assert why(view, *turn) == ready
    many = position(seat(0, ["I1"] * 8), seat(1), market=["W07"], deck_left=(0, 3))
    filled = Message("hint-fills", place="W1", pieces=8, worth=worth(2, "O4"))
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
    last = replace(locked, last_round=1, deck_left=(0, 0))
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


def turn_key(state: State) -> tuple[int, ...]:
    """What stays the same until a turn is over or a card is turned up."""
    touches = int(state.phase == Phase.TOUCH)
    return int(state.player), int(state.round_number), int(state.deck_left.sum()), touches


def random_turn(game: Game, seed: int) -> list[Action]:
    """What a random player does until the turn is over or a card is turned up."""
    record = record_of(game.state)
    record["rng"] += seed
    actions: list[Action] = []
    while turn_key(record[0]) == turn_key(game.state):
        number = int(random_action(record[0], int(Policy.WEIGHTED)))
        api.play(record, number)
        actions.append(action_of(number, game.mode))
    return actions


@every_variant
def test_every_reason_is_true_in_games_as_they_really_go(variant: VariantNames) -> None:
    """All that can be said for a turn, not only what is most telling."""
    met = set()
    for seed in range(6):
        for game in positions_of(variant, seed, every=4):
            if game.phase is Phase.TOUCH:
                continue
            actions = random_turn(game, seed)
            turn = play_turn(game.view(game.player), actions)
            assert turn.actions == tuple(actions)
            for reason in reasons_for_turn(turn):
                check_claim(reason, actions, game)
                met.add(reason.code)
    assert len(met) > SOME_REASONS


@pytest.mark.parametrize("claim", Claim, ids=lambda claim: claim.name)
def test_a_claim_is_told_with_what_its_words_need(claim: Claim) -> None:
    phrase = PHRASES[claim]
    entry = entries(ENGLISH)[phrase.code]
    assert set(phrase.params) == entry.shows | entry.chooses


def test_a_turn_that_is_not_legal_is_refused() -> None:
    view = position(seat(0), seat(1))
    with pytest.raises(IllegalActionError, match="not a legal turn: piece I1, done"):
        why(view, "piece I1", "done")
