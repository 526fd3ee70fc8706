"""Both engines in one vocabulary: the kernel's record as the oracle's snapshot, and its actions."""

from collections import Counter
from functools import cache
from typing import Any

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
from projectl.rules.state import NONE, ROW, SLOTS, STATE, Difficulty, EndReason, Mode, Phase, State
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


SHAPE_NAMES = [shape.name for shape in Shape]


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


@cache
def cell_names(mask: int) -> tuple[str, ...]:
    return tuple(sorted(f"{'abcde'[column]}{row + 1}" for row, column in cells_of(mask)))


@cache
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
        return ("place", slot + 1, shape, frozenset(cell_names(int(PLACEMENT_MASK[placement]))))
    if kind is Kind.REWARD:
        return ("reward", Shape(chosen_reward(action)).name)
    return (kind.name.lower(),)


def plain(state: State) -> dict[str, Any]:
    """The fields as numbers and lists, which Python reads faster than a record."""
    return {name: state[name].tolist() for name in STATE.names or ()}


def pieces(counts: list[int]) -> dict[str, int]:
    return dict(zip(SHAPE_NAMES, counts, strict=True))


def slot_of(
    puzzle: int, hole: int, laid: list[int]
) -> tuple[str, list[str], dict[str, int]] | None:
    name = name_of(puzzle)
    if name is None:
        return None
    return name, list(cell_names(hole)), {shape: n for shape, n in pieces(laid).items() if n}


@cache
def pile(bits: int) -> tuple[str, ...]:
    return tuple(sorted(puzzle.name for number, puzzle in enumerate(PUZZLES) if bits >> number & 1))


def turn_of(fields: dict[str, Any]) -> dict[str, object]:
    phase = Phase(fields["phase"])
    return {
        "phase": phase.name.lower(),
        "player": None if phase is Phase.OVER else fields["player"],
        "round": fields["round_number"],
        "actions_left": fields["actions_left"],
        "master_used": bool(fields["master_used"]),
        "mastered_slots": [slot + 1 for slot in range(SLOTS) if fields["mastered"] >> slot & 1],
        "last_round": fields["last_round"] or None,
        "end_reason": REASONS[EndReason(fields["end_reason"])],
        "idle_rounds": fields["idle_rounds"],
    }


def seats_of(fields: dict[str, Any]) -> dict[str, object]:
    seats = range(fields["seats"])
    return {
        "supply": [pieces(fields["supply"][seat]) for seat in seats],
        "slots": [
            [
                slot_of(puzzle, hole, laid)
                for puzzle, hole, laid in zip(
                    fields["puzzle"][seat], fields["hole"][seat], fields["laid"][seat], strict=True
                )
            ]
            for seat in seats
        ],
        "finished": [list(pile(fields["finished"][seat])) for seat in seats],
        "touches": fields["touches"][: len(seats)],
        "pending": fields["pending"][: len(seats)],
        "available": fields["available"][: len(seats)],
    }


def snapshot_of(state: State) -> dict[str, object]:
    """The record in the oracle's words."""
    fields = plain(state)
    solo = is_solo(state)
    playing = fields["phase"] not in (Phase.TOUCH, Phase.OVER)
    tile = int(current_tile(state)) if playing else NONE
    market = fields["market"] if solo else fields["market"][: 2 * ROW]
    return (
        turn_of(fields)
        | seats_of(fields)
        | {
            "reserve": pieces(fields["reserve"]),
            "market": [name_of(puzzle) for puzzle in market],
            "white_deck": deck(state, 0) + (deck(state, 1) if solo else []),
            "black_deck": [] if solo else deck(state, 1),
            "locks": fields["locks"],
            "mastermind_supply": fields["mastermind_supply"],
            "mastermind_finished": list(pile(fields["mastermind_finished"])),
            "tile": None if tile == NONE else TILES[tile].name,
            "bank": fields["bank"],
        }
    )


def assert_conserved(state: State) -> None:
    """Ten pieces of each shape (R1.2), 35 coins (R8.1), and every puzzle in one place (R2.1)."""
    everywhere = state.reserve + state.supply.sum(axis=0) + state.laid.sum(axis=(0, 1))
    assert everywhere.tolist() == [10] * len(Shape)
    fields = plain(state)
    coins = fields["bank"] + sum(fields["pending"]) + sum(fields["available"])
    assert coins == (35 if fields["mode"] in (Mode.FINESSE, Mode.FINESSE_SOLO) else 0)
    shown = sum(fields["puzzle"] + fields["deck"], fields["market"])
    seen = Counter(PUZZLES[puzzle].name for puzzle in shown if puzzle != NONE)
    for bits in (*fields["finished"], fields["mastermind_finished"]):
        seen.update(pile(bits))
    assert set(seen.values()) == {1}
    assert len(seen) == puzzles_dealt(fields)


def puzzles_dealt(fields: dict[str, Any]) -> int:
    """As many puzzles as the mode uses (R2.1, R7.1, R9.1)."""
    if fields["mode"] == Mode.SOLO:
        return 25
    return 35 if fields["mode"] == Mode.FINESSE_SOLO else 40 + 2 * int(fields["seats"])
