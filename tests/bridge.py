"""Both engines in one vocabulary: the kernel's record as the oracle's snapshot, and its actions."""

from collections import Counter

import numpy as np
from oracle import Action, Deal

from projectl.rules.actions import (
    Kind,
    chosen_reward,
    kind_of,
    placed_at,
    taken_piece,
    taken_place,
    traded_shapes,
)
from projectl.rules.coins import current_tile
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, Shape, cells_of
from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import NONE, ROW, SLOTS, Difficulty, EndReason, Mode, Phase, State
from projectl.rules.tiles import TILES

MODE_NAMES = {
    Mode.BASE: "base",
    Mode.SOLO: "solo",
    Mode.FINESSE: "finesse",
    Mode.FINESSE_SOLO: "finesse-solo",
}
REASONS = {
    EndReason.NONE: None,
    EndReason.BLACK_DECK_EMPTY: "R5.1",
    EndReason.IDLE_ROUNDS: "R3.8",
    EndReason.DECK_EMPTY: "R7.7",
    EndReason.LAST_TILE: "R8.6",
}


def is_solo(state: State) -> bool:
    return state.mode in (Mode.SOLO, Mode.FINESSE_SOLO)


def name_of(puzzle: int) -> str | None:
    return None if puzzle == NONE else PUZZLES[puzzle].name


def deck(state: State, colour: int) -> list[str]:
    """The cards still to come, the next one first."""
    left = int(state.deck_left[colour])
    return [PUZZLES[card].name for card in state.deck[colour, :left][::-1]]


def names(cards: list[str | None]) -> tuple[str, ...]:
    return tuple(card for card in cards if card is not None)


def deal_of(state: State) -> Deal:
    """The deal behind a fresh game, for the oracle to lay out by itself."""
    market = [name_of(puzzle) for puzzle in state.market]
    solo = is_solo(state)
    return Deal(
        mode=MODE_NAMES[Mode(state.mode)],
        seats=int(state.seats),
        difficulty=Difficulty(state.difficulty).name.lower() if solo else None,
        first=int(state.first),
        white=names(market if solo else market[:ROW])
        + tuple(deck(state, 0) + (deck(state, 1) if solo else [])),
        black=() if solo else names(market[ROW:]) + tuple(deck(state, 1)),
        tiles=tuple(TILES[tile].name for tile in state.tiles if tile != NONE),
    )


def cell_names(mask: int) -> list[str]:
    return sorted(f"{'abcde'[column]}{row + 1}" for row, column in cells_of(int(mask)))


def action_of(action: int, solo: bool) -> Action:
    """The oracle's tuple for an action of the kernel."""
    kind = Kind(kind_of(action))
    if kind is Kind.TAKE:
        place = taken_place(action)
        if solo:
            return ("take", str(place + 1))
        return ("take", f"W{place + 1}" if place < ROW else f"B{place + 1 - ROW}")
    if kind is Kind.PIECE:
        return ("piece", Shape(taken_piece(action)).name)
    if kind is Kind.UPGRADE:
        give, get = traded_shapes(action)
        return ("upgrade", Shape(give).name, Shape(get).name)
    if kind is Kind.PLACE:
        slot, placement = placed_at(action)
        shape = Shape(PLACEMENT_SHAPE[placement]).name
        return ("place", slot + 1, shape, frozenset(cell_names(PLACEMENT_MASK[placement])))
    if kind is Kind.REWARD:
        return ("reward", Shape(chosen_reward(action)).name)
    return (kind.name.lower(),)


def pieces(counts: np.ndarray) -> dict[str, int]:
    return {shape.name: int(counts[shape]) for shape in Shape}


def slot_of(state: State, seat: int, slot: int) -> tuple[str, list[str], dict[str, int]] | None:
    name = name_of(state.puzzle[seat, slot])
    if name is None:
        return None
    laid = pieces(state.laid[seat, slot])
    return name, cell_names(state.hole[seat, slot]), {s: n for s, n in laid.items() if n}


def pile(bits: int) -> list[str]:
    return sorted(puzzle.name for number, puzzle in enumerate(PUZZLES) if int(bits) >> number & 1)


def turn_of(state: State) -> dict[str, object]:
    phase = Phase(state.phase)
    return {
        "phase": phase.name.lower(),
        "player": None if phase is Phase.OVER else int(state.player),
        "round": int(state.round_number),
        "actions_left": int(state.actions_left),
        "master_used": bool(state.master_used),
        "mastered_slots": [slot + 1 for slot in range(SLOTS) if int(state.mastered) >> slot & 1],
        "last_round": int(state.last_round) or None,
        "end_reason": REASONS[EndReason(state.end_reason)],
        "idle_rounds": int(state.idle_rounds),
    }


def snapshot_of(state: State) -> dict[str, object]:
    """The record in the oracle's words."""
    seats = range(int(state.seats))
    solo = is_solo(state)
    playing = state.phase not in (Phase.TOUCH, Phase.OVER)
    tile = current_tile(state) if playing else NONE
    return turn_of(state) | {
        "reserve": pieces(state.reserve),
        "supply": [pieces(state.supply[seat]) for seat in seats],
        "slots": [[slot_of(state, seat, slot) for slot in range(SLOTS)] for seat in seats],
        "finished": [pile(state.finished[seat]) for seat in seats],
        "touches": [int(state.touches[seat]) for seat in seats],
        "market": [
            name_of(puzzle) for puzzle in (state.market if solo else state.market[: 2 * ROW])
        ],
        "white_deck": deck(state, 0) + (deck(state, 1) if solo else []),
        "black_deck": [] if solo else deck(state, 1),
        "locks": [int(lock) for lock in state.locks],
        "mastermind_supply": int(state.mastermind_supply),
        "mastermind_finished": pile(state.mastermind_finished),
        "tile": None if tile == NONE else TILES[tile].name,
        "bank": int(state.bank),
        "pending": [int(state.pending[seat]) for seat in seats],
        "available": [int(state.available[seat]) for seat in seats],
    }


def assert_conserved(state: State) -> None:
    """Ten pieces of each shape (R1.2), 35 coins (R8.1), and no puzzle in two places."""
    everywhere = state.reserve + state.supply.sum(axis=0) + state.laid.sum(axis=(0, 1))
    assert everywhere.tolist() == [10] * len(Shape)
    coins = int(state.bank) + int(state.pending.sum()) + int(state.available.sum())
    assert coins == (35 if state.mode in (Mode.FINESSE, Mode.FINESSE_SOLO) else 0)
    seen = Counter(puzzle for puzzle in (*state.puzzle.flat, *state.market, *state.deck.flat))
    for bits in (*state.finished, state.mastermind_finished):
        seen.update(number for number in range(len(PUZZLES)) if int(bits) >> number & 1)
    del seen[NONE]
    assert all(count == 1 for count in seen.values())
    dealt = len(deal_sizes(state))
    assert len(seen) == dealt


def deal_sizes(state: State) -> range:
    """As many puzzles as the mode uses (R2.1, R7.1, R9.1)."""
    if state.mode == Mode.SOLO:
        return range(25)
    return range(35 if state.mode == Mode.FINESSE_SOLO else 40 + 2 * int(state.seats))
