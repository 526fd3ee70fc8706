"""Packages that only a part of this one needs, and the extra that brings each."""

import sys
from importlib.util import find_spec

EXTRA_OF = {
    "click": "terminal",
    "rich": "terminal",
    "typer": "terminal",
    "alembic": "table",
    "fastapi": "table",
    "prometheus_client": "table",
    "pydantic": "table",
    "segno": "table",
    "sqlalchemy": "table",
    "starlette": "table",
    "uvicorn": "table",
    "websockets": "table",
    "psycopg": "postgresql",
    "gymnasium": "envs",
    "pettingzoo": "envs",
    "pygame": "render",
    "resvg_py": "render",
    "pyspiel": "openspiel",
    "open_spiel": "openspiel",
    "torch": "learning",
    "matplotlib": "learning",
    "ray": "ray",
}


class MissingExtraError(ModuleNotFoundError):
    """A package is not installed; says which extra of this one brings it."""


def command_for(package: str) -> str:
    """What to type to get a package."""
    return f"pip install 'projectl[{EXTRA_OF[package]}]'"


def explained(error: ModuleNotFoundError, what: str) -> ModuleNotFoundError:
    """The error with the extra's name in one line, if it is a package of one; else as it was."""
    package = (error.name or "").partition(".")[0]
    if isinstance(error, MissingExtraError) or package not in EXTRA_OF:
        return error
    return MissingExtraError(f"{what} needs {package}: {command_for(package)}", name=package)


def check_installed(package: str, what: str) -> None:
    """MissingExtraError if a package of an extra is not there."""
    try:
        there = find_spec(package) is not None
    except (ModuleNotFoundError, ValueError):  # ValueError: it was taken out of sys.modules
        there = False
    if not there:
        error = explained(ModuleNotFoundError(name=package), what)
        if sys.argv[:1] == ["-m"]:  # a module is being run, and its user wants no traceback
            raise SystemExit(str(error))
        raise error
