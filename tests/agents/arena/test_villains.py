"""Agents that misbehave forfeit, each with a line that says why; the others play on."""

import time
from pathlib import Path

import pytest

from agents.arena.villains import SLOW
from projectl.agents.arena import Standings, TournamentConfig, run
from projectl.agents.arena.html_report import page_of
from projectl.texts import words_in

HERE = "agents.arena.villains"

# What the report says of each. Those of the first list live on, those of the second do not.
FAULTS = {
    "BadStart": "action 1: raised RuntimeError: no plan for this (villains.py, line ",
    "Raises": "raised ZeroDivisionError: division by zero (villains.py, line ",
    "Quits": "raised SystemExit: enough (villains.py, line ",
    "RaisesUnspeakable": "raised UnspeakableError: (its text cannot be read)",
    "SaysText": "returned the text '",
    "SaysNothing": "returned NoneType, which is no action",
    "Lies": "returned Liar, which is no action",
    "WritesNonsense": "chose 'take W1?[2Jxxx",
    "Illegal": "chose 'done', which is not legal: ",
}
ENDS = {
    "Loops": "had not answered after 1 s and was stopped",
    "HoldsTheLock": "had not answered after 1 s and was stopped",
    "Forges": "had not answered after 1 s and was stopped",
    "Exits": "ended its process, with exit code 3",
    "Crashes": "ended its process by SIGSEGV",
    "Floods": "lost its process, or closed its connection",
}


def said(standings: Standings) -> list[str]:
    """The forfeits in words."""
    return [words_in("en").say(message) for message in standings.forfeits]


def spec(name: str) -> str:
    return f"{HERE}:{name}"


@pytest.fixture(scope="module")
def faults() -> Standings:
    """A random agent against each villain, one deal in both seatings."""
    agents = ("random", *map(spec, FAULTS))
    return run(TournamentConfig(agents, games=2, seed=5, gauntlet=True, jobs=2))


@pytest.fixture(scope="module")
def ends() -> Standings:
    """Each villain alone against the mastermind, since every end costs a worker."""
    agents = tuple(map(spec, ENDS))
    return run(TournamentConfig(agents, mode="solo", games=1, seed=5, move_limit=1, jobs=2))


@pytest.mark.parametrize(("name", "reason"), FAULTS.items(), ids=list(FAULTS))
def test_a_fault_forfeits_the_game(faults: Standings, name: str, reason: str) -> None:
    lines = [line for line in said(faults) if f":{name}`" in line]
    for seat, line in zip((2, 1), lines, strict=True):
        assert line.startswith(f"forfeit: `{spec(name)}` as seat {seat}, action ")
        assert reason in line
    (villain,) = (line for line in faults.agents if line.agent == spec(name))
    assert (villain.forfeits, villain.losses, villain.score) == (2, 2, None)


@pytest.mark.parametrize(("name", "reason"), ENDS.items(), ids=list(ENDS))
def test_an_agent_that_hangs_or_dies_forfeits_the_game(
    ends: Standings, name: str, reason: str
) -> None:
    (line,) = (line for line in said(ends) if f":{name}`" in line)
    assert line == f"forfeit: `{spec(name)}` as seat 1, action 4: {reason} [deal 1, game 1]"


def test_the_tournament_goes_on_whatever_happens(faults: Standings, ends: Standings) -> None:
    assert faults.finished
    assert ends.finished
    assert faults.voids == ends.voids == ()
    assert faults.agents[0].wins == faults.agents[0].games == len(faults.games) == 2 * len(FAULTS)
    assert [line.losses for line in ends.agents] == [1] * len(ENDS)


def test_no_line_of_a_report_holds_what_a_terminal_would_obey(faults: Standings) -> None:
    assert all(line.isprintable() for line in said(faults))


def test_what_an_agent_printed_and_its_traceback_are_in_the_report(faults: Standings) -> None:
    page = page_of(faults)
    assert "ZeroDivisionError: division by zero</pre>" in page
    assert "villains.py&quot;, line" in page
    assert "in misbehave" in page


def test_what_an_honest_agent_prints_is_in_the_report_too() -> None:
    agents = ("random", spec("Prints"))
    standings = run(TournamentConfig(agents, mode="solo", games=2, seed=5, jobs=1))
    assert standings.forfeits == ()
    page = page_of(standings)
    assert "What agents printed" in page
    assert page.count("as seat 1 [deal") == 1
    assert "actions\n?[2Jwarning</pre>" in page
    assert "What agents printed" not in page_of(faultless(agents[:1]))


def faultless(agents: tuple[str, ...]) -> Standings:
    return run(TournamentConfig(agents, mode="solo", games=1, seed=5, jobs=1))


def test_an_endless_loop_is_cut_at_the_move_limit_on_its_first_move_too() -> None:
    begun = time.monotonic()
    agents = (spec("LoopsAtOnce"),)
    standings = run(TournamentConfig(agents, mode="solo", games=1, seed=5, move_limit=1, jobs=1))
    assert [line.partition(", action ")[2] for line in said(standings)] == [
        "1: had not answered after 1 s and was stopped [deal 1, game 1]"
    ]
    assert time.monotonic() - begun < 60  # it was 120 seconds and more


def test_mischief_that_is_not_against_the_rules_changes_nothing() -> None:
    """Alone on the same deal with the same dice, all of them play as the random agent does."""
    agents = ("random", spec("Vandal"), spec("Spy"))
    standings = run(TournamentConfig(agents, mode="solo", games=2, seed=5))
    assert standings.forfeits == ()
    assert tuple(line.agent for line in standings.agents) == agents
    tracks = [(game.deal, game.seats[0].score, game.actions) for game in standings.games]
    assert len(tracks) == 6
    assert len(set(tracks)) == 2


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="agents are watched in /proc")
def test_nobody_thinks_in_the_time_of_others_and_late_turns_are_counted() -> None:
    standings = run(TournamentConfig((spec("Ponders"), spec("Slow@0.5s")), games=2, seed=5))
    assert said(standings) == []
    assert [line.overruns for line in standings.agents] == [0, 2]
    assert standings.agents[1].slowest_turn >= SLOW


def test_a_game_whose_worker_keeps_dying_is_void() -> None:
    standings = run(TournamentConfig((spec("KillsTheReferee"),), mode="solo", games=1, seed=5))
    assert "its worker was ended 3 times" in words_in("en").say(standings.voids[0])
    assert standings.finished
    assert standings.agents[0].games == 0
