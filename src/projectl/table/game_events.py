"""The effects of an action as events, in the words of the notation."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from projectl.game.effects import Effect, impersonal_message, read_effects
from projectl.game.notation import market_places
from projectl.rules.effects import EFFECT, EffectKind
from projectl.rules.pieces import Shape
from projectl.rules.state import Mode
from projectl.table.events import EffectEvent, Event, SeatEvent, Telling

OF_COLUMNS = frozenset({EffectKind.LOCK_TAKEN, EffectKind.LOCKS})


@dataclass(frozen=True)
class ActionEffects:
    """What followed from an action, as the rules write it: EFFECT records."""

    seq: int
    mode: Mode
    records: bytes

    @property
    def count(self) -> int:
        return len(self.records) // EFFECT.itemsize

    @property
    def events(self) -> list[EffectEvent]:
        """The same for readers who do not know the rules' numbers."""
        return game_events(self.seq, read_effects(np.frombuffer(self.records, EFFECT)), self.mode)

    @cached_property
    def written(self) -> str:
        """The events as JSON, without the brackets around them, kept for whoever comes later."""
        return ",".join([event.model_dump_json() for event in self.events])


Happening = ActionEffects | SeatEvent


def effects_in(happening: Happening) -> int:
    """How many effects an action had."""
    return happening.count if isinstance(happening, ActionEffects) else 0


def spell_out(happenings: Iterable[Happening]) -> list[Event]:
    """Everything that happened, as events."""
    events: list[Event] = []
    for each in happenings:
        events += each.events if isinstance(each, ActionEffects) else [each]
    return events


def write_out(happenings: Iterable[Happening]) -> str:
    """The same as JSON, without the brackets around them."""
    return ",".join(
        [
            each.written if isinstance(each, ActionEffects) else each.model_dump_json()
            for each in happenings
        ]
    )


def game_events(seq: int, effects: Iterable[Effect], mode: Mode) -> list[EffectEvent]:
    """Everything that followed from an action, in order."""
    return [effect_event(seq, effect, mode) for effect in effects]


def effect_event(seq: int, effect: Effect, mode: Mode) -> EffectEvent:
    """One effect; an amount that stands for a shape or a placement is spelt out."""
    kind: Any = effect.kind.name.lower()
    is_column = effect.kind in OF_COLUMNS
    spelt_out = effect.given is not None or effect.cells is not None
    return EffectEvent(
        seq=seq,
        seat=effect.seat,
        kind=kind,
        place=None if effect.place is None or is_column else market_places(mode)[effect.place],
        column=effect.place + 1 if effect.place is not None and is_column else None,
        slot=None if effect.slot is None else effect.slot + 1,
        puzzle=None if effect.puzzle is None else effect.puzzle.name,
        shape=name_of(effect.shape),
        given=name_of(effect.given),
        cells=effect.cells,
        amount=0 if spelt_out else effect.amount,
        told=telling(effect, mode),
    )


def telling(effect: Effect, mode: Mode) -> Telling | None:
    """The sentence about an effect, whoever will read it."""
    message = impersonal_message(effect, mode)
    return None if message is None else Telling(**message.as_json())


def name_of(shape: Shape | None) -> Any:
    """A shape by its name, as one of the nine."""
    return None if shape is None else shape.name
