"""Advice in games as they really go: what is claimed happens, and no hint contradicts the agent."""

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from game.positions import TABLES
from hypothesis import given
from hypothesis import strategies as st
from round_trip import random_game
from texts.catalogue import entries

from agents.claims import check_claim
from agents.positions import position, puzzle, seat
from agents.tables import every_variant
from projectl.agents.advice import FIGURE_PHRASES, Advice, advise, reconcile, rounded
from projectl.agents.agent import Budget
from projectl.agents.hints.figures import Figure
from projectl.agents.registry import make_agent
from projectl.agents.search import Candidate, SearchAgent
from projectl.game.actions import Action, Done
from projectl.game.game import Game
from projectl.rules.api import VariantNames
from projectl.rules.state import Phase
from projectl.texts import Listing, Message, words_in
from projectl.texts.languages import ENGLISH

QUICK = Budget(nodes=3)


def played(game: Game, actions: Sequence[Action]) -> Game:
    """The game after a turn, with its own cards."""
    after = game.copy()
    after.play_all(actions)
    return after


def check(advice: Advice, game: Game) -> None:
    """What is said of a turn is so in the real game, and no figure is out of bounds."""
    check_claim(advice.reason, advice.actions, game)
    before, after = game.state, played(game, advice.actions).state
    completes = int(after.finished[game.player]) != int(before.finished[game.player])
    assert completes == advice.reason.code.startswith("hint-completes")
    turns = [(int(state.player), int(state.round_number)) for state in (before, after)]
    assert advice.goes_on == (turns[0] == turns[1] and after.phase != Phase.TOUCH)
    if advice.goes_on:
        assert after.deck_left.sum() < before.deck_left.sum()
    assert 0 <= advice.win_chance <= 1
    assert words_in("en").say(advice.reason)
    assert words_in("en").say(advice.figures)


def check_order(told: Sequence[Advice]) -> None:
    """Nothing that is shown contradicts the order: no worse chance stands above a better one."""
    assert shown(told) == sorted(shown(told), reverse=True)


def shown(told: Sequence[Advice]) -> list[tuple[int, int]]:
    """Chance in percent and margin in points, as they are read."""
    signs = {"ahead": 1, "behind": -1, "level": 0}
    figures = []
    for advice in told:
        percent, lead = advice.figures.params["percent"], advice.figures.params["lead"]
        assert isinstance(percent, int)
        assert isinstance(lead, Message)
        assert 1 <= percent <= 99  # an estimate is never a certainty
        standing, points = lead.params["standing"], lead.params["points"]
        assert isinstance(points, int)
        figures.append((percent, signs[str(standing)] * points))
    return figures


def check_touches(advice: Advice, game: Game, agent: SearchAgent) -> None:
    """Advised touches are those the agent plays, to the last one, and gain what is promised."""
    seat = game.player
    assert advice.actions[-1] == Done()
    advised, alone = played(game, advice.actions), game.copy()
    while not alone.is_over and alone.player == seat:
        alone.play(agent.choose(alone.view(seat)))
    assert alone == advised
    done, touched = (after.view().seats[seat] for after in (played(game, [Done()]), advised))
    assert touched.score - done.score == advice.change >= 0
    completes = touched.finished != done.finished
    assert completes == (advice.reason.code != "hint-touches-none")
    assert completes == (len(advice.actions) > 1)
    assert words_in("en").say(advice.reason)
    check_outcome(advice, advised, seat, agent)


def check_outcome(advice: Advice, advised: Game, seat: int, agent: SearchAgent) -> None:
    """The outcome that is told is the one the game comes to, if everybody touches as the agent."""
    while not advised.is_over:
        advised.play(agent.choose(advised.view(advised.player)))
    outcome = advised.outcome
    assert outcome is not None
    won = outcome.winners == (seat,)
    assert (advice.win_chance == 1) == won
    assert (advice.win_chance == 0) == (seat not in outcome.winners)
    told = "won" if won else "shared" if seat in outcome.winners else "lost"
    assert advice.figures.params["outcome"] == told
    assert words_in("en").say(advice.figures)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_reasons_are_true_in_whole_games(mode: str, seats: int) -> None:
    game = Game(mode, seats, seed=3)
    agents = [make_agent("search:steady", number) for number in range(seats)]
    adviser = SearchAgent(budget=QUICK)
    while not game.is_over:
        view = game.view(game.player)
        if view.phase is Phase.TOUCH:
            (touches,) = advise(view, 2, adviser)
            check_touches(touches, game, adviser)
        elif len(game.history) % 7 == 0 or view.phase is Phase.REWARD:
            told = advise(view, 2, adviser)
            assert 1 <= len(told) <= 2
            check_order(told)
            for advice in told:
                check(advice, game)
        game.play(agents[game.player].choose(view))


@every_variant
def test_a_hint_for_touches_never_contradicts_the_agent(variant: VariantNames) -> None:
    agent, met = SearchAgent(budget=QUICK), 0
    for seed in range(8):
        game = random_game(variant, seed)
        counts = range(len(game.history))
        for touching in (game.at(count) for count in counts):
            if touching.phase is Phase.TOUCH:
                met += 1
                (advice,) = advise(touching.view(touching.player), agent=agent)
                check_touches(advice, touching, agent)
    assert met >= 8


