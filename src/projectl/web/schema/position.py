"""A position as everybody at the table may see it; only what is legal depends on who looks.

Cells are bits, row * 5 + column. Lists of nine count pieces by shape, I1 to O4. Seats are numbered
from 0; slots in `legal` and `mastered` from 1, and places are named, as in the notation.
"""

from typing import Literal

from pydantic import Field

from projectl.table.events import ShapeName
from projectl.web.schema.message import Part

ModeName = Literal["base", "solo", "finesse", "finesse-solo"]
DifficultyName = Literal["standard", "challenging", "unbeatable"]
PhaseName = Literal["act", "master", "reward", "touch", "over"]
SeatKind = Literal["here", "link", "agent"]
LevelName = Literal["beginner", "gentle", "steady", "sharp", "fierce", "champion"]
UndoRule = Literal["free", "none", "consent"]


class Card(Part):
    """What is printed on a puzzle."""

    name: str
    colour: Literal["white", "black"]
    points: int
    reward: ShapeName
    hole: int


class LaidPiece(Part):
    """A piece on a puzzle, and the cells it covers."""

    shape: ShapeName
    cells: int


class SlotState(Part):
    """An unfinished puzzle: the cells still empty, and the pieces on it."""

    puzzle: Card
    hole: int
    laid: list[LaidPiece]


class SeatHolder(Part):
    """Who sits there.

    `name` is empty when nobody chose one and the agent is no character with a name of its own: then
    a person is called by the number of the seat, and an agent by `agent` and `level`, in the
    reader's language.
    """

    number: int
    name: str
    kind: SeatKind
    agent: str | None
    level: LevelName | None
    taken: bool
    connected: bool
    stand_in: bool


class SeatState(SeatHolder):
    """Who sits there and what they have; `finished` are names of puzzles."""

    supply: list[int]
    slots: list[SlotState | None]
    finished: list[str]
    score: int
    touches: int
    pending: int
    available: int


class MastermindState(Part):
    """The mastermind; `next` are the places it takes from next, empty if it takes nothing."""

    locks: list[int]
    supply: int
    finished: list[str]
    score: int
    next: list[str]


class TileState(Part):
    """A tile; of one that lies face down only the `set`, the letter on its back, is known.

    `pays` says what for, by its shapes if any.
    """

    set: Literal["A", "B", "C"]
    name: str | None
    colour: Literal["pink", "blue"] | None
    pays: (
        Literal[
            "placing",
            "mastering",
            "completing",
            "taking",
            "trading",
            "pieces",
            "kinds",
            "puzzles",
        ]
        | None
    )
    shapes: list[ShapeName]


class UndoState(Part):
    """What could be taken back now, and by whom.

    `actions` is how many `undo` takes back, `turn` how many `reset_turn` does. While somebody asks
    for a takeback, `question` is its number, `asking` their seat, and `waiting` those who have not
    answered yet.
    """

    rule: UndoRule
    seat: int | None
    allowed: bool
    actions: int
    turn: int
    question: int | None
    asking: int | None
    waiting: list[int]


class Legal(Part):
    """All legal actions of the seat to act. Placements are masks, by slot and shape."""

    takes: list[str]
    pieces: list[ShapeName]
    upgrades: dict[ShapeName, list[ShapeName]]
    placements: dict[str, dict[ShapeName, list[int]]]
    rewards: list[ShapeName]
    master: bool
    done: bool
    insert: bool
    pass_: bool = Field(serialization_alias="pass")
    end: bool


class ScoreLine(Part):
    """Where a seat's points come from; in solo the last line, without a seat, is the mastermind."""

    seat: int | None
    rank: int
    total: int
    points: int
    touches: int
    unfinished: int
    coins: int
    puzzles: int
    pieces: int


class OutcomeState(Part):
    """How the game ended, and the seed, in hexadecimal, whose SHA-256 was published before."""

    reason: Literal["black-deck-empty", "idle-rounds", "deck-empty", "last-tile"]
    winners: list[int]
    decided_by: Literal["points", "coins", "puzzles", "pieces"] | None
    scores: list[ScoreLine]
    seed: str
    commitment: str


class Position(Part):
    """The whole board. `legal` is there only for the holder of the seat to act."""

    mode: ModeName
    difficulty: DifficultyName | None
    phase: PhaseName
    first: int
    round: int
    last_round: int | None
    player: int
    actions_left: int
    master_used: bool
    mastered: list[int]
    reward_due: ShapeName | None
    idle_rounds: int
    market: list[Card | None]
    deck_left: list[int]
    reserve: list[int]
    seats: list[SeatState]
    mastermind: MastermindState | None
    tiles: list[TileState | None]
    tile: int | None = Field(description="The number of the tile that counts now, from 0")
    bank: int
    undo: UndoState
    legal: Legal | None
    outcome: OutcomeState | None
