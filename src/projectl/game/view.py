"""What a seat may know of a game: everything but the order of the decks and face-down tiles."""

from dataclasses import dataclass

from projectl.game.actions import Action
from projectl.game.outcome import Outcome, outcome_of
from projectl.rules.mastermind import forecast
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLES, Colour, Puzzle
from projectl.rules.scoring import mastermind_score, score_of
from projectl.rules.state import (
    FACE_DOWN_TILES,
    NONE,
    PLACES,
    ROW,
    SLOTS,
    SOLO_MODES,
    TILE_MODES,
    Difficulty,
    EndReason,
    Mode,
    Phase,
    State,
)
from projectl.rules.tiles import TILES, Tile

Pieces = tuple[int, ...]  # how many of each of the nine shapes, in their order


@dataclass(frozen=True)
class Laid:
    """A piece lying on a puzzle, and the cells it covers, as a mask."""

    shape: Shape
    cells: int


@dataclass(frozen=True)
class Slot:
    """An unfinished puzzle with the pieces on it and the cells still empty, as a mask."""

    puzzle: Puzzle
    laid: tuple[Laid, ...]
    hole: int


@dataclass(frozen=True)
class Seat:
    """What one player has."""

    number: int
    supply: Pieces
    slots: tuple[Slot | None, ...]
    finished: tuple[Puzzle, ...]
    score: int
    touches: int
    pending: int
    available: int


@dataclass(frozen=True)
class Mastermind:
    """What the mastermind has; `next` are the places it takes from if nothing changes."""

    locks: tuple[int, ...]
    supply: int
    finished: tuple[Puzzle, ...]
    score: int
    next: tuple[int, ...]


@dataclass(frozen=True)
class FaceDown:
    """A tile nobody may know but for its set, the letter on its back (R8.1)."""

    letter: str


@dataclass(frozen=True)
class View:
    """One position as a seat, or a spectator, sees it.

    `legal` is empty for everybody but the seat to act. `moved` tells whether somebody took a puzzle
    or placed a piece this round (R3.8). A tile is None once it is removed. `outcome` is
    there when the game is over.
    """

    viewer: int | None
    mode: Mode
    difficulty: Difficulty | None
    first: int
    player: int
    phase: Phase
    round_number: int
    actions_left: int
    master_used: bool
    mastered: tuple[int, ...]
    reward_due: Shape | None
    last_round: int | None
    moved: bool
    idle_rounds: int
    end_reason: EndReason
    market: tuple[Puzzle | None, ...]
    deck_left: tuple[int, int]
    reserve: Pieces
    seats: tuple[Seat, ...]
    mastermind: Mastermind | None
    tiles: tuple[Tile | FaceDown | None, ...]
    bank: int
    legal: tuple[Action, ...]
    outcome: Outcome | None

    @property
    def tile(self) -> Tile | None:
        """The current tile, if it counts (R8.2)."""
        if not self.tiles or self.phase in (Phase.TOUCH, Phase.OVER):
            return None
        current = self.tiles[self.round_number - 1]
        return current if isinstance(current, Tile) else None

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        from projectl.game.svg import draw_position

        return draw_position(self)


Placements = tuple[tuple[tuple[Laid, ...], ...], ...]  # by seat and slot


def view_of(
    state: State, placements: Placements, legal: tuple[Action, ...], viewer: int | None
) -> View:
    """Look at a record with the eyes of a seat; where pieces lie, the record does not know."""
    solo = state.mode in SOLO_MODES
    return View(
        viewer=viewer,
        mode=Mode(state.mode),
        difficulty=Difficulty(state.difficulty) if solo else None,
        first=int(state.first),
        player=int(state.player),
        phase=Phase(state.phase),
        round_number=int(state.round_number),
        actions_left=int(state.actions_left),
        master_used=bool(state.master_used),
        mastered=tuple(slot + 1 for slot in range(SLOTS) if int(state.mastered) >> slot & 1),
        reward_due=None if state.reward_due == NONE else Shape(state.reward_due),
        last_round=int(state.last_round) or None,
        moved=bool(state.moved),
        idle_rounds=int(state.idle_rounds),
        end_reason=EndReason(state.end_reason),
        market=tuple(puzzle_of(number) for number in state.market[: PLACES if solo else 2 * ROW]),
        deck_left=(int(state.deck_left[Colour.WHITE]), int(state.deck_left[Colour.BLACK])),
        reserve=tuple(state.reserve.tolist()),
        seats=tuple(seat_of(state, seat, placements[seat]) for seat in range(int(state.seats))),
        mastermind=mastermind_of(state) if solo else None,
        tiles=tiles_of(state),
        bank=int(state.bank),
        legal=legal,
        outcome=outcome_of(state) if state.phase == Phase.OVER else None,
    )


def puzzle_of(number: int) -> Puzzle | None:
    """A puzzle by its number; None for an empty place."""
    return None if number == NONE else PUZZLES[number]


def pile_of(bits: int) -> tuple[Puzzle, ...]:
    """The puzzles of a finished pile."""
    return tuple(puzzle for number, puzzle in enumerate(PUZZLES) if int(bits) >> number & 1)


def seat_of(state: State, seat: int, placements: tuple[tuple[Laid, ...], ...]) -> Seat:
    """What a seat has."""
    slots = []
    for slot in range(SLOTS):
        puzzle = puzzle_of(state.puzzle[seat, slot])
        hole = int(state.hole[seat, slot])
        slots.append(Slot(puzzle, placements[slot], hole) if puzzle else None)
    return Seat(
        number=seat,
        supply=tuple(state.supply[seat].tolist()),
        slots=tuple(slots),
        finished=pile_of(state.finished[seat]),
        score=int(score_of(state, seat)),
        touches=int(state.touches[seat]),
        pending=int(state.pending[seat]),
        available=int(state.available[seat]),
    )


def mastermind_of(state: State) -> Mastermind:
    """What the mastermind has."""
    return Mastermind(
        locks=tuple(state.locks.tolist()),
        supply=int(state.mastermind_supply),
        finished=pile_of(state.mastermind_finished),
        score=int(mastermind_score(state)),
        next=tuple(int(place) for place in forecast(state) if place != NONE),
    )


def tiles_of(state: State) -> tuple[Tile | FaceDown | None, ...]:
    """The row of tiles; of the face-down ones only the set is known (R8.1)."""
    if state.mode not in TILE_MODES:
        return ()
    return tuple(
        None if tile == NONE else shown_tile(TILES[tile], index)
        for index, tile in enumerate(state.tiles)
    )


def shown_tile(tile: Tile, index: int) -> Tile | FaceDown:
    """A tile as it lies in the row: the first two show only their backs."""
    return FaceDown(tile.name[0]) if index < FACE_DOWN_TILES else tile
