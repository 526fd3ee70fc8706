"""Agents that misbehave forfeit, each with a line that says why; the others play on."""

import pytest

from projectl.agents.arena import Settings, Standings, run

HERE = "agents.arena.villains"

# What the report says of each. Those of the first list live on, those of the second do not.
FAULTS = {
    "BadStart": "action 1: raised RuntimeError: no plan for this (villains.py, line ",
    "NoAgent": "it has no method choose(view, legal)",
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
HONEST = ["Vandal", "Spy", "Ponders", "Slow@0.1s"]


def gauntlet(names: list[str]) -> Standings:
    """A random agent against each villain, one deal in both seatings."""
    agents = ("random", *(f"{HERE}:{name}" for name in names))
    return run(Settings(agents, games=2, seed=5, gauntlet=True, move_limit=1, jobs=2))


@pytest.fixture(scope="module")
def faults() -> Standings:
    return gauntlet(list(FAULTS))


@pytest.fixture(scope="module")
def ends() -> Standings:
    return gauntlet(list(ENDS))


def check(standings: Standings, name: str, reason: str) -> None:
    """Both games are forfeited, for this reason, and won by the other."""
    lines = [line for line in standings.forfeits if f":{name}`" in line]
    assert len(lines) == 2
    assert all(reason in line for line in lines), lines
    assert [f"as seat {seat}" in line for seat, line in zip((2, 1), lines, strict=True)] == [
        True
    ] * 2
    (villain,) = (line for line in standings.agents if line.agent == f"{HERE}:{name}")
    assert (villain.forfeits, villain.losses, villain.score) == (2, 2, None)


@pytest.mark.parametrize(("name", "reason"), FAULTS.items(), ids=list(FAULTS))
def test_a_fault_forfeits_the_game(faults: Standings, name: str, reason: str) -> None:
    check(faults, name, reason)


@pytest.mark.parametrize(("name", "reason"), ENDS.items(), ids=list(ENDS))
def test_an_agent_that_hangs_or_dies_forfeits_the_game(
    ends: Standings, name: str, reason: str
) -> None:
    check(ends, name, reason)


def test_the_tournament_goes_on_whatever_happens(faults: Standings, ends: Standings) -> None:
    for standings in (faults, ends):
        assert standings.finished
        assert standings.voids == ()
        assert standings.agents[0].wins == standings.agents[0].games == len(standings.games)


def test_no_line_of_a_report_holds_what_a_terminal_would_obey(faults: Standings) -> None:
    assert all(line.isprintable() for line in faults.forfeits)


def test_mischief_that_is_not_against_the_rules_changes_nothing() -> None:
    """They play exactly as a random agent in their place would."""
    played = gauntlet(HONEST)
    plain = run(Settings(("random", "random"), games=2, seed=5))
    assert played.forfeits == ()
    tracks = [[seat.score for seat in game.seats] + [game.actions] for game in plain.games]
    for at in range(len(HONEST)):
        games = [game for game in played.games if game.pairing == at]
        assert [[s.score for s in game.seats] + [game.actions] for game in games] == tracks
    names = [line.agent for line in played.agents]
    assert names == ["random", *(f"{HERE}:{name}" for name in HONEST)]
    assert [line.overruns for line in played.agents] == [0, 0, 0, 0, 2]


def test_a_game_whose_worker_keeps_dying_is_void() -> None:
    standings = run(Settings(("random", f"{HERE}:KillsTheReferee"), games=1, seed=5, jobs=2))
    assert len(standings.voids) == 2
    assert "its worker was ended 3 times" in standings.voids[0]
    assert standings.finished
