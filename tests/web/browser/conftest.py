"""A real server on a database of its own, and a browser to look at it."""

import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import pytest
from chromium import ARGUMENTS, CHROMIUM
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from web.browser.web_space import WebSpace

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "src" / "projectl" / "web" / "page" / "index.html"
SITE = ROOT / "site"
DESKTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Agents are quick and nobody is asked twice, unless a test is about that.
QUICK: dict[str, Any] = {"speed": "instant", "confirm": False, "warnings": False}
SETTINGS = "if (!localStorage['projectl-settings']) localStorage['projectl-settings'] = "
expect.set_options(timeout=20_000)  # ms: what is slow on a busy machine is not wrong


class Server:
    """A server process that can be stopped and started again."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "projectl.cli.serve", "--port", str(self.port)]
        command += ["--database-url", f"sqlite:///{self.database}", "--workers", "1", "--pace", "0"]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not PAGE.is_file():
        pytest.skip("the page is not built; run 'make page'")
    running = Server(tmp_path_factory.mktemp("tables") / "tables.sqlite")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.skip("there is no Chromium; on Debian: apt install chromium-headless-shell")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield running
        running.close()


class Visitors:
    """New browsers of new people; whatever goes wrong in their pages is kept.

    A server's page is kept for offline use only where a test is about that: it takes its time.
    """

    def __init__(self, browser: Browser, server: Server | WebSpace) -> None:
        self.browser = browser
        self.server = server
        self.workers = "allow" if isinstance(server, WebSpace) else "block"
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def stay(self) -> Iterator[Self]:
        """For as long as a test looks at them; nothing may have gone wrong by then."""
        yield self
        for context in self.contexts:
            context.close()
        assert self.errors == []

    def come(self, settings: dict[str, Any] = QUICK, **options: Any) -> Page:
        config: dict[str, Any] = {"viewport": DESKTOP, "reduced_motion": "reduce"}
        config["service_workers"] = self.workers
        context = self.browser.new_context(**{**config, **options})
        self.contexts.append(context)
        context.add_init_script(SETTINGS + repr(json.dumps(settings)))
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._listen)
        return page

    def _listen(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text:
            self.errors.append(message.text)

    def open(self, page: Page, path: str = "/") -> None:
        page.goto(self.server.address + path)

    def sit(self, page: Page, mode: str, *others: dict[str, Any], **more: Any) -> str:
        """Make a table through the server and go there."""
        self.open(page)
        seats = [{"kind": "here", "name": "Ada"}, *others]
        made = page.evaluate(
            """async wish => (await fetch('/api/tables', {
                method: 'POST',
                headers: {'Content-Type': 'application/json'},
                body: JSON.stringify(wish),
            })).json()""",
            {"mode": mode, "seats": seats, **more},
        )
        assert "table" in made, made
        self.open(page, f"/t/{made['table']}")
        page.wait_for_selector("[data-slots]")
        table: str = made["table"]
        return table


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    yield from Visitors(browser, server).stay()


@pytest.fixture
def space(tmp_path: Path) -> Iterator[WebSpace]:
    if not (SITE / "index.html").is_file():
        pytest.skip("the static folder is not built; run 'make site'")
    host = WebSpace(SITE, tmp_path)
    host.start()
    yield host
    host.stop()


@pytest.fixture
def guests(browser: Browser, space: WebSpace) -> Iterator[Visitors]:
    yield from Visitors(browser, space).stay()
