"""Whole games in every mode read as they did: see `tests/playthrough.py`."""

from itertools import zip_longest

import pytest
from playthrough import RECIPES, Recipe, playthrough

from projectl.rules.kernel import JIT

STEPS_INTERPRETED = 60  # uncompiled kernels are slow
PLAYED = RECIPES if JIT else tuple(r for r in RECIPES if r.name in ("base-2", "finesse-3"))


def first_difference(kept: str, now: str) -> str:
    """Where two texts part, with the lines that lead there."""
    pairs = list(zip_longest(kept.splitlines(), now.splitlines(), fillvalue="(nothing)"))
    line = next(number for number, (old, new) in enumerate(pairs) if old != new)
    context = "\n".join(f"    {old}" for old, _ in pairs[max(line - 12, 0) : line])
    return f"line {line + 1}\n{context}\n  - {pairs[line][0]}\n  + {pairs[line][1]}"


@pytest.mark.parametrize("recipe", PLAYED, ids=lambda recipe: recipe.name)
def test_a_game_goes_as_its_playthrough_says(recipe: Recipe) -> None:
    kept = recipe.path.read_text()
    now = playthrough(recipe, None if JIT else STEPS_INTERPRETED)
    if not JIT:
        kept = kept[: len(now)]
    if now != kept:
        pytest.fail(
            f"{recipe.path.name} differs at {first_difference(kept, now)}\n"
            "If the rules or the text were meant to change, look at the difference after\n"
            "    python tests/playthrough.py --write",
            pytrace=False,
        )


def test_playthroughs_stay_small_enough_to_read() -> None:
    sizes = [recipe.path.stat().st_size for recipe in RECIPES]
    assert max(sizes) < 150_000
    assert sum(sizes) < 620_000


def test_every_file_has_its_recipe() -> None:
    kept = {path.name for path in RECIPES[0].path.parent.glob("*.txt")}
    assert kept == {recipe.path.name for recipe in RECIPES}
