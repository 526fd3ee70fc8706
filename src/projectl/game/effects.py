"""What followed from an action, as values, and the message that tells each of them."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from projectl.game.notation import cell_names, market_places
from projectl.rules.effects import EFFECTS, EffectKind, list_effects_at
from projectl.rules.legal import INSERT_PRICE
from projectl.rules.pieces import PLACEMENT_MASK, Shape
from projectl.rules.puzzles import PUZZLES, Puzzle
from projectl.rules.rounds import IDLE_ROUNDS_TO_END
from projectl.rules.state import NONE, SOLO_MODES, STATE, Mode, State
from projectl.texts import Message
from projectl.texts.message import Param

GIVING = (EffectKind.UPGRADE, EffectKind.REWARD)  # their amount is a shape


@dataclass(frozen=True)
class Effect:
    """One thing that happened; see `EffectKind` for what the amount is.

    Seats, places and slots count from 0. The place of a lock is a column of the grid.
    """

    kind: EffectKind
    seat: int | None
    place: int | None
    slot: int | None
    puzzle: Puzzle | None
    shape: Shape | None
    amount: int

    @property
    def given(self) -> Shape | None:
        """The piece that an upgrade gave back, or the reward that a substitute stands in for."""
        return Shape(self.amount) if self.kind in GIVING else None

    @property
    def cells(self) -> int | None:
        """The cells that a placed piece covers, as a mask."""
        return int(PLACEMENT_MASK[self.amount]) if self.kind is EffectKind.PLACE else None


def effects_of(before: State, action: int, after: State) -> tuple[Effect, ...]:
    """Everything an action brought about, in order, the action itself first."""
    return read_effects(effect_records(before, action, after))


def effect_records(
    before: State | NDArray[Any], action: int, after: State | NDArray[Any]
) -> NDArray[Any]:
    """The same as the rules write it, an EFFECT each; of records, or of arrays of one."""
    held = before.tobytes()
    positions = np.ndarray(3, STATE, bytearray(held + after.tobytes() + held))
    found = np.zeros(1, EFFECTS)[0]
    size = list_effects_at(positions, action, found)
    records: NDArray[Any] = found["effects"][:size]
    return records


def read_effects(records: NDArray[Any]) -> tuple[Effect, ...]:
    """The records as values."""
    return tuple(_effect(*numbers) for numbers in records.tolist())


def _effect(
    kind: int, seat: int, place: int, slot: int, puzzle: int, piece: int, amount: int
) -> Effect:
    def known(number: int) -> int | None:
        return None if number == NONE else number

    return Effect(
        kind=EffectKind(kind),
        seat=known(seat),
        place=known(place),
        slot=known(slot),
        puzzle=None if puzzle == NONE else PUZZLES[puzzle],
        shape=None if piece == NONE else Shape(piece),
        amount=amount,
    )


# Effects that the board shows and nobody needs to be told.
SILENT = frozenset(
    {
        EffectKind.TOUCH_COST,
        EffectKind.COINS_READY,
        EffectKind.LOCK_TAKEN,
        EffectKind.LOCKS,
        EffectKind.MASTERMIND_LOCKS,
        EffectKind.REFILL,
        EffectKind.TILE_GONE,
        EffectKind.TURN,
    }
)


def effect_message(
    effect: Effect, mode: Mode, name: str = "", person: str = "other"
) -> Message | None:
    """The sentence about an effect; None for what need not be told.

    `name` is the player's the effect is about, `person` is `you` if that is the reader.
    """
    told = impersonal_message(effect, mode)
    if told is None or effect.seat is None:
        return told
    return Message(told.code, name=name, person=person, **told.params)


def impersonal_message(effect: Effect, mode: Mode) -> Message | None:
    """The same for a reader yet unknown: who did it, `name` and `person`, is to be added."""
    if effect.kind in SILENT or (effect.kind is EffectKind.IDLE_ROUNDS and not effect.amount):
        return None
    params = _card(effect, mode)
    if effect.shape is not None:
        params["shape"] = effect.shape.name
    if effect.given is not None:
        params["given"] = effect.given.name
    if effect.cells is not None:
        params["cells"] = " ".join(cell_names(effect.cells))
    return Message(_code(effect), **params, **_amount(effect, mode))


def _code(effect: Effect) -> str:
    word = effect.kind.name.lower().replace("_", "-")
    if effect.kind is EffectKind.DONE and effect.amount:
        word = "done-touches"
    return f"effect-{word}"


def _card(effect: Effect, mode: Mode) -> dict[str, Param]:
    """What is said of the puzzle: where it lies, and what is printed on it."""
    params: dict[str, Param] = {}
    if effect.slot is not None:
        params["slot"] = effect.slot + 1
    if effect.place is not None:
        params["place"] = market_places(mode)[effect.place]
    if effect.puzzle is not None:
        params["puzzle"] = effect.puzzle.name
        params["points"] = effect.puzzle.points
        params["reward"] = effect.puzzle.reward.name
    return params


def _amount(effect: Effect, mode: Mode) -> dict[str, Param]:
    """The amount, under the name of what it counts."""
    if effect.kind is EffectKind.COINS:
        return {"coins": abs(effect.amount), "change": "less" if effect.amount < 0 else "more"}
    if effect.kind is EffectKind.INSERT:
        return {"coins": INSERT_PRICE}
    if effect.kind is EffectKind.ROUND:
        return {"round": effect.amount}
    if effect.kind is EffectKind.LAST_ROUND:
        return {"round": effect.amount, "deck": "grid" if mode in SOLO_MODES else "black"}
    if effect.kind is EffectKind.IDLE_ROUNDS:
        return {"rounds": effect.amount, "most": IDLE_ROUNDS_TO_END}
    return {}
