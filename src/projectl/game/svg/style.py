"""Which colours and which language does a picture have? Both, passed on to all that is drawn."""

from collections.abc import Iterable
from dataclasses import dataclass

from projectl.game.svg.theme import Theme, theme_named
from projectl.texts import Message, Words, words_in
from projectl.texts.message import Param

NAME = "Project L"
SEPARATOR = " · "
STOPS = (".", ":", "!", "?")


@dataclass(frozen=True)
class Style:
    """The colours of a picture and the language of its texts."""

    theme: Theme
    words: Words

    def say(self, message: Message | str, /, **params: Param) -> str:
        """A message in the language of the picture."""
        return self.words.say(message, **params)

    def row(self, *messages: Message) -> str:
        """Several short texts in one line: `Base game · 2 players`."""
        return SEPARATOR.join(map(self.say, messages))

    def heading(self, message: Message) -> str:
        """A text that stands alone, with a capital letter."""
        said = self.say(message)
        return said[:1].upper() + said[1:]

    def sentences(self, messages: Iterable[Message]) -> str:
        """Several texts one after the other, each with a capital letter and a stop."""
        said = (self.heading(message) for message in messages)
        return " ".join(text if text.endswith(STOPS) else f"{text}." for text in said)


def style_named(theme: str, language: str) -> Style:
    """A style by the names of a theme and a language."""
    return Style(theme_named(theme), words_in(language))
