"""A position as plain text, 80 columns wide: all that everybody at the table can see.

`.` is card, `#` an empty cell of the hole, `o` a covered one. `2p +I4` is a puzzle of two points
that pays an I4. Decks are counts and face-down tiles `??`, so that nothing hidden shows.
"""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap

import numpy as np

from projectl.game.notation import market_places
from projectl.game.view import pile_of
from projectl.rules.coins import current_tile
from projectl.rules.pieces import SIDE, Shape
from projectl.rules.puzzles import PUZZLES, Colour, Puzzle
from projectl.rules.scoring import mastermind_score, rank_seats, score_of
from projectl.rules.state import (
    FACE_DOWN_TILES,
    GRID_COLUMNS,
    NONE,
    PLACES,
    ROUNDS_WITH_TILES,
    ROW,
    SEATS,
    SLOTS,
    EndReason,
    Mode,
    Phase,
    State,
    has_tiles,
    is_solo,
)
from projectl.rules.tiles import TILES, Pays, Tile

NAMES = tuple(f"Player {seat}" for seat in range(1, SEATS + 1))
SEAT_WIDTH = 38
CARD_WIDTH = 7

REASONS = {
    EndReason.NONE: "",
    EndReason.BLACK_DECK_EMPTY: "the black deck ran out and one more round was played",
    EndReason.IDLE_ROUNDS: "for five rounds nobody took a puzzle or placed a piece",
    EndReason.DECK_EMPTY: "the deck ran out and one more round was played",
    EndReason.LAST_TILE: "the last tile was removed",
}
_PAYS_FOR = {
    Pays.PLACING: "each {shapes} placed",
    Pays.MASTERING: "each piece placed by a Master",
    Pays.COMPLETING: "completing a puzzle",
    Pays.TAKING: "taking a puzzle",
    Pays.TRADING: "taking a level-1 piece or upgrading",
    Pays.PIECES: "each {shapes} you have",
    Pays.KINDS: "each kind you have of {shapes}",
    Pays.PUZZLES: "each unfinished puzzle you have",
}

Block = list[str]


