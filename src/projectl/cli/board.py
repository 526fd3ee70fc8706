"""The board of a game for the terminal: the market, the player's own slots large, the others small.

`2+I4` is a puzzle of two points that pays an I4. Nothing hidden shows: decks are counts.
"""

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from projectl.cli.players import Seating
from projectl.cli.style import Look, bare_cell, counts, piece_cell, styled, worth
from projectl.game.game import Game
from projectl.game.notation import COLUMNS, market_places
from projectl.game.text import headline, plural, result, tiles
from projectl.game.view import Seat, Slot, View
from projectl.rules.pieces import SIDE
from projectl.rules.puzzles import Puzzle
from projectl.rules.state import GRID_COLUMNS, ROW, Mode, Phase, has_tiles, is_solo

OWN_CELL = 2  # characters: twice as wide as high looks square
OWN_SLOT = SIDE * OWN_CELL
SMALL_SLOT = 6
OWN_WIDTH = 47
OTHER_WIDTH = 31
FIRST = " (first)"

Block = list[Text]


def beside(blocks: Sequence[Block], widths: Sequence[int], gap: int = 2) -> Block:
    """Blocks next to each other, each given so many columns."""
    lines = []
    for row in zip_longest(*blocks):
        line, owed = Text(), 0
        for text, width in zip(row, widths, strict=True):
            if text is not None and text.plain:
                line.append(" " * owed).append_text(text)
                owed = -text.cell_len
            owed += width + gap
        lines.append(line)
    return lines


def folded(text: Text, width: int, indent: int = 0) -> Block:
    """A text of several words broken into lines, the later ones indented."""
    lines = [Text()]
    for word in text.split(" "):
        if lines[-1].plain.strip() and lines[-1].cell_len + 1 + word.cell_len > width:
            lines.append(Text(" " * indent))
        elif lines[-1].plain.strip():
            lines[-1].append(" ")
        lines[-1].append_text(word)
    return lines


def field(puzzle: Puzzle, slot: Slot | None, cell: int, look: Look) -> Block:
    """The five rows of a puzzle with the pieces that lie on it."""
    lines = []
    for row in range(SIDE):
        line = Text()
        for place in range(row * SIDE, row * SIDE + SIDE):
            here = [piece for piece in slot.laid if piece.cells >> place & 1] if slot else []
            if here:
                line.append_text(piece_cell(here[0].shape, cell))
            else:
                line.append_text(bare_cell(puzzle, bool(puzzle.hole >> place & 1), cell, look))
        lines.append(line)
    return lines


def card(name: str, puzzle: Puzzle | None, look: Look) -> Block:
    """A puzzle on offer, under the name of its place and what it is worth."""
    if puzzle is None:
        return [Text(f"{name} empty"), *[Text()] * SIDE]
    title = styled(f"{name} ", "bold").append_text(worth(puzzle))
    return [title, *field(puzzle, None, look.market_cell, look)]


def rows(view: View, look: Look) -> Block:
    """The white and the black row side by side (R2.2)."""
    width = max(SIDE * look.market_cell, 7)
    named = zip(market_places(view.mode), view.market, strict=False)
    cards = [card(name, puzzle, look) for name, puzzle in named]
    titles = [
        Text(f"{colour} row, {left} more in the deck")
        for colour, left in zip(("White", "Black"), view.deck_left, strict=True)
    ]
    halves = [
        [title, *beside(half, [width] * ROW)]
        for title, half in zip(titles, (cards[:ROW], cards[ROW:]), strict=True)
    ]
    return beside(halves, [ROW * (width + 2)] * 2, 3)


def grid(view: View, look: Look) -> Block:
    """The solo grid, locks above its columns (R7.1, R7.2)."""
    assert view.mastermind is not None
    width = max(SIDE * look.market_cell, 7)
    names = market_places(view.mode)
    columns = []
    for column in range(GRID_COLUMNS):
        locks = view.mastermind.locks[column]
        block = [Text(plural(locks, "lock") if locks else "open")]
        for place in range(column, len(view.market), GRID_COLUMNS):
            block += card(names[place], view.market[place], look)
        columns.append(block)
    return beside(columns, [width] * GRID_COLUMNS)


def standing(seat: Seat, mode: Mode) -> str:
    """A seat's points and coins in a few words."""
    words = [plural(seat.score, "point"), plural(len(seat.finished), "puzzle")]
    if mode in (Mode.FINESSE, Mode.FINESSE_SOLO):
        pending = f"+{seat.pending}" if seat.pending else ""
        words.append(f"{seat.available}{pending} coin{'' if seat.available == 1 else 's'}")
    return ", ".join(words)


def slot_title(number: int, slot: Slot | None) -> Text:
    """`1 2+I4`, or `1 free`."""
    title = styled(f"{number} ", "bold")
    return title.append_text(worth(slot.puzzle)) if slot else title.append("free", "dim")


def own_slots(seat: Seat, look: Look) -> Block:
    """The four slots drawn large, with the letters and numbers that name their cells."""
    blocks = []
    for number, slot in enumerate(seat.slots, 1):
        block = [slot_title(number, slot)]
        if slot:
            letters = "".join(letter.ljust(OWN_CELL) for letter in COLUMNS)
            block += [Text(letters.rstrip(), "dim"), *field(slot.puzzle, slot, OWN_CELL, look)]
        blocks.append(block)
    numbers = [Text(), Text(), *(Text(number, "dim") for number in "12345")]
    if not any(seat.slots):
        numbers = []
    return beside([numbers, beside(blocks, [OWN_SLOT] * len(blocks), 1)], [1, OWN_WIDTH], 1)


