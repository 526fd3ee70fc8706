"""One game: playing, taking back, copying, and what is said when something is not possible."""

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from round_trip import VARIANTS, random_game

from projectl import Game
from projectl.game.actions import Piece, Take, Upgrade
from projectl.game.game import TurnLabel
from projectl.game.notation import NotationError
from projectl.rules import api
from projectl.rules.api import VariantNames
from projectl.rules.errors import IllegalActionError, RulesError, SetupError
from projectl.rules.pieces import Shape
from projectl.rules.state import Difficulty, Mode, Phase

FIRST_TURN = ("take W2", "piece I1", "upgrade I2 V3")


def begun() -> Game:
    """A game with one turn played; seat 1 begins."""
    game = Game("base", 2, seed=5)
    game.play_all(FIRST_TURN)
    return game


def same_position(one: Game, other: Game) -> bool:
    return one.state.tobytes() == other.state.tobytes()


# The deal


def test_a_game_is_for_two_players_unless_said_otherwise() -> None:
    game = Game(seed=5)
    assert (game.mode, game.seats, game.difficulty) == (Mode.BASE, 2, None)
    assert (game.phase, game.history, game.outcome) == (Phase.ACT, (), None)


def test_a_solo_game_is_of_standard_difficulty_unless_said_otherwise() -> None:
    game = Game("solo", seed=1)
    assert (game.seats, game.difficulty) == (1, Difficulty.STANDARD)
    assert Game("solo", difficulty="unbeatable").difficulty is Difficulty.UNBEATABLE


def test_without_a_seed_every_game_is_another_one() -> None:
    one, other = Game(), Game()
    assert one.seed != other.seed
    assert one != other
    assert one == Game(seed=one.seed)


@pytest.mark.parametrize(
    ("variant", "message"),
    [
        ({"mode": "chess"}, "unknown mode 'chess'"),
        ({"seats": 5}, "base is for 2 to 4 players, not 5"),
        ({"mode": "solo", "seats": 2}, "solo is for one player"),
        ({"difficulty": "standard"}, "only the solo modes have a difficulty"),
        ({"seed": -1}, "a seed is a whole number from 0"),
        ({"seed": "7"}, "a seed is a whole number, not '7'"),
    ],
)
def test_a_game_that_cannot_be_dealt_says_why(variant: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        Game(**variant)


# Playing


def test_actions_are_played_as_values_or_as_text() -> None:
    one, other = Game(seed=5), Game(seed=5)
    assert one.play("TAKE w2") == Take("W2")
    assert other.play(Take("W2")) == Take("W2")
    assert one == other
    assert same_position(one, other)


def test_the_history_is_every_action_in_order() -> None:
    assert begun().history == (Take("W2"), Piece(Shape.I1), Upgrade(Shape.I2, Shape.V3))


def test_turns_gather_the_history_and_the_last_may_be_unfinished() -> None:
    game = begun()
    game.play("take B1")
    turns = [(str(turn), [str(action) for action in actions]) for turn, actions in game.turns()]
    assert turns == [("1.1", list(FIRST_TURN)), ("1.2", ["take B1"])]
    assert game.turn == TurnLabel(round_number=1, seat=1, touches=False)


def test_a_turn_of_the_finishing_touches_has_no_round() -> None:
    game = random_game(VARIANTS[0], seed=5)
    touches = [turn for turn, _ in game.turns() if turn.touches]
    assert [str(turn) for turn in touches] == ["1", "2"]
    assert [action for _, actions in game.turns() for action in actions] == list(game.history)


def test_what_is_listed_as_legal_can_be_played_and_nothing_else() -> None:
    game = Game("solo", seed=3)
    legal = game.legal_actions()
    assert all(game.is_legal(action) for action in legal)
    assert not game.is_legal("done")
    for action in legal:
        game.copy().play(action)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant)))
def test_a_game_over_has_an_outcome_and_no_legal_action(variant: VariantNames) -> None:
    game = random_game(variant, seed=5)
    assert game.is_over
    assert game.turn is None
    assert game.legal_actions() == []
    assert game.outcome is not None
    totals = [score.total for score in game.outcome.scores]
    scores, _ = api.scores_and_ranks(game._positions[-1])
    assert scores[0, : len(totals)].tolist() == totals
    with pytest.raises(IllegalActionError, match=r"'piece I1' is not legal now\. The game is over"):
        game.play("piece I1")


