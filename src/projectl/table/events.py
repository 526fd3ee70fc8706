"""What happened at a table, as values told apart by `kind`: effects of actions, and table events.

Seats are counted from 0, as in the engine; slots and columns from 1, and places are named, as in
the notation. Cells are a mask.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

ShapeName = Literal["I1", "I2", "I3", "V3", "I4", "L4", "T4", "S4", "O4"]

# The members of `EffectKind`, in lower case and in their order.
EffectName = Literal[
    "take",
    "piece",
    "upgrade",
    "place",
    "reward",
    "master",
    "done",
    "insert",
    "pass",
    "end",
    "touch_cost",
    "complete",
    "reward_paid",
    "reward_due",
    "reward_missing",
    "coins",
    "coins_ready",
    "lock_taken",
    "mastermind_take",
    "mastermind_pass",
    "locks",
    "mastermind_locks",
    "refill",
    "last_round",
    "tile_gone",
    "idle_rounds",
    "round",
    "touches",
    "over",
    "turn",
]


class EventBase(BaseModel):
    """The number of the log entry it belongs to, and whose it is, if anybody's."""

    model_config = ConfigDict(frozen=True)

    seq: int
    seat: int | None = None


class Telling(BaseModel):
    """A message about a seat, to which `name` and `person` (`you` or `other`) are to be added."""

    model_config = ConfigDict(frozen=True)

    code: str
    params: dict[str, int | str]


class EffectEvent(EventBase):
    """Something that followed from an action; what does not belong to its kind is null.

    `given` is the piece given back for an upgrade, or the shape that was due as a reward; `cells`
    are those of a placement; `column` belongs to locks. `amount` depends on the kind: points,
    coins, locks, or the number of a round; 1 for the `done` that ends finishing touches. `told` is
    the sentence about it, null where the board says enough.
    """

    kind: EffectName
    place: str | None = None
    column: int | None = None
    slot: int | None = None
    puzzle: str | None = None
    shape: ShapeName | None = None
    given: ShapeName | None = None
    cells: int | None = None
    amount: int = 0
    told: Telling | None = None


class Undone(EventBase):
    """A number of actions were taken back."""

    kind: Literal["undo"] = "undo"
    actions: int


class Joined(EventBase):
    """Somebody took a seat by a link; the name is empty if they chose none."""

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


SeatEvent = Undone | Joined | Renamed | Left | CameBack | Faltered
Event = Annotated[EffectEvent | SeatEvent, Field(discriminator="kind")]
