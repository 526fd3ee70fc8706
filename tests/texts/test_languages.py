"""Which language a person prefers, by the system's settings or by name."""

import pytest

from projectl.texts.languages import check_language, match_language, preferred_language


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("en", "en"),
        ("en-GB", "en"),
        ("uk_UA.UTF-8", "uk"),
        ("ru_RU", "ru"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("HU", "hu"),
        ("xx_XX@euro", None),
    ],
)
def test_a_tag_is_served_by_a_language(tag: str, language: str | None) -> None:
    assert match_language(tag) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8", "LANGUAGE": "xx:hu:en"}, "hu"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "hu_HU"}, "ru"),
        ({"LC_MESSAGES": "pt_BR", "LANG": "hu_HU"}, "pt-BR"),
        ({"LC_ALL": "C", "LANG": "hu_HU", "LANGUAGE": "hu"}, "en"),
    ],
)
def test_the_environment_asks_as_for_any_program(
    environment: dict[str, str], language: str
) -> None:
    assert preferred_language(environment) == language


def test_names_may_be_written_in_any_case() -> None:
    assert check_language("pt_br") == "pt-BR"
