"""A release, made and tried: `make release`.

Builds the source distribution and from it the wheel, checks both, installs the wheel with nothing
of the checkout on the lowest and the newest Python there is, lets it play, serve the page and step
an environment, and writes the changelog's section for the release's notes. Nothing is published:
.github/workflows/release.yml does that, for a tag.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
NOTES = "notes.md"
EXTRAS = "table,envs"
SMOKE = ROOT / "tools/smoke.py"
NEWEST_MINOR = 20  # of Python 3; none is looked for beyond


class ReleaseError(Exception):
    """Why there is no release."""


def project() -> dict[str, str]:
    """What pyproject.toml says."""
    data: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return data


def section_of(changelog: str, version: str) -> tuple[str, str]:
    """The heading's date and the text of a version; ReleaseError if there is none."""
    found = re.search(
        rf"^## \[{re.escape(version)}\] - (.+?)\n(.*?)(?=^## \[|\Z)", changelog, re.M | re.S
    )
    if found is None:
        raise ReleaseError(f"CHANGELOG.md has no section [{version}]")
    if not found[2].strip():
        raise ReleaseError(f"the section [{version}] of CHANGELOG.md is empty")
    return found[1].strip(), found[2].strip() + "\n"


def check_tag(tag: str, version: str, date: str) -> None:
    """A tag is that of the version, whose section has a date."""
    if tag != f"v{version}":
        raise ReleaseError(f"the tag is {tag}, the version {version}: it would be v{version}")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", date):
        raise ReleaseError(f"CHANGELOG.md says {date!r} where version {version} has its date")


def pythons(lowest: int) -> list[str]:
    """The lowest and the newest Python 3 on this machine that the package is for."""
    found = [
        command
        for minor in range(lowest, NEWEST_MINOR)
        if (command := next(filter(runs, commands_for(minor)), None))
    ]
    if not found:
        raise ReleaseError(f"there is no python3.{lowest} or newer on this machine")
    return found if len(found) == 1 else [found[0], found[-1]]


def commands_for(minor: int) -> list[str]:
    """Where a Python 3 may be: on the path, else among those of pyenv."""
    on_path = shutil.which(f"python3.{minor}")
    home = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    kept = sorted(home.glob(f"versions/3.{minor}.*/bin/python3.{minor}"))
    return [*([on_path] if on_path else []), *map(str, kept)]


def runs(python: str) -> bool:
    """Whether a command is a Python: a shim may be none."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def run(*command: str | Path) -> None:
    """Run a command, shown; ReleaseError if it fails."""
    words = [str(word) for word in command]
    sys.stdout.write(f"$ {' '.join(words)}\n")
    sys.stdout.flush()
    if subprocess.run(words, cwd=ROOT, check=False).returncode != 0:
        raise ReleaseError(f"{Path(words[0]).name} failed")


def build() -> Path:
    """Both distributions, in `dist` alone; the wheel is made of the other one."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def check(wheel: Path) -> None:
    """What package indexes and users would complain about."""
    run(sys.executable, "-m", "twine", "check", "--strict", *sorted(DIST.iterdir()))
    run(sys.executable, "-m", "check_wheel_contents", wheel)


def try_out(wheel: Path, python: str) -> None:
    """Install the wheel in an environment of its own, and use it there."""
    with tempfile.TemporaryDirectory() as folder:
        run(python, "-m", "venv", folder)
        inside = Path(folder) / "bin/python"
        run(inside, "-m", "pip", "install", "--quiet", f"{wheel}[{EXTRAS}]")
        run(inside, "-P", SMOKE)


def main() -> int:
    """Make a release; 1 if it cannot be."""
    parser = argparse.ArgumentParser(description="Make and try a release.")
    parser.add_argument("--tag", help="the tag it is made for, which has to fit")
    parser.add_argument("--notes-only", action="store_true", help="check the tag, write the notes")
    arguments = parser.parse_args()
    try:
        version = project()["version"]
        date, notes = section_of((ROOT / "CHANGELOG.md").read_text(), version)
        if arguments.tag:
            check_tag(arguments.tag, version, date)
        if not arguments.notes_only:
            wheel = build()
            check(wheel)
            lowest = int(project()["requires-python"].rpartition(".")[2])
            for python in pythons(lowest):
                try_out(wheel, python)
    except ReleaseError as error:
        sys.stderr.write(f"no release: {error}\n")
        return 1
    path = ROOT / "build" / NOTES
    path.parent.mkdir(exist_ok=True)
    path.write_text(notes)
    sys.stdout.write(f"version {version}: {path.relative_to(ROOT)} has its notes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
