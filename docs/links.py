"""What the site adds to the pages of `docs`: README and changelog, and links out of the folder.

A page links to any file of the repository by its relative path, as it does on disk. In the site
such a link leads to the page made of that file, or to the source of the project.
"""

import re
from os.path import relpath
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
PAGES = {
    "index.md": "README.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
}
"""Pages of the site that lie beside `docs`, not in it."""

LINK = re.compile(r"(\]\(|(?:src|srcset|href)=\")([^)#\"\s]+)")
log = get_plugin_logger("links")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made of files beside `docs`."""
    for page, source in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text()))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    """Lead every relative link of a page to where its target is in the site, or in the source."""
    path = page.file.src_uri
    source = ROOT / PAGES.get(path, f"docs/{path}")

    def lead(match: re.Match[str]) -> str:
        before, target = match.groups()
        if "://" in target or target.startswith("mailto:"):
            return match[0]
        return before + _in_site(source, path, target, config.extra["source"])

    return LINK.sub(lead, markdown)


def _in_site(source: Path, page: str, target: str, home: str) -> str:
    """Where a link of `source`, shown as `page`, leads in the site."""
    found = (source.parent / target).resolve()
    if not found.exists():
        log.warning(f"{source.relative_to(ROOT)} links to {target}, which is not there")
        return target
    name = found.relative_to(ROOT).as_posix()
    for shown, made_of in PAGES.items():
        if name == made_of:
            return relpath(shown, Path(page).parent)
    if name.startswith("docs/"):
        return relpath(name.removeprefix("docs/"), Path(page).parent)
    return f"{home}/{'tree' if found.is_dir() else 'blob'}/main/{name}"
