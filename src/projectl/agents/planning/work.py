"""How much work a hole is: the least one must do to fill it with the pieces one has. Exact.

Work is counted in half actions. Laying a piece of the stock is one action. A piece that is missing
has to be got first, which takes longer the larger it is; the prices are what it takes on average.
The search deepens step by step and remembers, of a hole with a stock, how much is too little.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from projectl.rules.bits import count_bits, lowest_bit
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import CELLS, LEVEL, LEVELS, SHAPES
from projectl.rules.solve import (
    FIRST_LAID,
    LAID,
    LAID_MASK,
    LAID_SHAPE,
    ONE_PIECE,
    STOCK_BITS,
    STOCK_ROOM,
    held,
    useful,
)

Memory = NDArray[np.int64]
Steps = NDArray[Any]  # of STEP records

LAY = 2  # half actions for a piece of the stock
LAY_MISSING = np.array([0, 4, 5, 6, 7], np.int64)  # by level, for a piece that is not in the stock

FAR = 20  # work beyond which a bound, that knows no shapes, is as good as the truth

STEP = np.dtype(
    (
        np.record,
        [
            ("hole", np.int64),  # the cells still empty
            ("stock", np.int64),  # the pieces left
            ("allowed", np.int64),  # the work that may still be done
            ("laid", np.int64),  # the next placement to try
            ("key", np.int64),  # hole and stock as a number
        ],
    )
)

# A row a question: its key, and twice the work plus one if it is known, else twice a lower bound.
MEMORY_BITS = 18
MEMORY_ROWS = 1 << MEMORY_BITS
KEY, ANSWER = 0, 1
_SPREAD = np.uint64(0x9E3779B97F4A7C15)


def new_memory() -> Memory:
    """An empty memory, for one thread; answers hold for ever, so it is never emptied."""
    return np.zeros((MEMORY_ROWS, 2), np.int64)


def new_steps() -> Steps:
    """Scratch for one search: a step for every piece down to the full hole."""
    return np.zeros(CELLS + 1, STEP)


@kernel
def row_of(key: int) -> int:
    """The row of a key: the top bits of a product, which depend on every bit of it."""
    return integer((np.uint64(key) * _SPREAD) >> np.uint64(64 - MEMORY_BITS))


@kernel
def least_work(cells: int, stock: int) -> int:
    """What any filling of so many cells costs at least: big pieces first, and shape no matter."""
    work = 0
    for smaller in range(SHAPES - 1):
        shape = SHAPES - 1 - smaller
        size = LEVEL[shape]
        taken = min(held(stock, shape), (cells + size - 1) // size)
        work += LAY * taken
        cells -= taken * size
        if cells <= 0:
            return work
    return work + (cells * LAY_MISSING[LEVELS] + LEVELS - 1) // LEVELS


@kernel
def known_work(key: int, hole: int, stock: int, memory: Memory) -> int:
    """Twice the work plus one where it is remembered, else twice the best lower bound."""
    row = row_of(key)
    if memory[row, KEY] == key:
        return memory[row, ANSWER]
    return 2 * least_work(count_bits(hole), stock)


@kernel
def remember(key: int, answer: int, memory: Memory) -> None:
    """Keep an answer; it replaces that of another key in its row."""
    row = row_of(key)
    memory[row, KEY] = key
    memory[row, ANSWER] = answer


@kernel
def enter(step: Any, hole: int, stock: int, allowed: int) -> None:
    """Begin with a hole, a stock and so much work allowed."""
    step.hole = hole
    step.stock = useful(stock, count_bits(hole))
    step.allowed = allowed
    step.laid = FIRST_LAID[lowest_bit(hole)] if hole != 0 else 0
    step.key = hole << STOCK_BITS | step.stock


@kernel
def lay_next(step: Any, after: Any) -> bool:
    """Lay the next affordable piece over the lowest cell, in the step after this one; or say no."""
    end = FIRST_LAID[lowest_bit(step.hole) + 1]
    for laid in range(step.laid, end):
        if LAID_MASK[laid] & ~step.hole == 0:
            shape = LAID_SHAPE[laid]
            there = held(step.stock, shape) > 0
            price = LAY if there else LAY_MISSING[LEVEL[shape]]
            if price <= step.allowed:
                stock = step.stock - ONE_PIECE[shape] if there else step.stock
                enter(after, step.hole ^ LAID_MASK[laid], stock, step.allowed - price)
                step.laid = laid + 1
                return True
    step.laid = end
    return False


@kernel
def is_enough(steps: Steps, memory: Memory) -> bool:
    """Whether the work allowed in the first step fills its hole."""
    depth = 0
    while depth >= 0:
        step = steps[depth]
        after = steps[depth + 1]
        if lay_next(step, after):
            if after.hole == 0:
                return True
            known = known_work(after.key, after.hole, after.stock, memory)
            if known >> 1 <= after.allowed:
                if known & 1:
                    return True
                depth += 1
        else:
            remember(step.key, 2 * (step.allowed + 1), memory)
            depth -= 1
    return False


@kernel
def work_of(hole: int, stock: int, memory: Memory, steps: Steps) -> int:
    """The least work, in half actions, that fills a hole; a bound where that is FAR."""
    if hole == 0:
        return 0
    enter(steps[0], hole, stock, 0)
    key, kept = steps[0].key, steps[0].stock
    bound = least_work(count_bits(hole), kept)
    if bound > FAR:
        return bound
    known = known_work(key, hole, kept, memory)
    work = known >> 1
    if known & 1:
        return work
    enter(steps[0], hole, kept, work)
    while not is_enough(steps, memory):
        work += 1
        enter(steps[0], hole, kept, work)
    remember(key, 2 * work + 1, memory)
    return work


@kernel
def is_at_most(hole: int, stock: int, work: int, memory: Memory, steps: Steps) -> bool:
    """Whether a hole takes no more than so much work; quicker than to ask how much."""
    if hole == 0:
        return work >= 0
    enter(steps[0], hole, stock, work)
    known = known_work(steps[0].key, hole, steps[0].stock, memory)
    if known >> 1 > work:
        return False
    return known & 1 == 1 or is_enough(steps, memory)


@kernel
def stock_of(supply: Any) -> int:
    """A supply as a stock; more of a shape than the field has room for makes no difference."""
    stock = 0
    for shape in range(SHAPES):
        stock += min(integer(supply[shape]), STOCK_ROOM[shape]) * ONE_PIECE[shape]
    return stock


@kernel
def best_lay(hole: int, stock: int, shape: int, best: Memory, memory: Memory, steps: Steps) -> int:
    """Where a piece of the stock brings a hole nearest to full, as a placement; -1 if nowhere.

    A piece in its right place saves its own work, and a half action less in the second best.
    `best` remembers.
    """
    cells = count_bits(hole)
    if LEVEL[shape] > cells:
        return -1
    kept = useful(stock, cells)
    key = (hole << STOCK_BITS | kept) << 4 | shape + 1
    row = row_of(key)
    if best[row, KEY] == key:
        return best[row, ANSWER]
    found = -1
    rest = work_of(hole, kept, memory, steps) - LAY
    for work in (rest, rest + 1):
        if found < 0:
            found = lay_for(hole, kept, shape, work, memory, steps)
    best[row, KEY] = key
    best[row, ANSWER] = found
    return found


@kernel
def lay_for(hole: int, stock: int, shape: int, work: int, memory: Memory, steps: Steps) -> int:
    """The first placement of a shape that leaves no more than so much work, or -1."""
    less = stock - ONE_PIECE[shape]
    for laid in range(len(LAID)):
        if LAID_SHAPE[laid] == shape and LAID_MASK[laid] & ~hole == 0:
            rest = hole ^ LAID_MASK[laid]
            if far_at_most(rest, less, work, memory, steps):
                return LAID[laid]
    return -1


@kernel
def far_at_most(hole: int, stock: int, work: int, memory: Memory, steps: Steps) -> bool:
    """Like `is_at_most`, with the bound for what is FAR, as `work_of` has it."""
    cells = count_bits(hole)
    bound = least_work(cells, useful(stock, cells))
    if bound > FAR:
        return bound <= work
    return is_at_most(hole, stock, work, memory, steps)
