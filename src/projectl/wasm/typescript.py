"""The page's view of the module, written from the dtypes: `python -m projectl.wasm.typescript`.

`records.ts` has a class for every record and the signatures of the exports, `constants.ts` what
the rules number and name. The same sources give the same text, so a test can tell whether it is
current.
"""

from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from projectl.agents.hints.claim import CLAIM
from projectl.agents.hints.figures import FIGURES
from projectl.agents.hints.turn import AFTER, START, TURN
from projectl.agents.hints.waste import WARNING
from projectl.agents.mcts.scratch import SCRATCH
from projectl.agents.mcts.tree import (
    ANY_EDGE,
    EDGE,
    MOST_NODES,
    NODE,
    POINT_WEIGHT,
    ROOT_TURNS,
    TREE,
)
from projectl.agents.network.inference import ROOM
from projectl.agents.network.weights import LAYER
from projectl.rules import actions, pieces, state
from projectl.rules.effects import EFFECT, EffectKind
from projectl.rules.layout import LAYOUT
from projectl.rules.legal import INSERT_PRICE
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLES
from projectl.rules.random_play import Policy
from projectl.rules.reasons import REASON
from projectl.rules.scoring import SCORE, TieBreak
from projectl.rules.solve import NO_PLACEMENT
from projectl.rules.state import STATE, Difficulty, EndReason, Mode, Phase
from projectl.rules.tiles import TILES, TILES_A_SET, Pays
from projectl.rules.tilings import TILING_SCRATCH, TILING_TABLE
from projectl.wasm import records
from projectl.wasm.exports import EXPORTS

FOLDER = Path(__file__).parents[3] / "page" / "src" / "engine"
HEAD = "// Written by `python -m projectl.wasm.typescript`; do not edit.\n"

# The records, and which of their fields the page looks at, if not at all of them.
RECORDS: dict[str, tuple[np.dtype[Any], tuple[str, ...] | None]] = {
    "State": (STATE, None),
    "Seed": (records.SEED, None),
    "Listing": (records.LISTING, None),
    "Mask": (records.MASK, None),
    "Observation": (records.OBSERVATION, None),
    "Effect": (EFFECT, None),
    "Effects": (records.EFFECTS, None),
    "Reason": (REASON, None),
    "Turn": (TURN, ("positions", "actions", "score", "count", "goes_on")),
    "Claim": (CLAIM, None),
    "Figures": (FIGURES, None),
    "Warning": (WARNING, None),
    "Forecast": (records.FORECAST, None),
    "Score": (SCORE, None),
    "Scores": (records.SCORES, None),
    "Solver": (records.SOLVER, ("pieces", "ways", "counts")),
    "Layer": (LAYER, None),
    "Weights": (records.WEIGHTS, None),
    "TilingTable": (TILING_TABLE, ()),
    "TilingScratch": (TILING_SCRATCH, ()),
    "Room": (ROOM, ("values", "logits", "legal")),
    "Scratch": (SCRATCH, ("evaluated",)),
    "Node": (NODE, None),
    "Edge": (EDGE, None),
    "Tree": (TREE, ("capacity", "nodes_used", "edges_used", "nodes", "edges")),
}
NAME_OF = {dtype: name for name, (dtype, _) in RECORDS.items()}
# The part of the heap that has numbers of a type, and what JavaScript calls an array of them.
VIEWS = {
    "int8": ("i8", "Int8Array"),
    "uint8": ("u8", "Uint8Array"),
    "int16": ("i16", "Int16Array"),
    "uint16": ("u16", "Uint16Array"),
    "int32": ("i32", "Int32Array"),
    "uint32": ("u32", "Uint32Array"),
    "int64": ("i64", "BigInt64Array"),
    "uint64": ("u64", "BigUint64Array"),
    "float32": ("f32", "Float32Array"),
    "float64": ("f64", "Float64Array"),
}
NUMBERS = {
    "SEATS": state.SEATS,
    "TURN_START": START,
    "TURN_AFTER": AFTER,
    "SLOTS": state.SLOTS,
    "ROW": state.ROW,
    "PLACES": state.PLACES,
    "GRID_COLUMNS": state.GRID_COLUMNS,
    "FACE_DOWN_TILES": state.FACE_DOWN_TILES,
    "TILES_A_SET": TILES_A_SET,
    "NONE": state.NONE,
    "SHAPE_COUNT": pieces.SHAPES,
    "CELLS": pieces.CELLS,
    "PLACEMENTS": pieces.PLACEMENTS,
    "NO_PLACEMENT": NO_PLACEMENT,
    "INSERT_PRICE": INSERT_PRICE,
    "WAYS_LISTED": records.WAYS_LISTED,
    "ANY_EDGE": ANY_EDGE,
    "MOST_NODES": MOST_NODES,
    "POINT_WEIGHT": POINT_WEIGHT,
    "ROOT_TURNS": ROOT_TURNS,
}
# Enumerations, and how their members are written in messages and texts.
WORDS: tuple[tuple[str, type[IntEnum], str], ...] = (
    ("MODES", Mode, "-"),
    ("DIFFICULTIES", Difficulty, "-"),
    ("PHASES", Phase, "-"),
    ("END_REASONS", EndReason, "-"),
    ("EFFECT_KINDS", EffectKind, "_"),
    ("ACTION_KINDS", actions.Kind, "_"),
    ("TIE_BREAKS", TieBreak, "_"),
    ("PAYS", Pays, "_"),
    ("POLICIES", Policy, "_"),
)


# Records


