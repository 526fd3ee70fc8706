"""The Fluent files: complete in every language, nothing unused, the same parameters everywhere."""

import pytest

from projectl.texts import LANGUAGES
from projectl.texts.languages import ENGLISH, FOLDER

from .catalogue import entries, names_in_sources

OTHERS = [language for language in LANGUAGES if language != ENGLISH]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_messages_and_no_others(language: str) -> None:
    english, translated = set(entries(ENGLISH)), set(entries(language))
    assert sorted(english - translated) == []
    assert sorted(translated - english) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_keeps_its_messages_in_the_same_files(language: str) -> None:
    english = {path.name for path in (FOLDER / ENGLISH).glob("*.ftl")}
    assert {path.name for path in (FOLDER / language).glob("*.ftl")} == english


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_parameters_in_every_language(language: str) -> None:
    """What English shows every language shows; a language may choose by what it needs to."""
    wrong = []
    for name in entries(language).keys() & entries(ENGLISH).keys():
        english, translated = entries(ENGLISH)[name], entries(language)[name]
        told = english.shows | english.chooses
        if not english.shows <= translated.shows | translated.chooses:
            wrong.append(f"{name} does not show {english.shows - translated.shows}")
        if not translated.shows | translated.chooses <= told:
            wrong.append(f"{name} is not told {(translated.shows | translated.chooses) - told}")
    assert wrong == []


def test_every_message_is_used() -> None:
    whole, begun = names_in_sources()
    unused = [
        name
        for name in entries(ENGLISH)
        if name not in whole and not any(name.startswith(start) for start in begun)
    ]
    assert unused == []
