"""Schema versions: a database is brought to the newest one when it is opened.

A version is a file in `versions`, with the change from the version before in `upgrade`. There is
no way back: whoever wants one keeps a backup. Version 0001 is the schema of release 0.1.0, which
had no numbers; it makes what is not there, so it fits an empty database and one of that release.
"""

import logging
from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, Engine

log = logging.getLogger("projectl.table")

ADVISORY_LOCK = 0x70726F6A  # any number, the same in every process


class NewerSchemaError(Exception):
    """A database that a newer release has migrated."""

    def __init__(self, found: str, newest: str) -> None:
        super().__init__(f"its schema version {found} is newer than {newest}, the newest known")


def scripts() -> ScriptDirectory:
    """All versions that this release knows."""
    return ScriptDirectory(Path(__file__).parent)


def migrate(engine: Engine) -> None:
    """Bring a database to the newest version; NewerSchemaError if it is beyond that."""
    with engine.connect() as connection:
        if not pending(connection):
            return
    with engine.connect() as connection:
        lock(connection)
        for script in pending(connection):  # asked again: another process may have been faster
            upgrade(connection, script)
        connection.commit()


def pending(connection: Connection) -> list[Script]:
    """The versions that a database does not have yet, oldest first."""
    known = {script.revision: script for script in scripts().walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise NewerSchemaError(current, max(known))
    return [known[number] for number in sorted(known) if current is None or number > current]


def lock(connection: Connection) -> None:
    """Begin a transaction in which no other process migrates."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        for limit in ("statement_timeout", "lock_timeout"):  # a large table takes its time
            connection.exec_driver_sql(f"SET LOCAL {limit} = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})")


def upgrade(connection: Connection, script: Script) -> None:
    """One version up, within the transaction."""
    context = MigrationContext.configure(connection)
    with Operations.context(context):
        script.module.upgrade()
    context.stamp(scripts(), script.revision)
    log.info("migrated", extra={"schema": script.revision, "what": script.doc})
