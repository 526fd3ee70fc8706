"""A game in the terminal: you in seat 1, random players or the mastermind against you."""

import contextlib
import secrets
from collections.abc import Callable
from textwrap import wrap

from projectl.game.choices import WIDTH, legal_lines, ways_to_place
from projectl.game.notation import NotationError, parse_action, parse_shape, parse_slot
from projectl.game.reasons import listed, why_no_way, why_not
from projectl.game.telling import tell
from projectl.game.text import NAMES, describe, plural
from projectl.rules import border
from projectl.rules.play import Player, random_action
from projectl.rules.state import Difficulty, Mode, Phase

YOU = 0
KEEP = "\xa0"  # a blank that no line is broken at
NAMES_TO_YOU = ("You", *NAMES[1:])

HELP = """\
A turn is three actions, in any order (short forms on the right):
  take W2            a puzzle from a row; solo: from a place 1 to 9   t W2
  piece I1           a level-1 piece from the reserve                 p
  upgrade I1 I2      a piece for one of the next level, of the same
                     level, or lower                                  u I1 I2
  place 1 I2 b2 b3   a piece on your puzzle in slot 1, on cells named
                     by column a-e and row 1-5                        pl 1 ...
  place 1 I2         shows where it fits; places it if there is one way
  master             once a turn: a piece on each of your puzzles,
                     as one action; 'done' closes it                  m, d
Now and then:
  reward I3          a piece instead of a reward the reserve lacks    r I3
  done               ends your finishing touches                      d
  insert, end        Finesse: 2 coins buy an action; end the turn     i, e
  pass               only when nothing else is possible
Always:
  Enter or 'legal' lists what is legal, 'legal 1 I2' every way to place it;
  'board' (b) draws the board again, 'quit' (q) ends the game.
On the board '.' is card, '#' an empty cell of the hole, 'o' a covered one.
'2p +I4' is worth 2 points and pays an I4 when its hole is full; the pieces
on it come back to you. Most points win."""

SHORT = {
    "t": "take",
    "p": "piece",
    "u": "upgrade",
    "pl": "place",
    "m": "master",
    "d": "done",
    "i": "insert",
    "r": "reward",
    "e": "end",
}

Read = Callable[[str], str]  # shows a prompt, returns a line; EOFError when there are no more
Write = Callable[[str], None]


class Quit(Exception):  # noqa: N818 - nothing went wrong
    """The person wants to stop."""


