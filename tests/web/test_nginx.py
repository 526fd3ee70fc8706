"""The nginx configuration that is documented, before real servers of which some are killed."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from projectl.web.config import USUAL_LIMITS
from web.clients import Browser, Chair
from web.failover import Player, check, kill_in_mid_game, outages_of, playing, served
from web.serving import Process, free_port

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
OPENSSL = shutil.which("openssl")
pytestmark = pytest.mark.skipif(
    NGINX is None or OPENSSL is None,
    reason="nginx or openssl is missing; Debian has them in 'nginx-light' and 'openssl'",
)
KEPT = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
NEW_TABLE = {"mode": "base", "seats": [{"kind": "here"}, {"kind": "link"}]}
MORE_THAN_ONE_MAY = int(USUAL_LIMITS.tables.burst) + 5
SOON, LATEST = 2.0, 15.0  # seconds until players go on: usually, and on a busy machine


def site(servers: list[Process], port: int, folder: Path) -> str:
    """The configuration with the ports of a test, and its certificate."""
    text = CONFIGURATION.read_text()
    for number, server in enumerate(servers, 1):
        text = text.replace(f"127.0.0.1:800{number}", f"127.0.0.1:{server.port}")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    return text.replace("/etc/ssl/", f"{folder}/")


def make_certificate(folder: Path) -> None:
    """One that nobody has signed, where the configuration looks for it."""
    assert OPENSSL is not None
    command = [OPENSSL, "req", "-x509", "-nodes", "-subj", "/CN=table.example", "-days", "2"]
    command += ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    command += ["-keyout", str(folder / "table.example.key")]
    command += ["-out", str(folder / "table.example.pem")]
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def proxied(folder: Path, servers: list[Process]) -> Iterator[str]:
    """An nginx before some servers; its address."""
    assert NGINX is not None
    port = free_port()
    make_certificate(folder)
    (folder / "site.conf").write_text(site(servers, port, folder))
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
            wait_for(f"https://127.0.0.1:{port}")
            yield f"https://127.0.0.1:{port}"
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


def test_behind_nginx_players_go_on_when_a_server_is_killed(tmp_path: Path) -> None:
    options = ("--trusted-proxies", "127.0.0.1", "--hosts", "table.example")
    with served(tmp_path, *options) as (database, servers), proxied(tmp_path, servers) as url:
        with Browser(url) as browser:
            assert browser.http.get("/metrics").status_code == 403
            named = browser.http.get("/health", headers={"Host": "table.example"})
            assert named.status_code == 200
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


@contextmanager
def behind_nginx(folder: Path) -> Iterator[tuple[Process, str]]:
    """A server with the usual limits, and the address of an nginx before it."""
    options = ("--trusted-proxies", "127.0.0.1")
    process = Process(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log", options=options)
    process.start()
    try:
        with proxied(folder, [process] * 3) as url:
            yield process, url
    finally:
        process.stop()


def visitor(url: str, address: str) -> httpx.Client:
    """Somebody who comes from an address of their own."""
    transport = httpx.HTTPTransport(verify=False, local_address=address)
    return httpx.Client(base_url=url, transport=transport)


def make_many(client: httpx.Client) -> list[int]:
    """Make more tables than one may, each with another forged address; what became of each."""
    found = []
    for number in range(MORE_THAN_ONE_MAY):
        forged = {"X-Forwarded-For": f"10.0.0.{number}"}
        found.append(client.post("/api/tables", json=NEW_TABLE, headers=forged).status_code)
    return found


def test_behind_nginx_a_page_is_known_to_be_secure(tmp_path: Path) -> None:
    with behind_nginx(tmp_path) as (_, url), visitor(url, "127.0.0.2") as client:
        made = client.post("/api/tables", json=NEW_TABLE, headers={"Origin": url})
        assert made.status_code == 201
        assert "; Secure" in made.headers["set-cookie"]
        foreign = {"Origin": url.replace("https", "http")}
        assert client.post("/api/tables", json=NEW_TABLE, headers=foreign).status_code == 403
        table = made.json()["table"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        with Chair(url, table, cookie, "", {}) as chair:
            assert chair.you == [0]
        with pytest.raises(InvalidStatus) as refused:
            Chair(url, table, cookie, "", foreign)
        assert refused.value.response.status_code == 403


def test_behind_nginx_each_visitor_has_a_budget(tmp_path: Path) -> None:
    with behind_nginx(tmp_path) as (process, url):
        with visitor(url, "127.0.0.2") as greedy, visitor(url, "127.0.0.3") as modest:
            assert set(make_many(greedy)) == {201, 429}
            assert modest.post("/api/tables", json=NEW_TABLE).status_code == 201
        with visitor(process.url, "127.0.0.4") as direct:  # who is no proxy, and not believed
            forged = {"X-Forwarded-Proto": "https"}
            made = direct.post("/api/tables", json=NEW_TABLE, headers=forged)
            assert "Secure" not in made.headers["set-cookie"]
            assert set(make_many(direct)) == {201, 429}
