"""Whole games on a pseudo-terminal, and every way to leave one in the middle."""

import os
import random
import re
import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from cli.terminal import COMMAND, ESCAPE, Terminal, environment, kept, play_on
from projectl.game.game_file import load_game

GAMES = [
    ["--mode", "base", "--players", "human,search:gentle"],
    ["--mode", "base", "--players", "human,random,human,weighted", "--ascii"],
    ["--mode", "solo", "--difficulty", "unbeatable"],
    ["--mode", "finesse", "--players", "human,search:beginner,weighted", "--ascii"],
    ["--mode", "finesse-solo"],
]


@pytest.mark.parametrize("flags", GAMES, ids=" ".join)
def test_a_whole_game_on_a_terminal(flags: list[str], tmp_path: Path) -> None:
    """Types something of what Enter lists, until the game is over."""
    terminal = Terminal(tmp_path, "play", "--seed", "12", *flags)
    play_on(terminal, random.Random(12))
    assert terminal.end() == 0
    assert "The game is over: " in terminal.shown
    assert "To see it again:\r\n  projectl replay " in terminal.shown
    (path,) = kept(tmp_path)
    assert str(path) in terminal.shown
    assert load_game(path).is_over
    for fault in ("There is no ", "Traceback", "not saved"):
        assert fault not in terminal.raw
    assert ("\x1b[" in terminal.raw) == ("--ascii" not in flags)
    assert terminal.raw.isascii() == ("--ascii" in flags)
    lines = ESCAPE.sub("", terminal.raw).replace(str(path), "").splitlines()
    assert max(map(len, lines)) <= 80


def resumed_with(shown: str) -> str:
    """The name in the line that tells how to go on."""
    found = re.search(r"projectl play --resume (\S+)", shown)
    assert found, shown
    return found[1]


def test_control_c_keeps_the_game_and_it_can_be_finished_later(tmp_path: Path) -> None:
    dice = random.Random(3)
    terminal = Terminal(tmp_path, "play", "--mode", "solo", "--seed", "3")
    played = play_on(terminal, dice, most=6)
    terminal.press("\x03")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.raw
    name = resumed_with(terminal.shown)
    (path,) = kept(tmp_path)
    before = load_game(path)
    assert len(before.history) == played == 6

    again = Terminal(tmp_path, "play", "--resume", name)
    play_on(again, dice)
    assert again.end() == 0
    assert kept(tmp_path) == [path]
    after = load_game(path)
    assert after.is_over
    assert after.at(6) == before


def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--players", "human,weighted,random", "--seed", "5")
    play_on(terminal, random.Random(5), most=7)
    terminal.wait_for_prompt()
    board = terminal.shown
    terminal.kill()
    again = Terminal(tmp_path, "play", "--resume", "last")
    again.wait_for_prompt()
    assert board[board.index("Round") :] == again.shown[again.shown.index("Round") :]
    assert "Player 3 (random)" in again.shown
    assert "\nYou " in again.shown[: again.shown.index("Round")]  # what happened lately
    again.type("quit")
    assert again.end() == 0


def test_control_c_while_an_agent_thinks_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--players", "human,search@60s", "--seed", "14")
    terminal.type("p")
    terminal.type("p")
    terminal.shown = ""
    os.write(terminal.ours, b"p\n")
    while "Player 2 is thinking ..." not in terminal.shown:
        assert terminal.read()
    os.write(terminal.ours, b"\x03")
    assert terminal.end() == 130, terminal.shown
    assert "Traceback" not in terminal.raw
    assert terminal.shown.count("thinking") == 1
    assert f"\r{' ' * len('Player 2 is thinking ...')}\r" in terminal.raw  # it is wiped out
    assert resumed_with(terminal.shown) == kept(tmp_path)[0].stem
    assert len(load_game(kept(tmp_path)[0]).history) == 3


def test_agents_come_back_to_a_kept_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--players", "human,search:sharp@20n", "--seed", "11")
    terminal.type("quit")
    assert terminal.end() == 0
    again = Terminal(tmp_path, "play", "--resume", "last")
    again.wait_for_prompt()
    assert "Zeno (search:sharp@20n)" in again.shown
    again.type("quit")
    assert again.end() == 0


def test_a_request_to_terminate_is_answered(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "5", COLORTERM="")
    terminal.wait_for_prompt()
    assert "38;5;" in terminal.raw  # 256 colours
    terminal.signal(signal.SIGTERM)
    assert terminal.end() == 143
    assert resumed_with(terminal.shown) == kept(tmp_path)[0].stem


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--mode", "finesse-solo")
    terminal.press("\x04")
    assert terminal.end() == 0
    assert resumed_with(terminal.shown) == kept(tmp_path)[0].stem


def test_tab_completes_what_is_legal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--mode", "solo", "--seed", "4")
    assert "took I1" in terminal.type("pi\t\t")
    assert "exchanged I1 for I2" in terminal.type("u I1\t\t")
    terminal.press("\x04")
    assert terminal.end() == 0


def test_input_that_is_not_text_is_a_typing_error(tmp_path: Path) -> None:
    command = [*COMMAND, "play", "--mode", "solo", "--seed", "4"]
    done = subprocess.run(
        command, input=b"\xff\xfe\n\x1b[31m\0\n", capture_output=True, env=environment(tmp_path)
    )
    assert done.returncode == 0
    assert done.stdout.count(b"There is no word '") == 2
    assert b"\x1b" not in done.stdout
    assert b"Traceback" not in done.stderr


def test_closed_streams_are_no_crash(tmp_path: Path) -> None:
    script = shlex.join([*COMMAND, "play", "--seed", "4"]) + " <&- >&-"
    done = subprocess.run(["sh", "-c", script], capture_output=True, env=environment(tmp_path))
    assert done.returncode == 0
    assert done.stderr == b""
    assert len(kept(tmp_path)) == 1


def test_no_colour_when_none_is_wanted(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "4", NO_COLOR="1")
    terminal.type("t W1")
    assert "\x1b[" not in terminal.raw
    assert "□" in terminal.raw
    terminal.type("quit")
    assert terminal.end() == 0


def test_a_roomy_terminal_shows_larger_cards_and_true_colours(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "4", columns=120, COLORTERM="truecolor")
    terminal.wait_for_prompt()
    assert "38;2;" in terminal.raw
    longest = max(map(len, terminal.shown.splitlines()))
    assert 90 < longest < 120
    terminal.type("quit")
    assert terminal.end() == 0


def test_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    here, there = os.pipe()
    os.close(here)
    with os.fdopen(there, "wb") as gone:
        done = subprocess.run(
            [*COMMAND, "solve", "W01"],
            stdout=gone,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
        )
    assert b"Traceback" not in done.stderr
