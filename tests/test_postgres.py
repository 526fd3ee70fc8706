"""The private PostgreSQL of the tests ends when it is told to."""

import postgres
import psycopg
import pytest


def test_the_server_ends_although_somebody_is_connected() -> None:
    server, folder = postgres.start()
    with psycopg.connect(f"host={folder} user=postgres dbname=postgres") as link:
        postgres.stop(server, folder)
        assert server.returncode == 0
        assert not folder.exists()
        with pytest.raises(psycopg.OperationalError):
            link.execute("SELECT 1")
