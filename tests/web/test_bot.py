"""The example bot of the docs plays a whole game through the same API as everybody."""

import importlib.util
from pathlib import Path
from types import ModuleType

from web.clients import Browser
from web.serving import Served

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "table_bot.py"


def load_example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("table_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_bot_plays_to_the_end(served: Served, browser: Browser) -> None:
    made = browser.make("link", "random", mode="finesse")
    link = f"{served.url}/t/{made['table']}#invite={made['seats'][0]['invite']}"
    outcome = load_example().play(link)
    assert outcome["commitment"] == made["commitment"]
    assert served.session(made["table"]).seats[0].name == "Bot"


def test_the_protocol_page_shows_the_example() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    assert EXAMPLE.read_text() in page
