"""Who may open the socket of a table, and when what it says is handled."""

import asyncio
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus

from projectl.web.sockets import receive_all
from web.clients import Browser
from web.serving import Served


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


def test_a_table_that_was_dropped_while_a_socket_is_accepted_is_opened_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    accept = WebSocket.accept

    async def drop_and_accept(websocket: WebSocket) -> None:
        monkeypatch.setattr(WebSocket, "accept", accept)
        registry = served.server_state.registry
        registry._drop(registry.tables[websocket.url.path.split("/")[3]])
        await accept(websocket)

    with Browser(served.url) as browser:
        made = browser.make("here", "here")
        monkeypatch.setattr(WebSocket, "accept", drop_and_accept)
        with browser.sit(made["table"]) as chair:
            assert chair.hear("closing")["again"]
            assert chair.closing_code() == 1012


def test_what_a_socket_sent_at_once_is_not_handled_before_all_else() -> None:
    handled: list[str] = []

    class Source:
        texts = iter("abc")

        async def receive(self) -> dict[str, str]:
            text = next(self.texts, None)
            return {"type": "websocket.disconnect"} if text is None else {"type": "", "text": text}

    class Handler:
        async def handle(self, text: str) -> None:
            handled.append(text)

    class Fake:
        socket = Source()

    async def others() -> None:
        for _ in range(3):
            handled.append("another")
            await asyncio.sleep(0)

    async def test() -> None:
        receiving = receive_all(cast(Any, Handler()), cast(Any, Fake()))
        await asyncio.gather(receiving, others())

    asyncio.run(test())
    assert handled == ["a", "another", "b", "another", "c", "another"]
