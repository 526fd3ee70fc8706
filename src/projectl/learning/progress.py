"""A picture of a run: `python -m projectl.learning.progress run/log.jsonl progress.svg`.

Surprise and errors should fall, solo games be won, and scores rise; a run that has gone wrong shows
in the first of them. It is drawn with matplotlib where that is installed.
"""

import argparse
import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SIZE = (11.0, 6.5)  # inches
MILLION = 1e6


def read_log(path: Path) -> list[dict[str, Any]]:
    """The lines of a log, or of figures made from one; lines that are cut off are left out."""
    text = path.read_text()
    try:
        return list(json.loads(text)["lines"])
    except (ValueError, KeyError):
        pass
    lines = []
    for line in text.splitlines():
        try:
            lines.append(json.loads(line))
        except ValueError:
            continue
    return lines


def column(lines: list[dict[str, Any]], name: str) -> list[float]:
    """One figure over the way."""
    return [float(line[name]) for line in lines]


def means(lines: list[dict[str, Any]], variant: str, name: str) -> list[float]:
    """One mean of a variant's games; not a number where none ended."""
    rows = (line["variants"][variant] for line in lines)
    return [float(row[name]) if row["games"] else float("nan") for row in rows]


def draw_progress(log: Path, out: Path) -> str:
    """Draw a log as SVG; a line that says where it is, or why it is not."""
    if find_spec("matplotlib") is None:
        return "no picture of the progress: matplotlib is not installed"
    lines = read_log(log)
    if not lines:
        return f"no picture of the progress: {log} has no lines yet"
    draw(lines, out)
    return f"progress is drawn in {out}"


def styles_of(variants: list[str]) -> dict[str, dict[str, Any]]:
    """A colour for each variant; with tiles it has that of the game without, and a dashed line."""
    plain = [name.replace("finesse-solo", "solo").replace("finesse", "base") for name in variants]
    colours = list(dict.fromkeys(plain))
    return {
        name: {"color": f"C{colours.index(game)}", "ls": "-" if name == game else "--"}
        for name, game in zip(variants, plain, strict=True)
    }


def draw(lines: list[dict[str, Any]], out: Path) -> None:
    """Four panels over the steps."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    steps = [step / MILLION for step in column(lines, "steps")]
    styles = styles_of(list(lines[0]["variants"]))
    with mpl.rc_context({"svg.hashsalt": "projectl", "svg.fonttype": "none", "font.size": 9.0}):
        figure = Figure(figsize=SIZE, layout="constrained")
        ((entropy, errors), (solo, scores)) = figure.subplots(2, 2, sharex=True)
        entropy.plot(steps, column(lines, "entropy"))
        entropy.set_title("entropy of the policy, nats")
        for name, label in (("margin_error", "margin"), ("outcome_error", "outcome")):
            errors.plot(steps, column(lines, name), label=label)
        errors.set_title("squared errors of the values")
        errors.legend()
        for variant, style in styles.items():
            if "solo" in variant:
                solo.plot(steps, means(lines, variant, "won"), **style)
            scores.plot(steps, means(lines, variant, "best"), label=variant, **style)
        solo.set_title("games won against the mastermind")
        solo.set_ylim(-0.03, 1.03)
        scores.set_title("points of the best player, mean")
        scores.legend(fontsize=7.5, loc="upper left", bbox_to_anchor=(1.0, 1.0))
        for axes in (entropy, errors, solo, scores):
            axes.grid(alpha=0.3)
        for axes in (solo, scores):
            axes.set_xlabel("steps, millions")
        figure.savefig(out, metadata={"Date": None} if out.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", type=Path)
    parser.add_argument("out", type=Path)
    asked = parser.parse_args()
    sys.stdout.write(draw_progress(asked.log, asked.out) + "\n")


if __name__ == "__main__":
    main()
