"""What the page has of Python's data, and of its games, is current."""

from projectl.web import local_tables
from web import local_fixture
from web.local_fixture import FIXTURE, ROOT


def test_the_pages_tables_are_current() -> None:
    written = ROOT / "page" / "src" / "local" / "tables.ts"
    assert written.read_text() == local_tables.write(), (
        "run: python -m projectl.web.local_tables > page/src/local/tables.ts"
    )


def test_the_pages_games_are_current() -> None:
    assert FIXTURE.read_text() == local_fixture.write(), "run: python tests/web/local_fixture.py"
