"""Stepping through a kept game, turn by turn or to any action; or all of it told in words."""

import sys
from bisect import bisect_left, bisect_right
from itertools import accumulate

from rich.console import Console

from projectl.cli import talk
from projectl.cli.board import draw_board
from projectl.cli.players import Seating
from projectl.cli.saves import find_game, read_game, seating_in
from projectl.cli.style import Look, open_console, print_lines
from projectl.game.game import Game

HELP = "Enter next turn, p previous, a number jumps to that action, q quits."


def run(name: str, ascii_only: bool) -> None:
    """Replay a game: by keys on a terminal, else at once and in words."""
    path = find_game(name)
    game = read_game(path)
    seating = Seating(seating_in(path, game).players, to_spectators=True)
    console, look = open_console(ascii_only)
    if sys.stdin.isatty() and sys.stdout.isatty():
        Replay(game, seating, console, look).step_through()
    else:
        tell_all(game, seating, console)


def tell_all(game: Game, seating: Seating, console: Console) -> None:
    """Every turn in words, each after its number, and how the game ended."""
    told = talk.story(game, seating.names)
    count = 0
    for turn, actions in game.turns():
        sentences = [line for action in told[count : count + len(actions)] for line in action]
        count += len(actions)
        label = "touches" if turn.touches else f"{turn.round_number}.{turn.seat + 1}"
        words = " ".join(talk.shortened(sentences, seating.names))
        console.print(talk.fit(f"{label} {words}"), soft_wrap=True)
    ending = talk.verdict(game, seating.names) if game.is_over else "The game is not over yet."
    console.print(talk.fit(ending), soft_wrap=True)


class Replay:
    """A game and the point it is looked at."""

    def __init__(self, game: Game, seating: Seating, console: Console, look: Look) -> None:
        self.game = game
        self.seating = seating
        self.console = console
        self.look = look
        self.told = talk.story(game, seating.names)
        lengths = [len(actions) for _, actions in game.turns()]
        self.ends = list(accumulate(lengths, initial=0))  # after how many actions turns end

    def step_through(self) -> None:
        """Show the deal, then wherever the person goes."""
        last = self.ends[-1]
        at = 0
        self.show(0, 0)
        self.say(HELP)
        while True:
            try:
                said = input(f"after action {at} of {last} > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.say("")
                return
            if said in ("q", "quit", "exit"):
                return
            to = self.target(said, at)
            if to is None:
                self.say(f"I do not understand '{said[:40]}': {HELP}")
            elif not 0 <= to <= last:
                self.say(f"There is no action {to}; this game has {last}.")
            elif to == at:
                self.say("This is the end." if at == last else "You are there.")
            else:
                self.show(min(at, to), to)
                at = to

    def target(self, said: str, at: int) -> int | None:
        """The action a key leads to; None if it is no key."""
        if said in ("", "n", "next"):
            return self.ends[min(bisect_right(self.ends, at), len(self.ends) - 1)]
        if said in ("p", "previous"):
            return self.ends[max(bisect_left(self.ends, at) - 1, 0)]
        return int(said) if said.isascii() and said.isdigit() and len(said) < 7 else None

    def show(self, start: int, at: int) -> None:
        """What happened from one action to another, and the board then."""
        begin = max(start, self.ends[max(bisect_left(self.ends, at) - 1, 0)])
        sentences = [line for action in self.told[begin:at] for line in action]
        for sentence in talk.shortened(sentences, self.seating.names):
            self.say(sentence)
        game = self.game.at(at)
        actor = self.game.at(at - 1).player if at else game.player
        self.say("")
        print_lines(self.console, draw_board(game, actor, self.seating, self.look))
        if game.is_over:
            self.say(talk.verdict(game, self.seating.names))
        self.say("")

    def say(self, text: str) -> None:
        self.console.print(talk.fit(text), soft_wrap=True)
