"""What processes tell each other is heard, whatever else is said and whoever is cut off."""

import pytest

from projectl.table import channel
from projectl.table.presence import Present
from table.sittings import act, make, run, until
from table.two_processes import come, cut_off_listeners, twin_of, two


@pytest.mark.usefixtures("no_heartbeats")
def test_the_listener_connects_again() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            come(twin, Present(frozenset({1}), 0))
            await table.submit(act)
            await until(lambda: twin.session.seq == 1)
            cut_off_listeners(one)
            await table.submit(act)
            await until(lambda: twin.session.seq == 2)
            await table.submit(act)
            await until(lambda: twin.session.seq == 3)

    run(test)


UNHASHABLE = '[["x"], [], 0]'  # a process that is no name
DEEP = "[" * 5000


@pytest.mark.usefixtures("no_heartbeats")
def test_what_nobody_understands_makes_nobody_deaf(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            come(twin, Present(frozenset({1}), 0))
            await table.submit(act)
            await until(lambda: twin.session.seq == 1)
            with one.engine.connect() as connection:
                for name in (channel.LOG, channel.PRESENCE, channel.EPHEMERAL):
                    for line in ("no JSON", "[1]", "5", '["a", [["b"]], 0]', UNHASHABLE, DEEP):
                        connection.execute(channel.NOTIFY, {"channel": name, "lines": [line]})
                connection.commit()
            await until(lambda: caplog.text.count("not understood") > 8)
            assert other.cluster is not None
            assert other.cluster.is_connected
            assert "channel failed" not in caplog.text
            await table.submit(act)
            await until(lambda: twin.session.seq == 2)

    run(test)
