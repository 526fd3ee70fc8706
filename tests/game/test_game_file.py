"""Game files: every game there and back, old files for ever, and what is said of bad ones."""

import pickle
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from round_trip import VARIANTS, assert_round_trip, random_game

from projectl import Game
from projectl.game.actions import Action, Piece, Take
from projectl.game.game_file import (
    LARGEST_FILE,
    GameFileError,
    format_game,
    format_turn,
    load_game,
    parse_game,
    parse_turn,
    save_game,
)
from projectl.game.notation import NotationError
from projectl.rules.api import VariantNames
from projectl.rules.pieces import Shape
from projectl.rules.state import EndReason, Mode, Phase

from .files import GAMES, HEAD, TURNS, finished, line_at_fault, refused, told

NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"
seeds = st.integers(0, (1 << 256) - 1)


# There and back


@settings(max_examples=60)
@given(st.sampled_from(VARIANTS), seeds, st.none() | st.integers(0, 250))
def test_a_game_comes_back_from_its_text_and_the_text_too(
    variant: VariantNames, seed: int, stop: int | None
) -> None:
    assert_round_trip(random_game(variant, seed, stop))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant)))
def test_a_game_can_be_put_aside_after_any_action(variant: VariantNames) -> None:
    game = random_game(variant, seed=8)
    last = len(game.history)
    for count in {*range(0, last, 7), last - 1, last}:
        assert_round_trip(game.at(count))


@settings(max_examples=30)
@given(st.sampled_from(VARIANTS), seeds, st.integers(1, 60))
def test_a_turn_comes_back_from_its_line(variant: VariantNames, seed: int, stop: int) -> None:
    game = random_game(variant, seed, stop)
    for _, actions in game.turns():
        assert parse_turn(format_turn(actions), game.mode) == actions


def test_the_text_reads_as_documented() -> None:
    game = Game(seed=5)
    assert format_game(game) == HEAD
    game.play_all(["take W2", "piece I1", "upgrade I2 V3", "take B1", "piece I1", "piece I1"])
    assert format_game(game) == HEAD + TURNS


def test_a_line_of_a_turn_reads_as_documented() -> None:
    actions: list[Action] = [Take("W2"), Piece(Shape.I1)]
    assert format_turn(actions) == "take W2; piece I1"
    assert parse_turn(" TAKE w2 ;piece I1 ", Mode.BASE) == actions
    assert parse_turn(format_turn([]), Mode.BASE) == []
    for text in (";", "take W2;", "take W2;; piece I1", "; take W2"):
        with pytest.raises(NotationError, match="An action is missing; a ';' stands between"):
            parse_turn(text, Mode.BASE)


# Files that must stay readable


@pytest.mark.parametrize(
    ("name", "actions", "totals", "winners", "reason"),
    [
        ("base", 181, [0, 12], (1,), EndReason.BLACK_DECK_EMPTY),
        ("idle", 90, [0, -2], (0,), EndReason.IDLE_ROUNDS),
        ("solo", 49, [2, 38], (), EndReason.DECK_EMPTY),
        ("finesse", 107, [4, 4, 4], (0,), EndReason.LAST_TILE),
        ("finesse-solo", 36, [2, 19], (), EndReason.LAST_TILE),
    ],
)
def test_a_stored_game_replays_to_its_exact_result(
    name: str, actions: int, totals: list[int], winners: tuple[int, ...], reason: EndReason
) -> None:
    path = GAMES / f"{name}.projectl"
    game = load_game(path)
    assert format_game(game) == path.read_text(encoding="utf-8")
    assert len(game.history) == actions
    assert game.outcome is not None
    assert [score.total for score in game.outcome.scores] == totals
    assert (game.outcome.winners, game.outcome.reason) == (winners, reason)


def test_a_stored_game_edited_by_hand_stays_readable() -> None:
    game = load_game(GAMES / "by-hand.projectl")
    assert (game.mode, game.seats, game.seed) == (Mode.FINESSE, 4, (1 << 256) - 4)
    assert (str(game.turn), game.phase, len(game.history)) == ("3.3", Phase.MASTER, 37)
    assert_round_trip(game)


def test_the_game_of_the_documentation_is_one() -> None:
    blocks = re.findall(r"```\n(projectl: .*?)```", NOTATION.read_text(encoding="utf-8"), re.S)
    assert [format_game(parse_game(block)) for block in blocks] == blocks
    assert len(blocks) == 1


def test_every_mode_has_a_stored_game() -> None:
    games = [load_game(path) for path in GAMES.glob("*.projectl")]
    assert len(games) == 6
    assert {game.mode for game in games} == set(Mode)


# What is forgiven


@pytest.mark.parametrize(
    "text",
    [
        (HEAD + TURNS).replace("\n", "\r\n"),
        (HEAD + TURNS).replace("\n", " \t\n"),
        (HEAD + TURNS).rstrip("\n"),
        (HEAD + TURNS).replace("\n", " # why not\n"),
        (HEAD + TURNS).replace("\n\n", "\n"),
        (HEAD + TURNS).replace("\n", "\n\n"),
        (HEAD + TURNS).replace("; ", ";").replace(": ", " : "),
        "\ufeff# a game\n" + HEAD + TURNS + "\x00".join("# \u2028"),
        (HEAD + TURNS).replace("mode: base\nseats: 2", "seats: 2\nmode: Base"),
    ],
)
def test_blanks_line_ends_comments_and_the_order_of_tags_do_not_matter(text: str) -> None:
    assert format_game(parse_game(text)) == HEAD + TURNS


