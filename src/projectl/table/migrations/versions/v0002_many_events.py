"""Numbers of events beyond 2^31, which PostgreSQL's INTEGER does not hold and SQLite's does."""

from alembic import op
from sqlalchemy import BigInteger

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Widen the column, and the sequence that fills it."""
    if op.get_context().dialect.name == "postgresql":
        op.alter_column("events", "id", type_=BigInteger)
        op.execute("ALTER SEQUENCE events_id_seq AS bigint")