def test_touches_are_advised_when_they_pay_or_cost_nothing() -> None:
    agent = SearchAgent(budget=QUICK)
    view = replace(position(seat(0, ["I1", "I1"], ["W09"]), seat(1)), phase=Phase.TOUCH)
    (loss,) = advise(view, agent=agent)
    assert (loss.actions, loss.change) == ((Done(),), 0)
    assert loss.reason == Message("hint-touches-none")
    view = replace(position(seat(0, ["I2"], ["W09"]), seat(1)), phase=Phase.TOUCH)
    (even,) = advise(view, agent=agent)
    assert (len(even.actions), even.change) == (2, 0)
    assert even.reason == Message("hint-touches-even", slots=Listing(("1",)), count=1)
    rich = position(seat(0, ["I3", "O4"], ["W03"], available=1), seat(1))
    (paying,) = advise(replace(rich, phase=Phase.TOUCH), agent=agent)
    assert (paying.change, paying.margin) == (1, 1)
    assert paying.reason == Message("hint-touches", slots=Listing(("1",)), count=1, points=1)
    said = words_in("en").say(paying.reason)
    assert said == "completes slot 1: 1 point more in all"


def test_the_outcome_is_known_when_only_touches_are_left() -> None:
    agent, say = SearchAgent(budget=QUICK), words_in("en").say
    rich = seat(0, ["I3", "O4"], ["W03"], available=1)
    alike = seat(1, ["I3", "O4"], available=1)
    (winning,) = advise(replace(position(rich, alike), phase=Phase.TOUCH), agent=agent)
    assert (winning.win_chance, winning.win_change) == (1, 0.5)
    assert say(winning.figures) == "wins the game, 1 point ahead"
    other = seat(1, finished=(puzzle("W03"), puzzle("W09")))
    (losing,) = advise(replace(position(rich, other), phase=Phase.TOUCH), agent=agent)
    assert (losing.win_chance, losing.win_change) == (0, 0)
    assert say(losing.figures).startswith("does not win, ")
    (even,) = advise(replace(position(seat(0), seat(1)), phase=Phase.TOUCH), agent=agent)
    assert (even.win_chance, even.margin) == (0.5, 0)
    assert say(even.figures) == "shares the win, level"


def test_the_others_touches_are_reckoned_with() -> None:
    view = position(seat(0), seat(1, ["I3", "O4"], ["W03"], available=1))
    (advice,) = advise(replace(view, phase=Phase.TOUCH), agent=SearchAgent(budget=QUICK))
    assert (advice.win_chance, advice.margin) == (0, -1)


def candidate(visits: int, chance: float, margin: float) -> Candidate:
    return Candidate((), visits, chance, chance - 0.5, margin, margin - 1.0)


def test_the_turn_visited_most_is_first_and_the_others_by_what_is_shown() -> None:
    turns = [candidate(90, 0.62, 3.0), candidate(8, 0.20, -2.0), candidate(9, 0.55, 1.0)]
    told = reconcile(turns)
    assert [turn.visits for turn in told] == [90, 9, 8]
    assert {(turn.visits, turn.win_chance) for turn in told} == {(90, 0.62), (9, 0.55), (8, 0.20)}


def test_a_turn_visited_less_is_never_shown_to_be_better_than_the_first() -> None:
    first, second = reconcile([candidate(90, 0.60, 3.0), candidate(10, 0.70, 2.0)])
    assert first.win_chance == second.win_chance == pytest.approx(0.61)
    assert first.margin == second.margin == pytest.approx(2.9)
    for turn in (first, second):
        assert turn.win_chance - turn.win_change == pytest.approx(0.5)
        assert turn.margin - turn.change == pytest.approx(1.0)


def test_figures_that_read_the_same_are_told_apart_by_points_or_not_at_all() -> None:
    first, second = reconcile([candidate(50, 0.601, 3.0), candidate(50, 0.599, 5.0)])
    assert rounded(first) == rounded(second) == (60, 4)
    untouched = [candidate(50, 0.601, 3.2), candidate(50, 0.604, 2.8)]
    assert reconcile(untouched) == untouched


@given(
    st.lists(
        st.builds(candidate, st.integers(1, 500), st.floats(0, 1), st.floats(-30, 30)), max_size=9
    )
)
def test_what_is_shown_never_contradicts_the_order(turns: list[Candidate]) -> None:
    told = reconcile(turns)
    figures = [rounded(turn) for turn in told]
    assert figures == sorted(figures, reverse=True)
    assert sorted(turn.visits for turn in told) == sorted(turn.visits for turn in turns)


def test_figures_are_told_in_words() -> None:
    agent, say = SearchAgent(budget=QUICK), words_in("en").say
    told = advise(Game("solo", seed=11).view(0), agent=agent)
    assert re.fullmatch(
        r"\d+% to win against the mastermind, on average (level|\d+ points? (ahead|behind))",
        say(told[0].figures),
    )
    lead = Message("hint-lead", standing="behind", points=1)
    odds = Message("hint-odds", percent=38, lead=lead)
    assert say(odds) == "38% to win, on average 1 point behind"
    assert words_in("uk").say(odds).startswith("шанс перемогти — 38\xa0%, ")


def test_nobody_else_is_advised() -> None:
    game = Game("base", 2, seed=11)
    assert advise(game.view(1 - game.player)) == []
    assert advise(game.view()) == []


@pytest.mark.parametrize("figure", Figure, ids=lambda figure: figure.name)
def test_figures_are_told_with_what_their_words_need(figure: Figure) -> None:
    phrase = FIGURE_PHRASES[figure]
    entry = entries(ENGLISH)[phrase.code]
    assert set(phrase.params) == entry.shows | entry.chooses
