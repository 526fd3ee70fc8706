"""Plots as inline SVG: intervals, histograms and lines; colours come from the page."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from projectl.agents.arena.intervals import Interval
from projectl.agents.arena.wording import MINUS, Wording

WIDTH = 720
LABELS = 190  # pixels left of a plot for names
ROW = 34
TALL = 84  # a row of a histogram
MOST_BARS, MOST_POINTS = 40, 300
STEPS = (1, 2, 2.5, 5, 10)
LONGEST_LABEL = 24


class Bar(NamedTuple):
    """A value with its interval; either may be infinite."""

    label: str
    value: float
    interval: Interval
    text: str


def picture(height: float, title: str, parts: Sequence[str]) -> str:
    """An SVG element that says what it shows."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(said)}</text>'
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def short(label: str) -> str:
    """A name that fits beside a plot: its end tells level and budget, so that is kept."""
    return label if len(label) <= LONGEST_LABEL else "…" + label[-LONGEST_LABEL + 1 :]


def ticks(low: float, high: float, count: int = 6) -> list[float]:
    """Round numbers between two."""
    span = max(high - low, 1e-9)
    size = 10 ** math.floor(math.log10(span / count))
    step = next(size * factor for factor in STEPS if span / (size * factor) <= count)
    first = math.ceil(low / step - 1e-9)
    return [step * at for at in range(first, math.floor(high / step + 1e-9) + 1)]


def plot_intervals(
    title: str, bars: Sequence[Bar], middle: float, unit: str = "", limits: Interval | None = None
) -> str:
    """A row an agent: a dot and its 95 % interval, with an arrow where it is unbounded."""
    finite = [middle] + [x for bar in bars for x in (bar.value, *bar.interval) if math.isfinite(x)]
    low, high = limits or (min(finite), max(finite))
    pad = 0 if limits else max((high - low) * 0.08, 10)
    low, high = low - pad, high + pad
    right = WIDTH - 90

    def at(value: float) -> float:
        return LABELS + (min(max(value, low), high) - low) / (high - low) * (right - LABELS)

    bottom = 10 + ROW * len(bars)
    parts = []
    for tick in ticks(low, high):
        parts.append(line(at(tick), 6, at(tick), bottom, "grid"))
        parts.append(
            text(at(tick), bottom + 17, f"{tick:g}{unit}".replace("-", MINUS), "small", "middle")
        )
    parts.append(line(at(middle), 6, at(middle), bottom, "middle"))
    for number, bar in enumerate(bars):
        y = 10 + ROW * (number + 0.5)
        parts.append(text(LABELS - 12, y + 4, short(bar.label), "", "end"))
        parts.append(interval_mark(bar, at, y, number))
        parts.append(text(WIDTH, y + 4, bar.text, "small", "end"))
    return picture(bottom + 26, title, parts)


def interval_mark(bar: Bar, at: Callable[[float], float], y: float, number: int) -> str:
    """The line, its ends and the dot of one interval."""
    low, high = bar.interval
    left, right = at(low), at(high)
    colour = f"s{number % 9}"
    parts = [line(left, y, right, y, f"whisker {colour}")]
    for x, bound, way in ((left, low, 1), (right, high, -1)):
        if math.isinf(bound):
            parts.append(
                f'<path d="M{x + 9 * way:.1f} {y - 6:.1f}L{x:.1f} {y:.1f}'
                f'L{x + 9 * way:.1f} {y + 6:.1f}" class="whisker {colour}" fill="none"/>'
            )
        elif low < high:
            parts.append(line(x, y - 5, x, y + 5, f"whisker {colour}"))
    if math.isfinite(bar.value):
        parts.append(dot(at(bar.value), y, number))
    return "".join(parts)


