"""Why an action is not legal: every illegal one gets an answer, and the answers are true."""

import numpy as np
import pytest
from texts.catalogue import entries

from projectl.game.actions import format_action
from projectl.game.legality import PHRASES, explain_illegal, explain_no_way
from projectl.game.notation import parse_action
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.errors import InvalidActionError
from projectl.rules.pieces import Shape
from projectl.rules.reasons import Reason
from projectl.rules.state import Mode, Phase
from projectl.texts import words_in
from projectl.texts.languages import ENGLISH

from .positions import TABLES, positions
from .reasons import GOLDEN, reasons


def is_meaningful(action: int, mode: Mode) -> bool:
    try:
        format_action(action, mode)
    except InvalidActionError:
        return False
    return True


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_every_illegal_action_gets_an_answer(mode: str, seats: int) -> None:
    dice = np.random.default_rng(1)
    for games in positions(4, mode, seats):
        legal = set(api.legal_actions(games).tolist())
        for action in dice.integers(0, ACTIONS, 40).tolist() + [ACTIONS - n for n in range(1, 6)]:
            if action not in legal and is_meaningful(action, Mode(games[0].mode)):
                assert len(words_in().say(explain_illegal(games[0], action))) > 8


def answer(games: api.Games, text: str) -> str:
    action = parse_action(text, Mode(games[0].mode))
    assert not api.is_legal(games, action)
    return words_in().say(explain_illegal(games[0], action))


def after(games: api.Games, *texts: str) -> api.Games:
    for text in texts:
        api.play(games, parse_action(text, Mode(games[0].mode)))
    return games


def solo() -> api.Games:
    return api.new_games([4], "solo")


def test_an_empty_slot_names_the_filled_ones() -> None:
    games = solo()
    assert answer(games, "place 3 I1 b2") == "Slot 3 is empty; you have no puzzle yet."
    after(games, "take 1")
    assert answer(games, "place 3 I1 b2") == "Slot 3 is empty; your puzzle is in slot 1."
    after(games, "take 1")
    assert answer(games, "place 3 I1 b2") == "Slot 3 is empty; your puzzles are in slots 1 and 2."


def test_a_missing_piece_names_those_in_the_supply() -> None:
    games = after(solo(), "take 1")
    said = "Your supply has no I3; it has I1 and I2."
    assert answer(games, "place 1 I3 b2 b3 b4") == said
    assert answer(games, "upgrade I3 I4") == said


def test_cells_are_outside_or_covered() -> None:
    games = solo()
    place = next(i for i in range(9) if games[0].market[i] == games[0].market.min())
    after(games, f"take {place + 1}")
    games[0].hole[0, 0] = 0b11 << 11  # b3 c3 are empty, whatever the puzzle was
    assert "a1 and b1 are outside the hole; empty: b3 c3" in answer(games, "place 1 I2 a1 b1")


def test_upgrades_say_what_the_piece_can_become() -> None:
    games = solo()
    said = "L4 is more than one step up from I1; it can become I2 now."
    assert answer(games, "upgrade I1 L4") == said
    games[0].reserve[Shape.I2] = 0
    said = "The reserve has no I2; I1 can become I3 or V3 now."
    assert answer(games, "upgrade I1 I2") == said


def test_pieces_say_which_level_is_the_lowest() -> None:
    games = solo()
    assert "The piece to take is I1" in answer(games, "piece L4")
    games[0].reserve[:2] = 0
    said = "The reserve has no piece below level 3; take I3 or V3."
    assert answer(games, "piece I1") == said


def test_full_slots_and_empty_places() -> None:
    games = solo()
    games[0].market[4] = 255
    assert answer(games, "take 5").startswith("5 is empty; puzzles lie on 1, 2, 3, 4, 6")
    games[0].puzzle[0] = range(4)
    assert answer(games, "take 1") == "Your four slots are full; complete a puzzle first."


def test_a_master_is_once_a_turn_and_places_something() -> None:
    games = after(solo(), "take 1")
    games[0].hole[0, 0] = 0b1111 << 11
    after(games, "master")
    assert answer(games, "done") == "A Master places at least one piece before it ends."
    assert answer(games, "take 2") == "You are in a Master: place a piece."
    after(games, "place 1 I1 b3")
    assert "already placed a piece on slot 1" in answer(games, "place 1 I2 c3 d3")
    assert answer(games, "take 2") == "You are in a Master: end it."
    after(games, "done")
    assert answer(games, "master") == "You have used your Master this turn."


def test_the_turn_has_to_be_played_out() -> None:
    games = solo()
    assert answer(games, "end") == "You still have 3 actions, and all must be taken."
    assert "your turn ends by itself, after 3 more actions" in answer(games, "done")
    assert "only for when nothing else is possible" in answer(games, "pass")
    assert "none of yours fits" in answer(games, "master")


def test_coins_are_for_finesse() -> None:
    assert answer(solo(), "insert") == "Actions can be bought only in Finesse."
    games = api.new_games([4], "finesse-solo")
    games[0].available[0] = 1
    assert answer(games, "insert").startswith("An action costs 2 coins; you can spend 1.")
    games[0].available[0] = 2
    games[0].actions_left = 0
    assert "buy one for 2 coins, or end your turn" in answer(games, "take 1")


def test_a_reward_is_chosen_before_anything_else() -> None:
    games = solo()
    assert "No reward is to be chosen" in answer(games, "reward I1")
    games[0].phase = Phase.REWARD
    games[0].reward_due = Shape.O4
    games[0].reserve[Shape.I4 :] = [0, 10, 0, 0, 0]
    said = "The reserve has no O4 for your reward; choose L4."
    assert answer(games, "take 1") == said
    assert answer(games, "reward I4") == said
    assert answer(games, "place 1 I1 b3") == said


def test_a_piece_that_fits_nowhere_says_what_is_empty() -> None:
    games = after(solo(), "take 1")
    games[0].hole[0, 0] = 1
    said = "I2 fits nowhere on slot 1; empty: a1."
    assert words_in().say(explain_no_way(games[0], 0, Shape.I2)) == said
    assert "Slot 2 is empty" in words_in().say(explain_no_way(games[0], 1, Shape.I2))


def test_nothing_is_legal_when_the_game_is_over() -> None:
    games = solo()
    games[0].phase = Phase.OVER
    assert answer(games, "take 1") == "The game is over."


def test_reasons_in_whole_games_are_as_they_were() -> None:
    for kept, now in zip(GOLDEN.read_text().splitlines(), reasons(), strict=True):
        assert now == kept


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name)
def test_a_reason_is_told_with_what_its_words_need(reason: Reason) -> None:
    phrase = PHRASES[reason]
    entry = entries(ENGLISH)[phrase.code]
    assert set(phrase.params) == entry.shows | entry.chooses


def test_a_piece_that_fits_has_nothing_against_it() -> None:
    games = after(solo(), "take 1")
    games[0].hole[0, 0] = 0b11
    assert words_in().say(explain_no_way(games[0], 0, Shape.I2)) == "This can be done now."
