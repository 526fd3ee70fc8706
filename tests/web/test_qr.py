"""QR codes are drawn beside the loop, one at a time."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

from table.sittings import run

from projectl.web.config import Rate
from projectl.web.qr import QrDrawer
from web.clients import Browser
from web.serving import GENEROUS, in_thread

LINK = "https://table.example/t/0123456789abcdef#invite=" + "x" * 43
LONGEST_DELAY = 0.05  # of the loop
ROUNDS = 3  # the best counts: a machine does other things too


def delay_while_many_are_drawn() -> float:
    """How late the loop wakes somebody, 95 times of 100."""
    delays: list[float] = []

    async def watch() -> None:
        while True:
            started = time.monotonic()
            await asyncio.sleep(0.001)
            delays.append(time.monotonic() - started - 0.001)

    async def test() -> None:
        drawer = QrDrawer()
        watching = asyncio.create_task(watch())
        pictures = await asyncio.gather(*(drawer.draw(LINK) for _ in range(20)))
        watching.cancel()
        drawer.close()
        assert all(picture.startswith("<svg") for picture in pictures)

    run(test)
    delays.sort()
    return delays[len(delays) * 95 // 100]


def test_the_loop_goes_on_while_many_are_drawn() -> None:
    rounds = (delay_while_many_are_drawn() for _ in range(ROUNDS))
    assert any(delay < LONGEST_DELAY for delay in rounds)


def test_an_address_has_only_some_drawn(tmp_path: Path) -> None:
    limits = replace(GENEROUS, qr_codes=Rate(2, 0.001))
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        link = {"text": f"{browser.url}/t/x#invite=y"}
        codes = [browser.http.post("/api/qr", json=link).status_code for _ in range(3)]
    assert codes == [200, 200, 429]
