"""A language of long words, for layouts that are to hold in any."""

import re

from projectl.texts import Message, Words
from projectl.texts.message import Param


class LongWords(Words):
    """English with every word twice as long."""

    def __init__(self) -> None:
        super().__init__("en")
        self.depth = 0  # of messages within messages

    def say(self, message: Message | str, /, **params: Param) -> str:
        self.depth += 1
        text = super().say(message, **params)
        self.depth -= 1
        return text if self.depth else re.sub(r"[a-z]{3,}", lambda word: word[0] * 2, text)
