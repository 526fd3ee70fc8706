"""The board of a game for the terminal: the market, the player's own slots large, the others small.

`2+I4` is a puzzle of two points that pays an I4. Nothing hidden shows: decks are counts.
"""

from collections.abc import Sequence
from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text

from projectl.cli.players import Seating
from projectl.cli.style import Look, bare_cell, counts, piece_cell, styled, worth
from projectl.game.game import Game
from projectl.game.notation import COLUMNS, market_places
from projectl.game.text import WIDTH, deck_text, headline, idle_text, result, tiles
from projectl.game.view import Seat, Slot, View
from projectl.rules.pieces import SIDE, Shape
from projectl.rules.puzzles import Puzzle
from projectl.rules.state import GRID_COLUMNS, ROW, Mode, Phase, has_tiles, is_solo
from projectl.texts import Listing, Words

OWN_CELL = 2  # characters: twice as wide as high looks square
OWN_SLOT = SIDE * OWN_CELL
SMALL_SLOT = 6
OWN_WIDTH = 47
OTHER_WIDTH = 31
CARD_WIDTH = 7
SUPPLY_INDENT = 7
SLOTS_WITH_WORTH = 2  # in a line of another player
ROOMY = 21  # lines: with more there is no room for empty ones on a screen of 24
NOTHING = "-"  # where there is no room for the word

Block = list[Text]
Names = Sequence[str]


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
    return [clipped(line, width) for line in lines]


def clipped(text: Text, width: int) -> Text:
    """A text that ends where its column does."""
    text.truncate(width)
    return text


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


def card(name: str, puzzle: Puzzle | None, look: Look, words: Words) -> Block:
    """A puzzle on offer, under the name of its place and what it is worth."""
    if puzzle is None:
        label = f"{name} {words.say('empty')}"
        fits = cell_len(label) <= card_width(look) + 1
        return [Text(label if fits else f"{name} {NOTHING}"), *[Text()] * SIDE]
    title = styled(f"{name} ", "bold").append_text(worth(puzzle))
    return [title, *field(puzzle, None, look.market_cell, look)]


def card_width(look: Look) -> int:
    """How many columns a puzzle on offer has."""
    return max(SIDE * look.market_cell, CARD_WIDTH)


def rows(view: View, look: Look, words: Words) -> Block:
    """The white and the black row side by side (R2.2)."""
    width = card_width(look)
    row_width = ROW * (width + 2)
    named = zip(market_places(view.mode), view.market, strict=False)
    cards = [card(name, puzzle, look, words) for name, puzzle in named]
    white, black = view.deck_left
    titles = [words.say("text-white-row", left=white), words.say("text-black-row", left=black)]
    heads = [folded(Text(title), row_width) for title in titles]
    halves = [beside(half, [width] * ROW) for half in (cards[:ROW], cards[ROW:])]
    widths = [row_width] * 2
    return [*beside(heads, widths, 3), *beside(halves, widths, 3)]


def grid(view: View, look: Look, words: Words) -> Block:
    """The solo grid, locks above its columns (R7.1, R7.2)."""
    assert view.mastermind is not None
    width = card_width(look)
    names = market_places(view.mode)
    columns = []
    for column in range(GRID_COLUMNS):
        locks = words.say("text-locks", count=view.mastermind.locks[column])
        block = [clipped(Text(locks), width + 1)]
        for place in range(column, len(view.market), GRID_COLUMNS):
            block += card(names[place], view.market[place], look, words)
        columns.append(block)
    return beside(columns, [width] * GRID_COLUMNS)


def standing(seat: Seat, mode: Mode, words: Words) -> str:
    """A seat's points and coins in a few words."""
    have = {"points": seat.score, "puzzles": len(seat.finished)}
    if mode not in (Mode.FINESSE, Mode.FINESSE_SOLO):
        return words.say("terminal-standing", **have)
    coins = {"coins": seat.available, "pending": seat.pending}
    return words.say("terminal-standing-coins", **have, **coins)


def slot_title(number: int, slot: Slot | None, words: Words) -> Text:
    """`1 2+I4`, or `1 free`."""
    title = styled(f"{number} ", "bold")
    if slot:
        return title.append_text(worth(slot.puzzle))
    return title.append(words.say("text-free"), "dim")


