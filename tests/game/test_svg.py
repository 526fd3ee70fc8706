"""Pictures are well formed, tell everything without colour, and show nothing hidden."""

from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

import projectl
from projectl.game.game import Game
from projectl.game.notation import NotationError
from projectl.game.svg import (
    PiecePicture,
    PuzzlePicture,
    draw_mat,
    draw_piece,
    draw_position,
    draw_puzzle,
    draw_sheet,
)
from projectl.game.svg.examples import pictures, played
from projectl.game.svg.mat import TIMES
from projectl.game.svg.outline import loops, outline
from projectl.game.svg.theme import THEMES
from projectl.game.svg.words import ranking
from projectl.game.text import NAMES
from projectl.game.view import Laid, View
from projectl.rules.pieces import Shape, mask_of
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES, Puzzle
from projectl.rules.state import Phase
from projectl.rules.tiles import TILES, Tile

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SVG = "{http://www.w3.org/2000/svg}"
TABLES = [
    ("base", 2, None),
    ("base", 3, None),
    ("base", 4, None),
    ("solo", 1, "standard"),
    ("finesse", 2, None),
    ("finesse", 4, None),
    ("finesse-solo", 1, "unbeatable"),
]
STAGES = [0, 7, 40, None]  # actions played; None is the end

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


@cache
def whole_game(table: tuple[str, int, str | None], seed: int = 1) -> Game:
    mode, seats, difficulty = table
    return played(Game(mode, seats, difficulty, seed=seed))


def stages(table: tuple[str, int, str | None]) -> list[View]:
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


def own_box(node: ElementTree.Element) -> tuple[float, float, float, float] | None:
    """Left, top, right and bottom of a rectangle, a circle or a text.

    A letter is taken to be 0.53 of its size wide, a bold one 0.6, more than most fonts need.
    """

    def size(key: str) -> float:
        return float(node.get(key, "0"))

    if node.tag == f"{SVG}rect":
        return size("x"), size("y"), size("x") + size("width"), size("y") + size("height")
    if node.tag == f"{SVG}circle":
        r = size("r")
        return size("cx") - r, size("cy") - r, size("cx") + r, size("cy") + r
    if node.tag != f"{SVG}text":
        return None
    letter = size("font-size") * (0.6 if node.get("font-weight") else 0.53)
    width = letter * len(node.text or "")
    for part in node:
        width += 8 + 0.53 * float(part.get("font-size", "0")) * len(part.text or "")
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


def test_every_text_has_one_of_the_colours_that_were_checked() -> None:
    for theme in THEMES.values():
        checked = {theme.text, theme.muted, theme.accent, theme.on_tile}
        for view in stages(("finesse", 4, None)):
            root = parsed(draw_position(view, theme.name))
            for node in root.iter(f"{SVG}text"):
                assert node.get("fill") in checked


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("shape", Shape, ids=lambda shape: shape.name)
def test_a_piece_is_drawn_with_its_name(shape: Shape, name: str) -> None:
    root = parsed(draw_piece(shape, name))
    assert texts(root) == [shape.name]
    assert_inside(root)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_a_puzzle_is_drawn_with_points_name_and_hole(puzzle: Puzzle) -> None:
    root = parsed(draw_puzzle(puzzle))
    assert texts(root) == [str(puzzle.points), puzzle.name]
    assert f"reward {puzzle.reward.name}" in (root[1].text or "")
    assert_inside(root)


def test_a_laid_piece_is_drawn_and_told() -> None:
    laid = (Laid(Shape.I2, mask_of(frozenset({(2, 2), (3, 2)}))),)
    empty, filled = draw_puzzle(PUZZLES[0]), draw_puzzle(PUZZLES[0], laid)
    assert THEMES["dark"].fill(Shape.I2) in filled
    assert "On it: no piece." in empty
    assert "On it: I2 on c3 c4." in filled


def test_a_piece_stands_apart_from_its_diagonal_neighbour() -> None:
    assert len(loops([(0, 0), (1, 1)])) == 2
    assert len(loops([(0, 1), (1, 0)])) == 2


def test_a_ring_of_cells_has_an_inner_edge() -> None:
    ring = [(row, column) for row in range(3) for column in range(3) if (row, column) != (1, 1)]
    assert sorted(len(loop) for loop in loops(ring)) == [4, 4]
    assert outline([(0, 0)], 10, 0) == "M0 0H10V10H0Z"


@tables
@pytest.mark.parametrize("name", THEMES)
def test_a_position_is_well_formed_inside_its_frame_and_no_text_on_another(
    table: tuple[str, int, str | None], name: str
) -> None:
    for view in stages(table):
        root = parsed(draw_position(view, name))
        assert_inside(root)
        assert_texts_apart(root)
        for seat in range(len(view.seats)):
            assert_inside(parsed(draw_mat(view, seat, name)))


