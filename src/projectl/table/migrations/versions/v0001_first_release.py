"""The tables of release 0.1.0."""

from alembic import op
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    String,
    UniqueConstraint,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make what is not there yet."""
    make_tables_and_seats()
    make_tokens_and_events()
    for table, column in (("tables", "created"), ("tables", "touched"), ("tokens", "table_id")):
        op.create_index(f"ix_{table}_{column}", table, [column], if_not_exists=True)


def make_tables_and_seats() -> None:
    op.create_table(
        "tables",
        Column("id", String(32), primary_key=True),
        Column("mode", String(16), nullable=False),
        Column("difficulty", String(16)),
        Column("undo", String(8), nullable=False),
        Column("seed", String(64), nullable=False),
        Column("created", Float, nullable=False),
        Column("touched", Float, nullable=False),
        Column("over", Boolean, nullable=False),
        Column("successor", String(32)),
        if_not_exists=True,
    )
    op.create_table(
        "seats",
        Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("kind", String(8), nullable=False),
        Column("name", String(64), nullable=False),
        Column("agent", String(64)),
        Column("level", String(16)),
        if_not_exists=True,
    )


def make_tokens_and_events() -> None:
    op.create_table(
        "tokens",
        Column("hash", String(64), primary_key=True),
        Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("purpose", String(8), nullable=False),
        Column("created", Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "events",
        Column("id", Integer, primary_key=True),
        Column("game", String(32), ForeignKey("tables.id"), nullable=False),
        Column("seq", Integer, nullable=False),
        Column("kind", String(8), nullable=False),
        Column("seat", Integer),
        Column("data", JSON, nullable=False),
        Column("at", Float, nullable=False),
        UniqueConstraint("game", "seq"),
        if_not_exists=True,
    )
