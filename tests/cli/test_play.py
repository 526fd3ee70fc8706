"""The terminal game, as a person meets it."""

import os
import pty
import random
import re
import select
import subprocess
import sys
from collections.abc import Iterator

import pytest

from projectl.cli.main import main
from projectl.cli.play import Table, run
from projectl.game.notation import format_action
from projectl.rules import border
from projectl.rules.state import Mode, Phase

GAMES = [
    ["--seats", "2"],
    ["--seats", "4"],
    ["--mode", "solo", "--difficulty", "unbeatable"],
    ["--mode", "finesse", "--seats", "3"],
    ["--mode", "finesse-solo"],
]


def talk(*said: str, **setup: object) -> str:
    """All that the terminal shows when a person says so and then has no more input."""
    lines = iter(said)
    shown: list[str] = []

    def read(prompt: str) -> str:
        shown.append(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    run(read=read, write=shown.append, **({"mode": "solo", "seed": 4} | setup))  # type: ignore[arg-type]
    return "\n".join(shown)


@pytest.mark.parametrize(
    ("mode", "seats"), [("base", 2), ("base", 4), ("solo", 1), ("finesse", 3), ("finesse-solo", 1)]
)
def test_whole_games_are_played_by_saying_legal_actions(mode: str, seats: int) -> None:
    games = border.new_games([8], mode, seats)
    dice = random.Random(8)
    shown: list[str] = []

    def read(_prompt: str) -> str:
        assert games[0].player == 0
        legal = border.legal_actions(games).tolist()
        kinds: dict[str, list[str]] = {}
        for action in legal:
            text = format_action(action, Mode(games[0].mode))
            kinds.setdefault(text.split()[0], []).append(text)
        return dice.choice(kinds[dice.choice(sorted(kinds))])

    Table(games, read, shown.append).play()
    assert games[0].phase == Phase.OVER
    text = "\n".join(shown)
    assert "The game is over: " in text
    _, ranks = border.scores_and_ranks(games)
    won = "You have won" if ranks[0, 0] == 1 else "You have lost"
    assert shown[-1].startswith(won)
    assert "Not now" not in text
    assert "do not understand" not in text
    assert max(len(line) for line in text.splitlines()) < 80


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    said = ("t W1", "p", "p", "p", "u I1 I2", "p")
    assert talk(*said, mode="base", seats=3) == talk(*said, mode="base", seats=3)


def test_malformed_and_illegal_are_two_answers() -> None:
    shown = talk("jump", "piece L5", "place 3 I1 b2", "end")
    assert "I do not understand: there is no action 'jump'" in shown
    assert "I do not understand: there is no piece 'l5'" in shown
    assert "Not now: slot 3 is empty; you have no puzzle yet." in shown
    assert "Not now: you still have 3 actions" in shown


def test_enter_and_legal_list_what_is_legal() -> None:
    shown = talk("", "legal")
    assert shown.count("take 1 2 3 4 5 6 7 8 9\npiece I1\nupgrade I1 to I2\n") == 2


def test_short_forms_are_understood() -> None:
    shown = talk("t 1", "p", "u I1 I2")
    assert "You took the " in shown
    assert "You took I1." in shown
    assert "You exchanged I1 for I2." in shown
    assert "The mastermind took " in shown


def test_help_board_and_a_wrong_question() -> None:
    shown = talk("?", "help", "board", "legal now")
    assert shown.count("A turn is three actions") == 2
    assert shown.count("Round 1. You: 3 actions left") == 2
    assert "'legal' stands alone" in shown
    assert max(len(line) for line in shown.splitlines()) < 80


def test_a_placement_without_cells_shows_the_ways_or_takes_the_only_one() -> None:
    games = border.new_games([4], "solo")
    games[0].puzzle[0, 0] = 14  # W15: the whole third row
    games[0].hole[0, 0] = 0b1110 << 10
    said = iter(
        ["place 1 I1", "legal 1 i2", "place 2 I1", "place 1 L4", "place 1 I3", "pl 1 I2 b3 c3"]
    )
    shown: list[str] = []

    def read(_prompt: str) -> str:
        try:
            return next(said)
        except StopIteration:
            games[0].hole[0, 0] = 0b1000 << 10
            return "place 1 I1"

    table = Table(games, read, shown.append)
    table.play_action(table.ask())
    table.play_action(table.ask())
    text = "\n".join(shown)
    assert "place 1 I1 on b3, or c3, or d3" in text
    assert "place 1 I2 on b3 c3, or c3 d3" in text
    assert "Not now: slot 2 is empty; your puzzles are in slot 1." in text
    assert "Not now: your supply has no L4; it has I1 and I2." in text
    assert "You placed I2 on slot 1 (b3 c3)." in text
    assert "You placed I1 on slot 1 (d3)" in text


def test_no_more_input_ends_politely_with_the_way_to_repeat() -> None:
    assert talk().endswith(
        "Goodbye.\nThe same deal again: projectl play --mode solo --difficulty standard --seed 4"
    )


def test_quit_and_interrupt_end_politely() -> None:
    assert "Goodbye.\nThe same deal again: " in talk("quit")

    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    shown: list[str] = []
    run("base", 2, seed=4, read=interrupt, write=shown.append)
    assert shown[-1] == "The same deal again: projectl play --mode base --seats 2 --seed 4"


def test_without_a_seed_one_of_256_bits_is_drawn() -> None:
    seeds = {int(talk(seed=None).split()[-1]) for _ in range(2)}
    assert len(seeds) == 2
    assert all(seed.bit_length() > 200 for seed in seeds)


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--wrong"], "unrecognized arguments: --wrong"),
        (["--seats", "5"], "base is for 2 to 4 players, not 5"),
        (["--seats", "many"], "invalid int value: 'many'"),
        (["--mode", "chess"], "unknown mode 'chess'; it is one of base, solo"),
        (["--mode", "solo", "--seats", "2"], "solo is for one player, not 2"),
        (["--mode", "solo", "--difficulty", "hard"], "unknown difficulty 'hard'; it is one of"),
        (["--difficulty", "standard"], "only the solo modes have a difficulty"),
        (["--seed", "-1"], "a seed is a whole number from 0"),
    ],
)
def test_a_wrong_flag_is_answered_in_one_line(
    flags: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", *flags])
    said = capsys.readouterr()
    assert stopped.value.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert message in said.err


def test_the_help_is_honest_about_the_other_players(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--help"])
    assert stopped.value.code == 0
    assert "random players" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert re.fullmatch(r"projectl \d+\.\d+\.\d+\n", capsys.readouterr().out)


COMMAND = [sys.executable, "-c", "import sys; from projectl.cli.main import main; sys.exit(main())"]


def test_input_that_is_not_text_is_a_typing_error() -> None:
    command = [*COMMAND, "play", "--mode", "solo", "--seed", "4"]
    done = subprocess.run(command, input=b"\xff\xfe\n", capture_output=True, timeout=120)
    assert done.returncode == 0
    assert b"I do not understand" in done.stdout
    assert b"Traceback" not in done.stderr


def screen(terminal: int) -> Iterator[str]:
    """What comes on the terminal up to each prompt, then up to the end."""
    shown = b""
    while select.select([terminal], [], [], 120)[0]:
        try:
            shown += os.read(terminal, 65536)
        except OSError:
            break
        if shown.endswith(b"> "):
            yield shown.decode()
            shown = b""
    yield shown.decode()


@pytest.mark.parametrize("flags", GAMES, ids=" ".join)
def test_a_whole_game_on_a_terminal(flags: list[str]) -> None:
    """Types something of what Enter lists, until the game is over."""
    ours, theirs = pty.openpty()
    command = [*COMMAND, "play", "--seed", "12", *flags]
    dice = random.Random(12)
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs) as game:
        os.close(theirs)
        asked = False
        for shown in screen(ours):
            if not shown.endswith("> "):
                break
            os.write(ours, f"{typed(shown, dice) if asked else ''}\n".encode())
            asked = not asked
        assert game.wait(timeout=120) == 0
    os.close(ours)
    assert "The game is over: " in shown
    assert "The same deal again: " in shown


def typed(listing: str, dice: random.Random) -> str:
    """An action out of what Enter lists."""
    line = dice.choice([line for line in listing.splitlines()[:-1] if line[:1].isalpha()])
    if line.startswith("upgrade"):
        gives, gets = line.removeprefix("upgrade ").split(" to ")
        return f"upgrade {gives.split()[0]} {gets.split()[0]}"
    if line.startswith("place"):
        return line.split(",")[0]
    return " ".join(line.split()[:2])
