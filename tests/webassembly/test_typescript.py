"""The page's view of the module follows the dtypes."""

import pytest

from projectl.wasm import typescript
from projectl.wasm.exports import EXPORTS


@pytest.mark.parametrize("name", typescript.FILES)
def test_the_pages_view_of_the_module_is_current(name: str) -> None:
    written = (typescript.FOLDER / name).read_text(encoding="utf-8")
    assert written == typescript.FILES[name](), "run: python -m projectl.wasm.typescript"


def test_no_record_of_the_exports_is_without_a_class() -> None:
    for exported in EXPORTS:
        for kind in exported.parameters.values():
            assert kind in (int, float) or kind in typescript.NAME_OF
