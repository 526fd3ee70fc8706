"""Which pieces fill a hole, and how: exact, for every hole in the field and every stock of pieces.

A tiling is a set of placements that covers a hole exactly. The search goes depth first and always
covers the lowest empty cell, so that every tiling is found once. It remembers what it learned of
a hole with a stock; that never changes, so a memory serves any number of questions.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from projectl.rules.bits import count_bits, lowest_bit
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import (
    CELLS,
    LEVEL,
    LEVELS,
    PLACEMENT_MASK,
    PLACEMENT_SHAPE,
    PLACEMENTS,
    SHAPES,
)

Memory = NDArray[np.int64]
Step = np.record  # of the dtype STEP
Steps = NDArray[Any]  # of STEP records

# One step of a search: a hole, the pieces left for it, and where the search stands there.
STEP = np.dtype(
    (
        np.record,
        [
            ("hole", np.int64),  # the cells still empty
            ("stock", np.int64),  # the pieces left
            ("spare", np.int64),  # how many may still be laid, or added to the stock
            ("laid", np.int64),  # the next placement to try
            ("key", np.int64),  # the question as a number
            ("answer", np.int64),  # what has been found
            ("added", np.int64),  # of the missing pieces, the one chosen at this depth
        ],
    )
)

# The placements in the order of their lowest cell, and for each cell the big pieces first.
_LOWEST = [(int(mask) & -int(mask)).bit_length() - 1 for mask in PLACEMENT_MASK]
_ORDER = sorted(
    range(PLACEMENTS),
    key=lambda placement: (_LOWEST[placement], -LEVEL[PLACEMENT_SHAPE[placement]], placement),
)
LAID = np.array(_ORDER, np.int64)
LAID_MASK = PLACEMENT_MASK[LAID]
LAID_SHAPE = PLACEMENT_SHAPE[LAID]
# Where each cell's placements begin in that order; they end where those of the next cell begin.
FIRST_LAID = np.array([sum(low < cell for low in _LOWEST) for cell in range(CELLS + 1)], np.int64)

# A stock is nine counts side by side in one integer. Each has room for the most pieces of its
# shape that fit on the field: 25, 12, 8, 8 and 6 of every shape of level 4.
_STOCK_BITS = [(CELLS // int(level)).bit_length() for level in LEVEL]
STOCK_BITS = sum(_STOCK_BITS)
STOCK_SHIFT = np.array([sum(_STOCK_BITS[:shape]) for shape in range(SHAPES)], np.int64)
STOCK_ROOM = np.array([(1 << bits) - 1 for bits in _STOCK_BITS], np.int64)
ONE_PIECE = np.left_shift(np.int64(1), STOCK_SHIFT)
UNLIMITED = (1 << STOCK_BITS) - 1  # more of each shape than any hole takes

# A memory has a row a question, found by the remainder of its key: the key and the answer. A row
# is overwritten by the next question with the same remainder, which costs time, never truth.
MEMORY_ROWS = 65521  # a prime, so that every bit of a key counts
KEY, ANSWER = 0, 1
UNKNOWN = -1
# What is asked: for a tiling of at most n pieces, for one with at most n more, or for a number.
TILE_WITH_PIECES = 0
FILL_WITH_MORE = CELLS + 1
COUNT_WAYS = 2 * (CELLS + 1)

NO_PLACEMENT = -1
NO_TILING = -1

# What one solver needs, as one record: a memory, and room for one search.
SOLVER = np.dtype((np.record, [("memory", np.int64, (MEMORY_ROWS, 2)), ("steps", STEP, CELLS + 1)]))


def new_memory() -> Memory:
    """An empty memory, for one thread. A hole that is searched has cells, so no key is 0."""
    return np.zeros((MEMORY_ROWS, 2), np.int64)


def new_steps() -> Steps:
    """Room for one search, for one thread: a step for every piece down to the full hole."""
    return np.zeros(CELLS + 1, STEP)


@kernel
def held(stock: int, shape: int) -> int:
    """How many pieces of a shape a stock has."""
    return (stock >> STOCK_SHIFT[shape]) & STOCK_ROOM[shape]


@kernel
def stock_of(supply: Any) -> int:
    """A supply as a stock; more of a shape than the field has room for makes no difference."""
    stock = 0
    for shape in range(SHAPES):
        stock += min(integer(supply[shape]), STOCK_ROOM[shape]) * ONE_PIECE[shape]
    return stock


@kernel
def useful(stock: int, cells: int) -> int:
    """A stock without the pieces that are too many for so few cells: more questions are alike."""
    kept = 0
    for shape in range(SHAPES):
        kept |= min(held(stock, shape), cells // LEVEL[shape]) << STOCK_SHIFT[shape]
    return kept


@kernel
def reach(stock: int, pieces: int) -> int:
    """How many cells the biggest pieces of a stock cover, taking at most so many of them."""
    cells = 0
    for smaller in range(SHAPES):
        shape = SHAPES - 1 - smaller
        taken = min(held(stock, shape), pieces)
        cells += taken * LEVEL[shape]
        pieces -= taken
    return cells


@kernel
def key_of(question: int, hole: int, stock: int) -> int:
    """A question about a hole and a stock as one number, of 63 bits."""
    return ((question << CELLS | hole) << STOCK_BITS) | stock


@kernel
def recall(memory: Memory, key: int) -> int:
    """The answer to a question, or UNKNOWN."""
    row = key % MEMORY_ROWS
    return memory[row, ANSWER] if memory[row, KEY] == key else UNKNOWN


@kernel
def remember(memory: Memory, key: int, answer: int) -> None:
    """Keep an answer; it replaces another one with the same remainder."""
    row = key % MEMORY_ROWS
    memory[row, KEY] = key
    memory[row, ANSWER] = answer


@kernel
def begin(step: Step, question: int, hole: int, stock: int, spare: int) -> None:
    """Ask a question about a hole and a stock."""
    cells = count_bits(hole)
    step.hole = hole
    step.stock = useful(stock, cells)
    step.spare = min(spare, cells)
    step.key = key_of(question + step.spare, hole, step.stock)
    step.answer = 0
    if hole != 0:
        step.laid = FIRST_LAID[lowest_bit(hole)]


@kernel
def lay_next(step: Step, question: int, after: Step) -> bool:
    """Lay the next piece that fits over the lowest cell, in the step after this one; or say no."""
    end = FIRST_LAID[lowest_bit(step.hole) + 1]
    for laid in range(step.laid, end):
        mask, shape = LAID_MASK[laid], LAID_SHAPE[laid]
        there = held(step.stock, shape) > 0
        added = question == FILL_WITH_MORE and not there and step.spare > 0
        if mask & ~step.hole == 0 and (there or added):
            stock = step.stock - ONE_PIECE[shape] if there else step.stock
            spends = 1 if added or question == TILE_WITH_PIECES else 0
            begin(after, question, step.hole ^ mask, stock, step.spare - spends)
            step.laid = laid + 1
            return True
    step.laid = end
    return False


@kernel
def answer_at_once(step: Step, question: int, memory: Memory) -> int:
    """The answer where no search is needed: the hole is full, hopeless or known. Or UNKNOWN."""
    if step.hole == 0:
        return 1
    pieces = step.spare if question == TILE_WITH_PIECES else CELLS
    covered = reach(step.stock, pieces)
    if question == FILL_WITH_MORE:
        covered += step.spare * LEVELS
    if covered < count_bits(step.hole):
        return 0
    return recall(memory, step.key)


@kernel
def count_ways(hole: int, stock: int, memory: Memory, steps: Steps) -> int:
    """How many tilings a hole has with the pieces of a stock."""
    begin(steps[0], COUNT_WAYS, hole, stock, 0)
    known = answer_at_once(steps[0], COUNT_WAYS, memory)
    if known != UNKNOWN:
        return known
    depth = 0
    while depth >= 0:
        step = steps[depth]
        if lay_next(step, COUNT_WAYS, steps[depth + 1]):
            known = answer_at_once(steps[depth + 1], COUNT_WAYS, memory)
            if known == UNKNOWN:
                depth += 1
            else:
                step.answer += known
        else:
            remember(memory, step.key, step.answer)
            depth -= 1
            if depth >= 0:
                steps[depth].answer += step.answer
    return steps[0].answer


@kernel
def list_ways(
    hole: int, stock: int, pieces: int, memory: Memory, steps: Steps, out: NDArray[np.int16]
) -> int:
    """Write tilings of at most so many pieces until `out` is full; how many were written.

    A row of `out` has the placements of a tiling, and NO_PLACEMENT after the last.
    """
    begin(steps[0], TILE_WITH_PIECES, hole, stock, pieces)
    known = answer_at_once(steps[0], TILE_WITH_PIECES, memory)
    if known != UNKNOWN or len(out) == 0:
        return write_way(steps, 0, out, 0) if known == 1 and len(out) > 0 else 0
    found = 0
    depth = 0
    while depth >= 0:
        step = steps[depth]
        if lay_next(step, TILE_WITH_PIECES, steps[depth + 1]):
            known = answer_at_once(steps[depth + 1], TILE_WITH_PIECES, memory)
            if known == UNKNOWN:
                depth += 1
                steps[depth].answer = found
            elif known == 1:
                found = write_way(steps, depth + 1, out, found)
                if found == len(out):
                    return found
        else:
            if found == step.answer:  # none since this step began
                remember(memory, step.key, integer(0))
            depth -= 1
    return found


@kernel
def write_way(steps: Steps, pieces: int, out: NDArray[np.int16], found: int) -> int:
    """One more tiling, of the pieces laid in so many steps; how many there are now."""
    for n in range(out.shape[1]):
        out[found, n] = LAID[steps[n].laid - 1] if n < pieces else NO_PLACEMENT
    return found + 1


@kernel
def list_fewest(hole: int, stock: int, memory: Memory, steps: Steps, out: NDArray[np.int16]) -> int:
    """Write tilings with as few pieces as can be until `out` is full; how many were written."""
    pieces = count_fewest(hole, stock, memory, steps)
    return 0 if pieces == NO_TILING else list_ways(hole, stock, pieces, memory, steps, out)


@kernel
def count_fewest(hole: int, stock: int, memory: Memory, steps: Steps) -> int:
    """How many pieces of a stock, at least, fill a hole, or NO_TILING."""
    if not can_fill(hole, stock, 0, memory, steps):
        return NO_TILING
    pieces = (count_bits(hole) + LEVELS - 1) // LEVELS
    while not is_possible(integer(TILE_WITH_PIECES), hole, stock, pieces, memory, steps):
        pieces += 1
    return pieces


@kernel
def can_fill(hole: int, stock: int, more: int, memory: Memory, steps: Steps) -> bool:
    """Whether a stock fills a hole with the help of at most so many more pieces of any shape."""
    return is_possible(integer(FILL_WITH_MORE), hole, stock, integer(more), memory, steps)


@kernel
def is_possible(
    question: int, hole: int, stock: int, spare: int, memory: Memory, steps: Steps
) -> bool:
    """Whether there is a tiling of at most so many pieces, or with at most so many more.

    Of tilings only what cannot be is remembered: `list_ways` wants to see the others.
    """
    begin(steps[0], question, hole, stock, spare)
    known = answer_at_once(steps[0], question, memory)
    depth = 0 if known == UNKNOWN else -1
    while depth >= 0:
        step = steps[depth]
        if lay_next(step, question, steps[depth + 1]):
            known = answer_at_once(steps[depth + 1], question, memory)
            if known == UNKNOWN:
                depth += 1
            elif known == 1:
                if question == FILL_WITH_MORE:
                    for reached in range(depth + 1):
                        remember(memory, steps[reached].key, integer(1))
                return True
        else:
            remember(memory, step.key, integer(0))
            depth -= 1
    return known == 1


@kernel
def count_missing(hole: int, stock: int, memory: Memory, steps: Steps) -> int:
    """How many pieces, at least, a stock lacks to fill a hole: 0 if it can."""
    missing = 0
    while not can_fill(hole, stock, missing, memory, steps):
        missing += 1
    return missing


@kernel
def is_missing(
    shape: int, hole: int, stock: int, missing: int, memory: Memory, steps: Steps
) -> bool:
    """Whether one piece less is missing with a piece of this shape."""
    if held(stock, shape) >= count_bits(hole) // LEVEL[shape]:
        return False
    return can_fill(hole, stock + ONE_PIECE[shape], missing - 1, memory, steps)


@kernel
def lacks_only(shape: int, hole: int, stock: int, memory: Memory, steps: Steps) -> bool:
    """Whether a stock fills a hole with one piece more, and only with this shape."""
    stock = useful(stock, count_bits(hole))
    if count_missing(hole, stock, memory, steps) != 1:
        return False
    for other in range(SHAPES):
        if is_missing(other, hole, stock, integer(1), memory, steps) != (other == shape):
            return False
    return True


@kernel
def list_missing(
    hole: int, stock: int, memory: Memory, steps: Steps, out: NDArray[np.int64]
) -> int:
    """Write the smallest stocks that, added to a stock, fill a hole, until `out` is full.

    Returns how many were written. Shapes are added smallest first. Each piece that is added must
    be missing then: of a smallest addition that is true in any order.
    """
    stock = useful(stock, count_bits(hole))
    missing = count_missing(hole, stock, memory, steps)
    added, found = 0, 0
    depth, shape = 0, 0
    while depth >= 0 and found < len(out):
        if depth == missing:
            out[found] = added
            found += 1
            shape = SHAPES
        if shape == SHAPES:  # take the last piece back, and go on with the next shape
            depth -= 1
            if depth >= 0:
                shape = steps[depth].added
                added -= ONE_PIECE[shape]
                shape += 1
        elif is_missing(shape, hole, stock + added, missing - depth, memory, steps):
            steps[depth].added = shape
            added += ONE_PIECE[shape]
            depth += 1
        else:
            shape += 1
    return found
