"""The module: what it offers, what it needs, and when it is compiled again."""

from pathlib import Path

import pytest

from projectl.wasm import build
from projectl.wasm.exports import EXPORTS
from projectl.wasm.link import LinkError, Reader, Section, link

DOCS = Path(__file__).parents[2] / "docs" / "webassembly.md"


def sections(code: bytes) -> dict[int, bytes]:
    reader, found = Reader(code, 8), {}
    while reader.more():
        number = reader.byte()
        found[number] = reader.block()
    return found


def exported(code: bytes) -> list[str]:
    reader = Reader(sections(code)[Section.EXPORT])
    names = []
    for _ in range(reader.number()):
        names.append(reader.text())
        reader.byte()
        reader.number()
    return names


def test_the_module_offers_the_exports_and_needs_nothing() -> None:
    module = build.module()
    assert exported(module) == ["memory", "__heap_base", *(each.name for each in EXPORTS)]
    assert Section.IMPORT not in sections(module)


def test_the_module_is_compiled_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = build.module()
    monkeypatch.setattr(build, "compiled", lambda: pytest.fail("it is compiled again"))
    assert build.module() == made
    build.write(tmp_path / "new" / build.NAME)
    assert (tmp_path / "new" / build.NAME).read_bytes() == made


def test_every_export_is_in_the_docs() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert [each.name for each in EXPORTS if f"`{each.name}`" not in text] == []


def test_a_file_that_needs_another_one_is_not_linked() -> None:
    with pytest.raises(LinkError, match="no WebAssembly"):
        link(b"ELF", [])
