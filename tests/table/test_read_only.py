"""A database that takes nothing for a while, as a standby or one whose disk was full."""

import pytest
from postgres import new_database
from sqlalchemy import text

from projectl.table.refusal import Refusal
from table.sittings import Registry, act, make, run
from table.two_processes import process


def set_read_only(home: Registry, switch: str) -> None:
    with home.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        name = connection.execute(text("SELECT current_database()")).scalar_one()
        option = f"default_transaction_read_only = {switch}"
        connection.execute(text(f"ALTER DATABASE {name} SET {option}"))


def test_a_database_that_was_read_only_is_written_to_as_soon_as_it_is_not() -> None:
    async def test() -> None:
        url = new_database()
        async with process(url) as host, process(url) as home:
            table = await make(home, "here", "here")
            set_read_only(host, "on")
            home.writer._disconnect()
            home.engine.dispose()
            with pytest.raises(Refusal):
                await table.submit(act)
            assert home.writer.fails
            set_read_only(host, "off")
            await table.submit(act)
            assert table.session.seq == 1

    run(test)
