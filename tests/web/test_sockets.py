"""Who may open the socket of a table."""

import pytest
from websockets.exceptions import InvalidStatus

from web.clients import Browser


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": ""},
        {"Origin": "http://evil.example", "Authorization": "Bearer x"},
    ],
)
def test_a_socket_of_another_origin_is_refused(browser: Browser, headers: dict[str, str]) -> None:
    made = browser.make("here", "here")
    with pytest.raises(InvalidStatus) as refused:
        browser.sit(made["table"], **headers)
    assert refused.value.response.status_code == 403


def test_there_is_no_socket_without_a_table(browser: Browser) -> None:
    with pytest.raises(InvalidStatus) as refused:
        browser.sit("no-such-table")
    assert refused.value.response.status_code == 404