@tables
def test_the_longest_texts_have_room(table: tuple[str, int, str | None]) -> None:
    view = stages(table)[2]
    seats = tuple(
        replace(seat, score=-10, touches=0, pending=11, available=12, finished=PUZZLES[14:40])
        for seat in view.seats
    )
    touched = tuple(replace(seat, touches=12) for seat in seats)
    busy = replace(
        view,
        seats=seats,
        first=view.player,
        round_number=9,
        last_round=10,
        actions_left=5,
        master_used=True,
        mastered=(1, 2, 3, 4),
        reward_due=Shape.O4,
        bank=35,
    )
    if not view.tiles and not view.mastermind:
        busy = replace(busy, idle_rounds=4)
    busy = replace(busy, outcome=whole_game(table).outcome)
    for phase in Phase:
        late = phase in (Phase.TOUCH, Phase.OVER)
        shown = replace(busy, phase=phase, seats=touched if late else seats)
        root = parsed(draw_position(shown))
        assert_inside(root)
        assert_texts_apart(root)


@tables
def test_a_position_shows_nothing_hidden(table: tuple[str, int, str | None]) -> None:
    for view in stages(table):
        said = set(texts(parsed(draw_position(view))))
        seen = {puzzle.name for puzzle in view.market if puzzle}
        seen |= {slot.puzzle.name for seat in view.seats for slot in seat.slots if slot}
        seen |= {tile.name for tile in view.tiles if isinstance(tile, Tile)}
        named = {puzzle.name for puzzle in PUZZLES} | {tile.name for tile in TILES}
        assert said & named <= seen


@tables
def test_a_position_tells_round_player_counts_and_coins(
    table: tuple[str, int, str | None],
) -> None:
    view = stages(table)[1]
    said = texts(parsed(draw_position(view)))
    assert any(text.startswith(f"Round {view.round_number}") for text in said)
    assert any(f"{NAMES[view.player]}: " in text for text in said)
    for shape in Shape:
        assert f"{shape.name} {TIMES} {view.reserve[shape]}" in said
    if view.tiles:
        assert f"{view.bank} coins in the bank" in said
    if view.mastermind:
        assert any("holds" in text for text in said)


@pytest.mark.parametrize("seed", range(4))
@tables
def test_the_final_ranking_is_that_of_the_rules(
    table: tuple[str, int, str | None], seed: int
) -> None:
    game = whole_game(table, seed)
    outcome = game.outcome
    assert outcome is not None
    names = [*NAMES[: game.seats], "Mastermind"]
    expected = sorted((score.rank, names[score.seat], score.total) for score in outcome.scores)
    assert ranking(game.view()) == expected
    said = texts(parsed(draw_position(game.view())))
    assert "Game over" in said
    assert all(f"{rank}." in said for rank, _, _ in expected)


def test_a_sheet_has_a_picture_for_every_round() -> None:
    game = whole_game(("finesse", 2, None))
    root = parsed(draw_sheet(game))
    heads = [text for text in texts(root) if text.startswith("After round ")]
    rounds = game.state.round_number
    assert heads[:3] == ["After round 1", "After round 2", "After round 3"]
    assert len(heads) == len(set(heads)) <= rounds
    assert "The end" in texts(root)
    assert_inside(root)
    assert_texts_apart(root)


def test_a_sheet_can_show_every_nth_action() -> None:
    game = whole_game(("base", 2, None)).at(25)
    said = texts(parsed(draw_sheet(game, columns=2, theme="light", every=10)))
    assert [text for text in said if text.startswith("After")] == [
        "After 10 actions",
        "After 20 actions",
        "After 25 actions",
    ]


def test_a_sheet_of_a_deal_shows_the_deal() -> None:
    assert "The deal" in texts(parsed(draw_sheet(Game(seed=1))))


def test_what_cannot_be_drawn_is_refused_with_what_can() -> None:
    game = Game(seed=1)
    with pytest.raises(ValueError, match="themes are dark and light"):
        draw_piece(Shape.I1, "sepia")
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        draw_mat(game.view(), 2)
    with pytest.raises(ValueError, match="1 or more"):
        draw_sheet(game, every=0)
    with pytest.raises(ValueError, match="1 column or more"):
        draw_sheet(game, columns=0)


def test_a_notebook_shows_games_pieces_and_puzzles() -> None:
    game = Game(seed=1)
    assert game._repr_svg_() == draw_position(game.view())
    assert PiecePicture(Shape.T4)._repr_svg_() == draw_piece(Shape.T4)
    assert PuzzlePicture(PUZZLES[5], theme="light")._repr_svg_() == draw_puzzle(
        PUZZLES[5], theme="light"
    )


def test_the_pictures_of_the_docs_are_current() -> None:
    drawn = dict(pictures())
    assert {path.name for path in FOLDER.glob("*.svg")} == set(drawn)
    for name, text in drawn.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text + "\n", (
            f"{name} has changed: look at it, then run python -m projectl.game.svg docs/pictures"
        )
    assert sum(len(text) for text in drawn.values()) < 200_000


def test_a_notebook_draws_pieces_and_puzzles_by_name() -> None:
    assert projectl.piece("l4")._repr_svg_() == draw_piece(Shape.L4)
    assert projectl.puzzle("b05")._repr_svg_() == draw_puzzle(PUZZLES[PUZZLE_NUMBER["B05"]])
    with pytest.raises(NotationError, match="puzzles are W01 to W32 and B01 to B20"):
        projectl.puzzle("B21")
    with pytest.raises(NotationError, match="There is no piece 'L5'"):
        projectl.piece("L5")