def own_slots(seat: Seat, look: Look, words: Words) -> Block:
    """The four slots drawn large, with the letters and numbers that name their cells."""
    blocks = []
    for number, slot in enumerate(seat.slots, 1):
        block = [clipped(slot_title(number, slot, words), OWN_SLOT)]
        if slot:
            letters = "".join(letter.ljust(OWN_CELL) for letter in COLUMNS)
            block += [Text(letters.rstrip(), "dim"), *field(slot.puzzle, slot, OWN_CELL, look)]
        blocks.append(block)
    numbers = [Text(), Text(), *(Text(number, "dim") for number in "12345")]
    if not any(seat.slots):
        numbers = []
    return beside([numbers, beside(blocks, [OWN_SLOT] * len(blocks), 1)], [1, OWN_WIDTH], 1)


def small_slots(seat: Seat, look: Look, words: Words) -> Block:
    """The four slots drawn small."""
    blocks = []
    for number, slot in enumerate(seat.slots, 1):
        drawn = field(slot.puzzle, slot, 1, look) if slot else []
        title = clipped(slot_title(number, slot, words), SMALL_SLOT)
        blocks.append([title, *drawn])
    return beside(blocks, [SMALL_SLOT] * len(blocks), 1)


def listed_slots(seat: Seat, words: Words) -> Text:
    """The slots in use in a line: worth, if there is room, and how much of the hole is covered."""
    used = [(number, slot) for number, slot in enumerate(seat.slots, 1) if slot]
    if not used:
        return clipped(Text(words.say("terminal-no-puzzle"), "dim"), OTHER_WIDTH)
    listed = []
    for number, slot in used:
        size = slot.puzzle.hole.bit_count()
        title = styled(str(number), "bold")
        if len(used) <= SLOTS_WITH_WORTH:
            title = slot_title(number, slot, words)
        listed.append(title.append(f" {size - slot.hole.bit_count()}/{size}"))
    return clipped(Text(" ").join(listed), OTHER_WIDTH)


def supply_row(supply: Sequence[int]) -> Text:
    """How many pieces of each shape, below the names of the shapes."""
    return Text("".join(f"{count or NOTHING:>2} " for count in supply).rstrip())


def supply_head() -> Text:
    """The names of the shapes, above the supplies of several players."""
    return Text(" ".join(shape.name for shape in Shape), "dim")


def seat_title(view: View, seat: Seat, names: Names, words: Words, width: int) -> Text:
    """Who sits there; `>` marks the one to act."""
    acts = seat.number == view.player and view.phase is not Phase.OVER
    name, mark = names[seat.number], ">" if acts else " "
    title = f"{mark} {name}"
    if seat.number == view.first and len(view.seats) > 1:
        title = f"{mark} {words.say('text-first', name=name)}"
        if cell_len(title) > width:
            title = f"{mark} {words.say('terminal-first-short', name=name)}"
    return clipped(styled(title, "bold"), width)


def own_block(view: View, seat: Seat, names: Names, look: Look, words: Words) -> Block:
    """Everything in front of the player whose board it is."""
    title = seat_title(view, seat, names, words, OWN_WIDTH)
    titles = titled(title, standing(seat, view.mode, words))
    supply = Text(words.say("text-supply", pieces="")).append_text(counts(seat.supply, words))
    lines = indented(folded(supply, OWN_WIDTH - 2, SUPPLY_INDENT))
    return [*titles, *lines, *own_slots(seat, look, words)]


def titled(title: Text, points: str) -> Block:
    """A name and what its owner has, in one line if there is room for both."""
    line = Text("  ").join([title, Text(points)])
    if line.cell_len <= OWN_WIDTH:
        return [line]
    return [title, *indented(folded(Text(points), OWN_WIDTH - 2))]


def indented(lines: Block) -> Block:
    """Lines below the name of a player."""
    return [Text("  ").append_text(line) for line in lines]


def other_block(view: View, seat: Seat, names: Names, drawn: Block, words: Words) -> Block:
    """What another player has, in few lines."""
    title = seat_title(view, seat, names, words, OTHER_WIDTH)
    texts = (Text(standing(seat, view.mode, words)), counts(seat.supply, words))
    lines = [line for text in texts for line in folded(text, OTHER_WIDTH - 2)]
    return [title, *indented([*lines, *drawn])]


