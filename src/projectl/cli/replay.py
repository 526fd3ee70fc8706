"""Stepping through a kept game, turn by turn or to any action; or all of it told in words."""

import sys
from bisect import bisect_left, bisect_right
from itertools import accumulate

from projectl.cli.board import draw_board
from projectl.cli.narration import narrate, verdict
from projectl.cli.players import Seating
from projectl.cli.saves import find_game, read_game, seating_in
from projectl.cli.screen import Screen
from projectl.game.game import Game


def run(name: str, screen: Screen) -> None:
    """Replay a game: by keys on a terminal, else at once and in words."""
    path = find_game(name)
    game = read_game(path)
    seating = Seating(seating_in(path, game).players, to_spectators=True)
    if sys.stdin.isatty() and sys.stdout.isatty():
        Replay(game, seating, screen).step_through()
    else:
        tell_all(game, seating, screen)


def tell_all(game: Game, seating: Seating, screen: Screen) -> None:
    """Every turn in words, each after its number, and how the game ended."""
    count = 0
    for turn, actions in game.turns():
        told = " ".join(narrate(game, seating, screen.words, count, count + len(actions)))
        count += len(actions)
        label = screen.text("terminal-touches-label") if turn.touches else str(turn)
        screen.say_text(f"{label} {told}")
    if game.is_over:
        screen.say(verdict(game, seating, screen.words))
    else:
        screen.say("terminal-not-over")


class Replay:
    """A game and the point it is looked at."""

    def __init__(self, game: Game, seating: Seating, screen: Screen) -> None:
        self.game = game
        self.seating = seating
        self.screen = screen
        lengths = [len(actions) for _, actions in game.turns()]
        self.ends = list(accumulate(lengths, initial=0))  # after how many actions turns end

    def step_through(self) -> None:
        """Show the deal, then wherever the person goes."""
        last = self.ends[-1]
        at = 0
        self.show(0, 0)
        self.screen.say("terminal-replay-help")
        while True:
            prompt = self.screen.text("terminal-replay-prompt", count=at, last=last)
            try:
                typed = input(f"{prompt} > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.screen.write()
                return
            if typed in ("q", "quit", "exit"):
                return
            to = self.target(typed, at)
            if to is None:
                self.screen.say("terminal-replay-unknown", typed=typed[:40])
                self.screen.say("terminal-replay-help")
            elif not 0 <= to <= last:
                self.screen.say("terminal-no-action", number=str(to), last=last)
            elif to == at:
                self.screen.say("terminal-replay-end" if at == last else "terminal-replay-there")
            else:
                self.show(min(at, to), to)
                at = to

    def target(self, typed: str, at: int) -> int | None:
        """The action a key leads to; None if it is no key."""
        if typed in ("", "n", "next"):
            return self.ends[min(bisect_right(self.ends, at), len(self.ends) - 1)]
        if typed in ("p", "previous"):
            return self.ends[max(bisect_left(self.ends, at) - 1, 0)]
        return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 7 else None

    def show(self, start: int, at: int) -> None:
        """What happened from one action to another, and the board then."""
        begin = max(start, self.ends[max(bisect_left(self.ends, at) - 1, 0)])
        for paragraph in narrate(self.game, self.seating, self.screen.words, begin, at):
            self.screen.say_text(paragraph)
        game = self.game.at(at)
        actor = self.game.at(at - 1).player if at else game.player
        self.screen.write()
        self.screen.draw(draw_board(game, actor, self.seating, self.screen.look, self.screen.words))
        if game.is_over:
            self.screen.say(verdict(game, self.seating, self.screen.words))
        self.screen.write()
