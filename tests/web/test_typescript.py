"""The page's types follow the server's models."""

from pathlib import Path

from projectl.web import typescript

ROOT = Path(__file__).parents[2]


def test_the_pages_types_are_current() -> None:
    written = ROOT / "page" / "src" / "net" / "protocol.ts"
    assert written.read_text() == typescript.write(), (
        "run: python -m projectl.web.typescript > page/src/net/protocol.ts"
    )
