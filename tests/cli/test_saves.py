"""Where games are kept and how they are found again."""

import os
from pathlib import Path

import pytest

from projectl.cli import saves
from projectl.cli.errors import CommandError
from projectl.cli.launch import resumed_game
from projectl.cli.players import Seating
from projectl.game.game import Game
from projectl.game.game_file import load_game

PAIR = Seating(("human", "random"))


def kept(name: str = "", age: int = 0) -> Path:
    """A game that was kept so many seconds ago."""
    game = Game(seed=age)
    path = saves.named_path(name) if name else saves.new_path(game)
    saves.keep_game(game, PAIR, path)
    os.utime(path, (1e9 - age, 1e9 - age))
    return path


def test_a_file_is_named_by_date_and_mode_and_never_taken_twice() -> None:
    first, second = kept(), kept()
    assert first != second
    assert saves.short_name(first).count("-") >= 4
    assert "-base" in first.name


def test_a_kept_game_knows_who_plays_it_and_is_an_ordinary_game_file() -> None:
    path = kept()
    game = load_game(path)
    assert saves.seating_in(path, game) == PAIR
    assert saves.seating_in(path, game, "human,human").players == ("human", "human")


def test_a_game_file_without_a_note_or_with_a_wrong_one_gets_the_usual_players() -> None:
    path = kept()
    for note in ("", "# players: human, nobody\n", "# players: human\n"):
        path.write_text(path.read_text().split("# players")[0] + note)
        assert saves.seating_in(path, load_game(path)).players == ("human", "search:steady")


def test_a_failed_save_leaves_the_old_file_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = kept()
    before = path.read_text()
    monkeypatch.setattr("os.fsync", lambda _file: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(OSError, match="full"):
        saves.keep_game(Game(seed=9), PAIR, path)
    assert path.read_text() == before
    assert list(path.parent.iterdir()) == [path]


def test_last_is_the_newest_and_for_playing_the_newest_unfinished() -> None:
    old, broken = kept("old", age=30), kept("broken", age=10)
    broken.write_text("projectl: 1\nnonsense")
    assert saves.find_game("last") == broken
    assert saves.find_game("last", saves.unfinished()) == old


def test_a_game_is_found_by_name_and_by_path() -> None:
    path = kept("mine")
    assert saves.find_game("mine") == saves.find_game(str(path)) == path


def test_a_game_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(CommandError, match=r"no unfinished game in .*games"):
        saves.find_game("last", saves.unfinished())
    with pytest.raises(CommandError, match="no game 'x'; no game is kept yet"):
        saves.find_game("x")
    kept("mine")
    with pytest.raises(CommandError, match="no game 'x'; kept games: mine"):
        saves.find_game("x")


def test_a_named_save_is_left_as_it_is_when_it_is_resumed() -> None:
    named, automatic = kept("mine"), kept()
    assert resumed_game("mine", None)[2] not in (named, automatic)
    assert resumed_game(automatic.stem, None)[2] == automatic


def test_a_name_with_blanks_can_be_pasted_into_a_shell() -> None:
    assert saves.resume_line(kept("my game")) == "projectl play --resume 'my game'"
