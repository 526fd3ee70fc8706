"""Games as bytes: written plainly, read back only if a game can be so."""

import numpy as np

from projectl.rules.api import Games, check_games, check_seats
from projectl.rules.dealing import COINS, LOCKS, MASTERMIND_SUPPLY
from projectl.rules.errors import RecordError, SetupError
from projectl.rules.listing import count_legal
from projectl.rules.pieces import COPIES, LEVEL, SHAPES
from projectl.rules.puzzles import PUZZLE_HOLE, PUZZLES
from projectl.rules.reachable import fault_of_history
from projectl.rules.state import (
    DECK_ROOM,
    NONE,
    ROUNDS_WITH_TILES,
    SLOTS,
    SOLO_MODES,
    STATE,
    Difficulty,
    EndReason,
    Mode,
    Phase,
    State,
)
from projectl.rules.tiles import TILES


def to_bytes(games: Games) -> bytes:
    """The records one after the other."""
    check_games(games)
    return games.tobytes()


def from_bytes(data: bytes) -> Games:
    """The games of `to_bytes`; RecordError for anything else."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise RecordError(f"games are read from bytes, not from {type(data).__name__}")
    if len(data) % STATE.itemsize:
        raise RecordError(f"a record has {STATE.itemsize} bytes; {len(data)} are not whole records")
    games = np.frombuffer(data, STATE).copy()
    for index, state in enumerate(games):
        fault = fault_of(state) or fault_of_history(state)
        if fault:
            raise RecordError(f"record {index} is corrupt: {fault}")
    return games


def fault_of(state: State) -> str:
    """Why no game can be like this; empty if nothing speaks against it."""
    fault = fault_of_turn(state) or fault_of_end(state) or fault_of_cards(state)
    fault = fault or fault_of_pieces(state)
    if not fault and state.phase != Phase.OVER and count_legal(state) == 0:
        return "nobody can do anything, and the game is not over"
    return fault


def fault_of_turn(state: State) -> str:
    """What is wrong with mode, seats, phase or player."""
    if state.mode >= len(Mode) or state.difficulty >= len(Difficulty):
        return f"there is no mode {state.mode} with difficulty {state.difficulty}"
    try:
        check_seats(Mode(state.mode), int(state.seats))
    except SetupError as error:
        return str(error)
    if state.phase >= len(Phase):
        return f"there is no phase {state.phase}"
    if state.player >= state.seats or state.first >= state.seats:
        return f"seat {max(state.player, state.first)} of {state.seats} is to play"
    tiled = state.mode in (Mode.FINESSE, Mode.FINESSE_SOLO)
    if state.round_number == 0 or (tiled and state.round_number > ROUNDS_WITH_TILES):
        return f"there is no round {state.round_number}"
    if (state.phase == Phase.REWARD) != (state.reward_due < SHAPES):
        return f"reward {state.reward_due} is due in phase {Phase(state.phase).name}"
    if state.mastered != 0 and (state.phase != Phase.MASTER or state.mastered >= 1 << SLOTS):
        return f"a Master on slots {state.mastered:b} in phase {Phase(state.phase).name}"
    return ""


def fault_of_end(state: State) -> str:
    """What is wrong with the way the game ended, or with its locks."""
    if state.end_reason >= len(EndReason):
        return f"there is no end reason {state.end_reason}"
    if (state.phase in (Phase.TOUCH, Phase.OVER)) != (state.end_reason != EndReason.NONE):
        return f"{EndReason(state.end_reason).name} in phase {Phase(state.phase).name}"
    locks = int(state.locks.sum()) + int(state.mastermind_supply)
    dealt = int(LOCKS.sum() + MASTERMIND_SUPPLY[state.difficulty])
    most = dealt if state.mode in SOLO_MODES else 0
    return "" if locks <= most else f"there are {locks} locks, at most {most} were dealt"


def fault_of_cards(state: State) -> str:
    """What is wrong with puzzles, decks or tiles."""
    if (state.deck_left > DECK_ROOM).any():
        return f"the decks have {state.deck_left.tolist()} cards"
    undealt = np.arange(DECK_ROOM) >= state.deck_left[:, None]
    if ((state.deck == NONE) != undealt).any():
        return "a deck has a gap"
    piles = [
        number
        for pile in (*state.finished, state.mastermind_finished)
        for number in range(64)
        if int(pile) >> number & 1
    ]
    shown = np.concatenate([state.puzzle.ravel(), state.market, state.deck.ravel(), piles])
    cards = shown[shown != NONE]
    if (cards >= len(PUZZLES)).any():
        return f"there is no puzzle number {cards.max():.0f}"
    if len(np.unique(cards)) != len(cards):
        return "a puzzle is in two places"
    tiles = state.tiles[state.tiles != NONE]
    if (tiles >= len(TILES)).any():
        return f"there is no tile number {tiles.max()}"
    return "" if len(np.unique(tiles)) == len(tiles) else "a tile lies twice in the row"


def fault_of_pieces(state: State) -> str:
    """What is wrong with pieces, holes or coins."""
    absent = slice(int(state.seats), None)
    if state.supply[absent].any() or state.laid[absent].any() or state.finished[absent].any():
        return "somebody who does not play owns something"
    pieces = state.reserve + state.supply.sum(axis=0) + state.laid.sum(axis=(0, 1))
    if (pieces != COPIES).any():
        return f"there are {pieces.tolist()} pieces of the shapes, not {COPIES} of each"
    printed = np.append(PUZZLE_HOLE, np.zeros(NONE + 1 - len(PUZZLES), np.int64))[state.puzzle]
    if (state.hole & ~printed).any():
        return "a hole is larger than its puzzle's"
    covered = (state.laid * LEVEL).sum(axis=2)
    if (np.bitwise_count(printed) - np.bitwise_count(state.hole) != covered).any():
        return "the pieces on a puzzle do not cover what is filled of its hole"
    coins = int(state.bank) + int(state.pending.sum()) + int(state.available.sum())
    expected = COINS if state.mode in (Mode.FINESSE, Mode.FINESSE_SOLO) else 0
    return "" if coins == expected else f"there are {coins} coins, not {expected}"
