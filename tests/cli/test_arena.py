"""The arena as a command: tables, progress, Ctrl-C, a killed process, and wrong flags."""

import json
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from cli.terminal import COMMAND, Terminal, environment, hear_control_c
from projectl.agents.arena.tournament import Progress
from projectl.cli.arena import duration, rest
from projectl.cli.main import main
from projectl.texts import Message, words_in

FLAGS = [
    "AGENT", "--mode", "--seats", "--difficulty", "--games", "--seed", "--gauntlet", "--sprt",
    "--move-limit", "--strict-time", "--save-games", "--jobs", "--out", "--ray", "--ray-address",
    "--language",
]  # fmt: skip
TWO = ["arena", "random", "random", "--games", "2", "--seed", "1"]


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_control_c,
    )


def wait_for_games(folder: Path, count: int) -> None:
    """Until so many games are over."""
    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        path = folder / "games.jsonl"
        if path.exists() and path.read_bytes().count(b"\n") >= count:
            return
        time.sleep(0.02)
    raise AssertionError("no games in time")


def test_help_names_the_options_in_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--help"]) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80
    for word in FLAGS:
        assert re.search(rf"(?<![\w-]){word}(?![\w-])", shown), word


def test_tables_are_printed_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "results"
    flags = ["arena", "weighted", "weighted:gentle", "random", "--games", "2", "--seed", "1"]
    assert main([*flags, "--out", str(out), "--save-games"]) == 0
    said = capsys.readouterr()
    assert max(map(len, said.out.splitlines()[:-1])) <= 80  # the last names the report
    assert "base, 2 seats: 6 games\n" in said.out
    for words in (
        "agent games won tied lost win rate, 95 % Elo, 95 %",
        "agent score margin rounds a move slowest late forfeits",
        "win rate against (1) (2) (3)",
        "Elo is relative to weighted, by maximum likelihood.",
        f"Tables and plots: {out}/report.html",
    ):
        assert words in " ".join(said.out.split())
    assert said.err.startswith(f"Every game is kept in {out}\n1 of 6 games, about ")
    assert said.err.endswith("6 of 6 games, done\n")
    names = {path.name for path in out.iterdir()}
    assert names == {
        "tournament.json", "games.jsonl", "games.csv", "table.csv", "report.html", "games",
    }  # fmt: skip
    assert len(list((out / "games").iterdir())) == 6

    assert main([*flags, "--out", str(out)]) == 0
    again = capsys.readouterr()
    assert (again.out, again.err) == (said.out, "")


def test_without_a_folder_one_is_made_among_the_users_data(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*TWO[:1], "weighted", "--mode", "solo", "--games", "1", "--seed", "1"]) == 0
    (folder,) = (tmp_path / "projectl" / "arena").iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}-solo", folder.name)
    shown = " ".join(capsys.readouterr().out.split())
    assert "solo, standard: 1 game" in shown
    assert "agent score mastermind margin" in shown
    assert "Elo" not in shown


def test_forfeits_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["arena", "random", "agents.arena.villains:BadStart", "--games", "30"]
    assert main([*flags, "--out", str(tmp_path / "out")]) == 0
    said = capsys.readouterr()
    line = "forfeit: `agents.arena.villains:BadStart` as seat 2, action 1: raised RuntimeError"
    assert line in said.out
    assert "... and 20 more, all of them in report.html" in said.out
    assert "30 of 30 games, done, 30 forfeited" in said.err
    assert "< " in said.out  # its Elo has no lower end


def test_a_killed_arena_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    flags = ["arena", "random", "random", "--games", "6", "--seed", "1", "--jobs", "2"]
    process = start(*flags, "--out", str(out))
    wait_for_games(out, 2)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    kept = (out / "games.jsonl").read_bytes()
    before = kept[: kept.rfind(b"\n") + 1]
    assert 2 <= before.count(b"\n") < 6
    with (out / "games.jsonl").open("ab") as file:  # as if it had been killed within a line
        file.write(b'{"pairing": 0, "deal"')

    assert main([*flags, "--out", str(out)]) == 0
    after = (out / "games.jsonl").read_bytes()
    assert after.startswith(before)
    keys = {(game["deal"], game["rotation"]) for game in map(json.loads, after.splitlines())}
    assert len(keys) == after.count(b"\n") == 6
    assert "base, 2 seats: 6 games\n" in capsys.readouterr().out
    time.sleep(0.2)
    assert workers_for(process.pid) == []


