"""What a command shows on: a console, how things look there, and the language it speaks."""

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from projectl.cli.style import Look
from projectl.game.layout import wrap
from projectl.game.text import WIDTH
from projectl.texts import Message, Words
from projectl.texts.message import Param

KEEP = "\xa0"  # a blank that no line is broken at


@dataclass
class Screen:
    """Standard output for one person; the language may change while a game goes on."""

    console: Console
    look: Look
    words: Words

    def text(self, message: Message | str, /, **params: Param) -> str:
        """A message in the person's language."""
        return self.words.say(message, **params)

    def say(self, message: Message | str, /, **params: Param) -> None:
        """Show a message, broken into lines that fit."""
        self.say_text(self.text(message, **params))

    def say_text(self, text: str) -> None:
        """Show a text that is in words already, broken into lines that fit."""
        for line in fit(text):
            self.write(line)

    def write(self, line: str = "") -> None:
        """Show a line that is not to be broken."""
        self.console.print(line, soft_wrap=True)

    def draw(self, lines: Iterable[Text]) -> None:
        """Show lines that are not to be broken; without colour, blanks at their ends go."""
        for line in lines:
            shown = line.copy()
            if self.console.color_system is None:
                shown.rstrip()
            self.console.print(shown, soft_wrap=True)


def fit(text: str) -> list[str]:
    """A text in lines that fit the terminal, the later ones indented; some blanks are kept."""
    return [line.replace(KEEP, " ") for line in wrap(text, WIDTH, 2)]


def is_plain(ascii_only: bool) -> bool:
    """Whether to do without colour: asked for, or not on a terminal that has any."""
    dull = os.environ.get("TERM", "") in ("", "dumb") or "NO_COLOR" in os.environ
    return ascii_only or dull or not sys.stdout.isatty()


def open_screen(ascii_only: bool, words: Words) -> Screen:
    """Standard output as it can show a game."""
    if is_plain(ascii_only):
        console = Console(color_system=None, highlight=False, markup=False, emoji=False)
    else:
        console = Console(highlight=False, markup=False, emoji=False)
    speaks_unicode = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
    return Screen(console, Look(ascii_only or not speaks_unicode, console.width), words)
