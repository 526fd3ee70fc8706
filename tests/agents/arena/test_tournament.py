"""Whole tournaments, in real worker processes."""

import os
from pathlib import Path

import pytest

from projectl.agents.arena import (
    ArenaError,
    Progress,
    Standings,
    TournamentConfig,
    run,
    standings_in,
)
from projectl.agents.arena.ledger import NOTATION, RESULTS
from projectl.agents.arena.sprt import LEAST_DEALS, Verdict
from projectl.game.game_file import load_game

TWO = ("random", "random")


def track(standings: Standings) -> list[object]:
    """Everything of the games but the time they took."""
    return [
        (game.key, game.seed, game.actions, [(seat.agent, seat.score) for seat in game.seats])
        for game in standings.games
    ]


def test_the_same_seed_gives_the_same_games_on_one_core_and_on_two() -> None:
    one = run(TournamentConfig(TWO, games=4, seed=1, jobs=1))
    two = run(TournamentConfig(TWO, games=4, seed=1, jobs=2))
    assert track(one) == track(two)
    assert one.finished


@pytest.mark.parametrize(
    ("mode", "seats", "games"), [("finesse", 3, 3), ("solo", None, 2), ("finesse-solo", None, 2)]
)
def test_every_mode_is_played(mode: str, seats: int | None, games: int) -> None:
    standings = run(TournamentConfig(TWO, mode=mode, seats=seats, games=games, seed=3))
    assert standings.finished
    assert standings.forfeits == ()
    assert [line.games for line in standings.agents] == [games, games]
    if standings.config.solo:
        assert all(line.rating is None and line.mastermind for line in standings.agents)
        assert all(game.mastermind is not None for game in standings.games)


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    config = TournamentConfig(TWO, games=4, seed=9)
    whole = run(config, tmp_path)
    lines = (tmp_path / RESULTS).read_bytes().splitlines(keepends=True)
    (tmp_path / RESULTS).write_bytes(b"".join([*lines[:2], lines[2][:40]]))
    heard: list[Progress] = []
    again = run(config, tmp_path, heard.append)
    assert track(again) == track(whole)
    assert [(progress.done, progress.played, progress.total) for progress in heard] == [
        (3, 1, 4),
        (4, 2, 4),
    ]
    before = (tmp_path / RESULTS).stat().st_mtime_ns
    heard.clear()
    assert run(config, tmp_path, heard.append) == again == standings_in(tmp_path)
    assert heard == []
    assert (tmp_path / RESULTS).stat().st_mtime_ns == before


def test_games_are_saved_in_notation(tmp_path: Path) -> None:
    standings = run(TournamentConfig(TWO, games=2, seed=9, save_games=True), tmp_path)
    for game in standings.games:
        path = tmp_path / NOTATION / f"pairing-1-deal-1-game-{game.rotation + 1}.txt"
        outcome = load_game(path).outcome
        assert outcome is not None
        assert [line.total for line in outcome.scores] == [seat.score for seat in game.seats]


def test_sprt_stops_a_pairing_that_is_decided(tmp_path: Path) -> None:
    villain = "agents.arena.villains:BadStart"
    config = TournamentConfig(("random", villain), games=1000, seed=1, sprt=(0, 30), jobs=2)
    heard: list[Progress] = []
    standings = run(config, tmp_path, heard.append)
    assert standings.pairings[0].verdict is Verdict.STRONGER
    assert len(standings.games) == 2 * LEAST_DEALS
    assert standings.finished
    assert heard[0].total == 1000
    assert heard[-1].total < heard[0].total // 4  # what workers had begun by then is played
    assert run(config, tmp_path) == standings


@pytest.mark.parametrize(
    ("agent", "message"),
    [
        (
            "no_such_module:Agent",
            "agent 'no_such_module:Agent' cannot be imported: No module named 'no_such_module'",
        ),
        ("agents.arena.villains:Nobody", "agents.arena.villains has no class Nobody"),
        ("agents.arena.broken:Agent", "cannot be loaded: it raised ZeroDivisionError: division"),
        ("agents.arena.fatal:Agent", "cannot be loaded: it ended its process, with exit code 4"),
        ("random:sharp", "'random:sharp' cannot be set up: "),
        ("agents.arena.villains:NoSeed", "cannot be set up: "),
        ("agents.arena.villains:NoAgent", "is no agent: it has no method choose(view)"),
        ("agents.arena.villains:WrongChoose", "is no agent: it has no method choose(view)"),
        ("agents.arena.villains:bare_function", "cannot be set up: "),
        ("agents.arena.villains:NeverStarts", "cannot be set up: OSError: there is no file"),
    ],
)
def test_an_agent_that_cannot_be_loaded_is_refused(
    tmp_path: Path, agent: str, message: str
) -> None:
    with pytest.raises(ArenaError) as caught:
        run(TournamentConfig(("random", agent), games=2, seed=1), tmp_path / "new")
    assert message in str(caught.value)
    assert not (tmp_path / "new").exists()


def test_before_the_first_game_one_hears_how_long_it_has_taken() -> None:
    heard: list[float | str] = []
    run(
        TournamentConfig(("random", "agents.arena.slow_import:Agent"), games=2, seed=1, jobs=2),
        report=lambda progress: heard.append(f"game {progress.played}"),
        waiting=heard.append,
    )
    *waited, first, second = heard
    assert (first, second) == ("game 1", "game 2")
    assert len(waited) >= 2
    assert all(isinstance(seconds, float) for seconds in waited)


def test_no_process_is_left_behind() -> None:
    before = children()
    run(
        TournamentConfig(("random", "agents.arena.villains:Loops"), games=1, seed=1, move_limit=0.3)
    )
    assert children() == before


def children() -> set[str]:
    """The workers there are, by what the system lists."""
    found = set()
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            mine = b"arena.worker" in path.read_bytes()
        except OSError:
            continue
        if mine and f"PPid:\t{os.getpid()}\n" in (path.parent / "status").read_text():
            found.add(path.parent.name)
    return found


def test_an_error_of_the_listener_stops_everything(tmp_path: Path) -> None:
    def interrupt(_: Progress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(TournamentConfig(TWO, games=40, seed=9), tmp_path, interrupt)
    standings = standings_in(tmp_path)
    assert 1 <= len(standings.games) < 40
    assert not standings.finished
    assert (tmp_path / "report.html").exists()
    assert children() == set()
