"""Errors that are told to people: the reason is a message, and their text its English sentence."""

from projectl.texts.message import Message
from projectl.texts.words import words_in


class MessageError(ValueError):
    """Something a person got wrong; says what was wrong and what would be right."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return words_in().say(self.reason)
