"""Where Python meets the kernels: every argument is checked, and errors change nothing.

Games are an array of records; one game is an array of one.
"""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from projectl.rules import batch
from projectl.rules.actions import ACTIONS
from projectl.rules.arguments import quoted
from projectl.rules.arguments import whole as whole  # part of this API
from projectl.rules.chance import SEED_WORDS
from projectl.rules.errors import (
    IllegalActionError,
    InvalidActionError,
    RecordError,
    RulesError,
    SetupError,
)
from projectl.rules.kernel import JIT
from projectl.rules.random_play import Policy
from projectl.rules.state import SEATS, SOLO_MODES, STATE, Difficulty, Mode

Games = NDArray[Any]  # of STATE records

SEED_BITS = 64 * SEED_WORDS

VariantNames = tuple[str, int, str | None]  # mode, seats and difficulty, by name

_Named = TypeVar("_Named", Mode, Difficulty)


def named(kind: type[_Named], name: _Named | str) -> _Named:
    """A mode or difficulty by its name, such as 'finesse-solo'."""
    try:
        return kind[name.upper().replace("-", "_")] if isinstance(name, str) else kind(name)
    except (KeyError, ValueError):
        names = ", ".join(name_of(member) for member in kind)
        message = f"unknown {kind.__name__.lower()} {name!r}; it is one of {names}"
        raise SetupError(message) from None


def name_of(member: Mode | Difficulty) -> str:
    """A mode or difficulty as people write it."""
    return member.name.lower().replace("_", "-")


def every_variant() -> list[VariantNames]:
    """All games there are, from two players to the unbeatable mastermind with tiles."""
    variants: list[VariantNames] = []
    for mode in Mode:
        if mode in SOLO_MODES:
            variants += [(name_of(mode), 1, name_of(difficulty)) for difficulty in Difficulty]
        else:
            variants += [(name_of(mode), seats, None) for seats in range(2, SEATS + 1)]
    return variants


def check_seats(mode: Mode, seats: int) -> None:
    """R1.4: two to four players, or one alone."""
    if mode in SOLO_MODES and seats != 1:
        raise SetupError(f"{name_of(mode)} is for one player, not {seats}")
    if mode not in SOLO_MODES and not 2 <= seats <= SEATS:
        raise SetupError(f"{name_of(mode)} is for 2 to {SEATS} players, not {seats}")


