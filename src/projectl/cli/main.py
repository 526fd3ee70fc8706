"""The `projectl` command: what it can do, and what it says to a wrong flag."""

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper
from typing import NoReturn

PLAY_NOTE = (
    "You have seat 1. The other seats are random players: they take a kind of action by its "
    "weight, then any legal one of that kind, and plan nothing. In the solo modes you play "
    "against the mastermind, which follows its rules."
)


class Parser(argparse.ArgumentParser):
    """Answers a wrong flag with one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def make_parser() -> Parser:
    parser = Parser(prog="projectl", description="The board game Project L.")
    parser.add_argument("--version", action="version", version=f"projectl {version('projectl')}")
    commands = parser.add_subparsers(dest="command", metavar="command", required=True)
    play = commands.add_parser("play", help="play in the terminal", description=PLAY_NOTE)
    play.add_argument("--mode", default="base", help="base, solo, finesse or finesse-solo")
    play.add_argument("--seats", type=int, help="2 to 4 players; 2 if not given, 1 in solo")
    play.add_argument("--difficulty", help="solo: standard, challenging or unbeatable")
    play.add_argument("--seed", type=int, help="deal the game of this seed, to repeat it")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0, or 2 if it was called wrongly."""
    parser = make_parser()
    options = parser.parse_args(argv)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a stray byte is a typing error, not a crash
    # Only now: loading the compiler takes a second, and help should not wait for it.
    from projectl.cli.play import run
    from projectl.rules.errors import SetupError

    try:
        run(options.mode, options.seats, options.difficulty, options.seed)
    except SetupError as error:
        parser.exit(2, f"projectl play: {error}\n")
    except BrokenPipeError:
        # Whoever read the game has left; what is still buffered has nowhere to go.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
