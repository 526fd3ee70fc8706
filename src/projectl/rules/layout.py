"""What the bytes of a record mean, as one word: whoever exchanges records must have the same."""

import hashlib

from projectl.rules.actions import Kind
from projectl.rules.effects import EFFECT, EffectKind
from projectl.rules.pieces import PLACEMENT_MASK, Shape
from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import STATE, Difficulty, EndReason, Mode, Phase
from projectl.rules.tiles import TILES

NUMBERED = (Mode, Difficulty, Phase, EndReason, Kind, EffectKind, Shape)


def layout_hash() -> str:
    """A hash of the fields, of what is numbered, and of what is printed."""
    words = [[member.name for member in sorted(members)] for members in NUMBERED]
    cards = [(card.name, card.points, card.reward.name, card.hole) for card in PUZZLES]
    tiles = [(tile.name, tile.pays.name, [shape.name for shape in tile.shapes]) for tile in TILES]
    meaning = (STATE.descr, EFFECT.descr, words, cards, tiles, PLACEMENT_MASK.tolist())
    return hashlib.sha256(repr(meaning).encode()).hexdigest()[:16]


LAYOUT = layout_hash()
