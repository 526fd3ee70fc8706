"""The messages of the socket as JSON Schema, written from the models and served beside OpenAPI."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter

from projectl.web.schema import VERSION, client, record, server

DIALECT = "https://json-schema.org/draft/2020-12/schema"

# What goes which way: what a client may leave out when it sends, the server always writes.
_ADAPTERS: dict[str, TypeAdapter[Any]] = {
    "FromClient": client.READER,
    "FromServer": server.WRITER,
    "RecordMessage": record.WRITER,
}


@cache
def socket_schema() -> dict[str, Any]:
    """A schema whose definitions `FromClient`, `FromServer`, `RecordMessage` are the messages."""
    inputs = [
        (name, "validation" if name == "FromClient" else "serialization", adapter)
        for name, adapter in _ADAPTERS.items()
    ]
    refs, schema = TypeAdapter.json_schemas(inputs)  # type: ignore[arg-type]
    unions = {name: refs[name, mode] for name, mode, _ in inputs}  # type: ignore[index]
    return {
        "$schema": DIALECT,
        "title": "Project L: the messages of a table's socket",
        "description": f"Version {VERSION} of the protocol, at /api/tables/{{table}}/socket.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
        "$defs": {**schema["$defs"], **unions},
    }
