"""The README on a package index: no link leads nowhere."""

import re
import tomllib
from pathlib import Path
from typing import Any

from hatch_readme import LINK, ReadmeHook, absolute

ROOT = Path(__file__).parent.parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
SOURCE = "https://example.org/it"


def test_relative_links_lead_to_the_tag_and_pictures_to_the_file() -> None:
    text = "[a](docs/a.md#b) ![p](docs/p.png) [x](https://x.org) [here](#there)"
    assert absolute(text, SOURCE, "1.2") == (
        f"[a]({SOURCE}/blob/v1.2/docs/a.md#b) ![p]({SOURCE}/raw/v1.2/docs/p.png) "
        "[x](https://x.org) [here](#there)"
    )


def test_every_link_of_the_readme_is_absolute_and_its_file_is_there() -> None:
    metadata = dict(PROJECT)
    ReadmeHook(str(ROOT), {}).update(metadata)
    shown = metadata["readme"]["text"]
    source, version = PROJECT["urls"]["Source"], PROJECT["version"]
    targets = [target for _, _, target in LINK.findall(shown)]
    assert len(targets) > 20
    for target in targets:
        assert target.startswith("https://"), target
        if target.startswith(source):
            path = re.sub(rf".*/(blob|raw)/v{version}/", "", target).partition("#")[0]
            assert (ROOT / path).exists(), target
    assert any("/raw/" in target and target.endswith(".png") for target in targets)


def test_the_project_leaves_its_readme_to_the_hook() -> None:
    assert PROJECT["dynamic"] == ["readme"]
