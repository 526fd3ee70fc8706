"""The page's files and the host's page."""

import time
from pathlib import Path

import httpx
import pytest
from table.sittings import no_log

from projectl.web import pages
from web.clients import Browser
from web.serving import Served, in_thread


def test_the_host_sees_counts(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"]):
        page = browser.http.get("/host").text
    assert "seats connected" in page


def test_the_page_is_served_if_it_is_built(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    assert "make page" in httpx.get(f"{served.url}/").text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 1000)
    (tmp_path / "assets" / "app-1a2b.js").write_text("let a = 1;")
    (tmp_path / "service-worker.js").write_text("let b = 1;")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    front = httpx.get(f"{served.url}/t/any")
    assert front.headers["cache-control"] == "no-cache"
    assert front.headers["content-encoding"] == "gzip"
    asset = httpx.get(f"{served.url}/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    worker = httpx.get(f"{served.url}/service-worker.js")
    assert worker.headers["cache-control"] == "no-cache"  # so that a new build is noticed
    assert worker.headers["content-type"].startswith("text/javascript")
    manifest = httpx.get(f"{served.url}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    again = httpx.get(f"{served.url}/", headers={"If-None-Match": front.headers["etag"]})
    assert again.status_code == 304


def test_who_looks_for_a_page_that_is_not_there_gets_one_that_leads_back(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    looking = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    assert httpx.get(f"{served.url}/nowhere", headers=looking).json()["code"] == "not_found"
    (tmp_path / "index.html").write_text("<!doctype html>")
    for path in ("/nowhere", "/t/a/b", "/index.php"):
        found = httpx.get(served.url + path, headers=looking)
        assert found.status_code == 404
        assert found.headers["content-type"].startswith("text/html")
        assert found.text == "<!doctype html>"
        again = {**looking, "If-None-Match": found.headers["etag"]}
        assert httpx.get(served.url + path, headers=again).status_code == 404
    for path in ("/api/nowhere", "/assets/gone-1a2b.js"):
        answer = httpx.get(served.url + path, headers=looking)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert httpx.get(f"{served.url}/nowhere").json()["code"] == "not_found"  # a program


def test_no_file_outside_the_page_is_served(served: Served) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/..%5capp.py"):
        assert httpx.get(served.url + path).status_code == 404


def test_health_says_what_does_not_work(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server, Browser(server.url) as browser:
        made = browser.make("here", "here")
        health = browser.http.get("/health")
        assert (health.status_code, health.json()["ready"]) == (200, True)
        with browser.sit(made["table"]) as chair:
            with no_log(server.server_state.registry.engine):
                assert chair.act("piece I1")["code"] == "not_kept"
                health = browser.http.get("/health")
                assert health.status_code == 503
                assert health.json()["status"] == "degraded"
                assert health.json()["why"] == ["database_fails"]
            assert chair.act("piece I1")["type"] == "update"
        assert browser.http.get("/health").json()["status"] == "ok"
        server.server_state.registry.pool.failed_at = time.monotonic()
        health = browser.http.get("/health")
        assert (health.status_code, health.json()["why"]) == (200, ["agents_fail"])
