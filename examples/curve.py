"""A learning curve: its points, with how sure they are, and its picture."""

from pathlib import Path


def curve_row(
    minutes: float, steps: int, games: int, won: float, margin: float
) -> dict[str, float]:
    """A point of the learning curve, with Wilson's interval of 95 %."""
    z = 1.96
    middle = (won + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * (won * (1 - won) / games + (z / (2 * games)) ** 2) ** 0.5 / (1 + z * z / games)
    names = ("minutes", "steps", "games", "won", "low", "high", "margin")
    numbers = (minutes, steps, games, won, middle - reach, middle + reach, margin)
    return {name: round(number, 3) for name, number in zip(names, numbers, strict=True)}


def draw_curve(rows: list[dict[str, float]], path: Path) -> None:
    """Games won against greedy over the minutes."""
    from matplotlib import pyplot

    minutes, won, low, high = (
        [row[name] for row in rows] for name in ("minutes", "won", "low", "high")
    )
    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    axes.fill_between(minutes, low, high, alpha=0.2, linewidth=0)
    axes.plot(minutes, won, marker="o", markersize=3)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(
        xlabel="minutes on two cores", ylabel="won against greedy", ylim=(0, 1), xlim=(0, None)
    )
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)
