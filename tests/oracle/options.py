"""Which actions are legal."""

from .coins import INSERT_PRICE
from .pieces import SHAPES, placements
from .reserve import exchanges, free_pieces, substitutes
from .table import Table

Action = tuple[str | int | frozenset[str], ...]


def legal_actions(table: Table) -> set[Action]:
    """All that the player to act may do now."""
    if table.phase == "act":
        return turn_actions(table)
    if table.phase == "master":
        return master_actions(table)
    if table.phase == "reward":
        assert table.reward_due is not None, "a reward is being chosen"
        return {("reward", shape) for shape in substitutes(table.reserve, table.reward_due)}
    if table.phase == "touch":
        return places(table) | {("done",)}  # R5.2: any number, also none
    return set()


def turn_actions(table: Table) -> set[Action]:
    """Between two actions of a turn."""
    if table.actions_left == 0:
        # The turn is kept open only for a player who can still insert (R8.5).
        return {("insert",), ("end",)}
    placing = places(table)
    actions = takes(table) | pieces(table) | upgrades(table) | placing
    if placing and not table.master_used:  # R3.7: once a turn, at least one piece
        actions.add(("master",))
    if not actions:
        actions.add(("pass",))  # R3.2
    if can_insert(table):
        actions.add(("insert",))
    return actions


def master_actions(table: Table) -> set[Action]:
    """Inside a Master: at most one piece on each puzzle, at least one in all (R3.7)."""
    actions = {action for action in places(table) if action[1] not in table.mastered_slots}
    if table.mastered_slots:
        actions.add(("done",))
    return actions


def can_insert(table: Table) -> bool:
    """Whether the player can buy one more action (R8.5)."""
    return table.player.available >= INSERT_PRICE


def takes(table: Table) -> set[Action]:
    """Puzzles that can be taken: any on offer, if a slot is free (R3.3)."""
    if not table.player.free_slots():
        return set()
    return {("take", place) for place in table.market.filled()}


def pieces(table: Table) -> set[Action]:
    """Pieces that can be had for nothing (R3.4)."""
    return {("piece", shape) for shape in free_pieces(table.reserve)}


def upgrades(table: Table) -> set[Action]:
    """Exchanges of a supply piece (R3.5)."""
    return {
        ("upgrade", give, get)
        for give in supply_shapes(table)
        for get in exchanges(table.reserve, give)
    }


def places(table: Table) -> set[Action]:
    """Ways to lay a supply piece inside the hole of one's own puzzle, on no other piece (R3.6)."""
    found: set[Action] = set()
    for slot, held in table.player.unfinished().items():
        empty = held.empty_cells()
        for shape in supply_shapes(table):
            found |= {
                ("place", slot, shape, cells) for cells in placements(shape) if cells <= empty
            }
    return found


def supply_shapes(table: Table) -> list[str]:
    """The shapes of which the player to act has a piece in the supply."""
    return [shape for shape in SHAPES if table.player.supply[shape] > 0]
