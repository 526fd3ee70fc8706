"""Reading an observation back: what a seat can tell from its numbers alone."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from projectl.game.view import FaceDown, View
from projectl.rules.observation import FACE, fields
from projectl.rules.pieces import CELLS, Shape
from projectl.rules.puzzles import PUZZLES, Puzzle
from projectl.rules.state import Mode, Phase
from projectl.rules.tiles import TILES, TILES_A_SET, Pays

Facts = dict[str, Any]


def times(values: NDArray[np.float32], scale: int) -> list[int]:
    """Whole numbers out of numbers that were divided."""
    scaled = [value * scale for value in values.ravel().tolist()]
    whole = [round(value) for value in scaled]
    assert all(abs(value - near) <= 1e-4 for value, near in zip(scaled, whole, strict=True))
    return whole


def bits(values: NDArray[np.float32]) -> int:
    return sum(1 << place for place, bit in enumerate(times(values, 1)) if bit)


def only(values: NDArray[np.float32]) -> int | None:
    """Which one is set, if any."""
    places = np.flatnonzero(values)
    assert len(places) <= 1
    return int(places[0]) if len(places) else None


def read_face(face: NDArray[np.float32]) -> tuple[int, int, int] | None:
    """Hole, points and reward."""
    if face[0] == 0:
        assert not face.any()
        return None
    reward = only(face[2 + CELLS : FACE])
    assert reward is not None
    return bits(face[1 : 1 + CELLS]), times(face[1 + CELLS : 2 + CELLS], 5)[0], reward


def read_slot(slot: NDArray[np.float32]) -> tuple[Any, ...] | None:
    face = read_face(slot[:FACE])
    return None if face is None else (*face, tuple(times(slot[FACE:], 10)))


def read_tile(tile: NDArray[np.float32]) -> tuple[Any, ...] | None:
    letter = only(tile[:3])
    if letter is None:
        return None
    if tile[3] == 0:
        assert not tile[4:].any()
        return (letter,)
    return letter, only(tile[4 : 4 + len(Pays)]), bits(tile[4 + len(Pays) :])


def facts_of_observation(observation: NDArray[np.float32], mode: Mode, seats: int) -> Facts:
    """All that an observation says."""
    part: dict[str, Any] = {field.name: field.of(observation) for field in fields(mode, seats)}
    usual, bought = times(part["actions_left"], 1).count(1), times(part["actions_bought"], 17)[0]
    facts: Facts = {
        "phase": only(part["phase"]),
        "actions_left": usual + bought,
        "master_used": times(part["master_used"], 1),
        "mastered": bits(part["mastered"]),
        "reward_due": only(part["reward_due"]),
        "round": times(part["round"], 64),
        "last_round": only(part["last_round"]),
        "moved": times(part["moved"], 1),
        "idle_rounds": times(part["idle_rounds"], 5),
        "reserve": times(part["reserve"], 10),
        "deck_left": (times(part["deck_left"][:1], 32)[0], times(part["deck_left"][1:], 20)[0]),
        "unseen": bits(part["unseen"]),
        "market": [read_face(face) for face in part["market"]],
        "seats": [read_seat(part, seat) for seat in range(seats)],
    }
    if "locks" in part:
        facts["locks"] = times(part["locks"], 10)
        facts["mastermind_supply"] = times(part["mastermind_supply"], 10)
        facts["mastermind_score"] = times(part["mastermind_score"], 64)
    if "tiles" in part:
        facts["bank"] = times(part["bank"], 35)
        facts["tiles"] = [read_tile(tile) for tile in part["tiles"]]
    return facts


def read_seat(part: dict[str, Any], seat: int) -> Facts:
    def of(name: str, scale: int) -> list[int]:
        return times(part[f"seat{seat}_{name}"], scale)

    return {
        "acts": of("acts", 1),
        "began": of("began", 1),
        "score": of("score", 64),
        "finished": of("finished", 52),
        "coins": of("pending", 35) + of("available", 35),
        "supply": of("supply", 10),
        "slots": [read_slot(slot) for slot in part[f"seat{seat}_slots"]],
    }


def face(puzzle: Puzzle | None, hole: int | None = None) -> tuple[int, int, int] | None:
    if puzzle is None:
        return None
    return puzzle.hole if hole is None else hole, puzzle.points, int(puzzle.reward)


def facts_of_view(view: View, seat: int) -> Facts:
    """The same facts, out of what a seat may know of a game."""
    seen = {puzzle for puzzle in view.market if puzzle}
    for other in view.seats:
        seen |= set(other.finished) | {slot.puzzle for slot in other.slots if slot}
    seen |= set(view.mastermind.finished) if view.mastermind else set()
    facts: Facts = {
        "phase": int(view.phase),
        "actions_left": view.actions_left,
        "master_used": [int(view.master_used)],
        "mastered": sum(1 << slot - 1 for slot in view.mastered),
        "reward_due": None if view.reward_due is None else int(view.reward_due),
        "round": [min(view.round_number, 64)],
        "last_round": last_round_of(view),
        "moved": [int(view.moved)],
        "idle_rounds": [view.idle_rounds],
        "reserve": list(view.reserve),
        "deck_left": view.deck_left,
        "unseen": sum(1 << number for number, puzzle in enumerate(PUZZLES) if puzzle not in seen),
        "market": [face(puzzle) for puzzle in view.market],
        "seats": [
            seat_facts(view, (seat + ahead) % len(view.seats)) for ahead in range(len(view.seats))
        ],
    }
    if view.mastermind:
        facts["locks"] = list(view.mastermind.locks)
        facts["mastermind_supply"] = [view.mastermind.supply]
        facts["mastermind_score"] = [view.mastermind.score]
    if view.tiles:
        facts["bank"] = [view.bank]
        facts["tiles"] = tile_facts(view)
    return facts


def last_round_of(view: View) -> int | None:
    """0: the next round is the last; 1: this one is."""
    if view.last_round is None or view.last_round < view.round_number:
        return None
    return 1 if view.last_round == view.round_number else 0


def seat_facts(view: View, number: int) -> Facts:
    seat = view.seats[number]
    slots: list[tuple[Any, ...] | None] = []
    for slot in seat.slots:
        if slot is None:
            slots.append(None)
            continue
        shapes = [laid.shape for laid in slot.laid]
        printed = face(slot.puzzle, slot.hole)
        assert printed is not None
        slots.append((*printed, tuple(shapes.count(shape) for shape in Shape)))
    return {
        "acts": [int(number == view.player and view.phase is not Phase.OVER)],
        "began": [int(number == view.first)],
        "score": [seat.score],
        "finished": [len(seat.finished)],
        "coins": [seat.pending, seat.available],
        "supply": list(seat.supply),
        "slots": slots,
    }


def tile_facts(view: View) -> list[tuple[Any, ...] | None]:
    """The tiles from the current one on."""
    coming: list[tuple[Any, ...] | None] = []
    for index in range(view.round_number - 1, view.round_number + 9):
        tile = view.tiles[index] if index < len(view.tiles) else None
        if tile is None:
            coming.append(None)
        elif isinstance(tile, FaceDown):
            coming.append(("ABC".index(tile.letter),))
        else:
            shapes = sum(1 << shape for shape in tile.shapes)
            coming.append((TILES.index(tile) // TILES_A_SET, int(tile.pays), shapes))
    return coming
