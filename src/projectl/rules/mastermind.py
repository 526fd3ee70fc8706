"""The mastermind's turn: what it takes, and how the locks move (R7.4-R7.6, R9.2)."""

from projectl.rules.kernel import integer, kernel
from projectl.rules.market import refill
from projectl.rules.puzzles import MOST_POINTS, PUZZLE_POINTS
from projectl.rules.state import GRID_COLUMNS, NONE, PLACES, Phase, State, has_tiles


@kernel
def is_locked(state: State, column: int) -> bool:
    """Whether locks keep the mastermind from a column (R7.4)."""
    return state.locks[column] > 0


@kernel
def give_lock(state: State, column: int) -> None:
    """R7.3: a lock goes from a column to the mastermind's supply."""
    state.locks[column] -= 1
    state.mastermind_supply += 1


@kernel
def best_place(state: State) -> int:
    """R7.4: most points in an open column, the first in reading order; or NONE."""
    best = NONE
    most = -1
    for place in range(PLACES):
        puzzle = state.market[place]
        if puzzle == NONE or is_locked(state, place % GRID_COLUMNS):
            continue
        if PUZZLE_POINTS[puzzle] > most:
            best = place
            most = PUZZLE_POINTS[puzzle]
    return best


@kernel
def poorest_place(state: State, taken: int) -> int:
    """R9.2: fewest points in the column of a place but not there, the upper among equals."""
    poorest = NONE
    fewest = MOST_POINTS + 1
    for place in range(taken % GRID_COLUMNS, PLACES, GRID_COLUMNS):
        puzzle = state.market[place]
        if place != taken and puzzle != NONE and PUZZLE_POINTS[puzzle] < fewest:
            poorest = place
            fewest = PUZZLE_POINTS[puzzle]
    return poorest


@kernel
def collect(state: State, place: int) -> None:
    """The mastermind takes a puzzle as if it were finished; the place stays empty for now."""
    state.mastermind_finished |= 1 << integer(state.market[place])
    state.market[place] = NONE


@kernel
def move_locks(state: State, column: int) -> None:
    """R7.5: its supply, and a lock of each other column, go above the column it took from."""
    moved = integer(state.mastermind_supply)
    state.mastermind_supply = 0
    for other in range(GRID_COLUMNS):
        if other != column and is_locked(state, other):
            state.locks[other] -= 1
            moved += 1
    state.locks[column] += moved


@kernel
def ease_locks(state: State) -> None:
    """R7.6: with every column locked, one lock leaves each of them and the game."""
    for column in range(GRID_COLUMNS):
        if not is_locked(state, column):
            return
    for column in range(GRID_COLUMNS):
        state.locks[column] -= 1


@kernel
def next_takes(state: State) -> tuple[int, int]:
    """The places the mastermind takes from if it is its turn now, each a place or NONE.

    The second is for Finesse alone (R9.2), and in the column of the first.
    """
    first = best_place(state)
    if first == NONE or not has_tiles(state):
        return first, NONE
    return first, poorest_place(state, first)


@kernel
def forecast(state: State) -> tuple[int, int]:
    """The places the mastermind takes from next, should nothing change, each a place or NONE."""
    if state.phase == Phase.TOUCH or state.phase == Phase.OVER:
        return NONE, NONE
    return next_takes(state)


@kernel
def play_mastermind(state: State) -> None:
    """One whole turn of the mastermind."""
    first, second = next_takes(state)
    if first == NONE:
        ease_locks(state)
        return
    column = first % GRID_COLUMNS
    collect(state, first)
    if second != NONE:
        collect(state, second)
    move_locks(state, column)
    for below in range(column, PLACES, GRID_COLUMNS):
        if state.market[below] == NONE:
            refill(state, below)
