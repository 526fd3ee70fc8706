"""Golden playthroughs: whole games as text, which any change of a rule changes.

`python tests/playthrough.py --write` writes the files of `tests/playthroughs` anew.

A file shows the first position, then for each step the legal actions, the chosen one, and those
lines of the new description that the old one did not have. Placements are only counted, by slot
and piece. Checksums of the texts of all legal actions and of the whole description see to it that
no change hides in what is left out.

The choices do not depend on the engine's own random players. Python's `random.Random(seed)` gives
a number below 1, the only one of its methods that is promised to stay the same, which picks a
kind of action by its weight; a second one picks among the actions of that kind, in the order of
their numbers, of the largest pieces if it is a placement.
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from zlib import crc32

from projectl.game.actions import format_action
from projectl.game.choices import by_kind, legal_lines
from projectl.game.text import describe
from projectl.rules import api
from projectl.rules.actions import Kind, placed_at
from projectl.rules.pieces import LEVEL, PLACEMENT_SHAPE
from projectl.rules.state import Mode, Phase

FOLDER = Path(__file__).with_name("playthroughs")
WEIGHTS = {Kind.TAKE: 3, Kind.PIECE: 20, Kind.UPGRADE: 4, Kind.PLACE: 12, Kind.MASTER: 4}
OTHER_WEIGHT = 2


@dataclass(frozen=True)
class Recipe:
    """All that a playthrough depends on, besides the rules."""

    mode: str
    seats: int
    difficulty: str | None
    seed: int

    @property
    def name(self) -> str:
        return f"{self.mode}-{self.difficulty or self.seats}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


RECIPES = (
    Recipe("base", 2, None, 11),
    Recipe("base", 3, None, 2),
    Recipe("base", 4, None, 7),
    Recipe("solo", 1, "standard", 4),
    Recipe("solo", 1, "challenging", 5),
    Recipe("solo", 1, "unbeatable", 11),
    Recipe("finesse", 2, None, 2),
    Recipe("finesse", 3, None, 4),
    Recipe("finesse", 4, None, 2),
    Recipe("finesse-solo", 1, "standard", 9),
)


def level(action: int) -> int:
    """The level of the piece a placement places."""
    _, placement = placed_at(action)
    return int(LEVEL[PLACEMENT_SHAPE[placement]])


def choose(legal: list[int], dice: Random) -> int:
    """A kind by its weight, then one of it; large pieces first, to keep small ones for gaps."""
    groups = by_kind(legal)
    weights = {kind: WEIGHTS.get(kind, OTHER_WEIGHT) for kind in groups}
    left = dice.random() * sum(weights.values())
    for kind in groups:
        left -= weights[kind]
        if left < 0:
            break
    among = groups[kind]
    if kind is Kind.PLACE:
        largest = max(level(action) for action in among)
        among = [action for action in among if level(action) == largest]
    return among[int(dice.random() * len(among))]


def checksum(text: str) -> str:
    return f"{crc32(text.encode()):08x}"


def legal_text(legal: list[int], mode: Mode) -> list[str]:
    """Every kind of legal action in a line or a few, and a checksum of all their texts."""
    texts = sorted(format_action(action, mode) for action in legal)
    head = f"{len(texts)} legal [{checksum(' '.join(texts))}]"
    return [head, *legal_lines(legal, mode, cells=False)]


def new_lines(before: str, after: str) -> list[str]:
    """The lines of a description that were not in the one before."""
    old = set(before.splitlines())
    return [line for line in after.splitlines() if line not in old]


def playthrough(recipe: Recipe, steps: int | None = None) -> str:
    """The text of a whole game, or of its first steps."""
    seats, difficulty = recipe.seats, recipe.difficulty
    games = api.new_games([recipe.seed], recipe.mode, seats, difficulty)
    state, mode, dice = games[0], Mode(games[0].mode), Random(recipe.seed)
    against = f", {difficulty}" if difficulty else ""
    lines = [f"{recipe.mode}, seats {seats}{against}, seed {recipe.seed}", ""]
    shown = describe(state)
    lines += [shown]
    step = 0
    while state.phase != Phase.OVER and step != steps:
        legal = [int(action) for action in api.legal_actions(games)]
        action = choose(legal, dice)
        api.play(games, action)
        step += 1
        before, shown = shown, describe(state)
        chosen = f"== {step}: {format_action(action, mode)} [{checksum(shown)}]"
        over = state.phase == Phase.OVER
        changes = ["", shown] if over else new_lines(before, shown)
        lines += ["", *legal_text(legal, mode), chosen, *changes]
    return "\n".join(lines) + "\n"


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for recipe in RECIPES:
        text = playthrough(recipe)
        recipe.path.write_text(text)
        sys.stdout.write(f"{recipe.path.name}: {len(text)} bytes\n")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python tests/playthrough.py --write")
    write_all()
