"""The page's types, written from the models: `python -m projectl.web.typescript`.

Deterministic: the same models give the same text, so a test can tell whether it is current.
"""

import sys
from typing import Any, get_args

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from projectl.agents.characters import CHARACTER_AGENT, NAMES
from projectl.table.events import EffectName, Event, ShapeName
from projectl.web.schema import VERSION, client, http, position, record, server

HEAD = f"""\
// The messages between page and server, version {VERSION}.
// Written from the server's models by `python -m projectl.web.typescript`; do not edit.

export const VERSION = {VERSION};
"""

Schema = dict[str, Any]
HTTP_MODELS: tuple[type[BaseModel], ...] = (
    http.NewTable,
    http.MadeTable,
    http.TableSummary,
    http.JoinTable,
    http.JoinedTable,
    http.NewInvite,
    http.Recovery,
    http.RecoverSeat,
    http.RecoveredSeat,
    http.RematchTable,
    http.Agents,
    http.Puzzles,
    http.Health,
    http.Reach,
    http.Problem,
)
# Sets of words that have a name of their own.
WORDS = {
    get_args(words): name
    for name, words in (
        ("Shape", ShapeName),
        ("EffectKind", EffectName),
        ("Mode", position.ModeName),
        ("Difficulty", position.DifficultyName),
        ("Phase", position.PhaseName),
        ("SeatKind", position.SeatKind),
        ("Level", position.LevelName),
        ("UndoRule", position.UndoRule),
        ("ErrorCode", server.ErrorCode),
        ("EmoteName", client.EmoteName),
    )
}
UNIONS: dict[str, TypeAdapter[Any]] = {
    "FromClient": client.READER,
    "FromServer": server.WRITER,
    "RecordMessage": record.WRITER,
}
EVENTS = [part.__name__ for part in get_args(get_args(Event)[0])]
ASKED = {"Act", "NewSeat", "NewTable", "JoinTable", "RecoverSeat"}  # their defaults may be left out


def write() -> str:
    """All types, in the order of their names, and the unions of messages."""
    known: dict[str, Schema] = {}
    unions = []
    for name, adapter in UNIONS.items():
        schema = adapter.json_schema(mode="serialization")
        known |= schema.pop("$defs")
        unions.append(f"export type {name} =\n  | " + "\n  | ".join(parts_of(schema)) + ";\n")
    _, rest = models_json_schema([(model, "serialization") for model in HTTP_MODELS])
    known |= rest["$defs"]
    texts = [interface(name, known[name]) for name in sorted(known)]
    words = [f"export type {name} = {literals(values)};\n" for values, name in WORDS.items()]
    events = "export type TableEvent =\n  | " + "\n  | ".join(EVENTS) + ";\n"
    return "\n".join([HEAD, *words, emotes(), characters(), *texts, events, *unions])


def emotes() -> str:
    """All emotes, in the order in which they are offered."""
    names = ", ".join(map(literal, get_args(client.EmoteName)))
    return f"export const EMOTES: readonly EmoteName[] = [{names}];\n"


def characters() -> str:
    """The names of the levels: the page shows them before it asks for a table."""
    lines = ["/** The agent whose levels are characters, and their names, the usual one first. */"]
    lines.append(f"export const CHARACTER_AGENT = {literal(CHARACTER_AGENT)};")
    lines.append("export const CHARACTERS: Record<Level, readonly string[]> = {")
    for level, names in NAMES.items():
        lines.append(f"  {level.value}: [{', '.join(map(literal, names))}],")
    return "\n".join([*lines, "};", ""])


def interface(name: str, schema: Schema) -> str:
    """One model, or a union that has a name."""
    if "anyOf" in schema:
        return f"export type {name} = {type_of(schema)};\n"
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines = [line.replace("\n", "\n * ") for line in lines]
    lines.append(f"export interface {name} {{")
    for key, field in schema.get("properties", {}).items():
        optional = "?" if name in ASKED and key not in schema.get("required", []) else ""
        lines.append(f"  {key}{optional}: {type_of(field)};")
    return "\n".join([*lines, "}", ""])


def parts_of(schema: Schema) -> list[str]:
    """The alternatives of a union."""
    parts = (type_of(part) for part in schema.get("oneOf") or schema["anyOf"])
    return list(dict.fromkeys(parts))  # integers and floats are both numbers


def type_of(schema: Schema) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return WORDS.get(tuple(schema["enum"])) or literals(tuple(schema["enum"]))
    if "oneOf" in schema or "anyOf" in schema:
        parts = parts_of(schema)
        return "TableEvent" if parts == EVENTS else " | ".join(parts)
    kind = schema["type"]
    if kind == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        return record_of(schema)
    return {"integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        kind, "string"
    )


def record_of(schema: Schema) -> str:
    """A mapping: with few possible keys, each of them may be missing."""
    value = type_of(schema["additionalProperties"])
    if "propertyNames" in schema:
        return f"Partial<Record<{type_of(schema['propertyNames'])}, {value}>>"
    return f"Record<string, {value}>"


def literals(values: tuple[object, ...]) -> str:
    """One of some constants."""
    return " | ".join(map(literal, values))


def literal(value: object) -> str:
    """A constant."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    sys.stdout.write(write())
