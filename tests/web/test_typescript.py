"""The page's types follow the server's models."""

from pathlib import Path
from typing import get_args

from projectl.agents.agent import Level
from projectl.web import typescript
from projectl.web.schema.position import LevelName

ROOT = Path(__file__).parents[2]


def test_the_pages_types_are_current() -> None:
    written = ROOT / "page" / "src" / "net" / "protocol.ts"
    assert written.read_text() == typescript.write(), (
        "run: python -m projectl.web.typescript > page/src/net/protocol.ts"
    )


def test_the_protocol_has_every_level() -> None:
    assert get_args(LevelName) == tuple(level.value for level in Level)