def test_a_heading_may_stand_before_touches_that_are_still_to_come() -> None:
    lines = [line for line in finished() if not line.startswith(("result", "ended by"))]
    text = "\n".join(lines[: lines.index("touches") + 1])
    assert parse_game(text).phase is Phase.TOUCH


# Bad files


def test_a_file_too_large_for_any_game_is_not_read() -> None:
    text = HEAD + "#" * LARGEST_FILE
    assert told(text) == (1, "A game file has at most 1,000,000 bytes; this has more.")


def test_a_long_reason_is_cut() -> None:
    assert len(str(refused(HEAD + "x" * 100_000))) < 400


@pytest.mark.parametrize(
    ("turns", "line", "reason"),
    [
        ("1.1 jump", 5, "There is no action 'jump'; actions are take, piece"),
        ("1.1 take W2;", 5, "An action is missing; a ';' stands between two actions"),
        ("1.1", 5, "Turn 1.1 has no action; leave the line out"),
        ("\n1.1 take W2; done", 6, "'done' is not legal now. There is no Master to end; your turn"),
        ("1.1 place 3 I1 b2", 5, "'place 3 I1 b2' is not legal now. Slot 3 is empty; you have"),
        ("1.2 take W2", 5, "This is turn 1.1, not 1.2"),
        ("2.1 take W2", 5, "This is turn 1.1, not 2.1"),
        ("1 take W2", 5, "This is turn 1.1, not 1"),
        ("take W2", 5, "This is turn 1.1, so the line begins with '1.1', not with 'take'"),
        (TURNS + "result: 0 0", 8, "Tags stand above the first turn"),
        ("touches\n1.1 take W2", 5, "No finishing touches yet: this is turn 1.1"),
        (TURNS + "touches", 8, "No finishing touches yet: this is turn 2.1"),
        (
            "1.1 take W2; piece I1\n1.2 take B1; piece I1; piece I1",
            5,
            "Turn 1.1 stops short, with 1 action left; only the last turn of a file may",
        ),
        ("1.1 take W2\n1.1 piece I1", 5, "Turn 1.1 stops short, with 2 actions left"),
        (
            "1.1 take W2; piece I1; piece I1; take B1",
            5,
            "Turn 1.1 is over before 'take B1'; the next line is turn 1.2",
        ),
    ],
)
def test_a_bad_turn_is_reported_with_its_line(turns: str, line: int, reason: str) -> None:
    at, said = told(HEAD + turns)
    assert (at, said[: len(reason)]) == (line, reason)


def test_touches_need_their_heading_once() -> None:
    lines = finished()
    heading = lines.index("touches")
    assert told("\n".join(lines[:heading] + lines[heading + 1 :])) == (
        heading + 1,
        "The finishing touches have begun; a line 'touches' comes before them.",
    )
    twice = "\n".join([*lines[: heading + 1], *lines[heading:]])
    assert told(twice) == (heading + 2, "There is a line 'touches' already.")


def test_nothing_follows_the_end() -> None:
    lines = finished()
    more = "\n".join([*lines, "1 done"])
    assert told(more) == (len(lines) + 1, "The game is over; no turn can follow.")
    more = "\n".join([*lines[:-1], lines[-1] + "; done"])
    assert told(more) == (len(lines), "The game is over before 'done'.")


@settings(max_examples=60)
@given(st.data())
def test_a_file_with_a_line_lost_or_garbled_is_refused_with_a_line_of_it(
    data: st.DataObject,
) -> None:
    lines = finished()
    at = data.draw(st.integers(0, len(lines) - 1).filter(lambda at: lines[at] != ""))
    garbled = data.draw(st.none() | st.text(max_size=20))
    lines[at : at + 1] = [] if garbled is None else [garbled]
    text = "\n".join(lines)
    line = line_at_fault(text)
    assert line is None or 1 <= line <= text.count("\n") + 1


@given(st.text())
def test_any_text_is_a_game_or_a_record_file_error(text: str) -> None:
    refused(text)
    refused(f"projectl: 1\n{text}")


def test_an_error_survives_pickling() -> None:
    error = refused(HEAD + "1.1 jump")
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.line, copy.reason) == (str(error), error.line, error.reason)


# Files


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.projectl"
    game = random_game(VARIANTS[0], seed=4, stop=50)
    save_game(game, path)
    assert path.read_bytes() == format_game(game).encode()
    assert load_game(str(path)) == game
    save_game(Game(seed=5), str(path))
    assert load_game(path) == Game(seed=5)
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.projectl"
    save_game(Game(seed=5), path)

    def full(_descriptor: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="the disk is full"):
        save_game(Game(seed=2), path)
    assert load_game(path) == Game(seed=5)
    assert list(tmp_path.iterdir()) == [path]


def test_saving_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    path, link = tmp_path / "game.projectl", tmp_path / "link.projectl"
    save_game(Game(seed=5), path)
    link.symlink_to(path)
    save_game(Game(seed=2), link)
    assert link.is_symlink()
    assert load_game(path) == Game(seed=2)


def test_a_file_that_is_not_there_or_not_text_is_told_apart(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_game(tmp_path / "nothing.projectl")
    path = tmp_path / "game.projectl"
    path.write_bytes(HEAD.encode() + b"\xff\xfe")
    with pytest.raises(GameFileError, match="line 5: A game file is plain text in UTF-8"):
        load_game(path)
    path.write_bytes(b"\0" * (LARGEST_FILE + 1))
    with pytest.raises(GameFileError, match="line 1: A game file has at most 1,000,000 bytes"):
        load_game(path)
