"""Games to draw, and what must be true of every picture."""

from functools import cache
from itertools import combinations
from xml.etree import ElementTree

from pictures import played
from texts.catalogue import translated_languages

from projectl.game.game import Game
from projectl.game.svg.element import PHRASE_GAP, text_width
from projectl.game.svg.style import Style
from projectl.game.svg.theme import DARK
from projectl.game.view import View
from projectl.texts import Message, Words, words_in
from projectl.texts.languages import ENGLISH
from projectl.texts.message import Param

SVG = "{http://www.w3.org/2000/svg}"
Table = tuple[str, int, str | None]
TABLES: list[Table] = [
    ("base", 2, None),
    ("base", 3, None),
    ("base", 4, None),
    ("solo", 1, "standard"),
    ("finesse", 2, None),
    ("finesse", 4, None),
    ("finesse-solo", 1, "unbeatable"),
]
STAGES = [0, 7, 40, None]  # actions played; None is the end
SMALLEST = 8.0  # what can still be read
COMPLETE = translated_languages()


class WordyWords(Words):
    """English that takes half as much room again, as no language should."""

    def say(self, message: Message | str, /, **params: Param) -> str:
        said = super().say(message, **params)
        return said + "m" * (len(said) // 2)


STYLES = {language: Style(DARK, words_in(language)) for language in COMPLETE}
STYLES["wordy"] = Style(DARK, WordyWords(ENGLISH))


@cache
def whole_game(table: Table, seed: int = 1) -> Game:
    mode, seats, difficulty = table
    return played(Game(mode, seats, difficulty, seed=seed))


def stages(table: Table) -> list[View]:
    game = whole_game(table)
    last = len(game.history)
    return [game.at(last if stage is None else min(stage, last)).view() for stage in STAGES]


def parsed(text: str) -> ElementTree.Element:
    """The root of a picture that a browser, a notebook and a screen reader can take."""
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    title, description = root[0], root[1]
    assert (title.tag, description.tag) == (f"{SVG}title", f"{SVG}desc")
    assert title.text
    assert description.text
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    for node in root.iter():
        assert node.tag not in (f"{SVG}script", f"{SVG}image", f"{SVG}style", f"{SVG}use")
        assert not any("href" in key or key.startswith("on") for key in node.attrib)
    assert "nan" not in text
    assert "://" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    return root


def texts(root: ElementTree.Element) -> list[str]:
    return ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]


def sizes(root: ElementTree.Element) -> list[float]:
    """The sizes of all texts, in the units of the part they stand in."""
    parts = (*root.iter(f"{SVG}text"), *root.iter(f"{SVG}tspan"))
    return [float(part.get("font-size", "0")) for part in parts]


def own_box(node: ElementTree.Element) -> tuple[float, float, float, float] | None:
    """Left, top, right and bottom of a rectangle, a circle or a text."""

    def size(key: str) -> float:
        return float(node.get(key, "0"))

    if node.tag == f"{SVG}rect":
        return size("x"), size("y"), size("x") + size("width"), size("y") + size("height")
    if node.tag == f"{SVG}circle":
        r = size("r")
        return size("cx") - r, size("cy") - r, size("cx") + r, size("cy") + r
    if node.tag != f"{SVG}text":
        return None
    width = text_width(node.text or "", size("font-size"), node.get("font-weight") is not None)
    for part in node:
        width += float(part.get("dx", PHRASE_GAP))
        width += text_width(part.text or "", float(part.get("font-size", "0")))
    left = size("x") - {"middle": width / 2, "end": width}.get(node.get("text-anchor", ""), 0)
    return left, size("y") - size("font-size") * 0.8, left + width, size("y")


def boxes(
    node: ElementTree.Element, x: float = 0, y: float = 0, scale: float = 1
) -> list[tuple[float, float, float, float, str]]:
    """Where rectangles, circles and texts are in the whole picture, and what each is."""
    for move in (node.get("transform") or "").replace(")", ")|").split("|"):
        if move.strip().startswith("translate"):
            dx, dy = (float(part) for part in move.strip()[10:-1].split())
            x, y = x + dx * scale, y + dy * scale
        elif move.strip().startswith("scale"):
            scale *= float(move.strip()[6:-1])

    box = own_box(node)
    found = []
    if box:
        at = (x + box[0] * scale, y + box[1] * scale, x + box[2] * scale, y + box[3] * scale)
        found.append((*at, node.text or node.tag))
    for child in node:
        found += boxes(child, x, y, scale)
    return found


def assert_inside(root: ElementTree.Element) -> None:
    width, height = float(root.get("width", "0")), float(root.get("height", "0"))
    for left, top, right, bottom, what in boxes(root):
        assert -1 <= left <= right <= width + 1, what
        assert -1 <= top <= bottom <= height + 1, what


def assert_texts_apart(root: ElementTree.Element) -> None:
    lines = [box for box in boxes(root) if not box[4].startswith(SVG)]
    for one, other in combinations(lines, 2):
        across = min(one[2], other[2]) - max(one[0], other[0])
        down = min(one[3], other[3]) - max(one[1], other[1])
        assert across < 1 or down < 1, f"'{one[4]}' lies on '{other[4]}'"
