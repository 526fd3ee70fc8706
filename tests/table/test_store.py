"""What is stored comes back as it was, on SQLite and on PostgreSQL."""

import stat
import time
from pathlib import Path

import pytest
from postgres import new_database
from sqlalchemy import Engine, text
from sqlalchemy.exc import IntegrityError

from projectl.table import store
from projectl.table.config import Entry
from projectl.table.rows import add_rows, entry_rows, grant_rows, table_rows
from projectl.table.tokens import Grant, Purpose, hashed
from table.sittings import config

ENTRY = Entry(1, "act", 0, {"action": "piece I1"}, 1.5)


def test_a_table_comes_back_with_seats_secrets_and_log(engine: Engine) -> None:
    made = config("here", "link", "weighted")
    grants = {hashed("x"): Grant(0, Purpose.SEAT), hashed("y"): Grant(1, Purpose.INVITE)}
    with engine.begin() as connection:
        secrets = grant_rows(made.table, grants, 0.0)
        add_rows(connection, table_rows(made), secrets, entry_rows([(made.table, ENTRY)]))
    with engine.connect() as connection:
        stored = store.load(connection, made.table)
        assert store.load(connection, "another") is None
    assert stored == store.StoredTable(made, [ENTRY], grants, None, made.created)


def test_entries_come_back_as_they_were_written(engine: Engine) -> None:
    data = {"name": 'Zoë \\ "7" 🙂', "waiting": [0, 2], "by": None, "allow": False}
    written = [
        Entry(1, "join", 1, data, 1763416572.123457),
        Entry(2, "act", None, {}, 0.1 + 0.2),
        Entry(3, "act", 0, {"action": "piece I1", "agent": True}, 1e-9),
    ]
    with engine.begin() as connection:
        for table in ("one", "two"):
            add_rows(connection, table_rows(config("here", "link", table=table)))
        add_rows(connection, entry_rows([("one", each) for each in written] + [("two", ENTRY)]))
    with engine.connect() as connection:
        assert store.entries_after(connection, "one", 0) == written
        assert store.entries_after(connection, "one", 2) == written[2:]
        assert store.entries_after(connection, "two", 0) == [ENTRY]


def test_it_is_known_how_far_tables_have_come() -> None:
    engine = store.open_engine(new_database())
    with engine.begin() as connection:
        for table in ("one", "two", "three"):
            add_rows(connection, table_rows(config("here", "here", table=table)))
        rows = [("one", Entry(seq, "act", 0, {}, 0.0)) for seq in (1, 2, 3)]
        add_rows(connection, entry_rows([*rows, ("three", ENTRY)]))
        store.set_successor(connection, "one", "two")
        assert store.progress_of(connection, ["one", "two", "unknown"]) == {
            "one": (3, "two"),
            "two": (0, None),
        }
        assert store.progress_of(connection, []) == {}
    engine.dispose()


def test_a_plan_made_for_few_tables_does_not_read_all_of_many() -> None:
    engine = store.open_engine(new_database())
    with engine.begin() as connection:
        add_rows(connection, table_rows(config("here", "here")))
        connection.execute(text("ANALYZE"))
        # What PostgreSQL asks for every entry that is written, with a plan that it keeps.
        plan = connection.execute(
            text("EXPLAIN SELECT 1 FROM ONLY tables WHERE id = 'first' FOR KEY SHARE")
        )
        assert not [line for (line,) in plan if "Seq Scan" in line]
    engine.dispose()


def test_no_number_of_a_log_is_written_twice(engine: Engine) -> None:
    made = config("here", "here")
    with engine.begin() as connection:
        add_rows(connection, table_rows(made), entry_rows([(made.table, ENTRY)]))
    with pytest.raises(IntegrityError), engine.begin() as connection:
        add_rows(connection, entry_rows([(made.table, ENTRY)]))


def test_unfinished_tables_are_found_and_finished_ones_are_not(engine: Engine) -> None:
    with engine.begin() as connection:
        for table in ("one", "two"):
            add_rows(connection, table_rows(config("here", "here", table=table)))
        store.end_table(connection, "two", 1.0)
        assert store.unfinished(connection, time.time() - 60, 9) == ["one"]
        assert store.unfinished(connection, time.time() + 60, 9) == []


def test_tables_are_found_at_which_agents_sit_or_stand_in(engine: Engine) -> None:
    with engine.begin() as connection:
        add_rows(connection, table_rows(config("here", "here", table="people")))
        add_rows(connection, table_rows(config("here", "random", "random", table="agents")))
        add_rows(connection, table_rows(config("here", "here", table="left")))
        add_rows(connection, entry_rows([("left", Entry(1, "leave", 0, {"by": None}, 1.0))]))
        names = store.unfinished(connection, 0.0, 9)
        assert len(names) == 3
        assert set(store.with_agents(connection, names)) == {"agents", "left"}
        assert store.with_agents(connection, ["people"]) == []
        assert store.with_agents(connection, []) == []
        assert store.unfinished(connection, 0.0, 2) == names[:2]


def test_only_one_table_follows_another(engine: Engine) -> None:
    with engine.begin() as connection:
        add_rows(connection, table_rows(config("here", "here")))
        store.set_successor(connection, "table-1", "next")
        with pytest.raises(ValueError, match="already"):
            store.set_successor(connection, "table-1", "other")


def test_a_fresh_link_voids_the_one_before(engine: Engine) -> None:
    with engine.begin() as connection:
        add_rows(connection, table_rows(config("here", "link")))
        for secret in ("old", "new"):
            store.void_grants(connection, "table-1", Grant(1, Purpose.INVITE))
            fresh = {hashed(secret): Grant(1, Purpose.INVITE)}
            add_rows(connection, grant_rows("table-1", fresh, 0.0))
        stored = store.load(connection, "table-1")
    assert stored is not None
    assert list(stored.grants) == [hashed("new")]


def test_the_sqlite_file_is_its_owners_alone_and_survives_a_crash(tmp_path: Path) -> None:
    engine = store.open_engine(f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    assert stat.S_IMODE((tmp_path / "new" / "tables.sqlite").stat().st_mode) == 0o600
    engine.dispose()


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(store.DATABASE_VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert store.default_url() == "sqlite:////data/projectl/tables.sqlite"
    monkeypatch.setenv(store.DATABASE_VARIABLE, "postgresql://somewhere/else")
    assert store.default_url() == "postgresql://somewhere/else"
