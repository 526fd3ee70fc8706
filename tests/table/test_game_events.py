"""Whole games as events: each is an effect of the game, and none shows what is hidden."""

from random import Random
from typing import get_args

import pytest

from projectl import Game
from projectl.game.notation import market_places
from projectl.rules.api import VariantNames, every_variant
from projectl.rules.effects import EffectKind
from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import NONE
from projectl.table.events import EffectEvent, EffectName, Telling
from projectl.table.game_events import game_events


def play(game: Game, action: object) -> list[EffectEvent]:
    """The events of an action."""
    game.play(str(action))
    return game_events(len(game.history), game.effects(), game.mode)


def visible(game: Game) -> set[str]:
    """The puzzles that have been seen: those on the market, in slots and in piles."""
    view = game.view()
    seen = [puzzle for puzzle in view.market if puzzle]
    for seat in view.seats:
        seen += [slot.puzzle for slot in seat.slots if slot] + list(seat.finished)
    if view.mastermind:
        seen += view.mastermind.finished
    return {puzzle.name for puzzle in seen}


def test_every_kind_of_effect_has_a_name_on_the_wire() -> None:
    assert get_args(EffectName) == tuple(kind.name.lower() for kind in EffectKind)


def test_a_take_tells_the_puzzle_the_slot_and_the_card_turned_up() -> None:
    game = Game(seed=5)
    taken, player = game.view().market[1], game.player
    took, refilled = play(game, "take W2")
    up = game.view().market[1]
    assert taken is not None
    assert up is not None
    printed: dict[str, int | str] = {"points": taken.points, "reward": taken.reward.name}
    params = {"place": "W2", "puzzle": taken.name, "slot": 1, **printed}
    assert took == EffectEvent(
        seq=1,
        seat=player,
        kind="take",
        place="W2",
        puzzle=taken.name,
        slot=1,
        told=Telling(code="effect-take", params=params),
    )
    assert refilled == EffectEvent(seq=1, kind="refill", place="W2", puzzle=up.name)


def test_amounts_that_stand_for_something_else_are_spelt_out() -> None:
    game = Game(seed=5)
    player = game.player
    game.play("take W1")
    [upgraded] = play(game, "upgrade I1 I2")
    told = Telling(code="effect-upgrade", params={"shape": "I2", "given": "I1"})
    assert upgraded == EffectEvent(
        seq=2, seat=player, kind="upgrade", shape="I2", given="I1", told=told
    )
    action = next(action for action in game.legal_actions() if str(action).startswith("place 1 I2"))
    placed = play(game, action)[0]
    assert placed.cells is not None
    assert (placed.shape, placed.slot, placed.cells.bit_count(), placed.amount) == ("I2", 1, 2, 0)


@pytest.mark.parametrize(
    "variant", every_variant()[::2], ids=lambda variant: "-".join(map(str, variant))
)
def test_the_events_of_whole_games_are_their_effects_and_show_nothing_hidden(
    variant: VariantNames,
) -> None:
    game, dice = Game(*variant, seed=3), Random(1)
    places = market_places(game.mode)
    seen = visible(game)
    market = dict(
        zip(places, (puzzle and puzzle.name for puzzle in game.view().market), strict=True)
    )
    finished = 0
    while not game.is_over:
        legal = game.legal_actions()
        placing = [action for action in legal if str(action).startswith(("place", "take"))]
        events = play(game, dice.choice(placing or legal))
        effects = game.effects()
        assert [event.kind for event in events] == [each.kind.name.lower() for each in effects]
        seen |= visible(game)
        finished += sum(event.kind in ("complete", "mastermind_take") for event in events)
        for event in events:
            assert event.puzzle is None or event.puzzle in seen
            if event.kind in ("take", "mastermind_take"):
                assert event.place is not None
                assert market[event.place] == event.puzzle
                market[event.place] = None
            elif event.kind == "refill":
                assert event.place is not None
                assert market[event.place] is None
                market[event.place] = event.puzzle
            elif event.kind in ("locks", "lock_taken"):
                assert event.place is None
                assert event.column in (1, 2, 3)
    assert events[-1].kind == "over"
    state = game.state
    up = [None if card == NONE else PUZZLES[card].name for card in state.market[: len(places)]]
    assert list(market.values()) == up
    piles = [*state.finished, state.mastermind_finished]
    assert finished == sum(int(pile).bit_count() for pile in piles)
