"""`projectl serve`: the table in the browser, for this machine or for all who can reach it."""

import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Annotated

import typer

from projectl.cli.command_help import Language
from projectl.cli.errors import CommandError
from projectl.cli.interrupts import noted
from projectl.extras import command_for
from projectl.texts import Message, Words, words_in

Host = Annotated[str, typer.Option(help="option-host")]
Port = Annotated[int, typer.Option(help="option-port", min=0, max=65535)]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        help="option-database-url",
        envvar="PROJECTL_DATABASE_URL",
        show_default="default-database-url",
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(help="option-workers", min=1, max=64, show_default="default-workers"),
]
Processes = Annotated[int, typer.Option(help="option-processes", min=1, max=64)]
Pace = Annotated[float, typer.Option(help="option-pace", min=0.0)]
LogFormat = Annotated[bool, typer.Option("--log-json", help="option-log-json")]
Hosts = Annotated[str, typer.Option(help="option-hosts")]
Proxies = Annotated[str, typer.Option(help="option-trusted-proxies")]
PublicCounts = Annotated[bool, typer.Option("--public-counts", help="option-public-counts")]
MetricsFrom = Annotated[str, typer.Option(help="option-metrics-from")]
PerAddress = Annotated[int, typer.Option(help="option-connections", min=1)]
WarmUp = Annotated[bool, typer.Option(help="option-warm-up")]
Open = Annotated[bool, typer.Option("--open", help="option-open")]


def serve(
    context: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database_url: DatabaseUrl = None,
    processes: Processes = 1,
    workers: Workers = None,
    pace: Pace = 0.5,
    log_json: LogFormat = False,
    hosts: Hosts = "",
    trusted_proxies: Proxies = "",
    public_counts: PublicCounts = False,
    metrics_from: MetricsFrom = "",
    connections_per_address: PerAddress = 64,
    warm_up: WarmUp = True,
    open_page: Open = False,
    _language: Language = None,
) -> None:
    """Serve the table: play in the browser, alone, against agents, or with friends by a link."""
    try:
        from projectl.table.store import default_url
        from projectl.web.config import Limits, ServerConfig, networks_in
        from projectl.web.logs import start_logging
        from projectl.web.processes import run_many
        from projectl.web.server import run
    except ModuleNotFoundError as error:
        message = Message(
            "terminal-serve-missing", package=str(error.name), command=command_for("fastapi")
        )
        raise CommandError(message) from None

    start_logging(log_json)
    config = ServerConfig(
        host=host,
        port=port,
        database_url=database_url or default_url(),
        workers=workers,
        pace=pace,
        warm_up=warm_up,
        hosts=tuple(name.strip() for name in hosts.split(",") if name.strip()),
        trusted_proxies=trusted_proxies,
        public_counts=public_counts,
        metrics_from=networks_in(metrics_from),
        limits=Limits(per_address=connections_per_address),
    )

    if processes > 1 and not config.database_url.startswith("postgresql"):
        raise CommandError(Message("terminal-processes-database"))
    with noted() as heard:

        def ready(port: int) -> None:
            welcome(host, port, open_page, words_in(context.obj))
            if heard:  # while it started, in code that swallowed it
                raise heard[0]

        if processes == 1:
            run(config, ready)
        else:
            run_many(config, processes, log_json, ready)


def welcome(host: str, port: int, open_page: bool, words: Words) -> None:
    """Say where the table is, and open the page there if that is wanted."""
    shown = "localhost" if host in ("0.0.0.0", "::") else host
    address = f"http://{shown}:{port}/"
    print(words.say("terminal-serving", address=address), flush=True)
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
    from projectl.cli.main import main

    sys.exit(main(["serve", *sys.argv[1:]]))
