"""Every Python example of the README and the docs runs, and says what the docs say."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from scaling import lines_of

from projectl.agents.network.weights import provenance

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])


def examples() -> list[tuple[str, str]]:
    return [
        (f"{page.name}-{number}", code)
        for page in PAGES
        for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.S), 1)
    ]


@pytest.mark.parametrize("code", [pytest.param(code, id=name) for name, code in examples()])
def test_an_example_runs(code: str) -> None:
    exec(compile(code, "example", "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_import_nothing_deeper_than_one_level(page: Path) -> None:
    modules = re.findall(r"^(?:from|import) (projectl[\w.]*)", page.read_text(), re.M)
    deeper = [module for module in modules if module.count(".") > 1]
    assert deeper == [], f"{page.name} imports {', '.join(deeper)}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_action_numbers_in_the_guide_are_those_of_the_code() -> None:
    from projectl.rules import actions

    rows = re.findall(r"^\| ([\d-]+) \| (\w+) \|", (ROOT / "docs" / "engine.md").read_text(), re.M)
    starts = {name: int(span.split("-")[0]) for span, name in rows}
    ends = {name: int(span.split("-")[-1]) for span, name in rows}
    for name, start in starts.items():
        assert start == getattr(actions, name.upper())
    assert list(ends.values()) == [start - 1 for start in [*starts.values(), actions.ACTIONS][1:]]


def test_the_performance_page_quotes_the_committed_figures() -> None:
    figures = json.loads((ROOT / "bench" / "out" / "engine.json").read_text())
    page = (ROOT / "docs" / "performance.md").read_text()
    for key in ("kernel_moves_per_second", "python_moves_per_second", "gpu_moves_per_second"):
        assert f"{figures[key]:,.0f}" in page, key


def test_the_performance_page_quotes_the_figures_of_the_environments() -> None:
    figures = json.loads((ROOT / "bench" / "out" / "envs.json").read_text())
    page = (ROOT / "docs" / "performance.md").read_text()
    for name, steps in figures["steps_per_second"].items():
        assert f"{steps:,}" in page, name
    assert f"{figures['gpu']['steps_per_second']:,.0f}" in page


def test_the_learning_page_quotes_the_curve() -> None:
    last = json.loads((ROOT / "bench" / "out" / "ppo.json").read_text())[-1]
    page = (ROOT / "docs" / "learning.md").read_text()
    for quoted in (f"{last['won']:.1%}", f"{last['low']:.1%}", f"{last['steps']:,}"):
        assert quoted.replace("%", " %") in page, quoted


def test_the_learning_page_quotes_the_run_that_made_the_weights() -> None:
    figures = json.loads((ROOT / "bench" / "out" / "training.json").read_text())
    page = (ROOT / "docs" / "learning.md").read_text()
    known, last = figures["provenance"], figures["lines"][-1]
    assert known == provenance()
    assert last["steps"] == known["steps"]
    assert f"{known['steps']:,} steps" in page
    assert f"{known['seconds'] / 60:.1f} minutes on one {known['device']}" in page
    for name, row in last["variants"].items():
        assert re.search(rf"\| {name} \|[^\n]*\| {row['won']:.1%} \|", page), name


def test_the_strength_page_quotes_the_committed_figures() -> None:
    figures = json.loads((ROOT / "bench" / "out" / "strength.json").read_text())
    page = (ROOT / "docs" / "strength.md").read_text()
    matches = [each for each in figures.values() if isinstance(each, dict) and "won" in each]
    assert matches
    for match in matches:
        assert f"{match['won']:.1%} ({match['interval'][0]:.1%}" in page, match
    for name, played in figures["self-play"].items():
        assert f"| {name} | {played['games']} |" in page
        if "won" in played:
            assert f"| {played['won']:.1%} | {played['points']} |" in page


def figures_in(name: str) -> Any:
    return json.loads((ROOT / "bench" / "out" / name).read_text())


def test_the_table_page_quotes_what_servers_hold() -> None:
    figures, page = figures_in("table.json"), (ROOT / "docs" / "table.md").read_text()
    for name, setup in figures["setups"].items():
        held = ", ".join(f"{run['held']:,}" for run in setup["runs"])
        assert f"| {name} | {held} |" in page
    for name, ratios in figures.items():
        if name.startswith("three processes to one"):
            assert "{}, {} and {} times".format(*(f"{ratio:.2f}" for ratio in ratios)) in page
    assert f"{figures['kilobytes a table']:.0f} KB" in page


def test_the_table_page_quotes_the_soak_and_the_kills() -> None:
    soak, kills = figures_in("soak.json"), figures_in("kills.json")
    page = (ROOT / "docs" / "table.md").read_text()
    tenth, last = soak["minutes"][9], soak["minutes"][-1]
    quoted = [f"{last[name]:,}" for name in ("moves", "games", "connections lost")]
    quoted += [f"{minute['megabytes']} MB" for minute in (tenth, last)]
    quoted += [f"{kills['actions answered, and all kept once']:,}"]
    quoted += [f"{kills['times a player lost the server']:,}"]
    quoted += [f"{seconds:.2f} s" for seconds in kills["seconds until a move elsewhere"].values()]
    assert [each for each in quoted if each not in page] == []


def test_the_page_about_scaling_is_made_of_the_committed_figures() -> None:
    lines = lines_of(figures_in("scaling.json"))
    assert "\n".join(lines) in (ROOT / "docs" / "scaling.md").read_text()