def plural(count: int, noun: str) -> str:
    """`1 action`, `2 actions`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def listed(words: Iterable[object], link: str = "and") -> str:
    """`1`, `1 and 2`, `1, 2 and 3`."""
    *most, last = [str(word) for word in words]
    return f"{', '.join(most)} {link} {last}" if most else last


def counts(pieces: Iterable[int], zeros: bool = False) -> str:
    """Pieces as counts: `I1x2 L4x1`; those that are not there only if asked for."""
    named = ((Shape(shape).name, int(count)) for shape, count in enumerate(pieces))
    return " ".join(f"{name}x{count}" for name, count in named if count or zeros) or "none"


def beside(blocks: Iterable[Block], width: int, gap: int = 2) -> Block:
    """Blocks of text next to each other, each at least so wide."""
    columns = list(blocks)
    rows = zip_longest(*columns, fillvalue="")
    return [(" " * gap).join(line.ljust(width) for line in row).rstrip() for row in rows]


def worth(puzzle: Puzzle) -> str:
    """Points and reward: `2p +I4`."""
    return f"{puzzle.points}p +{puzzle.reward.name}"


def field(puzzle: Puzzle, hole: int) -> Block:
    """The five rows of a puzzle, with what is still empty of its hole."""

    def mark(cell: int) -> str:
        if not puzzle.hole >> cell & 1:
            return "."
        return "#" if hole >> cell & 1 else "o"

    return ["".join(mark(row * SIDE + column) for column in range(SIDE)) for row in range(SIDE)]


def card(state: State, place: int) -> Block:
    """A puzzle on offer, under the name of its place."""
    name = market_places(Mode(state.mode))[place]
    if state.market[place] == NONE:
        return [name, "empty", *[""] * SIDE]
    puzzle = PUZZLES[state.market[place]]
    return [name, worth(puzzle), *field(puzzle, puzzle.hole)]


def rows(state: State) -> Block:
    """The white and the black row (R2.2)."""
    white, black = (int(left) for left in state.deck_left)
    blocks = [card(state, place) for place in range(2 * ROW)]
    title = f"White row, {white} more in the deck".ljust(ROW * (CARD_WIDTH + 2) + 3)
    left, right = (beside(half, CARD_WIDTH) for half in (blocks[:ROW], blocks[ROW:]))
    title += f"Black row, {black} more in the deck"
    return [title, *beside((left, right), ROW * (CARD_WIDTH + 2), 3)]


def grid(state: State) -> Block:
    """The solo grid, locks above its columns (R7.1, R7.2)."""
    white, black = (int(state.deck_left[colour]) for colour in Colour)
    columns = []
    for column in range(GRID_COLUMNS):
        locks = plural(int(state.locks[column]), "lock")
        block = [locks if state.locks[column] else "open"]
        for place in range(column, PLACES, GRID_COLUMNS):
            name, price, *rest = card(state, place)
            block += [f"{name}: {price}", *rest]
        columns.append(block)
    deck = f"{white} white, then {black} black" if white else f"{black} black"
    return [f"Deck: {deck if white or black else 'empty'}", *beside(columns, 9)]


def slot(state: State, seat: int, number: int) -> Block:
    """One slot of a seat: its puzzle, what is filled of it, and the pieces on it."""
    title = f"slot {number + 1}"
    if state.puzzle[seat, number] == NONE:
        return [title, "free"]
    puzzle = PUZZLES[state.puzzle[seat, number]]
    laid = [shape.name for shape in Shape for _ in range(state.laid[seat, number, shape])]
    pairs = [" ".join(laid[i : i + 2]) for i in range(0, len(laid), 2)]
    hole = int(state.hole[seat, number])
    return [title, worth(puzzle), "abcde", *field(puzzle, hole), *pairs]


def slots(state: State, seat: int) -> Block:
    """A seat's four slots side by side, rows numbered."""
    blocks = [slot(state, seat, number) for number in range(SLOTS)]
    numbers = ["", "", "", *"12345"] if max(map(len, blocks)) > 2 else [""]
    return beside([numbers, beside(blocks, CARD_WIDTH)], 1, 1)


def holdings(state: State, seat: int) -> Block:
    """What a seat has: points, supply, coins."""
    finished = pile_of(state.finished[seat])
    points = sum(puzzle.points for puzzle in finished)
    lines = [f"{plural(points, 'point')} in {plural(len(finished), 'finished puzzle')}"]
    if state.touches[seat]:
        lines.append(f"{plural(int(state.touches[seat]), 'point')} off for touches")
    if has_tiles(state):
        available, pending = int(state.available[seat]), int(state.pending[seat])
        more = f", {pending} pending" if pending else ""
        lines.append(f"{plural(available, 'coin')}{more}")
    supply = f"supply {counts(state.supply[seat])}"
    return [*lines, *wrap(supply, SEAT_WIDTH - 2, subsequent_indent=" " * 7)]


def seat_block(state: State, seat: int, names: Sequence[str]) -> Block:
    """Everything in front of one player; `>` marks the one to act."""
    acts = seat == state.player and state.phase != Phase.OVER
    began = " (first)" if seat == state.first and state.seats > 1 else ""
    lines = (*holdings(state, seat), *slots(state, seat))
    return [f"{'>' if acts else ' '} {names[seat]}{began}", *(f"  {line}" for line in lines)]


def mastermind(state: State) -> Block:
    """The mastermind's pile and the locks it holds."""
    taken = pile_of(state.mastermind_finished)
    return [
        "  Mastermind",
        f"  {plural(mastermind_score(state), 'point')} in {plural(len(taken), 'puzzle')}",
        f"  holds {plural(int(state.mastermind_supply), 'lock')}",
    ]


