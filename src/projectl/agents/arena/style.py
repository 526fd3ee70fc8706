"""How the report looks: the colours of the pictures, on a light and on a dark ground."""

from projectl.game.svg.theme import DARK, LIGHT, Theme, contrast, mix

# Of the nine pieces, those first that are told apart most easily.
SERIES = (2, 7, 1, 6, 4, 8, 5, 3, 0)
LEAST_CONTRAST = 3.0  # of a mark on its ground, by the Web Content Accessibility Guidelines

RULES = """
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
main { max-width: 860px; margin: 0 auto; padding: 40px 20px 64px }
header { margin-bottom: 28px }
.kicker { margin: 0; color: var(--accent); font-weight: 600; letter-spacing: .04em }
h1 { margin: 2px 0 6px; font-size: 32px; line-height: 1.2; letter-spacing: -.01em;
  overflow-wrap: anywhere }
h2 { margin: 0 0 14px; font-size: 19px }
h3 { margin: 22px 0 8px; font-size: 15px; color: var(--muted); font-weight: 600 }
.lead { margin: 0; color: var(--muted) }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 14px;
  padding: 20px 24px; margin: 0 0 18px }
.wide { overflow-x: auto; margin: 0 0 16px }
table { border-collapse: collapse; width: 100%; font-size: 14.5px;
  font-variant-numeric: tabular-nums }
th, td { padding: 7px 10px; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line) }
tr:last-child > * { border-bottom: 0 }
tr:first-child th { color: var(--muted); font-weight: 500; font-size: 13px }
th:first-child { text-align: left; padding-left: 0; font-weight: 600 }
td:last-child, tr:first-child th:last-child { padding-right: 0 }
.cross { border-collapse: separate; border-spacing: 3px }
.cross th, .cross td { border: 0 }
.cross td { text-align: center; border-radius: 6px }
.cross tr:first-child th { text-align: center }
.good { background: color-mix(in srgb, var(--s2) var(--tint), transparent) }
.bad { background: color-mix(in srgb, var(--s5) var(--tint), transparent) }
.plain td { text-align: left; white-space: normal; overflow-wrap: anywhere }
.plain th { font-weight: 500; color: var(--muted) }
.plain tr:first-child { display: none }
.note { margin: 4px 0 0; color: var(--muted); font-size: 13.5px }
.verdict { margin: 0 0 10px; font-weight: 600 }
.forfeits { margin: 0; padding-left: 18px; font-size: 14px; overflow-wrap: anywhere }
pre { margin: 0; padding: 12px 14px; background: var(--ground); border-radius: 8px;
  white-space: pre-wrap; overflow-wrap: anywhere; font: 13.5px/1.5 ui-monospace, Menlo, monospace }
.key { display: inline-block; width: 10px; height: 10px; margin-right: 9px; border-radius: 3px;
  background: var(--c) }
svg { display: block; width: 100%; height: auto; overflow: visible }
svg text { fill: var(--text); font-size: 14px }
svg .small { fill: var(--muted); font-size: 12.5px; font-variant-numeric: tabular-nums }
.grid { stroke: var(--line) }
.axis { stroke: var(--muted) }
.middle { stroke: var(--muted); stroke-dasharray: 4 4 }
.whisker { stroke: var(--c); stroke-width: 2.5; stroke-linecap: round }
.dot, .bar { fill: var(--c) }
.curve { fill: none; stroke: var(--c); stroke-width: 2.5; stroke-linejoin: round }
@media print { section { break-inside: avoid } }
"""


def style_sheet() -> str:
    """The style of the page; a reader's system says whether it is light or dark."""
    keys = "".join(f".s{number} {{ --c: var(--s{number}) }}\n" for number in range(len(SERIES)))
    dark = f"@media (prefers-color-scheme: dark) {{\n{variables(DARK)}}}\n"
    return variables(LIGHT) + dark + keys + RULES.lstrip()


def variables(theme: Theme) -> str:
    """The colours of a theme."""
    names = ("ground", "panel", "line", "text", "muted", "accent")
    said = [f"--{name}: {getattr(theme, name)}" for name in names]
    for number, piece in enumerate(SERIES):
        said.append(f"--s{number}: {readable(theme.pieces[piece], theme)}")
    return f":root {{ {'; '.join(said)} }}\n"


def readable(colour: str, theme: Theme) -> str:
    """A colour that can be seen on a panel: mixed with the colour of text as far as it takes."""
    shares = (step / 20 for step in range(21))
    mixed = (mix(colour, theme.text, share) for share in shares)
    return next(each for each in mixed if contrast(each, theme.panel) >= LEAST_CONTRAST)
