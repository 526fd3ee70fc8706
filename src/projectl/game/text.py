"""A position as plain text, 80 columns wide: all that everybody at the table can see.

`.` is card, `#` an empty cell of the hole, `o` a covered one. `2p +I4` is a puzzle of two points
that pays an I4. Decks are counts and face-down tiles `??`, so that nothing hidden shows.
"""

from collections.abc import Iterable, Sequence

import numpy as np

from projectl.game.layout import Block, beside, clip, width_of, wrap
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
from projectl.rules.tiles import TILES, Tile
from projectl.texts import Message, Words, words_in

WIDTH = 79
SEAT_WIDTH = 38
ROW_WIDTH = 36
CARD_WIDTH = 7
GRID_WIDTH = 33
GRID_CARD_WIDTH = 11
SUPPLY_INDENT = 7
NOTHING = "-"  # where there is no room for the word

Names = Sequence[str]


def player_names(words: Words) -> tuple[str, ...]:
    """What players are called who have no other names."""
    return tuple(words.say("player-number", number=seat) for seat in range(1, SEATS + 1))


def counts(pieces: Iterable[int], zeros: bool = False, words: Words | None = None) -> str:
    """Pieces as counts: `I1x2 L4x1`; those that are not there only if asked for."""
    named = ((Shape(shape).name, int(count)) for shape, count in enumerate(pieces))
    counted = " ".join(f"{name}x{count}" for name, count in named if count or zeros)
    return counted or (words or words_in()).say("text-none")


def worth(puzzle: Puzzle, words: Words) -> str:
    """Points and reward: `2p +I4`."""
    return words.say("text-worth", points=puzzle.points, reward=puzzle.reward.name)


def field(puzzle: Puzzle, hole: int) -> Block:
    """The five rows of a puzzle, with what is still empty of its hole."""

    def mark(cell: int) -> str:
        if not puzzle.hole >> cell & 1:
            return "."
        return "#" if hole >> cell & 1 else "o"

    return ["".join(mark(row * SIDE + column) for column in range(SIDE)) for row in range(SIDE)]


def card(state: State, place: int, words: Words) -> Block:
    """A puzzle on offer, under the name of its place."""
    name = market_places(Mode(state.mode))[place]
    if state.market[place] == NONE:
        label = words.say("empty")
        return [name, label if width_of(label) <= CARD_WIDTH else NOTHING, *[""] * SIDE]
    puzzle = PUZZLES[state.market[place]]
    return [name, worth(puzzle, words), *field(puzzle, puzzle.hole)]


def rows(state: State, words: Words) -> Block:
    """The white and the black row (R2.2)."""
    white, black = (int(left) for left in state.deck_left)
    blocks = [
        [clip(line, CARD_WIDTH) for line in card(state, place, words)] for place in range(2 * ROW)
    ]
    titles = [words.say("text-white-row", left=white), words.say("text-black-row", left=black)]
    heads = [wrap(title, ROW_WIDTH) for title in titles]
    halves = [beside(half, CARD_WIDTH) for half in (blocks[:ROW], blocks[ROW:])]
    return [*beside(heads, ROW_WIDTH, 3), *beside(halves, ROW_WIDTH, 3)]


def grid(state: State, words: Words) -> Block:
    """The solo grid, locks above its columns (R7.1, R7.2)."""
    white, black = (int(state.deck_left[colour]) for colour in Colour)
    columns = []
    for column in range(GRID_COLUMNS):
        block = [words.say("text-locks", count=int(state.locks[column]))]
        for place in range(column, PLACES, GRID_COLUMNS):
            name, price, *rest = card(state, place, words)
            block += [f"{name}: {price}", *rest]
        columns.append([clip(line, GRID_CARD_WIDTH) for line in block])
    return [*wrap(deck_text(white, black, words), GRID_WIDTH), *beside(columns, 9)]


