"""The head of a game file: which version, which deal, and how the game ended."""

import re
from typing import NamedTuple

from projectl.game.game import Game
from projectl.game.outcome import Outcome
from projectl.rules import api
from projectl.rules.errors import SetupError
from projectl.rules.state import SEATS, SOLO_MODES, Difficulty, EndReason, Mode
from projectl.texts import Listing, Message, words_in
from projectl.texts.message import Param

VERSION = 1
VERSION_TAG = "projectl"
NEEDED_TAGS = ("mode", "seats", "seed")
TAGS = (VERSION_TAG, "mode", "seats", "difficulty", "seed", "result", "ended by")

LONGEST_QUOTE = 100  # of what stands in a file
SEED_DIGITS = len(str((1 << api.SEED_BITS) - 1))
SEATS_DIGITS = 3

_TAG = re.compile(r"(?!\d)([^:;]*):(.*)")  # a turn begins with a number


class GameFileError(ValueError):
    """A text that is no game: the line where that shows, from 1, and the reason."""

    def __init__(self, line: int, reason: Message) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = shortened(reason)

    @property
    def message(self) -> Message:
        """The whole sentence, with the line."""
        return Message("file-error", line=self.line, reason=self.reason)

    def __str__(self) -> str:
        return words_in().say(self.message)


def shortened(message: Message) -> Message:
    """A message that quotes no more of a file than can be read at a glance."""
    return Message(message.code, **{name: _short(param) for name, param in message.params.items()})


def _short(param: Param) -> Param:
    if isinstance(param, Message):
        return shortened(param)
    if isinstance(param, str) and len(param) > LONGEST_QUOTE:
        return f"{param[:LONGEST_QUOTE]} ..."
    return param


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
    *most, last = map(str, seats)
    return f"{points}, shared by seats {', '.join(most)} and {last}"


def name_of_end(reason: EndReason) -> str:
    """Why a game ended, in a word: `black-deck-empty`."""
    return reason.name.lower().replace("_", "-")


# Reading


def check_version(lines: list[Line]) -> None:
    """The first line tells that this is a game file, and of which version."""
    begins = f"{VERSION_TAG}: {VERSION}"
    if not lines:
        raise GameFileError(1, Message("file-empty", begins=begins))
    number, text = lines[0]
    name, _, value = (part.strip() for part in text.partition(":"))
    if name != VERSION_TAG:
        raise GameFileError(number, Message("file-other", begins=begins))
    if not (value.isascii() and value.isdigit()):
        no_number = Message("file-version-no-number", version=value, begins=begins)
        raise GameFileError(number, no_number)
    if value != str(VERSION):
        raise GameFileError(number, Message("file-version-other", version=value, known=VERSION))


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
            raise GameFileError(number, Message("file-no-tag", tag=name, tags=Listing(TAGS)))
        if name in tags:
            earlier = tags[name].number
            raise GameFileError(number, Message("file-tag-twice", tag=name, earlier=earlier))
        tags[name] = Line(number, value)
    for name in NEEDED_TAGS:
        if name not in tags:
            missing = Message("file-tag-missing", tag=name, tags=Listing(NEEDED_TAGS))
            raise GameFileError(lines[end - 1].number, missing)
    return tags, lines[end:]


def deal(tags: Tags) -> Game:
    """The game the tags call for, before its first action."""
    mode = read_mode(tags["mode"])
    seats = read_seats(mode, tags["seats"])
    difficulty = read_difficulty(mode, tags)
    return Game(mode, seats, difficulty, read_seed(tags["seed"]))


def read_mode(line: Line) -> Mode:
    """One of the four games."""
    try:
        return api.named(Mode, line.text)
    except SetupError:
        wrong = Message("file-no-mode", name=line.text, names=names_of(Mode))
        raise GameFileError(line.number, wrong) from None


def read_seats(mode: Mode, line: Line) -> int:
    """The number of players, which the mode must allow."""
    seats = whole_number(line, SEATS_DIGITS, "file-seats-no-number")
    try:
        api.check_seats(mode, seats)
    except SetupError:
        limit: dict[str, Param] = {} if mode in SOLO_MODES else {"most": SEATS}
        code = "file-seats-solo" if mode in SOLO_MODES else "file-seats"
        wrong = Message(code, mode=api.name_of(mode), seats=seats, **limit)
        raise GameFileError(line.number, wrong) from None
    return seats


def read_difficulty(mode: Mode, tags: Tags) -> Difficulty | None:
    """The difficulty, which the solo modes have and the others have not."""
    line = tags.get("difficulty")
    if mode not in SOLO_MODES:
        if line is not None:
            wrong = Message("file-difficulty-not-solo", mode=api.name_of(mode))
            raise GameFileError(line.number, wrong)
        return None
    names = names_of(Difficulty)
    if line is None:
        missing = Message("file-difficulty-missing", names=names)
        raise GameFileError(tags["mode"].number, missing)
    try:
        return api.named(Difficulty, line.text)
    except SetupError:
        wrong = Message("file-no-difficulty", name=line.text, names=names)
        raise GameFileError(line.number, wrong) from None


def read_seed(line: Line) -> int:
    """What the deal is made from."""
    seed = whole_number(line, SEED_DIGITS, "file-seed-no-number")
    if seed >> api.SEED_BITS:
        raise GameFileError(line.number, Message("file-seed-too-large", bits=api.SEED_BITS))
    return seed


def names_of(kind: type[Mode] | type[Difficulty]) -> Listing:
    """All modes or difficulties, as people write them."""
    return Listing(tuple(api.name_of(member) for member in kind))


def whole_number(line: Line, digits: int, wrong: str) -> int:
    """A number in decimal digits, as many as it can need; else the message of that code."""
    text = line.text
    if not (text.isascii() and text.isdigit() and len(text) <= digits):
        raise GameFileError(line.number, Message(wrong, digits=digits, text=text))
    return int(text)


def check_result(game: Game, tags: Tags) -> None:
    """What the tags say of the end is what came of the replay."""
    came = tags_of(game)
    for name in ("result", "ended by"):
        if name not in tags:
            continue
        number, said = tags[name]
        if game.turn is not None:
            wrong = Message("file-no-result-yet", tag=name, turn=str(game.turn))
            raise GameFileError(number, wrong)
        if said.lower() != came[name]:
            wrong = Message("file-other-result", tag=name, found=came[name], said=said)
            raise GameFileError(number, wrong)
