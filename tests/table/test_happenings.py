"""What is told of an action is what the positions before and after it show."""

from random import Random

import pytest

from projectl import Game
from projectl.agents.registry import make_agent
from projectl.game.notation import market_places
from projectl.rules.api import VariantNames, every_variant
from projectl.rules.state import NONE
from projectl.table.events import Completed, Event, GameOver, MastermindMoved, Refilled, Took
from projectl.table.happenings import happened


def told(game: Game, action: str) -> list[Event]:
    before = game.state
    played = game.play(action)
    return happened(1, before, played, game.state)


def test_a_take_tells_the_puzzle_the_slot_and_the_card_turned_up() -> None:
    game = Game(seed=5)
    taken, player = game.view().market[1], game.player
    took, refilled = told(game, "take W2")
    up = game.view().market[1]
    assert taken is not None
    assert up is not None
    assert took == Took(seq=1, seat=player, place="W2", puzzle=taken.name, slot=1)
    assert refilled == Refilled(seq=1, place="W2", puzzle=up.name)


@pytest.mark.parametrize(
    "variant", every_variant()[::2], ids=lambda variant: "-".join(map(str, variant))
)
def test_whole_games_are_told_to_the_last_puzzle(variant: VariantNames) -> None:
    game = Game(*variant, seed=3)
    agents = [make_agent("weighted", seat) for seat in range(game.seats)]
    dice = Random(1)
    events: list[Event] = []
    while not game.is_over:
        view = game.view(game.player)
        action = agents[game.player].choose(view)
        if dice.random() < 0.1:
            action = dice.choice(view.legal)
        events += told(game, str(action))
    state = game.state
    finished = sum(int(pile).bit_count() for pile in state.finished)
    assert sum(isinstance(event, Completed) for event in events) == finished
    taken = [
        name for event in events if isinstance(event, MastermindMoved) for name in event.puzzles
    ]
    assert len(taken) == int(state.mastermind_finished).bit_count()
    places = market_places(game.mode)
    dealt = [puzzle.name if puzzle else None for puzzle in game.at(0).view().market]
    shown = dict(zip(places, dealt, strict=True))
    for event in events:
        if isinstance(event, Took):
            assert shown[event.place] == event.puzzle
            shown[event.place] = None
        elif isinstance(event, MastermindMoved):
            shown |= dict.fromkeys(event.places)
        elif isinstance(event, Refilled):
            assert shown[event.place] is None
            shown[event.place] = event.puzzle
    left = [None if card == NONE else card for card in state.market[: len(places)]]
    assert [name is None for name in shown.values()] == [card is None for card in left]
    assert isinstance(events[-1], GameOver)
