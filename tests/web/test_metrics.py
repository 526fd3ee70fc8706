"""Metrics at /metrics: what they tell, and whom."""

import contextlib
import json
import re
import socket
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request

from projectl.web.config import NetworkError, ServerConfig, networks_in
from projectl.web.metrics import may_scrape
from web.clients import Browser
from web.serving import Served

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana-dashboard.json"

Samples = dict[str, float]


def scrape(served: Served) -> Samples:
    """Every sample by its name and labels, as they are written."""
    answer = httpx.get(f"{served.url}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_tables_connections_moves_and_their_time_are_counted(
    served: Served, browser: Browser
) -> None:
    before = scrape(served)
    table = browser.make("here", "here")["table"]
    with browser.sit(table) as chair:
        chair.act("piece I1")
        after = scrape(served)
    for name in ("tables", "games", "connections"):
        assert after[f"projectl_{name}"] == before[f"projectl_{name}"] + 1, name
    for name in ("moves_total", "move_seconds_count", "message_seconds_count"):
        assert after[f"projectl_{name}"] == before[f"projectl_{name}"] + 1, name
    assert after["projectl_seats_connected"] == before["projectl_seats_connected"] + 2
    assert after["projectl_write_seconds_count"] > before["projectl_write_seconds_count"]
    assert after["projectl_queue_length writer"] == 0
    assert after["projectl_request_seconds_count POST /api/tables 2xx"] >= 1
    assert after["process_resident_memory_bytes"] > 0


def test_refusals_are_counted_by_their_reason(served: Served, browser: Browser) -> None:
    before = scrape(served)
    table = browser.make("here", "here")["table"]
    assert httpx.get(f"{served.url}/api/tables/unknown-table").status_code == 404
    with browser.sit(table) as chair:
        chair.say("nonsense")
        chair.hear("error")
    after = scrape(served)
    for name in ("http unknown_table", "socket malformed"):
        counted = f"projectl_refusals_total {name}"
        assert after[counted] == before.get(counted, 0) + 1


def test_connections_that_are_cut_off_are_counted_too(served: Served) -> None:
    counted = "projectl_refusals_total connection head_too_large"
    before = scrape(served)
    with socket.create_connection(("127.0.0.1", served.port)) as client:
        client.sendall(b"GET / HTTP/1.1\r\nX-Fat: " + b"x" * 100_000)
        with contextlib.suppress(ConnectionError):
            assert client.recv(1000) == b""
    assert scrape(served)[counted] == before.get(counted, 0) + 1


def test_what_clients_make_up_becomes_no_label(served: Served) -> None:
    for path in ("/invented", "/api/tables/made-up-by-somebody"):
        httpx.get(served.url + path)
    assert not [name for name in scrape(served) if "invented" in name or "made-up" in name]


def request_from(address: str, **headers: str) -> Request:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "client": (address, 1), "headers": named})


def test_metrics_are_for_the_machine_itself_and_for_networks_that_are_named() -> None:
    config = ServerConfig(database_url="sqlite://")
    assert may_scrape(request_from("127.0.0.1"), config)
    assert may_scrape(request_from("::1"), config)
    assert not may_scrape(request_from("10.0.0.7"), config)
    opened = replace(config, metrics_from=networks_in("10.0.0.0/8, 192.0.2.1"))
    assert may_scrape(request_from("10.0.0.7"), opened)
    assert may_scrape(request_from("192.0.2.1"), opened)
    assert not may_scrape(request_from("192.0.2.2"), opened)
    assert not may_scrape(request_from("unknown"), opened)


def test_a_proxy_that_was_not_named_opens_the_metrics_to_nobody() -> None:
    config = ServerConfig(database_url="sqlite://")
    passed_on = request_from("127.0.0.1", x_forwarded_for="203.0.113.9")
    assert not may_scrape(passed_on, config)
    assert may_scrape(passed_on, replace(config, trusted_proxies="127.0.0.1"))


def test_what_is_no_network_is_refused_with_an_example() -> None:
    with pytest.raises(NetworkError, match=r"'everybody' .*; write 10\.0\.0\.7 or 10\.0\.0\.0/8"):
        networks_in("10.0.0.0/8,everybody")


def test_the_dashboard_asks_for_metrics_that_there_are(served: Served, browser: Browser) -> None:
    with browser.sit(browser.make("here", "here")["table"]) as chair:
        chair.act("nonsense")
        chair.act("piece I1")
    there = {name.split(" ")[0] for name in scrape(served)}
    asked = {
        name
        for panel in json.loads(DASHBOARD.read_text())["panels"]
        for target in panel.get("targets", [])
        for name in re.findall(r"(?:projectl|process)_\w+", target["expr"])
    }
    assert asked - there == set()
    assert len(asked) > 15
