"""Messages in one language, from its Fluent files."""

from functools import cache, lru_cache
from typing import Any, Literal

from projectl.texts.languages import ENGLISH, FOLDER, check_language
from projectl.texts.message import Listing, Message, Param

STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
LIST_LOCALES = {ENGLISH: "en_GB"}  # no comma before the last
KEPT = 8192  # sentences: most are said again and again
PAGE_ONLY = ("guide.ftl", "rules.ftl")  # long texts that only the page shows


class MissingTextError(LookupError):
    """A code without words, or one whose parameters are not those of its words."""


class Words:
    """What everything is called in a language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # when somebody asks for words

        self.language = check_language(language)
        self.locale = self.language.replace("-", "_")
        self.bundle = FluentBundle([self.locale], use_isolating=False)
        # Typed: 1 and 1.0 may choose different plurals.
        self._kept = lru_cache(KEPT, typed=True)(self._formatted)
        for path in sorted((FOLDER / self.language).glob("*.ftl")):
            if path.name not in PAGE_ONLY:
                self.add(path.name)

    def add(self, file: str) -> None:
        """The messages of one more file."""
        from fluent.runtime import FluentResource

        text = (FOLDER / self.language / file).read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(text))
        self._kept.cache_clear()

    def has(self, code: str) -> bool:
        """Whether there are words for a code."""
        return bool(self.bundle.has_message(code))

    def say(self, message: Message | str, /, **params: Param) -> str:
        """A message in words; a code may be given with its parameters instead."""
        if isinstance(message, str):
            message = Message(message, **params)
        shown = {name: self._shown(param) for name, param in message.params.items()}
        return self._kept(message.code, **shown)

    def _formatted(self, code: str, /, **shown: int | float | str) -> str:
        pattern = self.bundle.get_message(code).value if self.has(code) else None
        if pattern is None:
            raise MissingTextError(f"there are no words for '{code}'")
        text, errors = self.bundle.format_pattern(pattern, shown)
        if errors:
            raise MissingTextError(f"'{code}' in {self.language}: {errors[0]}")
        return str(text)

    def join(self, items: Listing) -> str:
        """Several things as the language lists them."""
        from babel.lists import format_list

        shown = [str(self._shown(item)) for item in items.items]
        locale = LIST_LOCALES.get(self.language, self.locale)
        return format_list(shown, style=STYLES[items.link], locale=locale) if shown else ""

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many decimals."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(round(value, digits) + 0.0, format=pattern, locale=self.locale)

    def signed(self, value: float, digits: int = 0) -> str:
        """A number with its sign; nothing has a plus."""
        shown = round(value, digits)
        return f"{'-' if shown < 0 else '+'}{self.number(abs(shown), digits)}"

    def _shown(self, param: Param) -> Any:
        if isinstance(param, Message):
            return self.say(param)
        return self.join(param) if isinstance(param, Listing) else param


@cache
def words_in(language: str = ENGLISH) -> Words:
    """The words of a language; LanguageError if there is no such one."""
    return Words(language)
