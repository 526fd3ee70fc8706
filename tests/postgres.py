"""A private PostgreSQL for the tests: a cluster in a temporary folder, reached by a socket only."""

import atexit
import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

import psycopg
import pytest

PLACES = "/usr/lib/postgresql"  # where Debian keeps its versions
UNPRIVILEGED = ("postgres", "nobody")  # the server refuses to run as root


def programs() -> Path | None:
    """The folder with initdb and postgres; None where there are none."""
    found = shutil.which("initdb")
    if found is not None and shutil.which("postgres"):
        return Path(found).resolve().parent
    places = sorted(Path(PLACES).glob("*/bin/initdb"))
    return places[-1].parent if places else None


def unprivileged() -> str | None:
    """The user to run the server as; None for oneself."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


@cache
def cluster(synced: bool = False) -> Path:
    """A running server, started once; the folder its socket is in."""
    server, folder = start(synced)
    atexit.register(stop, server, folder)
    return folder


def start(synced: bool = False) -> tuple[subprocess.Popen[bytes], Path]:
    """A running server, and the folder its socket is in.

    Unless it is synced, it would lose what it has if the machine stopped, and is faster.
    """
    binaries = programs()
    if binaries is None:
        pytest.skip("there are no PostgreSQL programs here; Debian has them in 'postgresql'")
    folder = Path(tempfile.mkdtemp(prefix="projectl-pg-"))
    user = unprivileged()
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"
    make = [str(binaries / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust", "--no-sync"]
    subprocess.run(make, check=True, user=user, capture_output=True, cwd=folder)
    fsync = "on" if synced else "off"
    options = ["-c", "listen_addresses=", "-c", f"fsync={fsync}", "-k", str(folder)]
    server = subprocess.Popen(
        [str(binaries / "postgres"), "-D", str(data), *options],
        user=user,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    for _ in range(200):
        time.sleep(0.1)
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(f"host={folder} user=postgres dbname=postgres").close()
            return server, folder
    stop(server, folder)
    raise RuntimeError("PostgreSQL did not start")


def stop(server: subprocess.Popen[bytes], folder: Path) -> None:
    """End the server and forget what it kept; whoever is still connected is not waited for."""
    server.send_signal(signal.SIGINT)
    server.wait(timeout=20)
    shutil.rmtree(folder, ignore_errors=True)


def new_database(synced: bool = False) -> str:
    """The URL of a fresh, empty database."""
    folder = cluster(synced)
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(f"host={folder} user=postgres dbname=postgres", autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql://postgres@/{name}?host={folder}"