def small_slots(seat: Seat, look: Look) -> Block:
    """The four slots drawn small."""
    blocks = []
    for number, slot in enumerate(seat.slots, 1):
        drawn = field(slot.puzzle, slot, 1, look) if slot else []
        blocks.append([slot_title(number, slot), *drawn])
    return beside(blocks, [SMALL_SLOT] * len(blocks), 1)


def listed_slots(seat: Seat) -> Block:
    """The slots in use as words: worth, and how many cells of the hole are covered."""
    words = []
    for number, slot in enumerate(seat.slots, 1):
        if slot:
            size = slot.puzzle.hole.bit_count()
            done = f" {size - slot.hole.bit_count()}/{size}"
            words.append(slot_title(number, slot).append(done))
    if not words:
        return [Text("no puzzle", "dim")]
    return [Text("  ").join(words[at : at + 2]) for at in range(0, len(words), 2)]


def seat_title(view: View, seat: Seat, names: Sequence[str]) -> Text:
    """Who sits there; `>` marks the one to act."""
    acts = seat.number == view.player and view.phase is not Phase.OVER
    began = FIRST if seat.number == view.first and len(view.seats) > 1 else ""
    return styled(f"{'>' if acts else ' '} {names[seat.number]}", "bold").append(began)


def own_block(view: View, seat: Seat, names: Sequence[str], look: Look) -> Block:
    """Everything in front of the player whose board it is."""
    title, points = seat_title(view, seat, names), f"  {standing(seat, view.mode)}"
    fits = title.cell_len + len(points) <= OWN_WIDTH
    titles = [title.append(points)] if fits else [title, Text(points)]
    supply = folded(Text("supply ").append_text(counts(seat.supply)), OWN_WIDTH - 2, 7)
    return [*titles, *(Text("  ").append_text(line) for line in supply), *own_slots(seat, look)]


def other_block(view: View, seat: Seat, names: Sequence[str], drawn: Block) -> Block:
    """What another player has, in few lines."""
    title = seat_title(view, seat, names)
    if title.cell_len > OTHER_WIDTH:  # a long name
        title = title[: -len(FIRST)].append(" 1st")
        title.truncate(OTHER_WIDTH)
    words = (Text(standing(seat, view.mode)), counts(seat.supply))
    lines = [line for text in words for line in folded(text, OTHER_WIDTH - 2)]
    return [title, *(Text("  ").append_text(line) for line in (*lines, *drawn))]


def others_block(view: View, own: Seat, names: Sequence[str], look: Look) -> Block:
    """The other players: one is drawn with its slots, several are told in words."""
    others = [seat for seat in view.seats if seat is not own]
    block: Block = []
    for seat in others:
        drawn = small_slots(seat, look) if len(others) == 1 else listed_slots(seat)
        block += other_block(view, seat, names, drawn)
    return block


def mastermind_block(view: View) -> Block:
    """The mastermind's points and locks, and the deck both draw from."""
    assert view.mastermind is not None
    boss = view.mastermind
    white, black = view.deck_left
    deck = f"{white} white, then {black} black" if white else f"{black} black"
    places = [market_places(view.mode)[place] for place in boss.next]
    plan = f"; now it would take {' and '.join(places) or 'nothing'}"
    if view.phase in (Phase.TOUCH, Phase.OVER):
        plan = ""
    return [
        styled("  Mastermind", "bold").append(
            f"  {plural(boss.score, 'point')}, {plural(len(boss.finished), 'puzzle')}"
        ),
        Text(f"  holds {plural(boss.supply, 'lock')}{plan}"),
        Text(f"  Deck: {deck if white or black else 'empty'}"),
    ]


def draw_board(game: Game, seat: int, table: Seating, look: Look) -> Block:
    """The whole position as a seat sees it, at most 79 columns wide unless there is room."""
    names, labels = table.names, table.labels
    view = game.view(seat)
    own = view.seats[seat]
    lines = [Text(headline(game.state, names), "bold")]
    if view.phase is Phase.OVER:
        lines += [Text(line) for line in result(game.state, names)]
    if view.idle_rounds:
        idle = plural(view.idle_rounds, "idle round")
        lines.append(Text(f"{idle}; five in a row end the game"))
    coins = [Text(line) for line in tiles(game.state)] if has_tiles(game.state) else []
    reserve = Text("Reserve ").append_text(counts(view.reserve, zeros=True))
    mine = own_block(view, own, labels, look)
    if is_solo(game.state):
        notes = [line for text in (*coins, reserve) for line in folded(text, OWN_WIDTH - 2, 2)]
        indented = [Text("  ").append_text(line) for line in notes]
        right = [*mine, Text(), *mastermind_block(view), Text(), *indented]
        width = GRID_COLUMNS * (max(SIDE * look.market_cell, 7) + 2)
        return [*lines, *beside([grid(view, look), right], [width, OWN_WIDTH], 1)]
    seats = beside([mine, others_block(view, own, labels, look)], [OWN_WIDTH, OTHER_WIDTH], 1)
    return [*lines, *coins, reserve, *rows(view, look), Text(), *seats]
