"""The nginx configuration that is documented, before real servers of which some are killed."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from web.clients import Browser
from web.failover import Player, check, kill_in_mid_game, outages_of, playing, served
from web.serving import Process, free_port

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
KEPT = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
SOON, LATEST = 2.0, 15.0  # seconds until players go on: usually, and on a busy machine


def site(servers: list[Process], port: int) -> str:
    """The configuration with the ports of a test, and without the certificate it does not have."""
    text = CONFIGURATION.read_text()
    for number, server in enumerate(servers, 1):
        text = text.replace(f"127.0.0.1:800{number}", f"127.0.0.1:{server.port}")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    return re.sub(r"    ssl_certificate.*\n", "", text)


@contextmanager
def proxied(folder: Path, servers: list[Process]) -> Iterator[str]:
    """An nginx before some servers; its address."""
    assert NGINX is not None
    port = free_port()
    (folder / "site.conf").write_text(site(servers, port))
    kept = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in KEPT)
    user = "user root;" if os.getuid() == 0 else ""  # who may read the folder of the test
    (folder / "nginx.conf").write_text(
        f"daemon off; {user} pid {folder}/pid; error_log {folder}/errors;\n"
        f"events {{}}\nhttp {{ access_log off; {kept} include {folder}/site.conf; }}\n"
    )
    command = [NGINX, "-p", str(folder), "-e", str(folder / "errors")]
    command += ["-c", str(folder / "nginx.conf")]
    with subprocess.Popen(command) as nginx:
        try:
            wait_for(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            nginx.terminate()


def wait_for(url: str) -> None:
    with httpx.Client(verify=False) as client:
        for _ in range(200):
            with suppress(httpx.TransportError):
                if client.get(f"{url}/health").status_code == 200:
                    return
            time.sleep(0.05)
    raise AssertionError("nginx did not start")


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here; Debian has it in 'nginx-light'")
def test_behind_nginx_players_go_on_when_a_server_is_killed(tmp_path: Path) -> None:
    options = ("--trusted-proxies", "127.0.0.1", "--hosts", "table.example")
    with served(tmp_path, *options) as (database, servers), proxied(tmp_path, servers) as url:
        assert httpx.get(f"{url}/metrics").status_code == 403
        named = httpx.get(f"{url}/health", headers={"Host": "table.example"})
        assert named.status_code == 200
        with Browser(url) as browser:
            refused = browser.http.post("/api/tables", json={"name": "x" * 10_000})
            assert refused.status_code == 413
        players = [Player([url], number) for number in range(4)]
        with playing(players):
            for victim in servers:  # one of them has the tables, whichever it is
                time.sleep(0.3)
                kill_in_mid_game(victim, players)
                victim.start()
        outages, found = outages_of(players), check(database, players)
    assert outages
    assert outages[len(outages) // 2] < SOON
    assert outages[-1] < LATEST
    assert found["told"] > 20
