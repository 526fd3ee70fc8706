"""What the page needs to be a table by itself: `python -m projectl.web.local_tables`.

Words of the notation, of effects and of game files, and customs of the table: data that Python has
said once. What the numbers of the records mean, `projectl.wasm` writes. Deterministic, so that a
test can tell whether what was written is current.
"""

import json
import sys
from collections.abc import Iterable

from projectl.agents import advice, explain, search, warn
from projectl.game import effects, game_file, legality, notation, tags
from projectl.game.phrases import Phrase
from projectl.rules import api, pieces, state
from projectl.rules.effects import EffectKind
from projectl.rules.rounds import IDLE_ROUNDS_TO_END
from projectl.table import config, game_events, undo

HEAD = """\
// Words of the notation, of effects and of game files, and customs of the table.
// Written by `python -m projectl.web.local_tables`; do not edit.

import type { EffectKind, Level, Mode } from '../net/protocol';
import type { Phrase } from './phrase';
"""


def write() -> str:
    """All tables, each a constant with its type."""
    parts = [
        *words_of_notation(),
        *words_of_effects(),
        phrases("REASON_PHRASES", legality.PHRASES),
        phrases("HINT_PHRASES", explain.PHRASES),
        phrases("FIGURE_PHRASES", advice.FIGURE_PHRASES),
        phrases("WARNING_PHRASES", warn.PHRASES),
        *words_of_files(),
        *customs_of_the_table(),
        *strengths(),
    ]
    return "\n".join([HEAD, *parts, ""])


def words_of_notation() -> list[str]:
    """The names of places and cells, and how pieces are drawn."""
    solo = [api.name_of(mode) for mode in state.SOLO_MODES]
    return [
        constant("SOLO_MODES", "readonly Mode[]", solo),
        constant("ROW_PLACES", "readonly string[]", notation.ROW_PLACES),
        constant("GRID_PLACES", "readonly string[]", notation.GRID_PLACES),
        constant("COLUMNS", "string", notation.COLUMNS),
        constant("EXAMPLES", "Record<string, string>", notation.EXAMPLES),
        constant("SHAPE_LEVEL", "readonly number[]", [shape.level for shape in pieces.Shape]),
        constant("SHAPE_DRAWING", "readonly string[]", list(pieces.DRAWINGS.values())),
    ]


def words_of_effects() -> list[str]:
    """What is special about some kinds of effects."""
    kinds: dict[str, Iterable[EffectKind]] = {
        "SILENT": effects.SILENT,
        "GIVING": effects.GIVING,
        "OF_COLUMNS": game_events.OF_COLUMNS,
        "REVEALING": undo.REVEALING,
    }
    return [
        *(
            constant(name, "readonly EffectKind[]", [kind.name.lower() for kind in sorted(some)])
            for name, some in kinds.items()
        ),
        constant("IDLE_ROUNDS_TO_END", "number", IDLE_ROUNDS_TO_END),
    ]


def words_of_files() -> list[str]:
    """What a game file is made of."""
    return [
        constant("FILE_VERSION", "number", tags.VERSION),
        constant("FILE_TAGS", "readonly string[]", tags.TAGS),
        constant("NEEDED_TAGS", "readonly string[]", tags.NEEDED_TAGS),
        constant("TOUCHES", "string", game_file.TOUCHES),
        constant("COMMENT", "string", game_file.COMMENT),
        constant("SEPARATOR", "string", game_file.SEPARATOR),
        constant("LARGEST_FILE", "number", game_file.LARGEST_FILE),
        constant("LONGEST_QUOTE", "number", tags.LONGEST_QUOTE),
        constant("SEED_BITS", "number", api.SEED_BITS),
        constant("SEED_DIGITS", "number", tags.SEED_DIGITS),
        constant("SEATS_DIGITS", "number", tags.SEATS_DIGITS),
    ]


def strengths() -> list[str]:
    """How the levels of the agent that people play choose, and how its time is shared."""
    how = {
        level.value: {
            "seconds": strength.budget.seconds if strength.budget else None,
            "temperature": max(strength.temperature, search.LOWEST_TEMPERATURE),
            "width": strength.width,
        }
        for level, strength in search.STRENGTH.items()
    }
    kind = "Record<Level, { seconds: number | null; temperature: number; width: number }>"
    return [
        constant("STRENGTH", kind, how),
        constant("FIRST_SHARE", "number", search.FIRST_SHARE),
        constant("HINTS", "number", advice.HINTS),
        constant("HINT_SECONDS", "number", advice.SECONDS),
        constant("CANDIDATE_VISITS", "number", search.CANDIDATE_VISITS),
        constant("CANDIDATE_TEMPERATURE", "number", search.CANDIDATE_PARAMETERS.root_temperature),
    ]


def customs_of_the_table() -> list[str]:
    """Limits of a table, and who plays on for a person who left."""
    assert config.STAND_IN.level is not None
    return [
        constant("LONGEST_NAME", "number", config.LONGEST_NAME),
        constant("STAND_IN", "Level", config.STAND_IN.level.value),
    ]


def phrases(name: str, told: Iterable[Phrase]) -> str:
    """What each code of a record is told with, a line a code."""
    lines = [f"  {json.dumps(phrase.as_json())}," for phrase in told]
    return "\n".join([f"export const {name}: readonly Phrase[] = [", *lines, "];"])


def constant(name: str, kind: str, value: object) -> str:
    """A constant in one line."""
    return f"export const {name}: {kind} = {json.dumps(value)};"


if __name__ == "__main__":
    sys.stdout.write(write())
