"""One action as one line of text, read: `take W2`, `place 1 L4 b2 b3 b4 c4`, `done`.

Each meaningful action has exactly one text a mode. Two kinds of numbers in the fixed range mean
nothing and have none: an upgrade of a shape to itself, and place 9 of the market where there are
only the eight places of the two rows.
"""

from collections.abc import Callable

from projectl.rules.actions import (
    DONE,
    END,
    INSERT,
    MASTER,
    PASS,
    Kind,
    piece_action,
    place_action,
    reward_action,
    take_action,
    upgrade_action,
)
from projectl.rules.pieces import (
    DRAWINGS,
    PLACEMENT_MASK,
    PLACEMENT_SHAPE,
    SIDE,
    Shape,
    cells_of,
)
from projectl.rules.state import PLACES, ROW, SLOTS, SOLO_MODES, Mode
from projectl.texts import Listing, Message
from projectl.texts.errors import MessageError

COLUMNS = "abcde"
CELL_NUMBER = {
    f"{letter}{row + 1}": row * SIDE + column
    for column, letter in enumerate(COLUMNS)
    for row in range(SIDE)
}
ROW_PLACES = tuple(f"{colour}{place}" for colour in "WB" for place in range(1, ROW + 1))
GRID_PLACES = tuple(str(place) for place in range(1, PLACES + 1))

_PLACEMENT_OF = {int(mask): placement for placement, mask in enumerate(PLACEMENT_MASK)}
_PLAIN = {
    Kind.MASTER: MASTER,
    Kind.DONE: DONE,
    Kind.INSERT: INSERT,
    Kind.PASS: PASS,
    Kind.END: END,
}
EXAMPLES = {
    "take": "take W2",
    "piece": "piece I1",
    "upgrade": "upgrade I1 I2",
    "place": "place 1 I2 b2 b3",
    "reward": "reward I3",
}


class NotationError(MessageError):
    """A text that is no action."""


def market_places(mode: Mode) -> tuple[str, ...]:
    """The names of the places puzzles are taken from: of the two rows, or of the solo grid."""
    return GRID_PLACES if mode in SOLO_MODES else ROW_PLACES


def cell_names(mask: int) -> list[str]:
    """The cells of a mask by column letter and row number, sorted: `b2 b3 c3`."""
    return sorted(f"{COLUMNS[column]}{row + 1}" for row, column in cells_of(int(mask)))


def parse_action(text: str, mode: Mode) -> int:
    """The action a text means. Capitals, blanks and the order of cells do not matter."""
    word, *rest = text.lower().split() or [""]
    if word in _READERS:
        return _READERS[word](rest, mode)
    for kind, action in _PLAIN.items():
        if word == kind.name.lower():
            if rest:
                alone = Message("notation-stands-alone", word=word, rest=" ".join(rest))
                raise NotationError(alone)
            return action
    words = Listing(tuple(kind.name.lower() for kind in Kind))
    raise NotationError(Message("notation-no-action", word=word, actions=words))


def _expect(rest: list[str], count: int, word: str) -> None:
    """So many words after the first one."""
    if len(rest) != count:
        example = EXAMPLES[word]
        raise NotationError(Message("notation-words", word=word, count=count, example=example))


def parse_shape(name: str) -> Shape:
    """A piece by its name."""
    try:
        return Shape[name.upper()]
    except KeyError:
        pieces = Listing(tuple(shape.name for shape in Shape))
        raise NotationError(Message("notation-no-piece", name=name, pieces=pieces)) from None


def parse_slot(name: str) -> int:
    """A slot by its number, counted from 0."""
    slots = [str(slot + 1) for slot in range(SLOTS)]
    if name not in slots:
        raise NotationError(Message("notation-no-slot", name=name, slots=Listing(tuple(slots))))
    return slots.index(name)


def _read_take(rest: list[str], mode: Mode) -> int:
    places = market_places(mode)
    if len(rest) != 1:
        raise NotationError(Message("notation-take", example=f"take {places[1]}"))
    if rest[0].upper() not in places:
        where = "grid" if mode in SOLO_MODES else "rows"
        raise NotationError(Message(f"notation-no-place-{where}", name=rest[0]))
    return take_action(places.index(rest[0].upper()))


def _read_piece(rest: list[str], _mode: Mode) -> int:
    _expect(rest, 1, "piece")
    return piece_action(int(parse_shape(rest[0])))


def _read_reward(rest: list[str], _mode: Mode) -> int:
    _expect(rest, 1, "reward")
    return reward_action(int(parse_shape(rest[0])))


def _read_upgrade(rest: list[str], _mode: Mode) -> int:
    _expect(rest, 2, "upgrade")
    give, get = (parse_shape(name) for name in rest)
    if give == get:
        raise NotationError(Message("reason-same-shape", shape=give.name))
    return upgrade_action(int(give), int(get))


def _read_place(rest: list[str], _mode: Mode) -> int:
    if len(rest) < 2:
        raise NotationError(Message("notation-place", example=EXAMPLES["place"]))
    slot, shape = parse_slot(rest[0]), parse_shape(rest[1])
    return place_action(slot, _placement(shape, rest[2:]))


def _placement(shape: Shape, names: list[str]) -> int:
    """The placement of a shape on the named cells."""
    mask = 0
    for name in names:
        if name not in CELL_NUMBER:
            raise NotationError(Message("notation-no-cell", name=name))
        mask |= 1 << CELL_NUMBER[name]
    placement = _PLACEMENT_OF.get(mask)
    if placement is not None and PLACEMENT_SHAPE[placement] == shape and len(names) == shape.level:
        return placement
    raise NotationError(_misfit(shape, names, mask))


def _misfit(shape: Shape, names: list[str], mask: int) -> Message:
    """Why these cells are not that shape."""
    cells = " ".join(names)
    if len(names) != shape.level:
        counts = {"needed": shape.level, "given": len(names)}
        return Message("notation-cell-count", shape=shape.name, cells=cells, **counts)
    if len(set(names)) != len(names):
        return Message("notation-cell-twice", cells=cells)
    if mask in _PLACEMENT_OF:
        other = Shape(PLACEMENT_SHAPE[_PLACEMENT_OF[mask]])
        return Message("notation-other-shape", cells=cells, other=other.name, shape=shape.name)
    rows = DRAWINGS[shape].replace("/", " / ")
    return Message("notation-not-the-shape", cells=cells, shape=shape.name, rows=rows)


_READERS: dict[str, Callable[[list[str], Mode], int]] = {
    "take": _read_take,
    "piece": _read_piece,
    "upgrade": _read_upgrade,
    "place": _read_place,
    "reward": _read_reward,
}
