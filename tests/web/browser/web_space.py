"""A plain web space: the static folder below some path, from a server that knows only files."""

import re
import shutil
import socket
import subprocess
import sys
import time
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import Page

PATH = "friends/of/puzzles/"
# Whether the page is kept, with what agents need; and whether it gets its files from its worker.
KEPT = """async () => {
    if (!navigator.serviceWorker.controller) return false;
    for (const name of await caches.keys()) {
        const files = await (await caches.open(name)).keys();
        if (files.some(({ url }) => url.includes('/weights-'))) return true;
    }
    return false;
}"""
# Whether a new build waits to take over.
WAITING = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"


def digest(file: Path) -> str:
    return "sha256-" + b64encode(sha256(file.read_bytes()).digest()).decode()


class WebSpace:
    """Files on a port of their own, which can be cut off, and replaced by those of a next build."""

    def __init__(self, site: Path, root: Path) -> None:
        self.root = root
        self.folder = root / PATH
        shutil.copytree(site, self.folder)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{PATH}"

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", "--bind", "127.0.0.1"]
        command += ["--directory", str(self.root), str(self.port)]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the web space does not answer")

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()

    def publish(self, version: str) -> None:
        """A next build, which differs in one attribute of the page."""
        page, worker = self.folder / "index.html", self.folder / "service-worker.js"
        before = digest(page)
        text = re.sub(
            r"<html[^>]*>", f'<html lang="en" data-version="{version}">', page.read_text()
        )
        page.write_text(text)
        code = worker.read_text().replace(before, digest(page))
        worker.write_text(
            re.sub(r'"[0-9a-f]{12}"', f'"{sha256(text.encode()).hexdigest()[:12]}"', code)
        )


def wait_until(page: Page, question: str, seconds: float = 30) -> None:
    """Ask the page until it says yes; Playwright itself does not wait for promises."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(question):
        assert time.monotonic() < deadline, question
        page.wait_for_timeout(50)


def cut_off(page: Page, space: WebSpace) -> None:
    """Wait until the page is kept, then take network and host away."""
    wait_until(page, KEPT)
    page.context.set_offline(True)
    space.stop()
