"""Messages from the numbers that kernels write: which field becomes which parameter, and how.

A phrase is plain data, so that the page can read the same records by the same table.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Any

from projectl.game.notation import cell_names, market_places
from projectl.rules.bits import has_bit
from projectl.rules.pieces import SHAPES, Shape
from projectl.rules.state import NONE, PLACES, SLOTS, Mode
from projectl.texts import Listing, Message
from projectl.texts.message import Param


class Form(StrEnum):
    """What a field holds, and what a reader is told of it."""

    NUMBER = "number"
    ORDINAL = "ordinal"  # slots, seats and columns, told from 1
    ORDINALS = "ordinals"  # a set of them, all listed
    SHAPE = "shape"  # by its name
    SHAPES = "shapes"  # a set, all listed
    ANY_SHAPE = "any-shape"  # a set to choose from
    SHAPE_LIST = "shape-list"  # an array with NONE after the last
    PLACE = "place"  # of the market, by its name
    PLACES = "places"  # a set, all listed
    CELLS = "cells"  # a set, all listed
    CELL_NAMES = "cell-names"  # a set as in the notation
    WORD = "word"  # one of some words
    MESSAGE = "message"  # one of some phrases


@dataclass(frozen=True)
class Source:
    """Where a parameter comes from."""

    field: str
    form: Form = Form.NUMBER
    words: tuple[str, ...] = ()
    phrases: tuple["Phrase", ...] = ()


@dataclass(frozen=True)
class Phrase:
    """A message whose parameters are read from a record."""

    code: str
    params: Mapping[str, Source] = field(default_factory=dict)

    def read(self, record: Any) -> Message:
        """The message of a record, which has the mode of its game."""
        params = {name: value_of(record, source) for name, source in self.params.items()}
        return Message(self.code, **params)

    def as_json(self) -> dict[str, Any]:
        """As plain values; what a source does not need is left out."""
        return {
            "code": self.code,
            "params": {name: _source_as_json(source) for name, source in self.params.items()},
        }


def word_of(member: IntEnum) -> str:
    """The name of a code as it stands in the code of its message."""
    return member.name.lower().replace("_", "-")


def members(bits: int, size: int) -> list[int]:
    """A set as numbers, smallest first."""
    return [number for number in range(size) if has_bit(bits, number)]


def place_name(mode: int, place: int) -> str:
    return market_places(Mode(mode))[place]


def listed_shapes(bits: int) -> tuple[str, ...]:
    return tuple(Shape(shape).name for shape in members(bits, SHAPES))


def value_of(record: Any, source: Source) -> Param:
    """A parameter, read from its field."""
    value = record[source.field]
    if source.form is Form.SHAPE_LIST:
        return Listing(tuple(Shape(shape).name for shape in value.tolist() if shape != NONE))
    if source.form is Form.WORD:
        return source.words[int(value)]
    if source.form is Form.MESSAGE:
        return source.phrases[int(value)].read(record)
    return _READERS[source.form](int(value), int(record["mode"]))


_READERS: dict[Form, Callable[[int, int], Param]] = {
    Form.NUMBER: lambda value, _: value,
    Form.ORDINAL: lambda value, _: value + 1,
    Form.ORDINALS: lambda value, _: Listing(tuple(str(n + 1) for n in members(value, SLOTS))),
    Form.SHAPE: lambda value, _: Shape(value).name,
    Form.SHAPES: lambda value, _: Listing(listed_shapes(value)),
    Form.ANY_SHAPE: lambda value, _: Listing(listed_shapes(value), "or"),
    Form.PLACE: lambda value, mode: place_name(mode, value),
    Form.PLACES: lambda value, mode: Listing(
        tuple(place_name(mode, place) for place in members(value, PLACES))
    ),
    Form.CELLS: lambda value, _: Listing(tuple(cell_names(value))),
    Form.CELL_NAMES: lambda value, _: " ".join(cell_names(value)),
}


def _source_as_json(source: Source) -> dict[str, Any]:
    plain: dict[str, Any] = {"field": source.field, "form": source.form.value}
    if source.words:
        plain["words"] = list(source.words)
    if source.phrases:
        plain["phrases"] = [phrase.as_json() for phrase in source.phrases]
    return plain
