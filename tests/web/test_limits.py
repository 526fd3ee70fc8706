"""Floods and crowds are kept out."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from projectl.web.config import Limits, Rate
from web.clients import Browser
from web.serving import in_thread


def test_floods_are_slowed_down_then_cut_off(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(5, 1), strikes=30)
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        made = browser.make("here", "here")
        with browser.sit(made["table"]) as chair:
            for _ in range(60):
                chair.say("ping")
            assert chair.closing_code() == 1008
            assert any('"too_fast"' in text for text in chair.heard)


def test_connections_are_capped(tmp_path: Path) -> None:
    limits = Limits(per_table=2, per_address=3, tables=Rate(3, 0.001), secrets=Rate(2, 0.001))
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        one, two = (browser.make("here", "here")["table"] for _ in range(2))
        with browser.sit(one), browser.sit(one), browser.sit(two):
            for table in (one, two):
                with pytest.raises(InvalidStatus) as refused:
                    browser.sit(table)
                assert refused.value.response.status_code == 503
        browser.make("here", "here")
        seats = [{"kind": "here"}]
        made = browser.http.post("/api/tables", json={"mode": "solo", "seats": seats})
        assert made.status_code == 429
        tries = [
            browser.http.post(f"/api/tables/{one}/join", json={"invite": "x" * 43}).status_code
            for _ in range(3)
        ]
        assert tries == [403, 403, 429]
