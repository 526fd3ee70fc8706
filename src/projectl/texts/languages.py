"""The languages there are, and which one a person prefers."""

import os
from collections.abc import Mapping
from pathlib import Path

ENGLISH = "en"
# By their own names. A folder of this name beside this file has the texts.
LANGUAGES = {
    ENGLISH: "English",
    "uk": "Українська",
    "ru": "Русский",
    "pt-BR": "Português (Brasil)",
    "hu": "Magyar",
}
FOLDER = Path(__file__).parent


class LanguageError(ValueError):
    """A language that is not there; names those that are."""


def check_language(name: str) -> str:
    """One of the languages, however its name is written: `pt_br`, `HU`."""
    found = match_language(name)
    if found is None:
        raise LanguageError(f"there is no language '{name}'; languages are {', '.join(LANGUAGES)}")
    return found


def match_language(tag: str) -> str | None:
    """The language that serves a tag such as `pt_BR.UTF-8` or `en-GB`; None if none does."""
    wanted = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for language in LANGUAGES:
        if language.lower() == wanted:
            return language
    base = wanted.partition("-")[0]
    return next((name for name in LANGUAGES if name.lower().partition("-")[0] == base), None)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """What the system's settings ask for, as gettext reads them; else English."""
    asked = environment.get("LANGUAGE", "").split(":")
    locale = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)),
        "",
    )
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return ENGLISH
    found = (match_language(tag) for tag in (*asked, locale) if tag)
    return next((language for language in found if language), ENGLISH)
