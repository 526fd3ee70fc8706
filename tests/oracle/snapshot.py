"""The state of a game in plain values, to be compared with another engine's."""

from collections import Counter

from .pieces import SHAPES
from .player import Player, Unfinished
from .table import Table


def snapshot(table: Table) -> dict[str, object]:
    """Everything that can be seen, and the decks."""
    return turn_view(table) | players_view(table) | market_view(table) | finesse_view(table)


def turn_view(table: Table) -> dict[str, object]:
    """Whose turn it is, and how the end stands."""
    return {
        "phase": table.phase,
        "player": None if table.phase == "over" else table.seat,
        "round": table.round,
        "actions_left": table.actions_left,
        "master_used": table.master_used,
        "mastered_slots": sorted(table.mastered_slots),
        "last_round": table.last_round,
        "end_reason": table.end_reason,
        "idle_rounds": table.idle_rounds,
    }


def players_view(table: Table) -> dict[str, object]:
    """The reserve, and what each seat has."""
    return {
        "reserve": all_shapes(table.reserve),
        "supply": [all_shapes(player.supply) for player in table.players],
        "slots": [slots_view(player) for player in table.players],
        "finished": [sorted(player.finished) for player in table.players],
        "touches": [player.touches for player in table.players],
    }


def market_view(table: Table) -> dict[str, object]:
    """The puzzles on offer, the decks and the mastermind."""
    mastermind = table.mastermind
    return {
        "market": list(table.market.places.values()),
        "white_deck": list(table.market.white_deck),
        "black_deck": list(table.market.black_deck),
        "locks": list(mastermind.locks) if mastermind else [0, 0, 0],
        "mastermind_supply": mastermind.supply if mastermind else 0,
        "mastermind_finished": sorted(mastermind.finished) if mastermind else [],
    }


def finesse_view(table: Table) -> dict[str, object]:
    """The tile and the coins."""
    return {
        "tile": table.tile,
        "bank": table.bank.coins,
        "pending": [player.pending for player in table.players],
        "available": [player.available for player in table.players],
    }


def all_shapes(pieces: Counter[str]) -> dict[str, int]:
    """The count of every shape, zero included."""
    return {shape: pieces[shape] for shape in SHAPES}


def slots_view(player: Player) -> list[object]:
    """The four slots of a seat."""
    return [slot_view(held) for held in player.slots.values()]


def slot_view(held: Unfinished | None) -> tuple[str, list[str], dict[str, int]] | None:
    """A puzzle's name, the cells still empty, and the pieces on it."""
    if held is None:
        return None
    return held.puzzle.name, sorted(held.empty_cells()), dict(held.shapes())
