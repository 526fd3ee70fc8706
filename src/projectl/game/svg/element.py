"""How does one write SVG that is always well formed? Elements as text, everything escaped."""

from collections.abc import Iterable
from hashlib import sha256
from html import escape

FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

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


def words(
    text: object,
    x: float,
    y: float,
    fill: str,
    size: float = 13,
    bold: bool = False,
    anchor: str = "start",
) -> str:
    """A line of text, standing on `y`."""
    return element(
        "text",
        escape(str(text), quote=False),
        x=float(x),
        y=float(y),
        fill=fill,
        font_size=float(size),
        font_weight=700 if bold else None,
        text_anchor=None if anchor == "start" else anchor,
    )


def phrase(
    loud: object, quiet: str, x: float, y: float, ink: tuple[str, str], **form: Value
) -> str:
    """A loud and a quiet part in one line; whoever sets the text keeps them apart."""
    size = float(form.get("size", 18))
    if not quiet:
        return words(loud, x, y, ink[0], size, True, str(form.get("anchor", "start")))
    rest = element(
        "tspan",
        escape(quiet, quote=False),
        dx=8,
        fill=ink[1],
        font_size=float(form.get("small", 13)),
        font_weight=400,
    )
    return element(
        "text",
        escape(str(loud), quote=False),
        rest,
        x=float(x),
        y=float(y),
        fill=ink[0],
        font_size=size,
        font_weight=700,
        text_anchor=form.get("anchor"),
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
