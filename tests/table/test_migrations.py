"""Databases of older releases are migrated and their games go on; newer ones are refused.

`database_0_1_0` has what release 0.1.0 made: its schema on both databases, and the rows of two
games, of which one is joined by a link.
"""

import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from postgres import new_database
from sqlalchemy import Engine, create_engine, inspect, make_url, text

from projectl.table import store
from projectl.table.agent_pool import AgentPool
from projectl.table.migrations.migrate import NewerSchemaError, migrate, scripts
from table.sittings import Recorder, Registry, Table, run

OLD = Path(__file__).with_name("database_0_1_0")
NEWEST = scripts().get_current_head()
OPEN_GAME, JOINED_GAME = "Ou3byXuKKjhQq1Fm", "vqQN7VZjalSl2GLK"
SECRET = "E2QHlwlbkO_pf47opPWgLZ_GNIC6nM_BWYgBmj_1cGc"  # holds seat 0 of the joined game


def plain_engine(url: str) -> Engine:
    """An engine that migrates nothing."""
    return create_engine(make_url(url.replace("postgresql:", "postgresql+psycopg:")))


def make_old_database(url: str) -> None:
    """A database as release 0.1.0 left it."""
    engine = plain_engine(url)
    with engine.begin() as connection:
        for name in (connection.dialect.name, "rows"):
            for statement in (OLD / f"{name}.sql").read_text().split(";\n"):
                if statement.strip():
                    connection.exec_driver_sql(statement)
    engine.dispose()


def version_of(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def differences(engine: Engine) -> list[object]:
    """What the schema has that the program does not expect, or the other way round."""
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), store.metadata))


def test_an_empty_database_gets_the_schema_that_the_program_expects(url: str) -> None:
    engine = store.open_engine(url)
    assert version_of(engine) == NEWEST
    assert differences(engine) == []
    engine.dispose()


def test_a_database_of_0_1_0_is_migrated_and_keeps_its_rows(url: str) -> None:
    make_old_database(url)
    plain = plain_engine(url)
    assert version_of(plain) is None
    plain.dispose()
    engine = store.open_engine(url)
    assert version_of(engine) == NEWEST
    assert differences(engine) == []
    with engine.connect() as connection:
        counted = {
            name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar()
            for name in store.metadata.tables
        }
    assert counted == {"tables": 2, "seats": 4, "tokens": 6, "events": 14}
    engine.dispose()


async def play_on(home: Registry, name: str, seq: int) -> Table:
    """Find a table whose log has this many entries, and play one more action there."""
    table = await home.find(name)
    assert table is not None
    assert table.session.seq == seq
    game, action = table.session.game, str(table.session.game.legal_actions()[0])
    await table.submit(lambda session: session.act(game.player, action, seq, 0.0))
    assert table.session.seq == seq + 1
    return table


def test_games_of_0_1_0_go_on(url: str) -> None:
    make_old_database(url)

    async def test() -> None:
        home = Registry(store.open_engine(url), AgentPool(1), 0.0, Recorder)
        try:
            await play_on(home, OPEN_GAME, 12)
            joined = await play_on(home, JOINED_GAME, 2)
            assert joined.session.seats[1].name == "Ada"
            assert joined.seats_of([SECRET]) == {0}
        finally:
            await home.close()

    run(test)


def test_a_database_of_a_newer_release_is_refused_in_one_line_and_left_alone(url: str) -> None:
    engine = store.open_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerSchemaError):
        migrate(engine)
    with pytest.raises(store.StoreError, match=r"a newer projectl: .* 9999 is newer") as told:
        store.open_engine(url)
    assert "\n" not in str(told.value)
    assert version_of(engine) == "9999"
    engine.dispose()


def test_a_migration_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make_old_database(url)
    engine = plain_engine(url)

    def fail(_context: MigrationContext, _scripts: object, number: str) -> None:
        raise RuntimeError(number)

    monkeypatch.setattr(MigrationContext, "stamp", fail)
    with pytest.raises(RuntimeError, match="0001"):
        migrate(engine)
    assert "alembic_version" not in inspect(engine).get_table_names()
    monkeypatch.undo()
    migrate(engine)
    assert version_of(engine) == NEWEST
    engine.dispose()


def test_processes_that_start_together_migrate_once(url: str) -> None:
    make_old_database(url)
    failures: list[BaseException] = []

    def start() -> None:
        try:
            store.open_engine(url).dispose()
        except BaseException as error:
            failures.append(error)

    together = [threading.Thread(target=start) for _ in range(4)]
    for each in together:
        each.start()
    for each in together:
        each.join()
    assert failures == []
    engine = plain_engine(url)
    assert version_of(engine) == NEWEST
    engine.dispose()


def test_events_are_numbered_beyond_2_to_the_31() -> None:
    url = new_database()
    make_old_database(url)
    engine = store.open_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"SELECT setval('events_id_seq', {2**31 - 1})")
        row = f"('{OPEN_GAME}', 99, 'name', '{{}}', 0)"
        added = f"INSERT INTO events (game, seq, kind, data, at) VALUES {row}"
        connection.exec_driver_sql(added)
        assert connection.exec_driver_sql("SELECT max(id) FROM events").scalar() == 2**31
    engine.dispose()
