"""A release, made and tried: `make release`.

Builds the source distribution and from it the wheel, and checks both. Installs the wheel with
nothing of the checkout twice: on the lowest Python with the lowest versions of what it needs, and
on the newest with the newest. There it is tested, plays, serves the page and steps an environment.
Writes the changelog's section for the release's notes. Nothing is published:
.github/workflows/release.yml does that, for a tag.
"""

import argparse
import re
import shutil
import sys
from pathlib import Path

from versions import ROOT, VersionsError, project, pythons, run, say, try_out

DIST = ROOT / "dist"
NOTES = "notes.md"
SMOKE = ROOT / "tools/smoke.py"


class ReleaseError(Exception):
    """Why there is no release."""


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
            for which, python in zip(("lowest", "newest"), pythons(), strict=True):
                run(try_out(which, str(wheel), python), "-P", SMOKE)
    except (ReleaseError, VersionsError) as error:
        sys.stderr.write(f"no release: {error}\n")
        return 1
    path = ROOT / "build" / NOTES
    path.parent.mkdir(exist_ok=True)
    path.write_text(notes)
    say(f"version {version}: {path.relative_to(ROOT)} has its notes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
