"""What the page is shown of a position."""

from random import Random

import pytest
from hidden_cards import with_other_cards
from round_trip import VARIANTS, random_game

from projectl.game.actions import Take
from projectl.game.game import Game
from projectl.game.notation import market_places
from projectl.game.view import View
from projectl.rules.api import VariantNames
from projectl.web.broadcast import Broadcast
from projectl.web.serialise import mastermind_state
from web.local_fixture import session_of


@pytest.mark.parametrize("by_record", [False, True], ids=["json", "records"])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant)))
def test_tables_that_differ_only_in_hidden_cards_are_sent_the_same(
    variant: VariantNames, by_record: bool
) -> None:
    for stop in (0, 3, 30, 90):
        game = random_game(variant, 7, stop)
        session = session_of(game)
        for action in game.history:
            session.commit(session.act(session.game.player, str(action), session.seq, 0.0))
        sent = Broadcast(session).snapshot_for(frozenset({0}), by_record)
        session.game = with_other_cards(session.game)
        assert Broadcast(session).snapshot_for(frozenset({0}), by_record) == sent


def puzzles_said(view: View) -> set[str]:
    """The puzzles that the page marks as the mastermind's next ones."""
    assert view.mastermind is not None
    at = market_places(view.mode)
    shown = [view.market[at.index(place)] for place in mastermind_state(view, view.mastermind).next]
    return {puzzle.name for puzzle in shown if puzzle}


@pytest.mark.rule("R7.4", "R9.2")
@pytest.mark.parametrize("mode", ["solo", "finesse-solo"])
def test_the_mastermind_takes_what_was_said_unless_a_puzzle_was_taken(mode: str) -> None:
    takes = []
    for seed in range(8):
        game, chance = Game(mode, seed=seed), Random(seed)
        while not game.is_over:
            before, said = game.view(), puzzles_said(game.view())
            played = game.play(chance.choice(game.legal_actions()))
            after = game.view()
            assert before.mastermind is not None
            assert after.mastermind is not None
            taken = {puzzle.name for puzzle in after.mastermind.finished} - {
                puzzle.name for puzzle in before.mastermind.finished
            }
            if taken and not isinstance(played, Take):
                assert taken == said
                takes.append(len(taken))
    assert max(takes) == (2 if mode == "finesse-solo" else 1)
