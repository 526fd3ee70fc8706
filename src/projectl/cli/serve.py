"""`projectl serve`: the table in the browser, for this machine or for all who can reach it."""

import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Annotated

import typer

Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for the network.")]
Port = Annotated[int, typer.Option(help="The port to listen at.", min=0, max=65535)]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        help="Where tables are kept, such as postgresql://user@host/name.",
        envvar="PROJECTL_DATABASE_URL",
        show_default="SQLite in the user's data folder",
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(help="Processes that think.", min=1, max=64, show_default="cores but one"),
]
Pace = Annotated[float, typer.Option(help="Seconds an agent's action takes at least.", min=0.0)]
LogFormat = Annotated[bool, typer.Option("--log-json", help="Log JSON lines.")]
Proxies = Annotated[
    str, typer.Option(help="Addresses of proxies whose X-Forwarded headers are believed.")
]
PublicCounts = Annotated[bool, typer.Option("--public-counts", help="Show /host to every address.")]
PerAddress = Annotated[int, typer.Option(help="Connections one address may have.", min=1)]
WarmUp = Annotated[bool, typer.Option(help="Load the usual agent before it is needed.")]
Open = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database_url: DatabaseUrl = None,
    workers: Workers = None,
    pace: Pace = 0.5,
    log_json: LogFormat = False,
    trusted_proxies: Proxies = "",
    public_counts: PublicCounts = False,
    connections_per_address: PerAddress = 64,
    warm_up: WarmUp = True,
    open_page: Open = False,
) -> None:
    """Serve the table: play in the browser, alone, against agents, or with friends by a link."""
    from projectl.table.store import default_url
    from projectl.web.config import Limits, ServerConfig
    from projectl.web.logs import start_logging
    from projectl.web.server import run

    start_logging(log_json)
    config = ServerConfig(
        host=host,
        port=port,
        database_url=database_url or default_url(),
        workers=workers,
        pace=pace,
        warm_up=warm_up,
        trusted_proxies=trusted_proxies,
        public_counts=public_counts,
        limits=Limits(per_address=connections_per_address),
    )
    run(config, lambda port: welcome(host, port, open_page))


def welcome(host: str, port: int, open_page: bool) -> None:
    """Say where the table is, and open the page there if that is wanted."""
    shown = "localhost" if host in ("0.0.0.0", "::") else host
    address = f"http://{shown}:{port}/"
    print(f"Project L is at {address} (Ctrl-C stops it)", flush=True)
    if open_page:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()


def open_when_ready(address: str, patience: float = 60.0) -> None:
    """Open the page as soon as the server answers."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}health", timeout=1.0):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)


if __name__ == "__main__":
    typer.run(serve)
