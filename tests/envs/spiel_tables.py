"""Games of the engine played through OpenSpiel: chance decides what the engine has dealt."""

from typing import Any

import pyspiel

from projectl.envs import openspiel
from projectl.envs.chance_cards import LETTER, SEAT, TILE
from projectl.rules import api
from projectl.rules.api import Games, VariantNames
from projectl.rules.state import FACE_DOWN_TILES, NONE, State
from projectl.rules.tiles import TILES_A_SET


def load(variant: VariantNames) -> Any:
    """The game of a variant."""
    mode, seats, difficulty = variant
    chosen = {"mode": mode, "seats": seats} | ({"difficulty": difficulty} if difficulty else {})
    return pyspiel.load_game(openspiel.SHORT_NAME, chosen)


def outcomes_of_deal(dealt: State) -> list[int]:
    """What chance has to decide to deal a game like this one."""
    begins = [SEAT + int(dealt.first)] if dealt.seats > 1 else []
    market = [int(card) for card in dealt.market if card != NONE]
    tiles = [
        LETTER + tile // TILES_A_SET if index < FACE_DOWN_TILES else TILE + tile
        for index, tile in enumerate(dealt.tiles.tolist())
        if tile != NONE
    ]
    return [*begins, *market, *tiles]


def outcomes_of_action(before: State, after: State) -> list[int]:
    """The cards an action drew, in their order: in solo the white ones come first."""
    drawn = []
    for colour in range(2):
        top, left = int(before.deck_left[colour]), int(after.deck_left[colour])
        drawn += [int(card) for card in before.deck[colour, left:top][::-1]]
    return drawn


def dealt_state(variant: VariantNames, seed: int) -> tuple[Any, Games]:
    """An OpenSpiel state after the deal, and the engine's game it was dealt like."""
    mode, seats, difficulty = variant
    games = api.new_games([seed], mode, seats, difficulty)
    state = load(variant).new_initial_state()
    for outcome in outcomes_of_deal(games[0]):
        state.apply_action(outcome)
    return state, games
