"""A whole game as a small text file: tags, then a line a turn. Reading it is replaying it."""

import contextlib
import os
import re
import secrets
from collections.abc import Iterable
from pathlib import Path

from projectl.game.actions import Action, action_of, number_of
from projectl.game.game import Game, TurnLabel
from projectl.game.legality import ExplainedIllegalActionError
from projectl.game.notation import NotationError
from projectl.game.tags import (
    GameFileError,
    Line,
    check_result,
    check_version,
    deal,
    split_tags,
    tags_of,
)
from projectl.rules.api import named
from projectl.rules.arguments import check_type, quoted
from projectl.rules.errors import ArgumentTypeError
from projectl.rules.state import Mode
from projectl.texts import Message

__all__ = [
    "GameFileError",
    "format_game",
    "format_turn",
    "load_game",
    "parse_game",
    "parse_turn",
    "save_game",
]

LARGEST_FILE = 1_000_000  # bytes
COMMENT = "#"
SEPARATOR = ";"  # between the actions of a turn
TOUCHES = "touches"  # the heading above the finishing touches

_LABEL = re.compile(r"\d+(\.\d+)?", re.ASCII)


# Writing


def format_turn(actions: Iterable[Action]) -> str:
    """Some actions in a line: `take W2; piece I1; place 1 I2 b2 b3`."""
    if isinstance(actions, str) or not isinstance(actions, Iterable):
        raise ArgumentTypeError(f"a list of actions is needed, not {quoted(actions)}")
    return f"{SEPARATOR} ".join(map(str, actions))


def format_game(game: Game) -> str:
    """The one text of a game, which `parse_game` reads."""
    check_type(game, Game, "a Game")
    lines = [f"{name}: {value}" for name, value in tags_of(game).items()]
    turns = game.turns()
    if turns:
        lines.append("")
    headed = False
    for turn, actions in turns:
        if turn.touches and not headed:
            lines.append(TOUCHES)
            headed = True
        lines.append(f"{turn} {format_turn(actions)}")
    return "\n".join(lines) + "\n"


def save_game(game: Game, path: str | os.PathLike[str]) -> None:
    """Write a game to a file: the whole of it, or if that fails leave what was there."""
    write_whole(format_game(game), path)


def write_whole(text: str, path: str | os.PathLike[str]) -> None:
    """Put a text in a file, all of it or nothing."""
    check_type(path, (str, os.PathLike), "the path of a file")
    target = Path(path).resolve()  # so that a link stays a link
    beside = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with beside.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


# Reading


def load_game(path: str | os.PathLike[str]) -> Game:
    """Read a game from a file; GameFileError says what is wrong with it, and where."""
    check_type(path, (str, os.PathLike), "the path of a file")
    with Path(path).open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    check_size(len(data))
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise GameFileError(line, Message("file-not-text")) from None
    return parse_game(text)


def parse_game(text: str) -> Game:
    """The game that a text tells, replayed; GameFileError if there is no such game."""
    if not isinstance(text, str):
        raise GameFileError(1, Message("file-not-text"))
    check_size(len(text))
    lines = lines_of(text)
    check_version(lines)
    tags, turns = split_tags(lines)
    game = deal(tags)
    replay(game, turns)
    check_result(game, tags)
    return game


def parse_turn(text: str, mode: Mode | str) -> list[Action]:
    """The actions of one line; NotationError if one of them is none."""
    check_type(text, str, "the text of a turn")
    mode = named(Mode, mode)
    parts = text.split(SEPARATOR)
    if len(parts) > 1 and not all(part.strip() for part in parts):
        raise NotationError(Message("notation-missing-action"))
    return [action_of(number_of(part, mode), mode) for part in parts] if text.strip() else []


def check_size(size: int) -> None:
    """Nothing is read that is too long for any game."""
    if size > LARGEST_FILE:
        raise GameFileError(1, Message("file-too-large", bytes=LARGEST_FILE))


def lines_of(text: str) -> list[Line]:
    """The lines that say something; CRLF, outer blanks and comments are left out."""
    lines = []
    for number, whole in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        said = whole.partition(COMMENT)[0].replace("\t", " ").strip(" \r")
        if not said.isprintable():
            odd = next(char for char in said if not char.isprintable())
            raise GameFileError(number, Message("file-not-printable", character=ascii(odd)))
        if said:
            lines.append(Line(number, said))
    return lines


def replay(game: Game, lines: list[Line]) -> None:
    """Play the turns, each of which is to be a whole one but for the last."""
    headed = False
    before: Line | None = None  # the turn before, and which it was
    turn: TurnLabel | None = None
    for line in lines:
        if before is not None and game.turn is not None and game.turn == turn:
            left = int(game.state.actions_left)
            short = Message("file-turn-stops-short", turn=str(turn), count=left)
            raise GameFileError(before.number, short)
        if line.text == TOUCHES:
            check_heading(game, headed, line)
            headed = True
            continue
        turn, before = game.turn, line
        play_turn(game, line, headed)


def check_heading(game: Game, headed: bool, line: Line) -> None:
    """The heading stands once, where the touches begin."""
    if headed:
        raise GameFileError(line.number, Message("file-heading-twice", heading=TOUCHES))
    if game.turn is not None and not game.turn.touches:
        raise GameFileError(line.number, Message("file-heading-early", turn=str(game.turn)))


def play_turn(game: Game, line: Line, headed: bool) -> None:
    """Play the actions of one line, which has to name the turn it is."""
    turn = game.turn
    fault = why_not_turn(turn, line, headed)
    if fault:
        raise GameFileError(line.number, fault)
    try:
        actions = parse_turn(line.text.removeprefix(str(turn)), game.mode)
        if not actions:
            raise NotationError(Message("file-turn-without-action", turn=str(turn)))
        for action in actions:
            if game.turn != turn:
                raise NotationError(too_late(turn, action, game.turn))
            game.play(action)
    except NotationError as error:
        raise GameFileError(line.number, error.reason) from None
    except ExplainedIllegalActionError as error:
        raise GameFileError(line.number, error.message) from None


def too_late(turn: TurnLabel | None, action: Action, following: TurnLabel | None) -> Message:
    """That an action stands in a turn that is over, and where it belongs."""
    if following is None:
        return Message("file-game-is-over", action=str(action))
    labels = {"turn": str(turn), "next": str(following)}
    return Message("file-turn-is-over", action=str(action), **labels)


def why_not_turn(turn: TurnLabel | None, line: Line, headed: bool) -> Message | None:
    """Why a line cannot be the turn it stands for; nothing if its first word names that."""
    word = line.text.split(" ")[0]
    if turn is None:
        return Message("file-nothing-follows")
    if turn.touches and not headed:
        return Message("file-touches-without-heading", heading=TOUCHES)
    if word == str(turn):
        return None
    if _LABEL.fullmatch(word):
        return Message("file-other-turn", turn=str(turn), label=word)
    if ":" in line.text:
        return Message("file-tag-below")
    return Message("file-no-label", turn=str(turn), word=word)
