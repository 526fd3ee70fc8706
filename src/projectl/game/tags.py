"""The head of a game file: which version, which deal, and how the game ended."""

import re
from typing import NamedTuple

from projectl.game.game import Game
from projectl.game.outcome import Outcome
from projectl.game.text import listed
from projectl.rules import api
from projectl.rules.errors import SetupError
from projectl.rules.state import SOLO_MODES, Difficulty, EndReason, Mode

VERSION = 1
VERSION_TAG = "projectl"
NEEDED_TAGS = ("mode", "seats", "seed")
TAGS = (VERSION_TAG, "mode", "seats", "difficulty", "seed", "result", "ended by")

LONGEST_REASON = 300
SEED_DIGITS = len(str((1 << api.SEED_BITS) - 1))
SEATS_DIGITS = 3

_TAG = re.compile(r"(?!\d)([^:;]*):(.*)")  # a turn begins with a number


class GameFileError(ValueError):
    """A text that is no game: the line where that shows, from 1, and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        if len(reason) > LONGEST_REASON:
            reason = f"{reason[:LONGEST_REASON]} ..."
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type["GameFileError"], tuple[int, str]]:
        return GameFileError, (self.line, self.reason)


class Line(NamedTuple):
    """What a line says, without comment and outer blanks."""

    number: int  # from 1
    text: str


Tags = dict[str, Line]  # each tag's line, the text being its value alone


# Writing


def tags_of(game: Game) -> dict[str, str]:
    """What stands above the turns of a game."""
    tags = {VERSION_TAG: str(VERSION), "mode": api.name_of(game.mode), "seats": str(game.seats)}
    if game.difficulty is not None:
        tags["difficulty"] = api.name_of(game.difficulty)
    tags["seed"] = str(game.seed)
    outcome = game.outcome
    if outcome is not None:
        tags["result"] = result_of(outcome)
        tags["ended by"] = name_of_end(outcome.reason)
    return tags


def result_of(outcome: Outcome) -> str:
    """Points by seat, the mastermind's last, and who won: `19 21, won by seat 2`."""
    points = " ".join(str(score.total) for score in outcome.scores)
    seats = [seat + 1 for seat in outcome.winners]
    if not seats:
        return f"{points}, won by the mastermind"
    if len(seats) == 1:
        return f"{points}, won by seat {seats[0]}"
    return f"{points}, shared by seats {listed(seats)}"


def name_of_end(reason: EndReason) -> str:
    """Why a game ended, in a word: `black-deck-empty`."""
    return reason.name.lower().replace("_", "-")


# Reading


def check_version(lines: list[Line]) -> None:
    """The first line tells that this is a game file, and of which version."""
    begins = f"a game file begins with '{VERSION_TAG}: {VERSION}'"
    if not lines:
        raise GameFileError(1, f"there is nothing in it; {begins}")
    number, text = lines[0]
    name, _, value = (part.strip() for part in text.partition(":"))
    if name != VERSION_TAG:
        raise GameFileError(number, f"this is no game file; {begins}")
    if not (value.isascii() and value.isdigit()):
        raise GameFileError(number, f"the version is a number, not '{value}'; {begins}")
    if value != str(VERSION):
        raise GameFileError(number, f"this file is version {value}; this program reads {VERSION}")


def split_tags(lines: list[Line]) -> tuple[Tags, list[Line]]:
    """The tags, none of them missing, and the lines after them."""
    tags: Tags = {}
    end = len(lines)
    for index, (number, text) in enumerate(lines):
        tag = _TAG.fullmatch(text)
        if tag is None:
            end = index
            break
        name, value = (" ".join(part.split()) for part in tag.groups())
        if name not in TAGS:
            raise GameFileError(number, f"there is no tag '{name}'; tags are {listed(TAGS)}")
        if name in tags:
            earlier = tags[name].number
            raise GameFileError(number, f"the tag '{name}' stands on line {earlier} already")
        tags[name] = Line(number, value)
    for name in NEEDED_TAGS:
        if name not in tags:
            needed = f"the tag '{name}' is missing; every game has {listed(NEEDED_TAGS)}"
            raise GameFileError(lines[end - 1].number, needed)
    return tags, lines[end:]


def deal(tags: Tags) -> Game:
    """The game the tags call for, before its first action."""
    asked = tags["mode"]
    try:
        mode = api.named(Mode, asked.text)
        asked = tags["seats"]
        seats = whole_number(asked.text, "the number of seats", SEATS_DIGITS)
        api.check_seats(mode, seats)
        asked = tags.get("difficulty", tags["mode"])
        difficulty = read_difficulty(mode, tags)
        asked = tags["seed"]
        seed = whole_number(asked.text, "a seed", SEED_DIGITS)
        return Game(mode, seats, difficulty, seed)
    except SetupError as error:
        raise GameFileError(asked.number, str(error)) from None


def whole_number(text: str, what: str, digits: int) -> int:
    """A number in decimal digits, as many as it can need."""
    if not (text.isascii() and text.isdigit() and len(text) <= digits):
        raise SetupError(f"{what} is a whole number of at most {digits} digits, not '{text}'")
    return int(text)


def read_difficulty(mode: Mode, tags: Tags) -> Difficulty | None:
    """The difficulty, which the solo modes have and the others have not."""
    if mode not in SOLO_MODES:
        if "difficulty" in tags:
            raise SetupError(f"only the solo modes have a difficulty, not {api.name_of(mode)}")
        return None
    if "difficulty" not in tags:
        names = listed(api.name_of(level) for level in Difficulty)
        raise SetupError(f"the tag 'difficulty' is missing; difficulties are {names}")
    return api.named(Difficulty, tags["difficulty"].text)


def check_result(game: Game, tags: Tags) -> None:
    """What the tags say of the end is what came of the replay."""
    came = tags_of(game)
    for name in ("result", "ended by"):
        if name not in tags:
            continue
        number, said = tags[name]
        if game.turn is not None:
            where = f"the game is not over, it stops in turn {game.turn}"
            raise GameFileError(number, f"there is no '{name}' yet: {where}")
        if said.lower() != came[name]:
            raise GameFileError(number, f"'{name}' is '{came[name]}' by the turns, not '{said}'")
