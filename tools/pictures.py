"""Which pictures stand in the docs? A few games played by dice, drawn in both themes.

python tools/pictures.py
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

from projectl.game.actions import Action, Master, Piece, Place, Take, Upgrade
from projectl.game.game import Game
from projectl.game.notation import market_places
from projectl.game.svg.element import box, label, picture
from projectl.game.svg.mat import draw_mat
from projectl.game.svg.piece import icon
from projectl.game.svg.position import draw_position
from projectl.game.svg.puzzle import draw_puzzle
from projectl.game.svg.sheet import draw_sheet
from projectl.game.svg.style import style_named
from projectl.game.view import View
from projectl.rules.pieces import Shape
from projectl.texts import Message

FOLDER = Path("docs") / "pictures"

# The games that are drawn: seed, and how many actions into them.
TWO = (1, 96)
SOLO = (12, 27)
NOISE = 12  # how far dice may turn a choice


def liking(action: Action, view: View) -> float:
    """How much a plain player likes an action: finish puzzles, use large pieces, own few cards."""
    seat = view.seats[view.player]
    if isinstance(action, Place):
        slot = seat.slots[action.slot - 1]
        left = (slot.hole.bit_count() if slot else 0) - action.shape.level
        return 100 if left == 0 else 50 + 4 * action.shape.level - left
    if isinstance(action, Take):
        puzzle = view.market[market_places(view.mode).index(action.place)]
        cells = sum(count * shape.level for shape, count in zip(Shape, seat.supply, strict=True))
        missing = max(puzzle.hole.bit_count() - cells, 0) if puzzle else 0
        return 75 - 22 * sum(slot is not None for slot in seat.slots) - 3 * missing
    if isinstance(action, Upgrade):
        spare = seat.supply[action.give] > 1
        return 30 + 12 * spare if action.get.level > action.give.level else -50
    if isinstance(action, Piece):
        return 45 - 9 * seat.supply[action.shape]
    return -20 if isinstance(action, Master) else 20


def played(game: Game, actions: int | None = None) -> Game:
    """A game played on for so many actions, or to its end."""
    dice = Random(game.seed)
    while not game.is_over and (actions is None or len(game.history) < actions):
        view = game.view(game.player)
        liked = [liking(action, view) + NOISE * dice.random() for action in view.legal]
        game.play(view.legal[liked.index(max(liked))])
    return game


def draw_pieces(theme: str = "dark") -> str:
    """The nine pieces with their names in one picture."""
    style = style_named(theme, "en")
    step, side, width, height = 118, 25, 9 * 118 + 32, 124
    parts = [box(0, 0, width, height, style.theme.ground, 16)]
    for shape in Shape:
        x = 16 + (shape + 0.5) * step
        parts.append(icon(shape, x, 50, side, style.theme))
        parts.append(label(shape.name, x, 106, style.theme.text, 15, bold=True, anchor="middle"))
    said = style.sentences(Message("picture-piece-words", shape=shape.name) for shape in Shape)
    return picture(width, height, "The nine pieces", said, parts)


def fullest(view: View) -> tuple[int, int]:
    """Seat and slot of the puzzle with most pieces on it."""
    laid = {
        (seat.number, at): len(slot.laid)
        for seat in view.seats
        for at, slot in enumerate(seat.slots)
        if slot
    }
    return max(laid, key=lambda place: laid[place])


def pictures() -> Iterator[tuple[str, str]]:
    """The name of each file, and what is in it."""
    two = played(Game("base", 2, seed=TWO[0]), TWO[1]).view()
    seat, at = fullest(two)
    slot = two.seats[seat].slots[at]
    solo = played(Game("finesse-solo", difficulty="standard", seed=SOLO[0]))
    for theme in ("dark", "light"):
        yield f"pieces-{theme}.svg", draw_pieces(theme)
        if slot:
            yield f"puzzle-{theme}.svg", draw_puzzle(slot.puzzle, slot.laid, theme)
    yield "mat.svg", draw_mat(two, two.player, "light")
    yield "position.svg", draw_position(two)
    yield "position-solo.svg", draw_position(solo.at(SOLO[1]).view(), "light")
    yield "sheet.svg", draw_sheet(solo, every=10)


def main(arguments: list[str] | None = None) -> None:
    """Write every picture."""
    parser = argparse.ArgumentParser(description="Write the pictures of the docs.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=f"not {FOLDER}")
    folder: Path = parser.parse_args(arguments).folder
    if not folder.parent.is_dir():
        parser.error(f"there is no folder {folder.parent} here; go to the root of the repository")
    folder.mkdir(exist_ok=True)
    for name, text in pictures():
        (folder / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
