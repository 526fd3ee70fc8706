"""Who is at tables elsewhere: what was said, and for how long it holds."""

from projectl.table.presence import FORGOTTEN, NOBODY, OUTDATED, Elsewhere, Present

ADA, GRACE = Present(frozenset({0}), 1), Present(frozenset({1}), 2)


def test_everybody_elsewhere_is_counted_together() -> None:
    elsewhere = Elsewhere()
    assert elsewhere.note("one", "table", ADA, 0.0)
    assert elsewhere.note("two", "table", GRACE, 0.0)
    assert "table" in elsewhere
    assert elsewhere.at("table") == Present(frozenset({0, 1}), 3)
    assert elsewhere.at("another") == NOBODY
    assert "another" not in elsewhere


def test_what_is_said_last_holds() -> None:
    elsewhere = Elsewhere()
    elsewhere.note("one", "table", ADA, 0.0)
    assert not elsewhere.note("one", "table", GRACE, 1.0)
    assert elsewhere.at("table") == GRACE
    elsewhere.note("one", "table", NOBODY, 2.0)
    assert "table" not in elsewhere


def test_a_process_that_says_nothing_is_forgotten_with_all_it_said() -> None:
    elsewhere = Elsewhere()
    for process in ("one", "two"):
        elsewhere.heard[process] = 0.0
        elsewhere.note(process, "table", ADA, 0.0)
    elsewhere.heard["one"] = FORGOTTEN
    assert elsewhere.forget(FORGOTTEN + 1.0, {"table"}) == ["table"]
    assert elsewhere.at("table") == ADA
    assert elsewhere.heard.keys() == {"one"}


def test_what_is_not_said_again_does_not_hold_for_ever() -> None:
    elsewhere = Elsewhere()
    elsewhere.note("one", "table", ADA, 0.0)
    elsewhere.heard["one"] = OUTDATED
    assert elsewhere.forget(OUTDATED, {"table"}) == []
    assert elsewhere.forget(OUTDATED + 1.0, {"table"}) == ["table"]
    assert "table" not in elsewhere


def test_tables_that_are_closed_here_are_not_kept_in_mind() -> None:
    elsewhere = Elsewhere()
    elsewhere.heard["one"] = 0.0
    elsewhere.note("one", "table", ADA, 0.0)
    assert elsewhere.forget(1.0, set()) == []
    assert "table" not in elsewhere
