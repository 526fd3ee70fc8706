"""The friendly face of the rules: games, their notation and files, effects, views and pictures.

What most people need is in `projectl` itself; here are the parts of a game for those who
take it apart.
"""

from typing import TYPE_CHECKING

from projectl.lazy import lazy_names

if TYPE_CHECKING:
    from projectl.game.actions import action_of, format_action, number_of
    from projectl.game.effects import effect_message, effects_of
    from projectl.game.legality import explain_illegal, explain_no_way
    from projectl.game.notation import cell_names, market_places, parse_action, parse_shape
    from projectl.game.view import FaceDown, Laid, Mastermind, Seat, Slot

__all__ = [
    "FaceDown",
    "Laid",
    "Mastermind",
    "Seat",
    "Slot",
    "action_of",
    "cell_names",
    "effect_message",
    "effects_of",
    "explain_illegal",
    "explain_no_way",
    "format_action",
    "market_places",
    "number_of",
    "parse_action",
    "parse_shape",
]

_NAMES = {
    "projectl.game.actions": "action_of format_action number_of",
    "projectl.game.effects": "effect_message effects_of",
    "projectl.game.legality": "explain_illegal explain_no_way",
    "projectl.game.notation": "cell_names market_places parse_action parse_shape",
    "projectl.game.view": "FaceDown Laid Mastermind Seat Slot",
}

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy_names(__name__, _NAMES)
