"""The language: asked for, remembered, or the system's."""

from pathlib import Path

import pytest

from projectl.cli.errors import CommandError
from projectl.cli.language import (
    asked_language,
    choose_language,
    config_path,
    remembered_language,
    usual_language,
)
from projectl.cli.main import main


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("play", None),
        ("--language hu play", "hu"),
        ("play --language=uk --seed 3", "uk"),
        ("--language hu play --language ru", "ru"),
        ("play --language", None),
        ("replay -- --language hu", None),
    ],
)
def test_a_command_line_is_asked_anywhere(line: str, language: str | None) -> None:
    assert asked_language(line.split()) == language


def test_a_choice_is_remembered_until_it_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert usual_language() == "hu"
    assert choose_language("pt_br") == "pt-BR"
    assert remembered_language() == usual_language() == "pt-BR"
    assert choose_language("auto") == "hu"
    assert remembered_language() is None


def test_an_unknown_language_is_answered_with_those_there_are() -> None:
    with pytest.raises(CommandError, match=r"no language 'xx'; there are en \(English\), uk"):
        choose_language("xx")
    assert remembered_language() is None


def test_a_config_folder_that_cannot_be_written_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").write_text("")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "taken"))
    assert choose_language("uk") == "uk"
    assert usual_language() == "en"


def test_a_broken_memory_is_none() -> None:
    config_path().parent.mkdir(parents=True)
    for content in (b"", b"klingon", b"\xff\xfe"):
        config_path().write_bytes(content)
        assert usual_language() == "en"


@pytest.mark.parametrize(
    "words", [["--language", "en", "solve", "W10"], ["solve", "W10", "--language=en"]]
)
def test_the_option_stands_before_or_after_the_command(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 0
    assert "The fewest are 1 piece" in capsys.readouterr().out
    assert remembered_language() == "en"


def test_a_wrong_language_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--language", "xx"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("projectl: There is no language 'xx'; there are ")
    assert said.err.count("\n") == 1
