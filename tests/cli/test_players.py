"""Who sits where, and which agents they are."""

from pathlib import Path

import pytest

from projectl.agents.agent import AgentError
from projectl.agents.mcts import evaluation
from projectl.agents.network.weights import Weights
from projectl.cli.errors import CommandError
from projectl.cli.players import (
    Seating,
    agent_seed,
    compile_ahead,
    complete_players,
    make_agents,
    read_players,
    seat_players,
)
from projectl.game.game import Game
from projectl.texts import words_in

WORDS = words_in()


def test_one_person_plays_against_a_steady_search_unless_told_otherwise() -> None:
    assert seat_players(None, 3).players == ("human", "search:steady", "search:steady")
    assert seat_players(None, 3).names(WORDS) == ("You", "Otto", "Hugo")
    assert seat_players(None, 3).labels(WORDS)[1] == "Otto (search:steady)"


def test_a_level_is_called_by_its_name_and_other_agents_by_their_seats() -> None:
    seating = seat_players("human,search:champion,search,weighted:sharp", 4)
    assert seating.names(WORDS) == ("You", "Atlas", "Player 3", "Player 4")
    assert seating.labels(WORDS)[1] == "Atlas (search:champion)"


def test_a_list_of_players_is_completed_at_its_end() -> None:
    assert complete_players("hu") == ["human"]
    assert complete_players("human,search:s") == ["human,search:steady", "human,search:sharp"]
    assert "human,network" in complete_players("human,")


def test_several_people_are_called_by_their_seats() -> None:
    assert seat_players("human, Random,human", 3).names(WORDS) == (
        "Player 1",
        "Player 2",
        "Player 3",
    )
    assert Seating(("human", "random"), to_spectators=True).names(WORDS)[0] == "Player 1"


@pytest.mark.parametrize(
    ("players", "ahead"),
    [("human,human", 0), ("human,random", 0), ("human,search:steady", 1), ("network,human", 1)],
)
def test_only_agents_that_think_are_compiled_ahead(
    players: str, ahead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Weights] = []
    monkeypatch.setattr(evaluation, "compile_ahead", asked.append)
    compile_ahead(seat_players(players, 2))
    assert len(asked) == ahead


def test_any_spec_can_sit_at_the_table() -> None:
    text = (
        "HUMAN, Search:Sharp@0.2s,weighted:gentle,search@40n,"
        "projectl.agents.random_agents:RandomAgent"
    )
    assert read_players(text) == (
        "human",
        "search:sharp@0.2s",
        "weighted:gentle",
        "search@40n",
        "projectl.agents.random_agents:RandomAgent",
    )
    labels = Seating(read_players(text)).labels(WORDS)
    assert labels[1] == "Zeno (search:sharp@0.2s)"
    assert labels[4] == "Player 5 (projectl.agents...)"


LEVELS = "levels are beginner, gentle, steady, sharp, fierce, champion"


@pytest.mark.parametrize(
    ("players", "message"),
    [
        (
            "human,bob,bob",
            "There is no player 'bob'. Players are human, random, weighted, network, ",
        ),
        ("human,,human", f"There is no player ''. .*module:Class; {LEVELS}, as in search:sharp"),
        ("human,search:grand,human", f"There is no level 'grand'; {LEVELS}"),
        ("human,search@soon,human", "A budget is seconds such as 0.5s or nodes such as 2000n"),
        ("human", "This game has 3 seats: give 3 names in --players, not 1"),
    ],
)
def test_unknown_and_missing_players_are_refused(players: str, message: str) -> None:
    with pytest.raises((CommandError, AgentError), match=message):
        seat_players(players, 3)


BROKEN = "class Broken:\n    def __init__(self, seed):\n        raise OSError('no model')\n"


@pytest.mark.parametrize(
    ("player", "message"),
    [
        (
            "nowhere:Agent",
            "The agent 'nowhere:Agent' cannot be imported: No module named 'nowhere'",
        ),
        ("random:gentle", "'random:gentle' cannot be set up: .*level"),
        (
            "broken_agent:Broken",
            "The agent 'broken_agent:Broken' cannot be set up: OSError.'no model'",
        ),
    ],
)
def test_an_agent_that_cannot_be_set_up_is_refused(
    player: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_agent.py").write_text(BROKEN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises((CommandError, AgentError), match=message):
        make_agents(Game(seed=1), Seating(("human", player)))


def test_seeds_follow_from_the_deal_and_the_seat_but_are_not_the_deal() -> None:
    first, other = Game(seed=7), Game(seed=8)
    seeds = [agent_seed(first, 0), agent_seed(first, 1), agent_seed(other, 0)]
    assert len({*seeds, 7, 8}) == 5
    assert agent_seed(Game(seed=7), 1) == seeds[1]


@pytest.mark.parametrize("player", ["random", "weighted", "network", "search:gentle"])
def test_an_agent_changes_nothing_and_repeats_itself(player: str) -> None:
    games = []
    for _ in range(2):
        game = Game("finesse", 3, seed=9)
        before = game.state.tobytes()
        agents = make_agents(game, Seating((player,) * 3))
        for _ in range(30):
            view = game.view(game.player)
            game.play(agents[game.player].choose(view))
        assert game.at(0).state.tobytes() == before
        games.append(game)
    assert games[0] == games[1]
