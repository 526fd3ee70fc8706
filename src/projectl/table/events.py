"""What can happen at a table, as values: one class a kind, told apart by `kind`.

Seats and cells are counted as in the engine, from 0; slots and places are named as in the notation.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

ShapeName = Literal["I1", "I2", "I3", "V3", "I4", "L4", "T4", "S4", "O4"]


class EventBase(BaseModel):
    """The number of the entry in the log that it belongs to, and who did it, if anybody."""

    model_config = ConfigDict(frozen=True)

    seq: int
    seat: int | None = None


class Took(EventBase):
    """A puzzle was taken into a slot."""

    kind: Literal["take"] = "take"
    place: str
    puzzle: str
    slot: int


class GotPiece(EventBase):
    """A piece came from the reserve."""

    kind: Literal["piece"] = "piece"
    shape: ShapeName


class Upgraded(EventBase):
    """A piece was exchanged for another."""

    kind: Literal["upgrade"] = "upgrade"
    give: ShapeName
    get: ShapeName


class Placed(EventBase):
    """A piece was laid on cells (a mask) of the puzzle in a slot."""

    kind: Literal["place"] = "place"
    slot: int
    shape: ShapeName
    cells: int
    puzzle: str


class Rewarded(EventBase):
    """A piece was chosen in place of a reward the reserve did not have."""

    kind: Literal["reward"] = "reward"
    shape: ShapeName
    due: ShapeName


class Mastered(EventBase):
    """A Master began."""

    kind: Literal["master"] = "master"


class Finished(EventBase):
    """A Master, or one's finishing touches, ended."""

    kind: Literal["done"] = "done"
    touches: bool


class Inserted(EventBase):
    """An action was bought."""

    kind: Literal["insert"] = "insert"


class Passed(EventBase):
    """An action was passed, nothing being possible."""

    kind: Literal["pass"] = "pass"


class Ended(EventBase):
    """A turn ended in which coins could have bought an action."""

    kind: Literal["end"] = "end"


class Completed(EventBase):
    """A puzzle was completed; `reward` is None while a substitute is due, or if there is none."""

    kind: Literal["complete"] = "complete"
    slot: int
    puzzle: str
    points: int
    reward: ShapeName | None


class Coins(EventBase):
    """A player has so many coins more, or less."""

    kind: Literal["coin"] = "coin"
    coins: int


class Refilled(EventBase):
    """A card was turned up: hidden information was revealed."""

    kind: Literal["refill"] = "refill"
    place: str
    puzzle: str


class MastermindMoved(EventBase):
    """The mastermind took puzzles, or none, and the locks are so now."""

    kind: Literal["mastermind"] = "mastermind"
    places: list[str]
    puzzles: list[str]
    locks: list[int]


class RoundBegan(EventBase):
    """A round began."""

    kind: Literal["round"] = "round"
    round: int
    last: bool


class DeckRanOut(EventBase):
    """The end is near: this is the last round that will be played."""

    kind: Literal["last_round"] = "last_round"
    round: int


class TouchesBegan(EventBase):
    """The finishing touches began."""

    kind: Literal["touches"] = "touches"


class GameOver(EventBase):
    """The game ended."""

    kind: Literal["over"] = "over"


class Undone(EventBase):
    """So many actions were taken back."""

    kind: Literal["undo"] = "undo"
    actions: int


class Joined(EventBase):
    """Somebody took a seat by a link."""

    kind: Literal["join"] = "join"
    name: str


class Renamed(EventBase):
    """Somebody at the table has another name now."""

    kind: Literal["name"] = "name"
    name: str


class Left(EventBase):
    """An agent plays on for a seat; `by` is another seat that asked for it, if one did."""

    kind: Literal["leave"] = "leave"
    by: int | None = None


class CameBack(EventBase):
    """A person plays again."""

    kind: Literal["back"] = "back"


class Faltered(EventBase):
    """An agent failed or took too long; a simpler one made its move."""

    kind: Literal["falter"] = "falter"


Event = Annotated[
    Took
    | GotPiece
    | Upgraded
    | Placed
    | Rewarded
    | Mastered
    | Finished
    | Inserted
    | Passed
    | Ended
    | Completed
    | Coins
    | Refilled
    | MastermindMoved
    | RoundBegan
    | DeckRanOut
    | TouchesBegan
    | GameOver
    | Undone
    | Joined
    | Renamed
    | Left
    | CameBack
    | Faltered,
    Field(discriminator="kind"),
]
