"""How does one write SVG that is always well formed? Elements as text, everything escaped."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from html import escape

FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

# The width of a letter, as a share of its size.
LETTER, WIDE_LETTER, BOLD_LETTER = 0.53, 0.61, 0.6
FIRST_CYRILLIC = "\u0400"
PHRASE_GAP = 8

Value = str | int | float


def number(value: Value) -> str:
    """A length without needless digits: `12`, `3.5`."""
    if isinstance(value, float):
        short = f"{value:.2f}".rstrip("0").rstrip(".")
        return "0" if short == "-0" else short
    return str(value)


def point(value: float) -> str:
    """A coordinate of a path, to a tenth: paths are most of a picture's size."""
    return number(round(value, 1))


def element(name: str, *children: str, **attributes: Value | None) -> str:
    """One element; `font_size=3` becomes `font-size="3"`, and what is None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(number(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def group(*children: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """Drawings moved together, and made larger or smaller."""
    moves = [f"translate({number(float(x))} {number(float(y))})"] if x or y else []
    if scale != 1:
        moves.append(f"scale({number(float(scale))})")
    if not moves:
        return "".join(children)
    return element("g", *children, transform=" ".join(moves))


def text_width(text: str, size: float, bold: bool = False) -> float:
    """How wide a line of text is, estimated: a little more than most fonts need."""
    wide = sum(char >= FIRST_CYRILLIC for char in text)
    letters = len(text) + wide * (WIDE_LETTER / LETTER - 1)
    return letters * size * (BOLD_LETTER if bold else LETTER)


def fitting(size: float, width: float, room: float | None) -> float:
    """The size of a text of a width so that it has room; never larger than it was."""
    return size if room is None or width <= room else size * room / width


def label(
    text: object,
    x: float,
    y: float,
    fill: str,
    size: float = 13,
    bold: bool = False,
    anchor: str = "start",
    room: float | None = None,
) -> str:
    """A line of text, standing on `y`; smaller where it would be wider than its room."""
    said = str(text)
    return element(
        "text",
        escape(said, quote=False),
        x=float(x),
        y=float(y),
        fill=fill,
        font_size=float(fitting(size, text_width(said, size, bold), room)),
        font_weight=700 if bold else None,
        text_anchor=None if anchor == "start" else anchor,
    )


@dataclass(frozen=True)
class Phrase:
    """A loud and a quiet part of one line; whoever sets the text keeps them apart."""

    loud: str
    quiet: str
    size: float = 18
    small: float = 13

    @property
    def width(self) -> float:
        """How wide it is, estimated."""
        loud = text_width(self.loud, self.size, bold=True)
        return loud + (PHRASE_GAP + text_width(self.quiet, self.small) if self.quiet else 0)

    def draw(
        self,
        x: float,
        y: float,
        ink: tuple[str, str],
        room: float | None = None,
        anchor: str | None = None,
    ) -> str:
        """The line, standing on `y`; both parts smaller where they would be wider than the room."""
        share = fitting(1, self.width, room)
        parts = [escape(self.loud, quote=False)]
        if self.quiet:
            parts.append(
                element(
                    "tspan",
                    escape(self.quiet, quote=False),
                    dx=float(PHRASE_GAP * share),
                    fill=ink[1],
                    font_size=float(self.small * share),
                    font_weight=400,
                )
            )
        return element(
            "text",
            *parts,
            x=float(x),
            y=float(y),
            fill=ink[0],
            font_size=float(self.size * share),
            font_weight=700,
            text_anchor=anchor,
        )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    radius: float = 0,
    stroke: str | None = None,
    line: float = 1,
    dashes: str | None = None,
) -> str:
    """A rectangle, its outline drawn inside it."""
    inset = line / 2 if stroke else 0
    return element(
        "rect",
        x=float(x + inset),
        y=float(y + inset),
        width=float(width - 2 * inset),
        height=float(height - 2 * inset),
        rx=float(max(radius - inset, 0)) or None,
        fill=fill,
        stroke=stroke,
        stroke_width=float(line) if stroke else None,
        stroke_dasharray=dashes,
    )


def path(d: str, fill: str = "none", stroke: str | None = None, line: float = 1) -> str:
    """A path; a picture's strokes all have round ends."""
    return element(
        "path",
        d=d,
        fill=fill,
        stroke=stroke,
        stroke_width=float(line) if stroke else None,
    )


def picture(
    width: float, height: float, title: str, description: str, children: Iterable[str]
) -> str:
    """A whole document, named and described for readers who cannot see it.

    The two ids come from the contents, so that several pictures on one page do not clash.
    """
    inside = "".join(children)
    key = sha256(f"{title}{description}{inside}".encode()).hexdigest()[:10]
    return element(
        "svg",
        element("title", escape(title, quote=False), id=f"t{key}"),
        element("desc", escape(description, quote=False), id=f"d{key}"),
        inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(float(width))} {number(float(height))}",
        width=float(width),
        height=float(height),
        role="img",
        aria_labelledby=f"t{key} d{key}",
        font_family=FONT,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