class Table:
    """One game between the person and the engine's players."""

    def __init__(self, games: border.Games, read: Read, write: Write) -> None:
        self.games = games
        self.state = games[0]
        self.mode = Mode(self.state.mode)
        self.read = read
        self.write = write

    def play(self) -> None:
        """Play to the end; Quit, EOFError or KeyboardInterrupt if the person leaves before."""
        while self.state.phase != Phase.OVER:
            if self.state.player == YOU:
                self.show_board()
                self.play_action(self.ask())
            else:
                self.play_action(int(random_action(self.state, int(Player.WEIGHTED))))
        self.show_board()
        self.say(self.verdict())

    def verdict(self) -> str:
        """Whether the person has won, below the last board, where the eye is."""
        scores, ranks = border.scores_and_ranks(self.games)
        places = [int(rank) for rank in ranks[0] if rank]
        points = [int(score) for score in scores[0, : len(places)]]
        if places[YOU] == 1:
            won = "You share the victory" if places.count(1) > 1 else "You have won"
        else:
            won = "You have lost"
        return f"{won}: {plural(points[YOU], 'point')} to {listed(points[1:])}."

    def play_action(self, action: int) -> None:
        """Play an action and say what happened."""
        before = self.games.copy()
        border.play(self.games, action)
        for line in tell(before[0], action, self.state, NAMES_TO_YOU):
            self.say(line)

    def say(self, text: str) -> None:
        self.write("\n".join(wrap(text, WIDTH, subsequent_indent="  ")).replace(KEEP, " "))

    def show_board(self) -> None:
        self.write(f"\n{describe(self.state, NAMES_TO_YOU)}\n")

    def ask(self) -> int:
        """Talk to the person until a legal action comes of it."""
        self.say(f"{self.task()} (Enter: what is legal, ?: help)")
        while True:
            words = self.read("> ").lower().split()
            try:
                action = self.answer(words)
            except NotationError as error:
                self.say(f"I do not understand: {error}.")
                continue
            if action is None:
                continue
            if border.is_legal(self.games, action):
                return action
            self.say(f"Not now: {why_not(self.state, action, border.legal_actions(self.games))}.")

    def task(self) -> str:
        """What the person has to do."""
        left = plural(int(self.state.actions_left), "action")
        if self.state.phase == Phase.MASTER:
            return "Your Master: one piece a puzzle, then 'done'."
        if self.state.phase == Phase.REWARD:
            return "The reserve lacks your reward: choose another."
        if self.state.phase == Phase.TOUCH:
            return "Finishing touches: place pieces, or 'done'."
        if self.state.actions_left == 0:
            return "You have no action left: 'insert' or 'end'."
        return f"Your turn: {left} left."

    def answer(self, words: list[str]) -> int | None:
        """The action the words mean, or None when they were a question."""
        word = words[0] if words else "legal"
        if word in ("quit", "q", "exit"):
            raise Quit
        if word in ("?", "help", "h"):
            self.write(HELP)
        elif word in ("board", "b"):
            self.show_board()
        elif word in ("legal", "l"):
            self.show_legal(words[1:])
        else:
            return self.read_action([SHORT.get(word, word), *words[1:]])
        return None

    def read_action(self, words: list[str]) -> int | None:
        """The notation, and two ways to say less than it asks for."""
        if words == ["piece"]:
            words = ["piece", "i1"]
        if words[0] == "place" and len(words) == 3:
            return self.only_way(*words[1:])
        return parse_action(" ".join(words), self.mode)

    def only_way(self, slot: str, piece: str) -> int | None:
        """The one way to place a piece; None, after showing them, if there are more or none."""
        ways = self.ways(slot, piece)
        if len(ways) == 1:
            return parse_action(f"place {slot} {piece} {ways[0]}", self.mode)
        self.show_ways(slot, piece)
        return None

    def ways(self, slot: str, piece: str) -> list[str]:
        key = (parse_slot(slot), parse_shape(piece))
        return ways_to_place(border.legal_actions(self.games)).get(key, [])

    def show_legal(self, words: list[str]) -> None:
        """All that is legal, or with a slot and a piece every way to place it."""
        if len(words) == 2:
            self.show_ways(*words)
        elif words:
            raise NotationError("'legal' stands alone, or with a slot and a piece: 'legal 1 I2'")
        else:
            self.write("\n".join(legal_lines(border.legal_actions(self.games), self.mode)))

    def show_ways(self, slot: str, piece: str) -> None:
        ways = self.ways(slot, piece)
        if ways:
            unbroken = [way.replace(" ", KEEP) for way in ways]
            self.say(f"place {slot} {piece.upper()} on {', or '.join(unbroken)}")
            return
        legal = border.legal_actions(self.games)
        reason = why_no_way(self.state, parse_slot(slot), parse_shape(piece), legal)
        self.say(f"Not now: {reason}.")


def seed_line(games: border.Games, seed: int) -> str:
    """The command that deals this game again."""
    state = games[0]
    mode = Mode(state.mode)
    if mode in border.SOLO_MODES:
        which = f"--difficulty {border.name_of(Difficulty(state.difficulty))}"
    else:
        which = f"--seats {state.seats}"
    return f"The same deal again: projectl play --mode {border.name_of(mode)} {which} --seed {seed}"


def compile_kernels() -> None:
    """Use everything a game needs once, so that a first game does not stop to compile it."""
    games = border.new_games([0])
    action = int(random_action(games[0], int(Player.WEIGHTED)))
    border.is_legal(games, action)
    border.legal_actions(games)
    border.play(games, action)
    border.scores_and_ranks(games)


def run(
    mode: str = "base",
    seats: int | None = None,
    difficulty: str | None = None,
    seed: int | None = None,
    read: Read = input,
    write: Write = print,
) -> None:
    """Deal a game and play it; SetupError if there is no such game."""
    if seed is None:
        seed = secrets.randbits(border.SEED_BITS)
    games = border.new_games([seed], mode, seats, difficulty)
    compile_kernels()
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - gives the prompt a history and line editing
    write("Project L. Type ? for help; quit ends the game.")
    try:
        Table(games, read, write).play()
    except Quit:
        write("Goodbye.")
    except (EOFError, KeyboardInterrupt):
        write("\nGoodbye.")
    write(seed_line(games, seed))
