"""The legal actions of a position, put together so that a person can take them in."""

from collections.abc import Iterable

from projectl.game.actions import format_action
from projectl.game.layout import width_of
from projectl.game.notation import cell_names
from projectl.rules.actions import Kind, kind_of, placed_at, traded_shapes
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, Shape
from projectl.rules.state import Mode
from projectl.texts import Words, words_in

WIDTH = 79

Ways = dict[tuple[int, Shape], list[str]]


def by_kind(actions: Iterable[int]) -> dict[Kind, list[int]]:
    """The actions of each kind there is any of, in the order of the kinds."""
    groups: dict[Kind, list[int]] = {}
    for action in sorted(int(action) for action in actions):
        groups.setdefault(Kind(kind_of(action)), []).append(action)
    return groups


def ways_to_place(actions: Iterable[int]) -> Ways:
    """For each slot (from 0) and piece, the cells it can lie on: `b2 b3`."""
    ways: Ways = {}
    for action in by_kind(actions).get(Kind.PLACE, []):
        slot, placement = placed_at(action)
        cells = " ".join(cell_names(PLACEMENT_MASK[placement]))
        ways.setdefault((slot, Shape(PLACEMENT_SHAPE[placement])), []).append(cells)
    return {key: sorted(cells) for key, cells in ways.items()}


def upgrade_lines(actions: list[int], words: Words) -> list[str]:
    """A line for all pieces that can become the same others: `upgrade I1 I2 to I3 V3`."""
    gets: dict[int, list[str]] = {}
    for give, get in map(traded_shapes, actions):
        gets.setdefault(give, []).append(Shape(get).name)
    gives: dict[str, list[str]] = {}
    for give, names in gets.items():
        gives.setdefault(" ".join(names), []).append(Shape(give).name)
    return [
        words.say("text-upgrade", gives=" ".join(names), gets=offer)
        for offer, names in gives.items()
    ]


def count_lines(ways: Ways, words: Words) -> list[str]:
    """A line a slot with how many ways each piece fits: `place 1  I1 in 5, I2 in 4`."""
    slots: dict[int, list[str]] = {}
    for (slot, shape), cells in ways.items():
        fit = words.say("text-fits", shape=shape.name, count=len(cells))
        slots.setdefault(slot, []).append(fit)
    return [f"place {slot + 1}  {', '.join(fits)}" for slot, fits in slots.items()]


def way_line(slot: int, shape: Shape, ways: list[str], words: Words, room: int = WIDTH) -> str:
    """A slot and a piece with the cells it fits on, as many as there is room for."""
    start = f"place {slot + 1} {shape.name} "
    count = len(ways)
    line = start + ", ".join(ways)
    while ways and width_of(line) > room:
        ways = ways[:-1]
        line = words.say("text-more-ways", shown=start + ", ".join(ways), count=count)
    return line


def legal_lines(
    actions: Iterable[int], mode: Mode, cells: bool = True, words: Words | None = None
) -> list[str]:
    """What is legal, grouped by kind; placements with some of their cells, or only counted."""
    words = words or words_in()
    groups = by_kind(actions)
    lines: list[str] = []
    for kind, group in groups.items():
        if kind is Kind.UPGRADE:
            lines += upgrade_lines(group, words)
        elif kind is Kind.PLACE:
            ways = ways_to_place(group)
            found = [way_line(slot, shape, fits, words) for (slot, shape), fits in ways.items()]
            lines += found if cells else count_lines(ways, words)
        else:
            texts = [format_action(action, mode).split() for action in group]
            lines.append(" ".join([texts[0][0], *(word for _, *rest in texts for word in rest)]))
    return lines
