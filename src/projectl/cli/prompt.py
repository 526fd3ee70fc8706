"""What a person types at the prompt: actions in notation, commands, and their short forms."""

from projectl.game.notation import NotationError
from projectl.rules.actions import Kind
from projectl.texts import Listing, Message

COMMANDS = ("help", "legal", "hint", "undo", "board", "log", "save", "language", "quit")
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
    begun = [whole for whole in (*ACTIONS, *COMMANDS) if whole.startswith(word)]
    return begun[0] if len(begun) == 1 and word else word


def parse_line(line: str) -> list[str]:
    """The words of a line, the first in full; an empty line asks what is legal."""
    words = line.split()
    if not words:
        return ["legal"]
    first = expand(words[0])
    if first not in (*ACTIONS, *COMMANDS):
        lists = {"actions": Listing(ACTIONS), "questions": Listing(COMMANDS, "or")}
        raise NotationError(Message("terminal-no-word", word=words[0], **lists))
    rest = words[1:]
    if first == "piece" and not rest:
        rest = ["I1"]
    return [first, *rest]