# What is not possible


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("jump", "There is no action 'jump'; actions are take, piece"),
        ("take 7", "There is no place '7'; places are W1 to W4 and B1 to B4"),
        ("place 1 I2 b2", "I2 covers 2 cells"),
    ],
)
def test_what_is_no_action_is_a_notation_error(text: str, message: str) -> None:
    game = Game(seed=5)
    with pytest.raises(NotationError, match=message):
        game.play(text)
    with pytest.raises(NotationError, match=message):
        game.is_legal(text)
    assert game == Game(seed=5)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("place 3 I1 b2", "Slot 3 is empty; you have no puzzle yet"),
        ("upgrade I1 I4", "I4 is more than one step up from I1; it can become I2 now"),
        ("insert", "Actions can be bought only in Finesse"),
        ("pass", "Passing is only for when nothing else is possible"),
    ],
)
def test_an_illegal_action_says_what_would_be_legal(text: str, message: str) -> None:
    game = Game(seed=5)
    with pytest.raises(IllegalActionError) as caught:
        game.play(text)
    assert str(caught.value).startswith(f"'{text}' is not legal now. {message}")
    assert game == Game(seed=5)
    assert same_position(game, Game(seed=5))


@pytest.mark.parametrize("bad", ["done", "jump"])
def test_some_actions_are_played_all_or_none(bad: str) -> None:
    game = begun()
    game.undo()
    with pytest.raises(ValueError, match=bad):
        game.play_all(["piece I1", "take B1", bad])
    assert game.history == begun().history[:2]
    game.redo()
    assert game == begun()


def test_not_even_a_stranger_among_the_actions_leaves_half_of_them_played() -> None:
    class Stranger:
        def __str__(self) -> str:
            raise AttributeError

    game = Game(seed=5)
    with pytest.raises(AttributeError):
        game.play_all([Take("W1"), Stranger()])  # type: ignore[list-item]
    assert game == Game(seed=5)


# Taking back


def test_undo_takes_back_one_action_and_redo_plays_it_again() -> None:
    game, earlier = begun(), begun().at(2)
    assert game.undo() == Upgrade(Shape.I2, Shape.V3)
    assert game == earlier
    assert same_position(game, earlier)
    assert game.redo() == Upgrade(Shape.I2, Shape.V3)
    assert same_position(game, begun())


def test_a_new_action_forgets_what_was_undone() -> None:
    game = begun()
    game.undo()
    game.play("piece I1")
    with pytest.raises(RulesError, match="there is nothing to redo"):
        game.redo()


def test_a_refused_action_forgets_nothing() -> None:
    game = begun()
    game.undo()
    with pytest.raises(IllegalActionError):
        game.play("done")
    game.redo()
    assert game == begun()


def test_what_is_foreseen_is_played_only_when_asked_for() -> None:
    game = Game(seed=3)
    before = game.copy()
    foreseen = game.foresee("take W1")
    assert game == before
    assert foreseen.turn == game.turn  # two more actions
    game.play_foreseen(foreseen)
    before.play("take W1")
    assert game == before
    assert game.view() == before.view()
    with pytest.raises(IllegalActionError):
        game.foresee("done")


def test_at_the_deal_there_is_nothing_to_undo() -> None:
    with pytest.raises(RulesError, match="there is nothing to undo; this is the deal"):
        Game(seed=5).undo()


@settings(max_examples=25)
@given(st.sampled_from(VARIANTS), st.integers(0, 1 << 64), st.integers(0, 200), st.data())
def test_any_number_of_actions_can_be_undone_and_redone(
    variant: VariantNames, seed: int, stop: int, data: st.DataObject
) -> None:
    game = random_game(variant, seed, stop)
    end = game.copy()
    back = data.draw(st.integers(0, len(game.history)))
    for _ in range(back):
        game.undo()
    assert game == end.at(len(end.history) - back)
    assert same_position(game, end.at(len(end.history) - back))
    for _ in range(back):
        game.redo()
    assert game == end
    assert same_position(game, end)


# Copies


def test_a_copy_is_played_on_by_itself() -> None:
    game = begun()
    other = game.copy()
    assert other == game
    other.play("take B1")
    assert game == begun()
    game.play("take B2")
    assert other.history[-1] == Take("B1")
    assert same_position(game.at(3), other.at(3))


def test_the_copies_of_the_standard_library_share_nothing_either() -> None:
    game = begun()
    for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        other.play("take B1")
        other.undo()
        other.undo()
        assert game == begun()
        assert same_position(game, begun())


def test_an_earlier_position_is_there_to_look_at() -> None:
    game = begun()
    assert game.at(0) == Game(seed=5)
    assert game.at(3) == game
    for count in (-1, 4):
        with pytest.raises(RulesError, match=f"this game has 3 actions; there is no {count}"):
            game.at(count)


def test_games_are_equal_by_their_deal_and_their_actions() -> None:
    assert begun() == begun()
    assert Game(seed=5) != Game(seed=2)
    assert Game(seed=5) != Game(seats=3, seed=5)
    assert Game("solo", seed=1) != Game("solo", difficulty="unbeatable", seed=1)
    assert begun() != Game(seed=5)
    assert begun() != "begun"
    with pytest.raises(TypeError):
        hash(begun())


def test_a_game_says_in_short_what_it_is() -> None:
    assert repr(begun()) == "<Game base, 2 seats, 3 actions>"
    assert repr(Game("solo", seed=1)) == "<Game solo, standard, 0 actions>"
    assert str(begun()).startswith("Round 1. Player ")
