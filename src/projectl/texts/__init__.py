"""Where a message becomes words: one set of Fluent files, read here and by the page.

A `Message` is a code with its parameters; `words_in(language).say(message)` is its sentence.
"""

from projectl.texts.languages import LANGUAGES, LanguageError, preferred_language
from projectl.texts.message import Listing, Message
from projectl.texts.words import Words, words_in

__all__ = [
    "LANGUAGES",
    "LanguageError",
    "Listing",
    "Message",
    "Words",
    "preferred_language",
    "words_in",
]
