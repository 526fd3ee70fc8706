"""A record made from a view is the game as the seat sees it, with other hidden cards."""

from hypothesis import given, settings
from hypothesis import strategies as st
from round_trip import VARIANTS, random_game

from projectl.game.determinize import determinize
from projectl.rules import api, serialise
from projectl.rules.api import VariantNames
from projectl.rules.state import FACE_DOWN_TILES, STATE

HIDDEN = {"rng", "deck", "tiles"}


@settings(max_examples=80)
@given(st.sampled_from(VARIANTS), st.integers(0, 1 << 60), st.integers(0, 250))
def test_everything_but_hidden_cards_is_as_in_the_game(
    variant: VariantNames, seed: int, stop: int
) -> None:
    game = random_game(variant, seed, stop)
    imagined = determinize(game.view(game.player))[0]
    for name in STATE.names or ():
        if name not in HIDDEN:
            assert (imagined[name] == game.state[name]).all(), name
    assert (imagined.tiles[FACE_DOWN_TILES:] == game.state.tiles[FACE_DOWN_TILES:]).all()
    assert serialise.fault_of(imagined) == ""


def test_the_seed_deals_the_hidden_cards() -> None:
    view = random_game(VARIANTS[0], seed=4, stop=30).view(0)
    assert determinize(view, 1).tobytes() == determinize(view, 1).tobytes()
    assert determinize(view, 1).tobytes() != determinize(view, 2).tobytes()
    assert api.count_legal(determinize(view, 1)) > 0
