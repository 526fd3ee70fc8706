"""One action as one line of text, and back: `take W2`, `place 1 L4 b2 b3 b4 c4`, `done`.

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
    chosen_reward,
    kind_of,
    piece_action,
    place_action,
    placed_at,
    reward_action,
    take_action,
    taken_piece,
    taken_place,
    traded_shapes,
    upgrade_action,
)
from projectl.rules.api import check_action
from projectl.rules.errors import InvalidActionError
from projectl.rules.pieces import (
    DRAWINGS,
    PLACEMENT_MASK,
    PLACEMENT_SHAPE,
    SIDE,
    Shape,
    cells_of,
)
from projectl.rules.state import PLACES, ROW, SLOTS, SOLO_MODES, Mode

COLUMNS = "abcde"
CELL_NUMBER = {
    f"{letter}{row + 1}": row * SIDE + column
    for column, letter in enumerate(COLUMNS)
    for row in range(SIDE)
}
ROW_PLACES = tuple(f"{colour}{place}" for colour in "WB" for place in range(1, ROW + 1))
GRID_PLACES = tuple(str(place) for place in range(1, PLACES + 1))

_PLACEMENT_OF = {int(mask): placement for placement, mask in enumerate(PLACEMENT_MASK)}
_FOR_ITSELF = "an upgrade gives one shape for another, not {} for itself"
_PLAIN = {
    Kind.MASTER: MASTER,
    Kind.DONE: DONE,
    Kind.INSERT: INSERT,
    Kind.PASS: PASS,
    Kind.END: END,
}
_PATTERNS = {
    "take": "take W2",
    "piece": "piece I1",
    "upgrade": "upgrade I1 I2",
    "place": "place 1 I2 b2 b3",
    "reward": "reward I3",
}


class NotationError(ValueError):
    """A text that is no action; says what was wrong and what would be right."""


def market_places(mode: Mode) -> tuple[str, ...]:
    """The names of the places puzzles are taken from: of the two rows, or of the solo grid."""
    return GRID_PLACES if mode in SOLO_MODES else ROW_PLACES


def cell_names(mask: int) -> list[str]:
    """The cells of a mask by column letter and row number, sorted: `b2 b3 c3`."""
    return sorted(f"{COLUMNS[column]}{row + 1}" for row, column in cells_of(int(mask)))


def format_action(action: int, mode: Mode) -> str:
    """The one text of an action."""
    kind = Kind(kind_of(check_action(action)))
    word = kind.name.lower()
    if kind is Kind.TAKE:
        return f"{word} {_place_name(taken_place(action), mode)}"
    if kind is Kind.PIECE:
        return f"{word} {Shape(taken_piece(action)).name}"
    if kind is Kind.REWARD:
        return f"{word} {Shape(chosen_reward(action)).name}"
    if kind is Kind.UPGRADE:
        give, get = (Shape(shape) for shape in traded_shapes(action))
        if give == get:
            raise InvalidActionError(_FOR_ITSELF.format(give.name))
        return f"{word} {give.name} {get.name}"
    if kind is Kind.PLACE:
        slot, placement = placed_at(action)
        shape = Shape(PLACEMENT_SHAPE[placement])
        return " ".join((word, str(slot + 1), shape.name, *cell_names(PLACEMENT_MASK[placement])))
    return word


def _place_name(place: int, mode: Mode) -> str:
    places = market_places(mode)
    if place >= len(places):
        raise InvalidActionError(f"the two rows have {len(places)} places; there is no {place + 1}")
    return places[place]


def parse_action(text: str, mode: Mode) -> int:
    """The action a text means. Capitals, blanks and the order of cells do not matter."""
    word, *rest = text.lower().split() or [""]
    if word in _READERS:
        return _READERS[word](rest, mode)
    for kind, action in _PLAIN.items():
        if word == kind.name.lower():
            if rest:
                raise NotationError(f"'{word}' stands alone, without '{' '.join(rest)}'")
            return action
    words = ", ".join(kind.name.lower() for kind in Kind)
    raise NotationError(f"there is no action '{word}'; actions are {words}")


def _expect(rest: list[str], count: int, word: str) -> None:
    """So many words after the first one."""
    if len(rest) != count:
        number = {1: "one word", 2: "two words"}[count]
        raise NotationError(f"'{word}' takes {number} after it, as in '{_PATTERNS[word]}'")


def parse_shape(name: str) -> Shape:
    """A piece by its name."""
    try:
        return Shape[name.upper()]
    except KeyError:
        pieces = ", ".join(shape.name for shape in Shape)
        raise NotationError(f"there is no piece '{name}'; pieces are {pieces}") from None


def parse_slot(name: str) -> int:
    """A slot by its number, counted from 0."""
    slots = [str(slot + 1) for slot in range(SLOTS)]
    if name not in slots:
        raise NotationError(f"there is no slot '{name}'; slots are {', '.join(slots)}")
    return slots.index(name)


def _read_take(rest: list[str], mode: Mode) -> int:
    places = market_places(mode)
    if len(rest) != 1:
        raise NotationError(f"'take' takes one place after it, as in 'take {places[1]}'")
    if rest[0].upper() not in places:
        where = "1 to 9" if mode in SOLO_MODES else "W1 to W4 and B1 to B4"
        raise NotationError(f"there is no place '{rest[0]}'; places are {where}")
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
        raise NotationError(_FOR_ITSELF.format(give.name))
    return upgrade_action(int(give), int(get))


def _read_place(rest: list[str], _mode: Mode) -> int:
    if len(rest) < 2:
        pattern = f"as in '{_PATTERNS['place']}'"
        raise NotationError(f"'place' takes a slot, a piece and its cells after it, {pattern}")
    slot, shape = parse_slot(rest[0]), parse_shape(rest[1])
    return place_action(slot, _placement(shape, rest[2:]))


def _placement(shape: Shape, names: list[str]) -> int:
    """The placement of a shape on the named cells."""
    mask = 0
    for name in names:
        if name not in CELL_NUMBER:
            raise NotationError(f"there is no cell '{name}'; cells are a1 to e5, as in b2")
        mask |= 1 << CELL_NUMBER[name]
    placement = _PLACEMENT_OF.get(mask)
    if placement is not None and PLACEMENT_SHAPE[placement] == shape and len(names) == shape.level:
        return placement
    raise NotationError(_misfit(shape, names, mask))


def _misfit(shape: Shape, names: list[str], mask: int) -> str:
    """Why these cells are not that shape."""
    if len(names) != shape.level:
        given = f"'{' '.join(names)}' names {len(names)}" if names else "none is named"
        cells = "one cell" if shape.level == 1 else f"{shape.level} cells"
        return f"{_a(shape)} covers {cells}; {given}"
    if len(set(names)) != len(names):
        return f"'{' '.join(names)}' names a cell twice"
    if mask in _PLACEMENT_OF:
        other = Shape(PLACEMENT_SHAPE[_PLACEMENT_OF[mask]])
        return f"'{' '.join(names)}' is {_a(other)}, not {_a(shape)}"
    rows = DRAWINGS[shape].replace("/", " over ")
    turned = "turned" if shape.level < 4 else "turned or flipped"
    return f"'{' '.join(names)}' is not {_a(shape)}: {_a(shape)} is {rows}, {turned} at will"


def _a(shape: Shape) -> str:
    """A shape with the article that is said before its letter."""
    return f"{'an' if shape.name[0] in 'ILSO' else 'a'} {shape.name}"


_READERS: dict[str, Callable[[list[str], Mode], int]] = {
    "take": _read_take,
    "piece": _read_piece,
    "upgrade": _read_upgrade,
    "place": _read_place,
    "reward": _read_reward,
}