def tile_text(tile: Tile) -> str:
    """What a tile pays for, in words."""
    shapes = " ".join(shape.name for shape in tile.shapes)
    when = "at the end of the turn" if tile.is_blue else "at once"
    return f"{tile.name}: {when} a coin for {_PAYS_FOR[tile.pays].format(shapes=shapes)}"


def tiles(state: State) -> Block:
    """Finesse: the bank, the tiles still to come, and what the current one pays for."""
    shown = [
        "??" if index < FACE_DOWN_TILES else TILES[number].name
        for index, number in enumerate(state.tiles)
        if number != NONE
    ]
    lines = [f"Bank {state.bank}. Tiles {' '.join(shown) or 'all removed'}"]
    if state.phase in (Phase.TOUCH, Phase.OVER):
        return lines
    tile = int(current_tile(state))
    if tile == NONE:
        left = plural(FACE_DOWN_TILES + 1 - int(state.round_number), "more round")
        return [*lines, f"The current tile lies face down and pays nothing, for {left}"]
    return [*lines, tile_text(TILES[tile])]


def waiting_for(state: State) -> str:
    """What the player to act has to do."""
    left = plural(int(state.actions_left), "action") + " left"
    if state.phase == Phase.MASTER:
        used = [str(slot + 1) for slot in range(SLOTS) if int(state.mastered) >> slot & 1]
        where = f" on slot{'s' if len(used) > 1 else ''} {' '.join(used)}" if used else ""
        return f"Master{where}, {left}"
    if state.phase == Phase.REWARD:
        return f"a substitute for {Shape(state.reward_due).name}, {left}"
    if state.phase == Phase.TOUCH:
        price = "a coin or a point" if has_tiles(state) else "a point"
        return f"finishing touches, {price} for each piece placed"
    return left + (", Master used" if state.master_used else "")


def headline(state: State, names: Sequence[str] = NAMES) -> str:
    """Round, player and what is waited for, in one line."""
    if state.phase == Phase.OVER:
        return f"The game is over: {REASONS[EndReason(state.end_reason)]}."
    turn = f"{names[state.player]}: {waiting_for(state)}"
    if state.phase == Phase.TOUCH:
        return turn
    number, last = int(state.round_number), int(state.last_round)
    of = f" of {ROUNDS_WITH_TILES}" if has_tiles(state) else ""
    if last:
        of += " (the last)" if number == last else " (last but one)"
    return f"Round {number}{of}. {turn}"


def result(state: State, names: Sequence[str] = NAMES) -> Block:
    """Scores and ranks, the best first; in solo against the mastermind's."""
    ranks = np.zeros(SEATS, np.int16)
    rank_seats(state, ranks)
    seats = range(int(state.seats))
    table = [(int(ranks[seat]), names[seat], int(score_of(state, seat))) for seat in seats]
    if is_solo(state):
        table.append((3 - table[0][0], "Mastermind", int(mastermind_score(state))))
    table.sort(key=lambda line: line[0])
    return [f"{rank}. {name}: {plural(points, 'point')}" for rank, name, points in table]


def describe(state: State, names: Sequence[str] = NAMES) -> str:
    """The whole position, and the result when the game is over."""
    lines = [headline(state, names)]
    if state.phase == Phase.OVER:
        lines += result(state, names)
    seats = [seat_block(state, seat, names) for seat in range(int(state.seats))]
    if is_solo(state):
        right = [*seats[0], "", *mastermind(state)]
        table = beside((grid(state), right), 33, 2)
    else:
        bands = [beside(seats[at : at + 2], SEAT_WIDTH) for at in range(0, len(seats), 2)]
        table = [*rows(state), *(line for band in bands for line in ("", *band))]
    if has_tiles(state):
        lines += tiles(state)
    if state.idle_rounds:
        lines.append(f"{plural(int(state.idle_rounds), 'idle round')}; five in a row end the game")
    lines += [f"Reserve {counts(state.reserve, zeros=True)}", "", *table]
    return "\n".join(lines)