def others_block(view: View, own: Seat, seating: Seating, look: Look, words: Words) -> Block:
    """The other players: one is drawn with its slots, several have three lines each."""
    others = [seat for seat in view.seats if seat is not own]
    if len(others) == 1:
        drawn = small_slots(others[0], look, words)
        return other_block(view, others[0], seating.labels(words), drawn, words)
    block = [supply_head()]
    for seat in others:
        points = f"  {short_standing(seat, view.mode, words)}"
        room = max(0, OTHER_WIDTH - cell_len(points))
        labels = seating.labels(words)
        title = seat_title(view, seat, labels, words, room)
        if labels[seat.number] not in title.plain:
            title = seat_title(view, seat, seating.names(words), words, room)
        title.append(points)
        block += [clipped(title, OTHER_WIDTH), supply_row(seat.supply), listed_slots(seat, words)]
    return block


def short_standing(seat: Seat, mode: Mode, words: Words) -> str:
    """A seat's points and coins, where there is little room."""
    points = words.say("terminal-points", points=seat.score)
    if mode not in (Mode.FINESSE, Mode.FINESSE_SOLO):
        return points
    return f"{points}, {words.say('picture-coins', count=seat.available + seat.pending)}"


def mastermind_block(view: View, words: Words) -> Block:
    """The mastermind's points and locks, and the deck both draw from."""
    assert view.mastermind is not None
    boss = view.mastermind
    points = words.say("terminal-standing", points=boss.score, puzzles=len(boss.finished))
    texts = [mastermind_plan(view, words), deck_text(*view.deck_left, words)]
    lines = [line for text in texts for line in folded(Text(text), OWN_WIDTH - 2)]
    title = clipped(styled(f"  {words.say('mastermind')}", "bold"), OWN_WIDTH)
    return [*titled(title, points), *indented(lines)]


def mastermind_plan(view: View, words: Words) -> str:
    """The locks the mastermind holds, and what it would take now."""
    assert view.mastermind is not None
    boss = view.mastermind
    places = Listing(tuple(market_places(view.mode)[place] for place in boss.next))
    if view.phase in (Phase.TOUCH, Phase.OVER):
        return words.say("text-mastermind-locks", count=boss.supply)
    if not boss.next:
        return words.say("terminal-mastermind-passes", count=boss.supply)
    return words.say("terminal-mastermind-takes", count=boss.supply, places=places)


def draw_board(game: Game, seat: int, seating: Seating, look: Look, words: Words) -> Block:
    """The whole position as a seat sees it, at most 79 columns wide unless there is room."""
    names, labels = seating.names(words), seating.labels(words)
    view = game.view(seat)
    own = view.seats[seat]
    texts = [Text(words.say(headline(game.state, names)), "bold")]
    if view.phase is Phase.OVER:
        texts += [Text(line) for line in result(game.state, names, words)]
    texts += [Text(line) for line in idle_text(view.idle_rounds, words)]
    lines = [line for text in texts for line in folded(text, WIDTH, 2)]
    coins = [Text(line) for line in tiles(game.state, words)] if has_tiles(game.state) else []
    reserve = Text(words.say("text-reserve", pieces=""))
    notes = [*coins, reserve.append_text(counts(view.reserve, words, zeros=True))]
    mine = own_block(view, own, labels, look, words)
    if is_solo(game.state):
        below = indented([line for text in notes for line in folded(text, OWN_WIDTH - 2, 2)])
        right = [*mine, Text(), *mastermind_block(view, words), Text(), *below]
        width = GRID_COLUMNS * (card_width(look) + 2)
        return [*lines, *beside([grid(view, look, words), right], [width, OWN_WIDTH], 1)]
    others = others_block(view, own, seating, look, words)
    seats = beside([mine, others], [OWN_WIDTH, OTHER_WIDTH], 1)
    above = [line for text in notes for line in folded(text, WIDTH, 2)]
    board = [*lines, *above, *rows(view, look, words)]
    gap = [Text()] if len(board) + len(seats) < ROOMY else []
    return [*board, *gap, *seats]
