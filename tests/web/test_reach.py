"""Where a server is found on its network."""

from ipaddress import ip_address

import pytest

from projectl.web import reach


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.1.1", "::1", "localhost", ""])
def test_a_server_for_its_machine_alone_is_found_by_nobody_else(host: str) -> None:
    assert reach.reachable_hosts(host) == []


@pytest.mark.parametrize(
    ("host", "found"),
    [("192.168.1.5", "192.168.1.5"), ("fd00::5", "[fd00::5]"), ("games.lan", "games.lan")],
)
def test_a_server_at_one_address_is_found_there(host: str, found: str) -> None:
    assert reach.reachable_hosts(host) == [found]


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_everybody_is_found_at_the_addresses_of_the_machine(host: str) -> None:
    found = reach.reachable_hosts(host)
    assert found == reach.network_addresses()
    assert len(found) == len(set(found))
    assert not [each for each in found if ip_address(each).is_loopback]