def dot(x: float, y: float, number: int) -> str:
    """A mark in an agent's colour."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="dot s{number % 9}"/>'


def plot_histograms(
    title: str, groups: Sequence[tuple[str, Sequence[int]]], wording: Wording
) -> str:
    """A row an agent: how often it had how many points, all on one scale."""
    every = [score for _, scores in groups for score in scores]
    if not every:
        return ""
    low, high = min(every), max(every) + 1
    size = max(1, math.ceil((high - low) / MOST_BARS))
    count = math.ceil((high - low) / size)
    cell = (WIDTH - LABELS) / count
    parts = []
    for number, (label, scores) in enumerate(groups):
        base = (number + 1) * (TALL + 12)
        parts.append(line(LABELS, base, WIDTH, base, "axis"))
        parts.append(text(LABELS - 12, base - TALL / 2, short(label), "", "end"))
        if scores:
            average = wording.number(sum(scores) / len(scores), 1)
            mean = wording.say("arena-plot-mean", mean=average)
            parts.append(text(LABELS - 12, base - TALL / 2 + 17, mean, "small", "end"))
            parts += bars_of(scores, (low, size), (cell, base), number, wording)
    bottom = len(groups) * (TALL + 12)
    for tick in whole(ticks(low, high - 1, 10)):
        x = LABELS + (tick - low + 0.5) / size * cell
        parts.append(text(x, bottom + 17, str(tick).replace("-", MINUS), "small", "middle"))
    return picture(bottom + 26, title, parts)


def bars_of(
    scores: Sequence[int],
    scale: tuple[int, int],
    at: tuple[float, float],
    number: int,
    wording: Wording,
) -> list[str]:
    """The bars of one agent, the tallest as tall as the row.

    The scale is the lowest score and how many scores share a bar; bars have a width and a base.
    """
    (low, size), (cell, base) = scale, at
    tally = Counter((score - low) // size for score in scores)
    tallest = max(tally.values())
    bars = []
    for place, amount in sorted(tally.items()):
        tall = TALL * amount / tallest
        first, last = low + place * size, low + (place + 1) * size - 1
        said = wording.say("arena-plot-bar", points=first, games=amount)
        if size > 1:
            said = wording.say("arena-plot-bar-range", first=first, last=last, games=amount)
        bars.append(
            f'<rect x="{LABELS + place * cell + 0.75:.2f}" y="{base - tall:.1f}" '
            f'width="{cell - 1.5:.2f}" height="{tall:.1f}" rx="2" class="bar s{number % 9}">'
            f"<title>{escape(said)}</title></rect>"
        )
    return bars


def whole(values: Sequence[float]) -> list[int]:
    """Those that are whole numbers."""
    return [int(value) for value in values if value == int(value)]


def plot_lines(
    title: str, groups: Sequence[tuple[str, Sequence[float]]], middle: float, wording: Wording
) -> str:
    """Shares from 0 to 1 over games played, a line an agent, with names at their ends."""
    longest = max((len(values) for _, values in groups), default=0)
    if longest < 2:
        return ""
    left, right, top, bottom = 48, WIDTH - LABELS, 8, 250

    def point(at: int, share: float) -> tuple[float, float]:
        x = left + at / (longest - 1) * (right - left)
        return x, bottom - share * (bottom - top)

    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = point(0, share)[1]
        parts.append(line(left, y, right, y, "grid"))
        parts.append(text(left - 8, y + 4, f"{100 * share:.0f} %", "small", "end"))
    y = point(0, middle)[1]
    parts.append(line(left, y, right, y, "middle"))
    parts += [
        text(point(tick - 1, 0)[0], bottom + 18, str(tick), "small", "middle")
        for tick in whole(ticks(1, longest))
    ]
    parts.append(text(left - 8, bottom + 18, wording.say("arena-plot-games"), "small", "end"))
    ends = []
    for number, (label, values) in enumerate(groups):
        points = [point(at, values[at]) for at in some_of(len(values))]
        if points:
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            parts.append(f'<polyline points="{path}" class="curve s{number % 9}"/>')
            ends.append((points[-1][1], number, label))
    return picture(bottom + 28, title, parts + end_labels(ends, right + 12))


def some_of(count: int) -> list[int]:
    """Places along a list, the last one among them, no more than a line needs."""
    stride = max(1, count // MOST_POINTS)
    return sorted({*range(0, count, stride), count - 1}) if count else []


def end_labels(ends: Sequence[tuple[float, int, str]], x: float) -> list[str]:
    """Names at the ends of lines, pushed apart where they would cover each other."""
    parts, last = [], -math.inf
    for y, number, label in sorted(ends):
        last = max(y, last + 18)
        parts.append(dot(x + 5, last, number))
        parts.append(text(x + 16, last + 4, short(label)))
    return parts
