"""Which process serves a table, and what becomes of connections on the way to one that is gone."""

import asyncio
import socket
import time
from collections import Counter
from collections.abc import Iterator

import pytest

from projectl.table.tokens import new_table_id
from projectl.web import handover
from projectl.web.handover import Handover, Siblings, new_siblings

TABLES = [f"table-{number}" for number in range(300)]


@pytest.fixture
def siblings() -> Iterator[Siblings]:
    made = new_siblings(3)
    assert made is not None
    for number in range(3):
        made.heartbeats[number] = time.monotonic()
    yield made
    made.close()


@pytest.fixture
def connection() -> Iterator[tuple[socket.socket, socket.socket]]:
    """The end of a client and that of a server."""
    ends = socket.socketpair()
    ends[0].settimeout(5.0)
    yield ends
    for end in ends:
        end.close()


def elsewhere(process: Handover) -> str:
    """A table that is another process's."""
    return next(table for table in TABLES if process.process_of(table) != process.number)


def test_all_agree_whose_a_table_is_and_each_has_some(siblings: Siblings) -> None:
    owners = [[Handover(siblings, n).process_of(table) for table in TABLES] for n in range(3)]
    assert owners[0] == owners[1] == owners[2]
    assert all(80 < count < 120 for count in Counter(owners[0]).values())


def test_a_new_table_belongs_to_the_process_that_makes_it(siblings: Siblings) -> None:
    for number in range(3):
        process = Handover(siblings, number)
        names = [new_table_id(process.is_own) for _ in range(50)]
        assert len(set(names)) == len(names)
        assert all(process.process_of(name) == number for name in names)


def test_a_name_is_found_even_if_none_suits() -> None:
    assert new_table_id(lambda _name: False)


def test_only_the_tables_of_a_process_that_says_nothing_move(siblings: Siblings) -> None:
    one = Handover(siblings, 0)
    before = [one.process_of(table) for table in TABLES]
    siblings.heartbeats[1] = time.monotonic() - handover.GONE - 0.1
    after = [one.process_of(table) for table in TABLES]
    assert 1 not in after
    assert all(now == then for now, then in zip(after, before, strict=True) if then != 1)


def test_a_process_trusts_in_itself_before_its_first_heartbeat(siblings: Siblings) -> None:
    siblings.heartbeats[2] = 0.0
    one, itself = Handover(siblings, 0), Handover(siblings, 2)
    assert all(one.process_of(table) != 2 for table in TABLES)
    assert any(itself.process_of(table) == 2 for table in TABLES)


def test_a_connection_arrives_with_what_was_read_of_it(
    siblings: Siblings, connection: tuple[socket.socket, socket.socket]
) -> None:
    client, accepted = connection
    one = Handover(siblings, 0)
    table = elsewhere(one)
    other = Handover(siblings, one.process_of(table))

    async def hand_over() -> bytes:
        arrived: asyncio.Future[tuple[bytes, socket.socket]] = asyncio.Future()
        other.start(lambda head, handed: arrived.set_result((head, handed)))
        assert one.hand_over(table, b"GET / HTTP/1.1", accepted.fileno())
        assert not other.hand_over(table, b"", accepted.fileno()), "it is its own"
        accepted.close()
        head, handed = await asyncio.wait_for(arrived, 5.0)
        with handed:
            handed.sendall(b"welcome")
        other.stop()
        return head

    assert asyncio.run(hand_over()) == b"GET / HTTP/1.1"
    assert client.recv(100) == b"welcome"
    assert one.process_of(table) != other.number, "it has said that it is gone"


def test_who_waits_for_a_process_that_is_gone_is_cut_off(
    siblings: Siblings, connection: tuple[socket.socket, socket.socket]
) -> None:
    client, accepted = connection
    one = Handover(siblings, 0)
    table = elsewhere(one)
    owner = one.process_of(table)
    assert one.hand_over(table, b"head", accepted.fileno())
    accepted.close()
    siblings.forget(owner)
    assert client.recv(100) == b""
    assert one.process_of(table) != owner


def test_where_too_much_waits_a_connection_is_served_here(
    siblings: Siblings, connection: tuple[socket.socket, socket.socket]
) -> None:
    one = Handover(siblings, 0)
    table = elsewhere(one)
    handed = [one.hand_over(table, bytes(4096), connection[1].fileno()) for _ in range(500)]
    assert handed[0]
    assert not handed[-1]


def test_a_process_is_there_again_after_a_fault(
    siblings: Siblings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "HEARTBEAT", 0.01)
    process = Handover(siblings, 0)
    beats: list[float] = []

    def beat() -> None:
        beats.append(time.monotonic())
        if len(beats) == 2:
            raise ValueError("nobody thought of that")
        siblings.heartbeats[0] = beats[-1]

    async def test() -> None:
        monkeypatch.setattr(process, "_send_heartbeat", beat)
        process.start(lambda _head, _handed: None)
        async with asyncio.timeout(5.0):
            while len(beats) < 4:
                await asyncio.sleep(0.01)
        process.stop()

    asyncio.run(test())


def test_a_system_that_cannot_hand_over_connections_does_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(socket, "send_fds")
    assert new_siblings(2) is None
