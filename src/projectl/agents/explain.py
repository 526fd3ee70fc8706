"""What speaks for a turn: the most telling thing it does, as a message; only what is certain."""

from collections.abc import Sequence
from threading import local
from typing import Any

import numpy as np

from projectl.agents.hints.claim import CLAIM, Claim, Standing, When
from projectl.agents.hints.claims import ASPECTS, claim_for_touches, find_claim
from projectl.agents.played_turn import PlayedTurn, play_turn
from projectl.game.actions import Action
from projectl.game.phrases import Form, Phrase, Source, word_of
from projectl.game.view import View
from projectl.rules.solve import SOLVER
from projectl.texts import Message

_POINTS = {"points": Source("points")}
_REWARD = {"reward": Source("reward", Form.SHAPE)}
_WORTHS = (Phrase("hint-worth-points", _POINTS), Phrase("hint-worth", {**_POINTS, **_REWARD}))
_WORTH = {"worth": Source("worth", Form.MESSAGE, phrases=_WORTHS)}
_SLOT = {"slot": Source("slot", Form.ORDINAL)}
_SLOTS = {"slots": Source("slots", Form.ORDINALS)}
_PLACE = {"place": Source("place", Form.PLACE)}
_SHAPE = {"shape": Source("piece", Form.SHAPE)}
_SHAPES = Source("shapes", Form.SHAPE_LIST)
_COUNT = {"count": Source("count")}
_PIECES = {"pieces": Source("pieces")}
_PLAYER = {"player": Source("seat", Form.ORDINAL)}
_SOON = (When.NOW, When.NEXT)
_WHEN = {"when": Source("when", Form.WORD, words=tuple(map(word_of, _SOON)))}
STANDING = {"standing": Source("standing", Form.WORD, words=tuple(map(word_of, Standing)))}

# What each claim is told with; nothing is no parameter.
_PARAMETERS: dict[Claim, dict[str, Source]] = {
    Claim.COMPLETES: {**_SLOTS, **_COUNT, **_POINTS, "rewards": _SHAPES},
    Claim.COMPLETES_ONLY: {**_SLOTS, **_COUNT, **_POINTS},
    Claim.ENDS: {**STANDING, **_POINTS},
    Claim.READY: {**_SLOT, **_WHEN, **_WORTH},
    Claim.READY_TAKEN: {**_PLACE, **_WHEN, **_WORTH},
    Claim.READY_MASTER: {**_SLOTS, **_WHEN},
    Claim.DENIES_MASTERMIND: _PLACE,
    Claim.DENIES_PUZZLE: {**_PLACE, **_PLAYER},
    Claim.DENIES_PIECE: {**_SHAPE, **_PLAYER, **_SLOT},
    Claim.MAKES: {**_SHAPE, **_SLOT},
    Claim.MAKES_TAKEN: {**_SHAPE, **_PLACE},
    Claim.GETS: {**_SHAPE, **_SLOT},
    Claim.GETS_TAKEN: {**_SHAPE, **_PLACE},
    Claim.FILLS: {**_PLACE, **_PIECES, **_WORTH},
    Claim.STARTS: {**_PLACE, **_PIECES, **_WORTH},
    Claim.COINS: {"coins": Source("coins")},
    Claim.LOCK: {"column": Source("column", Form.ORDINAL)},
    Claim.COVERS: {"cells": Source("cells"), **_SLOT},
    Claim.KEEPS: {"shapes": _SHAPES},
    Claim.KEEPS_TOUCHES: {"shapes": _SHAPES},
    Claim.TOUCHES: {**_SLOTS, **_COUNT, **_POINTS},
    Claim.TOUCHES_EVEN: {**_SLOTS, **_COUNT},
}
PHRASES = tuple(Phrase(f"hint-{word_of(claim)}", _PARAMETERS.get(claim, {})) for claim in Claim)


class _Solver(local):
    """Each thread's own solver: its answers hold for ever, so it is never emptied."""

    def __init__(self) -> None:
        self.record: Any = np.zeros(1, SOLVER)[0]


_solver = _Solver()


def reason_for(view: View, actions: Sequence[Action]) -> Message:
    """The most telling reason for a turn of the player to act."""
    return reason_for_turn(play_turn(view, actions))


def reason_for_turn(turn: PlayedTurn) -> Message:
    """The most telling reason for a turn."""
    claim = np.zeros(1, CLAIM)[0]
    find_claim(turn.record, _solver.record, 0, claim)
    return message_of(claim)


def reasons_for_turn(turn: PlayedTurn) -> list[Message]:
    """All that can be said for a turn, the most telling first."""
    claim, reasons = np.zeros(1, CLAIM)[0], []
    aspect = find_claim(turn.record, _solver.record, 0, claim)
    while aspect < ASPECTS:
        reasons.append(message_of(claim))
        aspect = find_claim(turn.record, _solver.record, aspect + 1, claim)
    return reasons


def reason_for_touches(touched: PlayedTurn, done: PlayedTurn) -> Message:
    """What speaks for finishing touches, against being done at once."""
    claim = np.zeros(1, CLAIM)[0]
    claim_for_touches(touched.record, done.record, claim)
    return message_of(claim)


def message_of(claim: Any) -> Message:
    """What a claim says."""
    return PHRASES[int(claim.code)].read(claim)