def deck_text(white: int, black: int, words: Words) -> str:
    """What is left of the one deck of the solo modes."""
    return words.say("text-deck", white=white, black=black)


def slot(state: State, seat: int, number: int, words: Words) -> Block:
    """One slot of a seat: its puzzle, what is filled of it, and the pieces on it."""
    title = clip(words.say("text-slot", slot=number + 1), CARD_WIDTH)
    if state.puzzle[seat, number] == NONE:
        return [title, clip(words.say("text-free"), CARD_WIDTH)]
    puzzle = PUZZLES[state.puzzle[seat, number]]
    laid = [shape.name for shape in Shape for _ in range(state.laid[seat, number, shape])]
    pairs = [" ".join(laid[i : i + 2]) for i in range(0, len(laid), 2)]
    hole = int(state.hole[seat, number])
    price = clip(worth(puzzle, words), CARD_WIDTH)
    return [title, price, "abcde", *field(puzzle, hole), *pairs]


def slots(state: State, seat: int, words: Words) -> Block:
    """A seat's four slots side by side, rows numbered."""
    blocks = [slot(state, seat, number, words) for number in range(SLOTS)]
    numbers = ["", "", "", *"12345"] if max(map(len, blocks)) > 2 else [""]
    return beside([numbers, beside(blocks, CARD_WIDTH)], 1, 1)


def holdings(state: State, seat: int, words: Words) -> Block:
    """What a seat has: points, supply, coins."""
    finished = pile_of(state.finished[seat])
    points, lost = sum(puzzle.points for puzzle in finished), int(state.touches[seat])
    texts = [words.say("text-finished", points=points, puzzles=len(finished))]
    if lost:
        texts.append(words.say("text-touches-cost", points=lost))
    if has_tiles(state):
        available, pending = int(state.available[seat]), int(state.pending[seat])
        texts.append(words.say("text-coins", coins=available, pending=pending))
    supply = words.say("text-supply", pieces=counts(state.supply[seat], words=words))
    lines = [line for text in texts for line in wrap(text, SEAT_WIDTH - 2)]
    return [*lines, *wrap(supply, SEAT_WIDTH - 2, SUPPLY_INDENT)]


def seat_block(state: State, seat: int, names: Names, words: Words) -> Block:
    """Everything in front of one player; `>` marks the one to act."""
    acts = seat == state.player and state.phase != Phase.OVER
    began = seat == state.first and state.seats > 1
    name = words.say("text-first", name=names[seat]) if began else names[seat]
    lines = (*holdings(state, seat, words), *slots(state, seat, words))
    title = clip(f"{'>' if acts else ' '} {name}", SEAT_WIDTH)
    return [title, *(f"  {line}" for line in lines)]


def mastermind(state: State, words: Words) -> Block:
    """The mastermind's pile and the locks it holds."""
    points, taken = int(mastermind_score(state)), len(pile_of(state.mastermind_finished))
    texts = (
        words.say("mastermind"),
        words.say("text-mastermind-taken", points=points, puzzles=taken),
        words.say("text-mastermind-locks", count=int(state.mastermind_supply)),
    )
    return [f"  {line}" for text in texts for line in wrap(text, SEAT_WIDTH - 2)]


def tile_text(tile: Tile, words: Words | None = None) -> str:
    """When a tile pays and what for, in words."""
    shapes = " ".join(shape.name for shape in tile.shapes)
    code = f"text-tile-{tile.pays.name.lower()}"
    return (words or words_in()).say(code, tile=tile.name, shapes=shapes)


