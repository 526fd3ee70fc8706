"""How cells and pieces look: each has a colour and a letter, so no colour is needed."""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from projectl.game.svg.theme import DARK
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import Colour, Puzzle
from projectl.texts import Words

NARROW = 80
ROOMY = 110  # from here on the cards of the market are drawn twice as wide

MARKS = dict(zip(Shape, "123V4LTSO", strict=True))
CARD = {
    Colour.WHITE: Style(color="#9a978c", bgcolor="#d9d5c8"),
    Colour.BLACK: Style(color="#6c6c78", bgcolor="#3b3b45"),
}
HOLE = {
    Colour.WHITE: Style(color="#b9b6ab", bgcolor="#33333a"),
    Colour.BLACK: Style(color="#b9b6ab", bgcolor="#0d0d11"),
}


@dataclass(frozen=True)
class Look:
    """Whether to keep to ASCII, and how many columns there are."""

    ascii: bool = False
    columns: int = NARROW

    @property
    def market_cell(self) -> int:
        """How many characters wide a cell of the market is."""
        return 2 if self.columns >= ROOMY else 1

    @property
    def card_mark(self) -> str:
        return "." if self.ascii else "·"

    @property
    def hole_mark(self) -> str:
        return "#" if self.ascii else "□"


def piece_cell(shape: Shape, width: int, mark: str = "") -> Text:
    """A cell covered by a piece, with the piece's own mark or another."""
    return Text((mark or MARKS[shape]).ljust(width), piece_style(shape))


def piece_style(shape: Shape) -> Style:
    """The colours the pictures have, so that a piece is the same everywhere."""
    return Style(color=DARK.ink(shape), bgcolor=DARK.fill(shape), bold=True)


def bare_cell(puzzle: Puzzle, in_hole: bool, width: int, look: Look) -> Text:
    """A cell of the card, or an empty one of its hole."""
    styles, mark = (HOLE, look.hole_mark) if in_hole else (CARD, look.card_mark)
    return Text(mark.ljust(width), styles[puzzle.colour])


def styled(text: str, style: str | Style) -> Text:
    """A text in a style that what is appended to it does not inherit."""
    return Text.assemble((text, style))


def piece_name(shape: Shape) -> Text:
    """A piece by its name, in its colour."""
    return styled(shape.name, piece_style(shape))


def worth(puzzle: Puzzle) -> Text:
    """Points and reward: `2+I4`."""
    return Text(f"{puzzle.points}+").append_text(piece_name(puzzle.reward))


def counts(pieces: tuple[int, ...], words: Words, zeros: bool = False) -> Text:
    """Pieces as counts: `I1x2 L4x1`; those that are not there only if asked for."""
    counted = [
        piece_name(shape).append(f"x{pieces[shape]}") for shape in Shape if pieces[shape] or zeros
    ]
    return Text(" ").join(counted) if counted else Text(words.say("text-none"))
