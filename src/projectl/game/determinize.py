"""A record that looks, to a seat, as the game does: what it sees, and hidden cards dealt anew.

Agents that search start from it, so that they cannot look at the cards.
"""

from collections.abc import Sequence

import numpy as np

from projectl.game.view import FaceDown, Seat, View
from projectl.rules import api
from projectl.rules.chance import seed_generator
from projectl.rules.puzzles import PUZZLE_NUMBER, Puzzle
from projectl.rules.state import NONE, STATE, State
from projectl.rules.tiles import TILE_NUMBER, TILES, Tile


def determinize(view: View, seed: int = 0) -> api.Games:
    """An array of one record: the view, and what it hides dealt by the seed."""
    games = np.zeros(1, STATE)
    state = games[0]
    _set_turn(state, view)
    _set_table(state, view)
    for seat in view.seats:
        _set_seat(state, seat)
    if view.mastermind is not None:
        state.locks[:] = view.mastermind.locks
        state.mastermind_supply = view.mastermind.supply
        state.mastermind_finished = _pile(view.mastermind.finished)
    seed_generator(state, api.seed_words([seed])[0])
    api.reshuffle(games)
    return games


def _set_turn(state: State, view: View) -> None:
    """The game, whose turn it is, and how far it has come."""
    state.mode = view.mode
    state.difficulty = view.difficulty or 0
    state.seats = len(view.seats)
    state.first = view.first
    state.player = view.player
    state.phase = view.phase
    state.round_number = view.round_number
    state.last_round = view.last_round or 0
    state.actions_left = view.actions_left
    state.master_used = view.master_used
    state.mastered = sum(1 << (slot - 1) for slot in view.mastered)
    state.reward_due = NONE if view.reward_due is None else view.reward_due
    state.moved = view.moved
    state.idle_rounds = view.idle_rounds
    state.end_reason = view.end_reason


def _set_table(state: State, view: View) -> None:
    """What lies between the players. Decks have their size here and their cards later."""
    state.reserve[:] = view.reserve
    state.market[:] = NONE
    for place, puzzle in enumerate(view.market):
        state.market[place] = _number(puzzle)
    state.deck[:] = NONE
    state.deck_left[:] = view.deck_left
    state.puzzle[:] = NONE
    state.tiles[:] = NONE
    for index, tile in enumerate(view.tiles):
        state.tiles[index] = _tile_number(tile, view.tiles)
    state.bank = view.bank


def _set_seat(state: State, seat: Seat) -> None:
    """What a player has."""
    number = seat.number
    state.supply[number] = seat.supply
    state.finished[number] = _pile(seat.finished)
    state.touches[number] = seat.touches
    state.pending[number] = seat.pending
    state.available[number] = seat.available
    for index, slot in enumerate(seat.slots):
        if slot is not None:
            state.puzzle[number, index] = _number(slot.puzzle)
            state.hole[number, index] = slot.hole
            for piece in slot.laid:
                state.laid[number, index, piece.shape] += 1


def _number(puzzle: Puzzle | None) -> int:
    return NONE if puzzle is None else PUZZLE_NUMBER[puzzle.name]


def _pile(puzzles: Sequence[Puzzle]) -> int:
    return sum(1 << PUZZLE_NUMBER[puzzle.name] for puzzle in puzzles)


def _tile_number(tile: Tile | FaceDown | None, row: Sequence[Tile | FaceDown | None]) -> int:
    """A tile's number; for a face-down one any of its set that does not lie open in the row."""
    if tile is None:
        return NONE
    if isinstance(tile, Tile):
        return TILE_NUMBER[tile.name]
    unseen = (other for other in TILES if other.name[0] == tile.letter and other not in row)
    return TILE_NUMBER[next(unseen).name]
