"""The plain-text board: it fits, it tells what all can see, and nothing more."""

import pytest
from texts.catalogue import translated_languages
from texts.long_words import LongWords

from projectl.game.layout import width_of
from projectl.game.text import describe, field, player_names, tile_text
from projectl.rules import api
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES
from projectl.rules.state import NONE, EndReason, Phase
from projectl.rules.tiles import TILE_NUMBER, TILES
from projectl.texts import words_in

from .positions import TABLES, positions


@pytest.mark.parametrize("language", translated_languages())
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_every_position_fits_into_80_columns(mode: str, seats: int, language: str) -> None:
    words = words_in(language)
    for games in positions(3, mode, seats):
        text = describe(games[0], words=words)
        assert text.isascii() or language != "en"
        assert max(width_of(line) for line in text.splitlines()) < 80


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_columns_hold_with_words_twice_as_long(mode: str, seats: int) -> None:
    words = LongWords()
    for games in positions(3, mode, seats):
        assert max(width_of(line) for line in describe(games[0], words=words).splitlines()) < 80


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_deals_that_differ_only_in_hidden_cards_look_alike(mode: str, seats: int) -> None:
    differed = 0
    for games in positions(5, mode, seats):
        other = games.copy()
        api.reshuffle(other)
        differed += (other["deck"] != games["deck"]).any()
        assert describe(other[0]) == describe(games[0])
    assert differed


def test_face_down_tiles_are_not_shown() -> None:
    games = api.new_games([1], "finesse")
    names = [TILES[tile].name for tile in games[0].tiles]
    text = describe(games[0])
    assert f"Tiles ?? ?? {' '.join(names[2:])}" in text
    assert names[0] not in text


def test_a_field_shows_card_hole_and_what_is_covered() -> None:
    puzzle = PUZZLES[PUZZLE_NUMBER["W01"]]
    covered = 0b111 << 6  # b2 c2 d2
    assert field(puzzle, puzzle.hole) == [".....", ".###.", "..#..", "..#..", "....."]
    assert field(puzzle, puzzle.hole & ~covered) == [".....", ".ooo.", "..#..", "..#..", "....."]


def test_a_first_turn_reads_well() -> None:
    games = api.new_games([4])
    lines = describe(games[0]).splitlines()
    player = int(games[0].player)
    assert lines[0] == f"Round 1. Player {player + 1}: 3 actions left"
    assert lines[1] == "Reserve I1x8 I2x8 I3x10 V3x10 I4x10 L4x10 T4x10 S4x10 O4x10"
    assert "White row, 28 more in the deck" in lines[3]
    assert "Black row, 8 more in the deck" in lines[3]
    assert any("supply I1x1 I2x1" in line for line in lines)


def test_an_empty_place_says_so() -> None:
    games = api.new_games([4])
    games[0].market[6] = NONE
    assert "empty" in describe(games[0])


def test_solo_shows_locks_and_the_mastermind() -> None:
    text = describe(api.new_games([4], "solo", difficulty="challenging")[0])
    assert "1 lock     2 locks    1 lock" in text
    assert "holds 3 locks" in text
    assert "Deck: 6 white, then 10 black" in text


def test_the_end_shows_reason_scores_and_ranks() -> None:
    *_, games = positions(3, "base", 3)
    scores, ranks = api.scores_and_ranks(games)
    lines = describe(games[0]).splitlines()
    assert lines[0].startswith("The game is over: the black deck ran out")
    said, names = sorted(lines[1:4]), player_names(words_in())
    seats = range(3)
    points = [f"{score} point{'' if score == 1 else 's'}" for score in scores[0, :3]]
    assert said == sorted(f"{ranks[0, seat]}. {names[seat]}: {points[seat]}" for seat in seats)


@pytest.mark.parametrize("reason", list(EndReason)[1:])
def test_every_reason_to_end_has_words(reason: EndReason) -> None:
    games = api.new_games([4])
    games[0].phase = Phase.OVER
    games[0].end_reason = reason
    assert len(describe(games[0]).splitlines()[0]) > len("The game is over: .")


def test_tiles_are_explained() -> None:
    at_once, later = (TILES[TILE_NUMBER[name]] for name in ("A01", "C06"))
    assert tile_text(at_once) == "A01: at once a coin for each I4 L4 T4 placed"
    assert tile_text(later) == (
        "C06: at the end of the turn a coin for each kind you have of I4 L4 T4 S4 O4"
    )
    assert max(len(tile_text(tile)) for tile in TILES) < 80


def test_names_can_be_chosen() -> None:
    text = describe(api.new_games([4])[0], ("You", "Ada"))
    assert "You" in text
    assert "Ada" in text
    assert "Player" not in text
