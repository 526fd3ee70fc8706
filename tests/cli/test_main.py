"""Every command with good and with bad input: bad input gets one line and exit code 2."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.terminal import Terminal
from projectl.cli import saves
from projectl.cli.main import main
from projectl.cli.players import Seating, make_agents
from projectl.game.game import Game

COMMANDS = {
    "play": [
        "--mode", "--seats", "--players", "--difficulty", "--seed", "--resume", "--ascii",
        "--language",
    ],
    "replay": ["FILE", "--ascii", "--language"],
    "show": ["FILE", "--at", "--output", "--theme", "--sheet", "--ascii", "--language"],
    "solve": ["PUZZLE", "--with", "--hole", "--ascii", "--language"],
    "puzzles": ["--sort", "--ascii", "--language"],
}  # fmt: skip


@pytest.fixture(scope="module")
def finished() -> Game:
    """A whole game of two random players."""
    game = Game("base", 2, seed=2)
    agents = make_agents(game, Seating(("weighted", "weighted")))
    while not game.is_over:
        view = game.view(game.player)
        game.play(agents[game.player].choose(view))
    return game


@pytest.fixture
def file(tmp_path: Path, finished: Game) -> str:
    path = tmp_path / "finished.txt"
    saves.keep_game(finished, Seating(("human", "weighted")), path)
    return str(path)


def say(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints when all is well; it may be the first to compile something."""
    assert main(arguments) == 0
    said = capsys.readouterr()
    errors = [line for line in said.err.splitlines() if not line.startswith("projectl: compiling")]
    assert errors == []
    assert max(map(len, said.out.splitlines()), default=0) <= 80
    return said.out


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_names_the_options_in_80_columns(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = say(capsys, *command.split(), "--help")
    for word in COMMANDS.get(command, [*COMMANDS, "--version", "--language"]):
        assert re.search(rf"(?<![\w-]){word}(?![\w-])", shown, re.I), word
    assert shown == say(capsys, *command.split(), "-h")


def test_the_bare_command_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert say(capsys).strip() == say(capsys, "--help").strip()


LEVELS = "beginner, gentle, steady, sharp, fierce and champion"


def test_help_tells_who_the_other_players_are(capsys: pytest.CaptureFixture[str]) -> None:
    shown = " ".join(say(capsys, "play", "--help").split())
    for words in ("against search:steady", LEVELS, "throw dice"):
        assert words in shown


def test_help_does_not_wait_for_the_compiler() -> None:
    code = "import sys; from projectl.cli.main import main; main(['--help'])"
    check = "; sys.exit('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code + check], capture_output=True)
    assert done.returncode == 0


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.fullmatch(r"projectl \d+\.\d+\.\d+\n", say(capsys, "--version"))


def test_shells_can_complete_commands_and_names(tmp_path: Path) -> None:
    code = "import sys; from projectl.cli.main import main; sys.exit(main())"
    for words, expected in (("projectl so", "solve"), ("projectl solve B0", "B05")):
        env = {"_PROJECTL_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": "1"}
        env["COMP_CWORD"] = str(len(words.split()) - 1)
        env |= {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env)
        assert expected in done.stdout.split(), done


WRONG = [
    (["--wrong"], "There is no option --wrong. See projectl --help."),
    (["chess"], "There is no command 'chess'; commands are play, "),
    (["play", "--seats", "5"], "is for 2 to 4 players, not for 5."),
    (["play", "--seats", "many"], "--seats takes a whole number. See projectl --help."),
    (["play", "--seats"], "--seats takes a value after it. See projectl --help."),
    (["play", "--mode", "chess"], "; there are base, solo"),
    (["play", "--mode", "solo", "--seats", "2"], "is for one player, not for 2."),
    (["play", "--mode", "solo", "--difficulty", "hard"], "; there are standard"),
    (["play", "--difficulty", "standard"], "Only the solo modes have a difficulty."),
    (["play", "--seed", "-1"], "A seed is a whole number from 0 to 2**256 - 1, not -1."),
    (["play", "--players", "human,bob"], "There is no player 'bob'. Players are human, random"),
    (["serve", "--port", "70000"], "--port takes a number from 0 to 65535."),
    (["serve", "--workers", "0"], "--workers takes a number from 1 to 64."),
    (["play", "--seats", "3", "--players", "human,human"], "give 3 names in --players, not 2"),
    (["play", "--resume", "nothing"], "There is no game 'nothing'; no game is kept yet."),
    (["play", "--resume", "last"], "There is no unfinished game in "),
    (["play", "--resume", "last", "--seed", "3"], "A resumed game brings its own mode"),
    (["play", "--resume", "FILE"], "is over; 'projectl replay "),
    (["replay"], "FILE is missing. See projectl --help."),
    (["replay", "/"], "/ is a folder, not a game file"),
    (["replay", "BAD"], "bad.txt: line 3: "),
    (["show", "FILE", "--at", "9999"], "There is no action 9999; this game has "),
    (["show", "FILE", "--at", "-1"], "There is no action -1; this game has "),
    (["show", "FILE", "-o", "/nowhere/x.svg"], "/nowhere/x.svg: No such file or directory"),
    (["show", "FILE", "-o", "/"], "/: Is a directory"),
    (["show", "FILE", "--theme", "pink"], "There is no theme 'pink'; themes are dark, light"),
    (["show", "FILE", "--sheet"], "A sheet is a picture: say where to write it"),
    (["solve"], "solve takes a puzzle such as B05, or a hole"),
    (["solve", "B05", "--hole", "##"], "solve takes a puzzle such as B05, or a hole"),
    (["solve", "X01"], "There is no puzzle 'X01'; puzzles are W01 to W32 and B01 to B20"),
    (["solve", "B05", "--with", "L5"], "There is no piece 'L5'; pieces are I1"),
    (["solve", "--hole", "ab/cd"], "A hole is drawn with '.' and '#'"),
    (["solve", "--hole", "######"], "A hole has at most 5 rows of 5 cells"),
    (["puzzles", "--sort", "taste"], "Puzzles cannot be sorted by 'taste'; orders are name"),
]


@pytest.mark.parametrize(("flags", "message"), WRONG, ids=lambda value: str(value)[:40])
def test_wrong_input_is_answered_in_one_line(
    flags: list[str],
    message: str,
    file: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("projectl: 1\nmode: base\nseets: 2\n")
    names = {"FILE": file, "BAD": str(bad)}
    assert main([names.get(flag, flag) for flag in flags]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("projectl: ")
    assert said.err.count("\n") == 1
    assert message in said.err


def test_a_folder_that_cannot_be_made_is_answered_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "taken"))
    assert main(["play"]) == 2
    assert capsys.readouterr().err.startswith("projectl: Games cannot be kept: ")


def test_solve_draws_a_way_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    shown = say(capsys, "solve", "W10", "--with", "i1,I2,I3", "--ascii")
    assert shown == (
        "W10  1+I2  3 cells\n"
        ". . . . .    . . . . .    A I3 c2 c3 c4\n"
        ". . # . .    . . A . .\n"
        ". . # . .    . . A . .\n"
        ". . # . .    . . A . .\n"
        ". . . . .    . . . . .\n"
        "3 ways with I1, I2 and I3; pieces may be left over.\n"
        "The fewest are 1 piece: I3, as drawn.\n"
    )


def test_solve_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    shown = say(capsys, "solve", "--hole", "##./.##", "--with", "I2")
    assert "No way with I2. It takes at least 1 more piece: I2 or S4." in shown


def test_solve_without_pieces_uses_any(capsys: pytest.CaptureFixture[str]) -> None:
    assert "353,850 ways with any pieces." in say(capsys, "solve", "b5")


@pytest.mark.parametrize("order", ["name", "points", "cells", "difficulty"])
def test_puzzles_are_listed_in_every_order(order: str, capsys: pytest.CaptureFixture[str]) -> None:
    rows = say(capsys, "puzzles", "--sort", order).splitlines()[1:53]
    assert len({row.split()[0] for row in rows}) == 52
    column = {"name": None, "points": 1, "cells": 3, "difficulty": 5}[order]
    values = [float(row.split()[column]) for row in rows] if column else [0]
    assert values == sorted(values)


def test_show_draws_a_position(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Round 1. " in say(capsys, "show", file, "--at", "0")
    assert "The game is over: " in say(capsys, "show", file, "--ascii")
    for more in (["--at", "5"], ["--theme", "light"], ["--sheet"]):
        picture = tmp_path / "out.svg"
        assert main(["show", file, "-o", str(picture), *more]) == 0
        assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_replay_tells_every_turn_when_nobody_steps(
    file: str, finished: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = say(capsys, "replay", file)
    told = [line for line in shown.splitlines() if re.match(r"\d+\.\d |touches ", line)]
    assert len(told) == len(finished.turns())
    assert "has won with" in shown.splitlines()[-1]


def test_replay_steps_through_a_game_on_a_terminal(file: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "replay", file)
    assert terminal.wait_for_prompt()
    assert "after action 0 of " in terminal.shown
    first = terminal.type("")
    assert "after action 3 of " in first
    assert "Round 1. " in first
    assert "after action 6 of " in terminal.type("n")
    assert "after action 3 of " in terminal.type("p")
    assert "after action 20 of " in terminal.type("20")
    assert "There is no action 9999" in terminal.type("9999")
    assert "There is no key 'x'." in terminal.type("x")
    terminal.type("q")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.raw
