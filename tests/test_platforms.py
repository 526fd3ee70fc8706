"""Every module can be imported where the system has less than Linux has."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

# What macOS or Windows do not have, of what was used here or is easily used.
CODE = r"""
import importlib, importlib.util, os, pkgutil, select, signal, socket, sys

import numba, numpy, typer, rich.console, fastapi, sqlalchemy, uvicorn, websockets  # as they are
import asyncio, concurrent.futures.process, logging.handlers, multiprocessing, selectors, subprocess
import tempfile, ctypes, readline

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name in ("fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "readline"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Absent())
for name in ("fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "readline"):
    sys.modules.pop(name, None)
for name in ("sched_getaffinity", "fork", "sysconf", "waitpid", "getuid", "pread", "geteuid"):
    delattr(os, name)
for name in ("SIGKILL", "SIGSTOP", "SIGCONT", "SIGHUP", "SIGALRM", "setitimer", "pthread_sigmask"):
    delattr(signal, name)

import projectl
failed = {}
for module in pkgutil.walk_packages(projectl.__path__, "projectl."):
    try:
        importlib.import_module(module.name)
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] in ("fcntl", "resource", "pwd", "termios", "readline"):
            failed[module.name] = repr(error)
    except (AttributeError, ImportError) as error:
        failed[module.name] = repr(error)
if failed:
    sys.exit(repr(failed))

from projectl.rules.cores import free_cores
assert free_cores() >= 1
from projectl.web.server_state import memory_bytes
assert memory_bytes() == 0
from projectl.cli.saves import deferring_signals
with deferring_signals():
    pass
from projectl import Game, make_agent
game = Game("solo", seed=1)
game.play(make_agent("random").choose(game.view(0)))
from projectl.agents.arena import ArenaError, TournamentConfig, run
try:
    run(TournamentConfig(("random",), mode="solo", games=1, seed=1))
except ArenaError as error:
    assert "Linux or macOS" in str(error), error
else:
    sys.exit("an arena without fork")
"""


def test_every_module_is_imported_without_what_only_linux_has() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_classifiers_claim_the_systems_it_was_tried_on() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    assert '"Operating System :: POSIX :: Linux"' in project
    assert "Operating System :: OS Independent" not in project
    assert "Operating System :: Microsoft" not in project