def seed_words(seeds: Iterable[int]) -> NDArray[np.uint64]:
    """Each seed, a whole number of up to 256 bits, as four words."""
    if not isinstance(seeds, Iterable):
        raise SetupError(f"seeds are a list of whole numbers, as in [5], not {quoted(seeds)}")
    rows = []
    for seed in seeds:
        number = whole(seed, SetupError, "a seed")
        if not 0 <= number < 1 << SEED_BITS:
            raise SetupError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {number}")
        rows.append(np.frombuffer(number.to_bytes(SEED_BITS // 8, "little"), "<u8"))
    return np.array(rows, np.uint64).reshape(-1, SEED_WORDS)


def new_games(
    seeds: Iterable[int],
    mode: Mode | str = Mode.BASE,
    seats: int | None = None,
    difficulty: Difficulty | str | None = None,
) -> Games:
    """Deal one game a seed; equal seeds give equal games. Two players unless said otherwise."""
    mode = named(Mode, mode)
    if seats is None:
        seats = 1 if mode in SOLO_MODES else 2
    seats = whole(seats, SetupError, "the number of players")
    check_seats(mode, seats)
    if difficulty is not None and mode not in SOLO_MODES:
        raise SetupError("only the solo modes have a difficulty")
    level = named(Difficulty, Difficulty.STANDARD if difficulty is None else difficulty)
    words = seed_words(seeds)
    games = np.zeros(len(words), STATE)
    batch.deal_games(games, int(mode), seats, int(level), words)
    return games


def copy_games(games: Games) -> Games:
    """A copy byte by byte: NumPy's own goes through a record field by field, 70 times slower."""
    if type(games) is not np.ndarray or games.dtype is not STATE:
        check_games(games)
    return np.ndarray(games.shape, STATE, bytearray(games.tobytes()))


def check_games(games: Games) -> None:
    """An array of records, of this version's size and fields."""
    if not isinstance(games, np.ndarray) or games.dtype != STATE or games.ndim != 1:
        what = f"{games.dtype} array" if isinstance(games, np.ndarray) else type(games).__name__
        raise RecordError(f"games are a one-dimensional array of STATE records, not {what:.60}")


def check_writable(games: Games) -> None:
    """Games that may be changed."""
    if not games.flags.writeable:
        raise RecordError("these games are read-only; play in a copy of them")


def check_index(games: Games, index: int) -> int:
    """A game that is there."""
    # Called for every move: what nearly always holds is asked first, in one go.
    plain = type(index) is int and type(games) is np.ndarray and games.dtype is STATE
    if plain and games.ndim == 1 and 0 <= index < len(games):
        return index
    check_games(games)
    number = whole(index, RecordError, "the index of a game")
    if not 0 <= number < len(games):
        raise RecordError(f"there is no game {number}; there are {len(games)}, counted from 0")
    return number


def check_action(action: object) -> int:
    """A whole number in the fixed range."""
    if type(action) is int and 0 <= action < ACTIONS:
        return action
    number = whole(action, InvalidActionError, "an action")
    if not 0 <= number < ACTIONS:
        raise InvalidActionError(f"{number} is no action; actions are 0 to {ACTIONS - 1}")
    return number


def check_actions(actions: Sequence[int] | NDArray[Any], size: int) -> NDArray[np.int64]:
    """As many actions as games."""
    try:
        chosen = np.asarray(actions)
    except ValueError:
        chosen = np.empty(0)
    if chosen.shape != (size,) or chosen.dtype.kind not in "iu":
        raise InvalidActionError(f"{size} games need {size} whole numbers as actions")
    if size and (chosen.min() < 0 or chosen.max() >= ACTIONS):
        raise InvalidActionError(f"actions are 0 to {ACTIONS - 1}")
    return chosen.astype(np.int64)


def count_legal(games: Games, index: int = 0) -> int:
    """How many actions are legal in one game."""
    return batch.count_at(games, check_index(games, index))


def nth_legal(games: Games, n: int, index: int = 0) -> int:
    """The n-th legal action of one game, from 0: with `count_legal`, a random one at no cost."""
    number = n if type(n) is int else whole(n, InvalidActionError, "the number of a legal action")
    action = batch.nth_at(games, check_index(games, index), number) if 0 <= number < ACTIONS else -1
    if action < 0:
        raise InvalidActionError(f"there is no legal action number {number}")
    return action


def legal_actions(games: Games, index: int = 0) -> NDArray[np.int32]:
    """The legal actions of one game, smallest first; none when it is over."""
    out = np.empty(ACTIONS, np.int32)
    return out[: batch.list_at(games, check_index(games, index), out)]


def legal_masks(games: Games) -> NDArray[np.int8]:
    """A row a game: 1 at every legal action, 0 elsewhere."""
    check_games(games)
    masks = np.empty((len(games), ACTIONS), np.int8)
    batch.mask_games(games, masks)
    return masks


def is_legal(games: Games, action: int, index: int = 0) -> bool:
    """Whether an action is legal in one game."""
    return batch.is_legal_at(games, check_index(games, index), check_action(action))


def play(games: Games, action: int, index: int = 0) -> None:
    """Play one action in one game."""
    number = check_index(games, index)
    check_writable(games)
    if not batch.play_at(games, number, check_action(action)):
        raise IllegalActionError(f"action {action} is not legal now in game {index}")


def step(games: Games, actions: Sequence[int] | NDArray[Any], threads: int = 1) -> None:
    """Play one action in every game that is not over: all of them, or none if one is illegal."""
    check_games(games)
    check_writable(games)
    chosen = check_actions(actions, len(games))
    bad = batch.first_illegal(games, chosen)
    if bad != batch.LEGAL:
        raise IllegalActionError(f"action {chosen[bad]} is not legal now in game {bad}")
    in_threads(threads, lambda part: batch.step_games(games[part], chosen[part]), len(games))


def play_out(games: Games, player: Policy = Policy.WEIGHTED, threads: int = 1) -> NDArray[np.int64]:
    """Play every game to its end with random players; how many actions each took."""
    check_games(games)
    check_writable(games)
    if player not in tuple(Policy):
        raise InvalidActionError(f"there is no random player {player!r}")
    moves = np.zeros(len(games), np.int64)
    in_threads(threads, lambda part: batch.play_games(games[part], player, moves[part]), len(games))
    return moves


def reshuffle(games: Games) -> None:
    """Deal anew, in every game, what no player can see."""
    check_games(games)
    check_writable(games)
    batch.reshuffle_games(games)


def hide(games: Games) -> None:
    """Forget, in every game, what no player can see: such records may be sent to anybody."""
    check_games(games)
    check_writable(games)
    batch.hide_games(games)


def scores_and_ranks(games: Games) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """A row a game, a column a seat: points, and places from 1 (0 where nobody sits).

    In the solo modes the second column is the mastermind's.
    """
    check_games(games)
    scores, ranks = np.zeros((2, len(games), SEATS), np.int16)
    batch.score_games(games, scores, ranks)
    return scores, ranks


def in_threads(threads: int, work: Callable[[slice], None], size: int) -> None:
    """Do the work in as many parts as threads; compiled kernels hold no lock."""
    threads = whole(threads, RulesError, "the number of threads")
    if threads < 1:
        raise RulesError(f"the number of threads is at least 1, not {threads}")
    if threads == 1 or not JIT:
        work(slice(0, size))
        return
    edges = [size * part // threads for part in range(threads + 1)]
    parts = [slice(start, stop) for start, stop in pairwise(edges)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, parts))
