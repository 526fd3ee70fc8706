"""The run that made the shipped weights, as figures, a picture, and a part of docs/learning.md.

python bench/training.py --run run    from the folder of a run
python bench/training.py              write picture and page again from the figures
"""

import argparse
import json
from pathlib import Path
from typing import Any

from projectl.agents.network.weights import provenance
from projectl.learning.progress import draw, read_log

ROOT = Path(__file__).parent.parent
FIGURES = ROOT / "bench" / "out" / "training.json"
PICTURE = ROOT / "docs" / "pictures" / "training.svg"
PAGE = ROOT / "docs" / "learning.md"
BEGIN, END = "<!-- training -->", "<!-- end of training -->"
LINES = 60


def thinned(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """So many lines, evenly spread, the first and the last among them."""
    if len(lines) <= LINES:
        return lines
    last = len(lines) - 1
    return [lines[round(number * last / (LINES - 1))] for number in range(LINES)]


def figures_of(folder: Path) -> dict[str, Any]:
    """Where the weights of a run come from, and how the run went."""
    lines = read_log(folder / "log.jsonl")
    return {"provenance": provenance(folder / "weights.npz"), "lines": thinned(lines)}


def format_figures(figures: dict[str, Any]) -> str:
    """As JSON, a row for each line of the log."""
    rows = ",\n".join(json.dumps(line) for line in figures["lines"])
    return f'{{"provenance": {json.dumps(figures["provenance"])},\n"lines": [\n{rows}\n]}}\n'


def reached(lines: list[dict[str, Any]], variant: str, share: float) -> dict[str, Any]:
    """The first line in which so many games of a variant were won."""
    return next(line for line in lines if line["variants"][variant]["won"] >= share)


def text_of(figures: dict[str, Any]) -> str:
    """What the page says of the run."""
    known, lines = figures["provenance"], figures["lines"]
    first, last = lines[0], lines[-1]
    minutes = known["seconds"] / 60
    half = reached(lines, "solo-unbeatable", 0.5)
    rows = [
        f"| {name} | {start['won']:.1%} | {end['won']:.1%} | {start['best']:.1f} "
        f"| {end['best']:.1f} | {start['rounds']:.1f} | {end['rounds']:.1f} |"
        for name, start in first["variants"].items()
        for end in [last["variants"][name]]
    ]
    return "\n".join(
        [
            f"{known['steps']:,} steps of {known['games']:,} games at a time took {minutes:.1f} "
            f"minutes on one {known['device']}: {known['steps'] / known['seconds']:,.0f} steps a "
            f"second, playing and learning together. After {half['seconds']:.0f} seconds it won "
            f"{half['variants']['solo-unbeatable']['won']:.0%} of its games against the unbeatable "
            f"mastermind, at the end {last['variants']['solo-unbeatable']['won']:.1%}. The entropy "
            f"of the policy fell from {first['entropy']:.2f} to {last['entropy']:.2f} nats.",
            "",
            "| variant | won, first line | won, last line | points, first | points, last "
            "| rounds, first | rounds, last |",
            "|---|---|---|---|---|---|---|",
            *rows,
            "",
            "These are games of the network against itself while it still tries things out, so "
            "`won` is the share of the first seat, and in solo that of the player; points are "
            "those of the best player.",
        ]
    )


def write_page(figures: dict[str, Any]) -> None:
    """Put the text between the two marks of the page."""
    before, _, rest = PAGE.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{text_of(figures)}\n{END}{after}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=Path, help="the folder of a run")
    asked = parser.parse_args()
    if asked.run:
        FIGURES.write_text(format_figures(figures_of(asked.run)))
    figures = json.loads(FIGURES.read_text())
    draw(figures["lines"], PICTURE)
    write_page(figures)


if __name__ == "__main__":
    main()
