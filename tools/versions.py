"""The lowest and the newest versions of all that is needed, tried: `make lowest`, `make newest`.

Makes an environment of its own in `build`, on the lowest or the newest Python there is. What is
installed there is the oldest that pyproject.toml allows, or the newest; tests that use every one of
these packages say whether it does.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
EXTRAS = "envs,openspiel,postgresql,render"  # what a player, a bot or a learner may install
NEWEST_MINOR = 20  # of Python 3; none is looked for beyond
TESTS = [
    "tests/rules/test_playthroughs.py",  # numba, numpy
    "tests/game/test_text.py",
    "tests/texts/test_messages.py",  # babel, fluent.runtime
    "tests/cli/test_main.py",  # typer, rich
    "tests/cli/test_language.py",
    "tests/cli/test_screen.py",
    "tests/table/test_store.py",  # sqlalchemy, psycopg
    "tests/table/test_migrations.py",  # alembic
    "tests/web/test_app.py",  # fastapi, pydantic
    "tests/web/test_handler.py",
    "tests/web/test_socket_schema.py",
    "tests/web/test_sockets.py",  # uvicorn, websockets
    "tests/web/test_limits.py",
    "tests/web/test_metrics.py",  # prometheus-client
    "tests/web/test_qr.py",  # segno
    "tests/envs/test_solo.py",  # gymnasium
    "tests/envs/test_vector_options.py",
    "tests/envs/test_versus.py",
    "tests/envs/test_aec.py",  # pettingzoo
    "tests/envs/test_chance_cards.py",  # open_spiel
    "tests/envs/test_rendering.py",  # pygame-ce, resvg-py
]


class VersionsError(Exception):
    """What does not work with some versions."""


def project() -> dict[str, Any]:
    """What pyproject.toml says."""
    data: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return data


def required(extras: str) -> Iterator[Requirement]:
    """What is required, with and without extras; an extra may name others."""
    data = project()
    lines = list(data["dependencies"])
    for extra in extras.split(","):
        lines += data["optional-dependencies"][extra]
    for each in map(Requirement, lines):
        if each.name == data["name"]:
            yield from required(",".join(each.extras))
        else:
            yield each


def floors(extras: str) -> list[str]:
    """The lowest version of everything required, as pip's constraints; what it brings is free."""
    found = {}
    for each in required(extras):
        lowest = [part.version for part in each.specifier if part.operator == ">="]
        if not lowest:
            raise VersionsError(f"pyproject.toml names no lowest version of {each.name}")
        found[each.name] = f"{each.name}=={lowest[0]}"
    return sorted(found.values())


def pythons() -> list[str]:
    """The lowest and the newest Python 3 on this machine that the package is for."""
    lowest = int(project()["requires-python"].rpartition(".")[2])
    found = [
        command
        for minor in range(lowest, NEWEST_MINOR)
        if (command := next(filter(runs, commands_for(minor)), None))
    ]
    if not found:
        raise VersionsError(f"there is no python3.{lowest} or newer on this machine")
    if not found[0].endswith(f"python3.{lowest}"):
        say(f"python3.{lowest} is not on this machine: {Path(found[0]).name} is the lowest tried")
    if len(found) == 1:
        say(f"no Python on this machine is newer than {Path(found[0]).name}: all is tried there")
    return [found[0], found[-1]]


def commands_for(minor: int) -> list[str]:
    """Where a Python 3 may be: on the path, else among those of pyenv."""
    on_path = shutil.which(f"python3.{minor}")
    home = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    kept = sorted(home.glob(f"versions/3.{minor}.*/bin/python3.{minor}"))
    return [*([on_path] if on_path else []), *map(str, kept)]


def runs(python: str) -> bool:
    """Whether a command is a Python: a shim may be none."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def say(line: str) -> None:
    """A line for the person who waits, before what a command writes."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run(python: str | Path, *command: str | Path) -> None:
    """Run a program with a Python, shown; VersionsError with its name if it fails."""
    words = [str(word) for word in command]
    say(f"$ {python} {' '.join(words)}")
    if subprocess.run([python, *words], cwd=ROOT, check=False).returncode != 0:
        program = next(word for word in words if not word.startswith("-"))
        raise VersionsError(f"{Path(program).name} failed on {python}")


def install(which: str, package: str, python: str) -> Path:
    """An environment with the lowest or the newest versions; its Python."""
    folder = ROOT / "build" / which
    shutil.rmtree(folder, ignore_errors=True)
    run(python, "-m", "venv", folder)
    constraints = folder / "constraints.txt"
    constraints.write_text("\n".join(floors(EXTRAS) if which == "lowest" else []) + "\n")
    inside = folder / "bin/python"
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run(inside, *pip, "--constraint", constraints, f"{package}[{EXTRAS},test]")
    return inside


def try_out(which: str, package: str, python: str) -> Path:
    """Install a package with the lowest or the newest versions, and test it; the Python it has."""
    inside = install(which, package, python)
    # An old package may well warn beside the newest of those it brings.
    warnings = ["-W", "default"] if which == "lowest" else []
    pytest = ["-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout", "300"]
    run(inside, *pytest, *warnings, *TESTS)
    return inside


def main() -> int:
    """Try some versions; 1 if something fails."""
    parser = argparse.ArgumentParser(description="Try the lowest or the newest versions.")
    parser.add_argument("which", choices=["lowest", "newest"])
    which = parser.parse_args().which
    try:
        python = pythons()[0 if which == "lowest" else 1]
        try_out(which, str(ROOT), python)
    except VersionsError as error:
        sys.stderr.write(f"the {which} versions: {error}\n")
        return 1
    say(f"the {which} versions work on {Path(python).name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