def tiles(state: State, words: Words) -> Block:
    """Finesse: the bank, the tiles still to come, and what the current one pays for."""
    shown = [
        "??" if index < FACE_DOWN_TILES else TILES[number].name
        for index, number in enumerate(state.tiles)
        if number != NONE
    ]
    bank = int(state.bank)
    lines = [
        words.say("text-bank", coins=bank, tiles=" ".join(shown))
        if shown
        else words.say("text-bank-alone", coins=bank)
    ]
    if state.phase in (Phase.TOUCH, Phase.OVER):
        return lines
    tile = int(current_tile(state))
    if tile != NONE:
        return [*lines, tile_text(TILES[tile], words)]
    left = FACE_DOWN_TILES + 1 - int(state.round_number)
    return [*lines, words.say("text-face-down", rounds=left)]


def waiting_for(state: State) -> Message:
    """What the player to act has to do."""
    left = Message("actions-left", count=int(state.actions_left))
    if state.phase == Phase.MASTER:
        used = [str(slot + 1) for slot in range(SLOTS) if int(state.mastered) >> slot & 1]
        return Message("text-master", count=len(used), slots=" ".join(used), left=left)
    if state.phase == Phase.REWARD:
        return Message("text-substitute", shape=Shape(state.reward_due).name, left=left)
    if state.phase == Phase.TOUCH:
        return Message("text-touches-coins" if has_tiles(state) else "text-touches")
    return Message("text-master-used", left=left) if state.master_used else left


def headline(state: State, names: Names) -> Message:
    """Round, player and what is waited for, or why the game is over."""
    if state.phase == Phase.OVER:
        reason = EndReason(state.end_reason).name.lower().replace("_", "-")
        return Message("text-over", reason=reason)
    turn = Message("text-turn", name=names[state.player], waiting=waiting_for(state))
    if state.phase == Phase.TOUCH:
        return turn
    number, last = int(state.round_number), int(state.last_round)
    when = "no" if not last else "now" if number == last else "next"
    if not has_tiles(state):
        return Message("text-round", round=number, last=when, turn=turn)
    rounds = ROUNDS_WITH_TILES
    return Message("text-round-of", round=number, rounds=rounds, last=when, turn=turn)


def result(state: State, names: Names, words: Words) -> Block:
    """Scores and ranks, the best first; in solo against the mastermind's."""
    ranks = np.zeros(SEATS, np.int16)
    rank_seats(state, ranks)
    seats = range(int(state.seats))
    table = [(int(ranks[seat]), names[seat], int(score_of(state, seat))) for seat in seats]
    if is_solo(state):
        boss = words.say("mastermind")
        table.append((3 - table[0][0], boss, int(mastermind_score(state))))
    table.sort(key=lambda line: line[0])
    return [
        words.say("text-result", rank=rank, name=name, points=Message("points", count=points))
        for rank, name, points in table
    ]


def idle_text(rounds: int, words: Words) -> Block:
    """A warning once rounds have been idle."""
    return [words.say("text-idle", rounds=rounds)] if rounds else []


def describe(state: State, names: Names | None = None, words: Words | None = None) -> str:
    """The whole position, and the result when the game is over; in English unless asked."""
    words = words or words_in()
    names = player_names(words) if names is None else names
    lines = [words.say(headline(state, names))]
    if state.phase == Phase.OVER:
        lines += result(state, names, words)
    if has_tiles(state):
        lines += tiles(state, words)
    lines += idle_text(int(state.idle_rounds), words)
    lines.append(words.say("text-reserve", pieces=counts(state.reserve, zeros=True)))
    wrapped = [part for line in lines for part in wrap(line, WIDTH, 2)]
    return "\n".join([*wrapped, "", *table_text(state, names, words)])


def table_text(state: State, names: Names, words: Words) -> Block:
    """The market and what lies in front of everybody."""
    seats = [seat_block(state, seat, names, words) for seat in range(int(state.seats))]
    if is_solo(state):
        right = [*seats[0], "", *mastermind(state, words)]
        return beside((grid(state, words), right), GRID_WIDTH, 2)
    bands = [beside(seats[at : at + 2], SEAT_WIDTH) for at in range(0, len(seats), 2)]
    return [*rows(state, words), *(line for band in bands for line in ("", *band))]
