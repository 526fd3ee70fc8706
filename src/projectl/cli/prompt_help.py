"""The answer to `help`: what can be typed at the prompt, what it does, and its short form."""

from projectl.game.layout import pad, wrap
from projectl.game.text import WIDTH
from projectl.texts import LANGUAGES, Words

INDENT, TYPED, TEXT, SHORT = 2, 19, 46, 11  # columns

# What is typed, its short form, and the message that says what it does.
TURN = (
    ("take W2", "t W2", "terminal-help-take"),
    ("piece", "p", "terminal-help-piece"),
    ("upgrade I1 I2", "u I1 I2", "terminal-help-upgrade"),
    ("place 1 I2 b2 b3", "pl 1 ...", "terminal-help-place"),
    ("place 1 I2", "", "terminal-help-place-where"),
    ("master", "m, d", "terminal-help-master"),
)
AT_TIMES = (
    ("reward I3", "r I3", "terminal-help-reward"),
    ("insert, end", "i, e", "terminal-help-insert"),
    ("done, pass", "", "terminal-help-done"),
)
ALWAYS = (
    ("Enter, legal", "", "terminal-help-legal"),
    ("hint, hint 5", "", "terminal-help-hint"),
    ("undo", "", "terminal-help-undo"),
    ("board, board 2", "", "terminal-help-board"),
    ("log, save NAME", "", "terminal-help-log"),
    ("language uk", "", "terminal-help-language"),
    ("quit", "", "terminal-help-quit"),
)
SECTIONS = (
    ("terminal-help-turn", TURN),
    ("terminal-help-at-times", AT_TIMES),
    ("terminal-help-always", ALWAYS),
)


def help_lines(words: Words) -> list[str]:
    """The whole answer, in lines that fit the terminal in every language."""
    lines: list[str] = []
    for heading, rows in SECTIONS:
        lines += wrap(words.say(heading), WIDTH)
        for typed, short, code in rows:
            lines += row_lines(typed, short, words.say(code, languages=" ".join(LANGUAGES)))
    return [*lines, *wrap(words.say("terminal-help-board-signs"), WIDTH)]


def row_lines(typed: str, short: str, text: str) -> list[str]:
    """One thing to type; its short form stands behind the last line."""
    left = INDENT + TYPED
    texts = wrap(text, TEXT if short else WIDTH - left)
    lines = [" " * left + line for line in texts]
    lines[0] = f"{' ' * INDENT}{typed}".ljust(left) + texts[0]
    lines[-1] = (pad(lines[-1], WIDTH - SHORT) + short) if short else lines[-1]
    return lines