def camel(name: str) -> str:
    """A field's name as TypeScript writes it."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def write_records() -> str:
    """A class for every record, and the exports."""
    texts = [HEAD, "import { View } from './heap';\n"]
    texts += [write_class(name, *which) for name, which in RECORDS.items()]
    return "\n".join([*texts, write_exports()])


def write_class(name: str, dtype: np.dtype[Any], looked_at: tuple[str, ...] | None) -> str:
    """A record at an address."""
    lines = [f"export class {name} extends View {{", f"  static readonly SIZE = {dtype.itemsize};"]
    assert dtype.fields is not None
    for field, (kind, offset, *_) in dtype.fields.items():
        if field != "padding" and (looked_at is None or field in looked_at):
            lines += write_field(camel(field), kind, offset)
    return "\n".join([*lines, "}", ""])


def write_field(name: str, kind: np.dtype[Any], offset: int) -> list[str]:
    """A number, an array, or a row of a larger array, by where it begins."""
    item, shape = kind.subdtype or (kind, ())
    if item.names:
        return write_nested(name, item, offset)
    view, array = VIEWS[item.name]
    if offset % item.itemsize:
        raise ValueError(f"{name} is not aligned: it begins at {offset}")
    if shape:
        return write_array(name, (view, array), item.itemsize, shape, offset)
    at = f"this.heap.{view}[(this.at + {offset}) / {item.itemsize}]"
    number = "bigint" if array.startswith("Big") else "number"
    return [
        f"  get {name}(): {number} {{",
        f"    return {at}!;",
        "  }",
        f"  set {name}(value: {number}) {{",
        f"    {at} = value;",
        "  }",
    ]


def write_array(
    name: str, view: tuple[str, str], size: int, shape: tuple[int, ...], offset: int
) -> list[str]:
    """An array, or with more than one dimension the innermost one, by the indices of the others."""
    outer = "ij"[: len(shape) - 1]
    begin = str(offset)
    for place, index in enumerate(outer):
        begin += f" + {index} * {int(np.prod(shape[place + 1 :])) * size}"
    indices = ", ".join(f"{index}: number" for index in outer)
    head = f"  {name}({indices}): {view[1]} {{" if outer else f"  get {name}(): {view[1]} {{"
    return [head, f"    return this.array(this.heap.{view[0]}, {begin}, {shape[-1]});", "  }"]


def write_nested(name: str, item: np.dtype[Any], offset: int) -> list[str]:
    """A record in an array of records."""
    nested = NAME_OF[item]
    return [
        f"  {name}(index: number): {nested} {{",
        f"    return new {nested}(this.heap, this.at + {offset} + index * {nested}.SIZE);",
        "  }",
    ]


def write_exports() -> str:
    """What the module offers; a record is handed over by its address."""
    lines = ["/** The functions of the module; a record is handed over by its address. */"]
    lines += ["export interface Exports {", "  memory: WebAssembly.Memory;"]
    lines.append("  __heap_base: WebAssembly.Global<'i32'>;")
    for exported in EXPORTS:
        parameters = ", ".join(f"{camel(name)}: number" for name in exported.parameters)
        result = "number" if exported.result else "void"
        lines.append(f"  {exported.name}({parameters}): {result};")
    return "\n".join([*lines, "}", ""])


# Constants


def write_constants() -> str:
    """What the rules number and name."""
    ranges = {kind.name: getattr(actions, kind.name) for kind in actions.Kind}
    lines = [
        HEAD,
        "/** What the bytes of records mean; with another word they mean something else. */",
        f"export const LAYOUT = '{LAYOUT}';\n",
        "/** Where the actions of a kind begin. */",
        f"export const ACTION = {table(ranges)};",
    ]
    lines.append(f"export const ACTIONS = {actions.ACTIONS};\n")
    lines += [f"export const {name} = {value};" for name, value in NUMBERS.items()]
    for name, members, joint in WORDS:
        words = [member.name.lower().replace("_", joint) for member in members]
        numbers = {member.name: member.value for member in members}
        of_actions = "Action" if members is actions.Kind else ""
        lines.append(f"\nexport const {of_actions}{members.__name__} = {table(numbers)};")
        lines.append(f"export const {name} = {words} as const;")
    lines.append(f"\nexport const SHAPES = {[shape.name for shape in Shape]} as const;")
    return "\n".join([*lines, "", *printed(), *placements(), ""])


def table(numbers: dict[str, int]) -> str:
    """Names with their numbers."""
    return "{ " + ", ".join(f"{name}: {number}" for name, number in numbers.items()) + " } as const"


def printed() -> list[str]:
    """Puzzles and tiles: what is on them."""
    puzzles = [[puzzle.name, puzzle.points, int(puzzle.reward), puzzle.hole] for puzzle in PUZZLES]
    tiles = [[tile.name, int(tile.pays), [int(shape) for shape in tile.shapes]] for tile in TILES]
    return [
        "/** Name, points, the reward's shape, and the hole. */",
        "export const PUZZLES: readonly (readonly [string, number, number, number])[] = [",
        *(f"  {puzzle}," for puzzle in puzzles),
        "];\n",
        "/** Name, what it pays for, and the shapes it looks at. */",
        "export const TILES: readonly (readonly [string, number, readonly number[]])[] = [",
        *(f"  {tile}," for tile in tiles),
        "];\n",
    ]


def placements() -> list[str]:
    """The ways a piece can lie on the field."""
    masks, shapes = pieces.PLACEMENT_MASK.tolist(), pieces.PLACEMENT_SHAPE.tolist()
    return [
        "/** The cells of every placement, as a mask, and its shape. */",
        f"export const PLACEMENT_MASK: readonly number[] = {masks};",
        f"export const PLACEMENT_SHAPE: readonly number[] = {shapes};",
    ]


FILES = {"records.ts": write_records, "constants.ts": write_constants}

if __name__ == "__main__":
    for name, write in FILES.items():
        (FOLDER / name).write_text(write(), encoding="utf-8")
