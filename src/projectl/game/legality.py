"""Why an action is not legal now, and what would be: answers for the player to act."""

import numpy as np

from projectl.game.phrases import Form, Phrase, Source, word_of
from projectl.rules.errors import IllegalActionError
from projectl.rules.pieces import Shape
from projectl.rules.reasons import REASON, Reason, against_action, against_shape
from projectl.rules.state import State
from projectl.texts import Message, words_in

_SHAPE = {"shape": Source("piece", Form.SHAPE)}
_TRADED = {"give": Source("give", Form.SHAPE), "get": Source("piece", Form.SHAPE)}
_CHOICES = {"choices": Source("shapes", Form.ANY_SHAPE)}
_SLOT = {"slot": Source("slot", Form.ORDINAL)}
_EMPTY = {"empty": Source("empty", Form.CELL_NAMES)}
_COUNT = {"count": Source("count")}
_OUTSIDE, _COVERED = Source("outside", Form.CELLS), Source("covered", Form.CELLS)

# What each reason is told with; nothing is no parameter.
_PARAMETERS: dict[Reason, dict[str, Source]] = {
    Reason.REWARD_DUE: {**_SHAPE, **_CHOICES},
    Reason.NO_ACTIONS: {"coins": Source("price")},
    Reason.PLACE_EMPTY: {
        "place": Source("place", Form.PLACE),
        "places": Source("places", Form.PLACES),
    },
    Reason.PIECE_LEVEL_ONE: _SHAPE,
    Reason.PIECE_LOWEST: {"level": Source("level"), **_CHOICES},
    Reason.NO_PIECE: {**_SHAPE, "held": Source("shapes", Form.SHAPES)},
    Reason.NO_PIECE_AT_ALL: _SHAPE,
    Reason.SAME_SHAPE: _SHAPE,
    Reason.UPGRADE_MISSING: {**_TRADED, **_CHOICES},
    Reason.UPGRADE_MISSING_ALL: _TRADED,
    Reason.UPGRADE_TOO_FAR: {**_TRADED, **_CHOICES},
    Reason.UPGRADE_TOO_FAR_ALL: _TRADED,
    Reason.SLOT_EMPTY: {**_SLOT, "slots": Source("slots", Form.ORDINALS), **_COUNT},
    Reason.NO_PUZZLE: _SLOT,
    Reason.SLOT_MASTERED: _SLOT,
    Reason.FITS_NOWHERE: {**_SHAPE, **_SLOT, **_EMPTY},
    Reason.HOLE_FULL: _SLOT,
    Reason.OUTSIDE: {"cells": _OUTSIDE, **_COUNT, **_EMPTY},
    Reason.COVERED: {"cells": _COVERED, **_COUNT, **_EMPTY},
    Reason.OUTSIDE_AND_COVERED: {"outside": _OUTSIDE, "covered": _COVERED, **_EMPTY},
    Reason.NOTHING_TO_END: _COUNT,
    Reason.COINS: {"coins": Source("coins"), "price": Source("price")},
    Reason.ACTIONS_LEFT: _COUNT,
}
PHRASES = tuple(
    Phrase(f"reason-{word_of(reason)}", _PARAMETERS.get(reason, {})) for reason in Reason
)


class ExplainedIllegalActionError(IllegalActionError):
    """An action that is not legal now, in notation, and the reason as a message."""

    def __init__(self, action: str, reason: Message) -> None:
        super().__init__(action)
        self.action = action
        self.reason = reason

    @property
    def message(self) -> Message:
        """The whole sentence."""
        return Message("illegal-action", action=self.action, reason=self.reason)

    def __str__(self) -> str:
        return words_in().say(self.message)

    def __reduce__(self) -> tuple[type["ExplainedIllegalActionError"], tuple[str, Message]]:
        return ExplainedIllegalActionError, (self.action, self.reason)


def explain_illegal(state: State, action: int) -> Message:
    """What forbids an action that is not legal."""
    found = np.zeros(1, REASON)[0]
    against_action(state, action, found)
    return PHRASES[int(found.code)].read(found)


def explain_no_way(state: State, slot: int, shape: Shape) -> Message:
    """Why a piece can be placed nowhere on a slot."""
    found = np.zeros(1, REASON)[0]
    against_shape(state, slot, int(shape), found)
    return PHRASES[int(found.code)].read(found)
