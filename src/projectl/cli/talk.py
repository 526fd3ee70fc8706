"""The words of the terminal game: help, short forms, and what happened told in few sentences."""

from collections.abc import Sequence
from itertools import groupby
from textwrap import wrap

from projectl.game.choices import WIDTH
from projectl.game.effects import effect_message
from projectl.game.game import Game
from projectl.game.notation import NotationError
from projectl.game.text import listed, plural
from projectl.rules.actions import Kind
from projectl.rules.state import Phase, State
from projectl.texts import Listing, Message, words_in

HELP = """\
A turn is three actions, in any order (short forms on the right):
  take W2            a puzzle from a row; solo: from a place 1 to 9   t W2
  piece              a level-1 piece from the reserve                 p
  upgrade I1 I2      a piece for one of the next level, of the same
                     level, or lower                                  u I1 I2
  place 1 I2 b2 b3   a piece on your puzzle in slot 1, on these cells pl 1 ...
  place 1 I2         shows where it fits; plays it if there is one way
  master             once a turn: one piece on each of your puzzles,
                     as one action; 'done' closes it                  m, d
Now and then:
  reward I3          instead of a reward the reserve lacks            r I3
  insert, end        Finesse: 2 coins buy an action; end the turn     i, e
  done, pass         end your finishing touches; nothing else is possible
Always (Tab completes what is legal):
  Enter or legal     what you can do now; 'legal 1 I2': every way to place it
  hint, hint 5       the turns that look best: points gained, and why
  undo               back to before your last action
  board, board 2     the board again; the board of player 2
  log, save NAME     what happened lately; a copy of the game
  quit               stop; the game is kept, as it is after every action
'2+I4' on a puzzle: 2 points, and an I4 when its hole is full; the pieces on it
come back to you. Pieces are drawn as 1 2 3 (bars), V, 4 (bar), L T S O."""

QUESTIONS = ("help", "legal", "hint", "undo", "board", "log", "save", "quit")
ACTIONS = tuple(kind.name.lower() for kind in Kind)
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
    "?": "help",
    "h": "help",
    "l": "legal",
    "b": "board",
    "q": "quit",
    "exit": "quit",
}


def expand(word: str) -> str:
    """A word from its short form, or from as much of it as leaves no doubt."""
    word = word.lower()
    if word in SHORT:
        return SHORT[word]
    begun = [whole for whole in (*ACTIONS, *QUESTIONS) if whole.startswith(word)]
    return begun[0] if len(begun) == 1 and word else word


def understand(line: str) -> list[str]:
    """The words of a line, the first in full; an empty line asks what is legal."""
    words = line.split()
    if not words:
        return ["legal"]
    first = expand(words[0])
    if first not in (*ACTIONS, *QUESTIONS):
        lists = {"actions": Listing(ACTIONS), "questions": Listing(QUESTIONS, "or")}
        raise NotationError(Message("terminal-no-word", word=words[0], **lists))
    rest = words[1:]
    if first == "piece" and not rest:
        rest = ["I1"]
    return [first, *rest]


def task(state: State, name: str) -> str:
    """What the person to act has to do."""
    whose = "Your" if name == "You" else f"{name}'s"
    if state.phase == Phase.MASTER:
        return f"{whose} Master: one piece a puzzle, then 'done'."
    if state.phase == Phase.REWARD:
        return "The reserve lacks your reward: choose another."
    if state.phase == Phase.TOUCH:
        return "Finishing touches: place pieces, or 'done'."
    if state.actions_left == 0:
        return "No action left: 'insert' or 'end'."
    return f"{whose} turn: {plural(int(state.actions_left), 'action')} left."


def story(game: Game, names: Sequence[str], start: int = 0) -> list[list[str]]:
    """For each action from one on, what it did and what followed."""
    words = words_in()
    told = []
    for count in range(start, len(game.history)):
        sentences = []
        for effect in game.effects(count):
            name = names[effect.seat] if effect.seat is not None else ""
            person = "you" if name == "You" else "other"
            message = effect_message(effect, game.mode, name, person)
            if message is not None:
                sentences.append(words.say(message))
        told.append(sentences)
    return told


def shortened(sentences: Sequence[str], names: Sequence[str]) -> list[str]:
    """The same told in fewer sentences: what one player did in a row becomes one."""

    def actor(sentence: str) -> str:
        return next((name for name in names if sentence.startswith(f"{name} ")), "")

    short: list[str] = []
    for name, group in groupby(sentences, actor):
        if name:
            deeds = [sentence.removeprefix(f"{name} ").removesuffix(".") for sentence in group]
            short.append(f"{name} {'; '.join(deeds)}.")
        else:
            short += group
    return short


def fit(text: str) -> str:
    """A text in lines that fit the terminal, blanks within names kept."""
    lines = wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(lines).replace("\xa0", " ")


def verdict(game: Game, names: Sequence[str]) -> str:
    """Who has won and by how much, in one line."""
    outcome = game.outcome
    assert outcome is not None
    points = [score.total for score in outcome.scores]
    if "You" in names:
        you = names.index("You")
        if you not in outcome.winners:
            won = "You have lost"
        else:
            won = "You share the victory" if len(outcome.winners) > 1 else "You have won"
        others = points[:you] + points[you + 1 :]
        return f"{won}: {plural(points[you], 'point')} to {listed(others)}."
    if not outcome.winners:
        return f"The mastermind has won: {points[-1]} points to {points[0]}."
    who = listed(names[seat] for seat in outcome.winners)
    has = "has won" if len(outcome.winners) == 1 else "share the victory"
    best = max(points[seat] for seat in outcome.winners)
    return f"{who} {has} with {plural(best, 'point')}."
