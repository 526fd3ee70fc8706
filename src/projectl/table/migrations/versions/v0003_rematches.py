"""An index of rematches: whether a table is one is asked before it is deleted."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("ix_tables_successor", "tables", ["successor"])
