"""Cookies and the secrets in them."""

import pytest

from projectl.web.credentials import is_here, network_at, own_cookies
from web.clients import Browser
from web.serving import Served


def test_the_machine_itself_is_known_by_its_address() -> None:
    assert is_here("127.0.0.1")
    assert is_here("::1")
    assert not is_here("192.168.0.2")
    assert not is_here("testclient")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::3", "2001:db8:1:2:ffff::1", True),
        ("2001:db8:1:2::3", "2001:db8:1:3::3", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "testclient", True),
    ],
)
def test_limits_count_an_ipv6_address_with_its_network(one: str, other: str, same: bool) -> None:
    assert (network_at(one) == network_at(other)) is same


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        (b"projectl_table-1=a.b", b"projectl_table-1=a.b"),
        (b"a=b; projectl_table-1=a-_9;c", b"projectl_table-1=a-_9"),
        (b"projectl_table-1=a; projectl_table_2=b", b"projectl_table-1=a; projectl_table_2=b"),
        (b'projectl_table-1="a\\a"; d="projectl_table-1=a"', b""),
        (b"not_projectl_table-1=a; projectl_table-1", b""),
        (b"", b""),
    ],
)
def test_cookies_of_other_programs_are_not_read(sent: bytes, read: bytes) -> None:
    assert own_cookies(sent) == read


def test_cookies_are_for_the_server_alone_and_kept_as_hashes(
    served: Served, browser: Browser
) -> None:
    answer = browser.http.post("/api/tables", json={"mode": "solo", "seats": [{"kind": "here"}]})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert f"Path=/api/tables/{answer.json()['table']}" in cookie
    token = cookie.split("=", 1)[1].split(";")[0]
    assert len(token) == 43
    grants = served.server_state.registry.tables[answer.json()["table"]].grants
    assert token not in grants
    assert len(grants) == 1
