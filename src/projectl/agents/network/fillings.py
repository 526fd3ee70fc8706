"""How a hole can be filled with a stock of pieces, in a few numbers, from the tiling table."""

from typing import Any, NamedTuple

from projectl.agents.network.layout import COSTS, FILLING, LACKS, RIVAL_FILLING, starts_of
from projectl.rules.kernel import inlined, integer, kernel
from projectl.rules.pieces import LEVEL, SHAPES
from projectl.rules.tilings import (
    COUNT_BITS,
    COUNTS,
    SIZE_SHIFT,
    TilingTable,
    missing_from,
    multiset_size,
    shapes_in,
)

NEVER = 99
MOST_EFFORT = 20
FEWEST, EFFORT, COST, HELD, LACK, WANTED, USED = starts_of(FILLING)
RIVAL_EFFORT, RIVAL_COST, RIVAL_HELD, RIVAL_LACK = starts_of(RIVAL_FILLING)

# Actions it takes to get a piece: a level-1 piece is one, and each level more is an exchange.
# Even shapes and odd shapes are weighed by one multiplication each: counts have four bits, sums
# need eight.
EVEN = sum(15 << COUNT_BITS * shape for shape in range(0, SHAPES, 2))
ODD = sum(15 << COUNT_BITS * shape for shape in range(0, SHAPES - 1, 2))
_TOP = SHAPES // 2
EVEN_WORK = sum(int(LEVEL[2 * k]) << 8 * (_TOP - k) for k in range(_TOP + 1))
ODD_WORK = sum(int(LEVEL[2 * k + 1]) << 8 * (_TOP - 1 - k) for k in range(_TOP))


class Filling(NamedTuple):
    """What the tilings of a hole ask of a stock."""

    cost: int  # pieces to lay and to get, at least
    held: int  # pieces to lay, with none to get
    lacks: int  # pieces to get, at least
    effort: int  # pieces to lay and actions to get what is missing, at least
    wanted: int  # shapes missing from the cheapest, as guard bits
    used: int  # shapes in the cheapest, as guard bits


@kernel
def work_to_get(missing: int) -> int:
    """How many actions it takes to get pieces."""
    even = (((missing & EVEN) * EVEN_WORK) >> (8 * _TOP)) & 255
    odd = ((((missing >> COUNT_BITS) & ODD) * ODD_WORK) >> (8 * (_TOP - 1))) & 255
    return even + odd


@inlined
def filling_of(subhole: int, stock: int, table: TilingTable) -> Filling:
    """Look through all tilings of a sub-hole."""
    cost, held, lacks, effort = NEVER, NEVER, NEVER, NEVER
    wanted, used = 0, 0
    for k in range(integer(table.starts[subhole]), integer(table.starts[subhole + 1])):
        multiset = integer(table.multisets[integer(table.entries[k])])
        size = multiset >> SIZE_SHIFT
        multiset &= COUNTS
        missing = missing_from(stock, multiset)
        lacking = multiset_size(missing)
        if size + lacking < cost:
            cost = size + lacking
            wanted, used = 0, 0
        if size + lacking == cost:
            wanted |= shapes_in(missing)
            used |= shapes_in(multiset)
        lacks = min(lacks, lacking)
        if lacking == 0:
            held = min(held, size)
        effort = min(effort, size + work_to_get(missing))
    return Filling(cost, held, lacks, effort, wanted, used)


@inlined
def write_shapes(out: Any, at: int, guards: int) -> None:
    """A one for each shape whose guard bit is set."""
    for shape in range(SHAPES):
        if (guards >> (COUNT_BITS * (shape + 1) - 1)) & 1 != 0:
            out[at + shape] = 1


@inlined
def write_filling(filling: Filling, fewest: int, out: Any, at: int) -> None:
    """All numbers of a filling, into an array of zeros."""
    out[at + FEWEST] = fewest
    out[at + EFFORT] = min(filling.effort, MOST_EFFORT)
    out[at + COST + min(filling.cost, COSTS - 1)] = 1
    out[at + HELD + min(filling.held, COSTS - 1)] = 1
    out[at + LACK + min(filling.lacks, LACKS - 1)] = 1
    write_shapes(out, at + WANTED, filling.wanted)
    write_shapes(out, at + USED, filling.used)


@inlined
def write_rival_filling(filling: Filling, out: Any, at: int) -> None:
    """The few numbers of somebody else's filling, into an array of zeros."""
    out[at + RIVAL_EFFORT] = min(filling.effort, MOST_EFFORT)
    out[at + RIVAL_COST + min(filling.cost, COSTS - 1)] = 1
    out[at + RIVAL_HELD + min(filling.held, COSTS - 1)] = 1
    out[at + RIVAL_LACK + min(filling.lacks, LACKS - 1)] = 1
