"""The language to speak: the one asked for, else the one remembered, else the system's."""

import contextlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from projectl.cli.errors import CommandError
from projectl.texts import LANGUAGES, Listing, Message, preferred_language
from projectl.texts.languages import match_language

OPTION = "--language"
AUTO = "auto"  # forget what was remembered


def config_path() -> Path:
    """The file that remembers the language: in `projectl` in the user's config folder."""
    home = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(home) / "projectl" / "language"


def remembered_language() -> str | None:
    """The language that was chosen last, if any."""
    with contextlib.suppress(OSError, UnicodeError):
        return match_language(config_path().read_text(encoding="utf-8").strip())
    return None


def remember_language(language: str | None) -> None:
    """Speak a language from now on, or forget it; where that cannot be written, only this once."""
    path = config_path()
    with contextlib.suppress(OSError):
        if language is None:
            path.unlink(missing_ok=True)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"{language}\n", encoding="utf-8")


def asked_language(arguments: Sequence[str]) -> str | None:
    """What follows `--language` anywhere in a command line, the last one of several."""
    asked = None
    for at, word in enumerate(arguments):
        if word == "--":
            break
        if word.startswith(f"{OPTION}="):
            asked = word.partition("=")[2]
        elif word == OPTION and at + 1 < len(arguments):
            asked = arguments[at + 1]
    return asked


def usual_language() -> str:
    """The language to speak when none is asked for."""
    return remembered_language() or preferred_language(os.environ)


def known_languages(link: Literal["and", "or"]) -> Listing:
    """The languages there are, by code and name."""
    return Listing(tuple(f"{code} ({name})" for code, name in LANGUAGES.items()), link)


def choose_language(asked: str) -> str:
    """The language a person asks for, remembered; CommandError names those there are."""
    if asked.lower() == AUTO:
        remember_language(None)
        return usual_language()
    language = match_language(asked)
    if language is None:
        raise CommandError(
            Message("terminal-no-language", language=asked, known=known_languages("and"))
        )
    remember_language(language)
    return language