def workers_for(pid: int) -> list[str]:
    """Workers whose arena had this number; orphans have another parent, so all are asked."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            if b"arena.worker" in (path.parent / "cmdline").read_bytes():
                status = (path.parent / "status").read_text()
                if f"PPid:\t{pid}\n" in status or "PPid:\t1\n" in status:
                    found.append(path.parent.name)
        except OSError:
            continue
    return found


def test_ctrl_c_keeps_everything_and_says_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "my results"
    process = start(*TWO[:3], "--games", "60", "--seed", "1", "--out", str(out))
    wait_for_games(out, 1)
    process.send_signal(signal.SIGINT)
    shown, said = process.communicate(timeout=30)
    assert process.returncode == 130
    assert ", not finished\n" in shown
    assert "Traceback" not in said
    assert "Stopped; all games that were over are kept. To go on:\n  projectl arena " in said
    assert said.endswith(f"--move-limit 60 --out '{out}'\n")
    assert (out / "report.html").exists()


def test_a_terminal_shows_a_bar(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TWO, "--out", str(tmp_path / "out"))
    assert terminal.end() == 0
    assert "━" in terminal.raw
    assert "2/2" in terminal.raw
    assert "base, 2 seats: 2 games" in terminal.raw
    assert "Traceback" not in terminal.raw


WRONG = [
    (["arena"], "AGENT is missing."),
    (["arena", "random"], "The mode 'base' is played against others; name at least two agents."),
    (["arena", "random", "nobody"], "There is no agent 'nobody'; agents are random"),
    (
        ["arena", "random", "nowhere:Agent"],
        "The agent 'nowhere:Agent' cannot be imported: No module named 'nowhere'",
    ),
    ([*TWO, "--sprt", "much"], "--sprt takes two Elo differences such as 0,30, not 'much'"),
    ([*TWO, "--sprt", "30,0"], "the smaller first, not 30,0"),
    ([*TWO, "--seats", "5"], "base is for 2 to 4 players, not 5"),
    ([*TWO, "--mode", "solo", "--gauntlet"], "there is no gauntlet"),
    ([*TWO, "--move-limit", "0"], "The limit for a move is more than 0"),
    ([*TWO, "--jobs", "0"], "Games at once (--jobs) are 1 to 1,000, not 0."),
    ([*TWO, "--games", "many"], "--games takes a whole number."),
    ([*TWO, "--out", "/dev/null/x"], "/dev/null/x: Not a directory"),
]


@pytest.mark.parametrize(("flags", "message"), WRONG, ids=lambda value: str(value)[-40:])
def test_wrong_input_is_answered_in_one_line(
    flags: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(flags) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines()[-1].startswith("projectl: ")
    assert said.err.count("projectl: ") == 1
    assert message in said.err
    assert list(tmp_path.rglob("*.json")) == []


NOBODY = {"name": "agents:Nobody", "module": "agents", "class": "Nobody"}
REFUSED = [
    (["random", "--jobs", "0"], Message("arena-bad-jobs", most=1000, jobs=0)),
    (["agents:Nobody"], Message("agent-no-class", **NOBODY)),
    (
        ["agents.arena.fatal:Agent"],
        Message(
            "agent-load", agent="agents.arena.fatal:Agent", fault=Message("fault-exit", status="4")
        ),
    ),
]


@pytest.mark.parametrize(("flags", "reason"), REFUSED, ids=["setting", "class", "process"])
def test_what_the_arena_refuses_is_told_in_the_persons_language(
    flags: list[str], reason: Message, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*TWO, "--jobs", "1", *flags, "--language", "uk"]) == 2
    said = capsys.readouterr().err.splitlines()[-1]  # on a busy machine agents take long to load
    assert said == f"projectl: {' '.join(words_in('uk').say(reason).split())}"
    assert not said.isascii()


def test_agents_are_found_in_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "my_agent.py").write_text(
        "from projectl.agents.random_agents import RandomAgent\nclass Mine(RandomAgent): pass\n"
    )
    done = subprocess.run(
        [*COMMAND, "arena", "random", "my_agent:Mine", "--games", "2", "--out", "out"],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "my_agent:Mine" in done.stdout


def test_the_time_left_is_said_as_people_say_it() -> None:
    words = words_in()
    times = [words.say(duration(each, words)) for each in (5, 89, 120, 7200)]
    assert times == ["5 s", "89 s", "2 min", "2.0 h"]
    assert words.say(rest(Progress(10, 40, 5, 10.0, 0), words)) == "about 60 s left"
    assert words.say(rest(Progress(40, 40, 5, 10.0, 2), words)) == "done, 2 forfeited"
