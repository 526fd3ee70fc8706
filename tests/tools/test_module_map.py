"""The map in docs/architecture.md: every module and every folder of the page is on it."""

from pathlib import Path

import module_map

ROOT = Path(__file__).parents[2]


def test_the_map_is_current() -> None:
    page = module_map.PAGE.read_text(encoding="utf-8")
    assert page == module_map.updated(page), "run python tools/module_map.py"


def test_every_module_says_what_it_is_for() -> None:
    silent = [path for path in module_map.SOURCE.rglob("*.py") if not said(path)]
    assert silent == []


def said(path: Path) -> str:
    return module_map.first_sentence(path)


def test_every_folder_of_the_page_is_named() -> None:
    page = module_map.PAGE.read_text(encoding="utf-8")
    source = ROOT / "page" / "src"
    folders = [path for path in source.rglob("*") if path.is_dir()]
    missing = [
        path.name
        for path in folders
        if f"page/src/{path.relative_to(source).as_posix()}`" not in page
    ]
    assert folders
    assert missing == []
