"""How fast do other game engines play random games on one core of this machine?

Every peer plays uniformly random legal moves, starts a new game whenever one ends, and runs in a
process of its own which is pinned to one core. Only player moves count: dice rolls do not.
Preparation (imports, compilation, warm-up games) stays outside the measured time, which is
processor time, so that a peer does not look slow because another program used its core.

    python bench/peers.py --seconds 2
    python bench/peers.py --one openspiel_chess_cpp --seconds 3
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

ROLLOUTS_PER_CALL = 32
MIN_SAMPLED_GAMES = 100
PLY_CAP = 300
PYTHON_CHESS_HOW = f"list(legal_moves), push, to the end of the game or {PLY_CAP} plies"
SETUP_ALLOWANCE_SECONDS = 180.0
FAIR_SHARE = 0.95

# A warm peer: a function which plays on and returns how many moves it made, and a note.
Prepared = tuple[Callable[[], float], str]


@dataclass(frozen=True)
class Rate:
    """How many random moves per second of core time did a peer play, or why is that unknown?"""

    name: str
    what: str
    moves_per_second: float | None
    note: str


@dataclass(frozen=True)
class Peer:
    """Which package is measured, and in which way?

    `distribution` is the PyPI package whose version is reported, `install` what pip needs.
    """

    label: str
    distribution: str
    install: str
    how: str
    prepare: Callable[[float], Prepared]

    def what(self) -> str:
        """What exactly is measured, with the version if the package is here?"""
        try:
            version = f" {metadata.version(self.distribution)}"
        except metadata.PackageNotFoundError:
            version = ""
        return f"{self.label}{version} {self.how}"


def _roll(state: Any) -> None:
    """How is an OpenSpiel chance node resolved from Python?"""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, weights)[0])


def _openspiel_python(name: str, _seconds: float) -> Prepared:
    """How fast is OpenSpiel when Python chooses and applies every move?"""
    game: Any = import_module("pyspiel").load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                _roll(state)
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    play()
    return play, ""


def _game_lengths(pyspiel: Any, game: Any, seconds: float) -> list[int]:
    """How many player moves do random OpenSpiel games have, counted from their histories?"""
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(2)]
    lengths: list[int] = []
    end = time.perf_counter() + seconds
    while len(lengths) < MIN_SAMPLED_GAMES or time.perf_counter() < end:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, len(lengths))
        lengths.append(sum(step.player >= 0 for step in state.full_history()))
    return lengths


def _openspiel_cpp(name: str, seconds: float) -> Prepared:
    """How fast is OpenSpiel when whole games stay inside C++?

    The rollout evaluator is reached through an MCTS bot limited to one simulation: its root is
    then the only node, so that one step is ROLLOUTS_PER_CALL random games from the given state.
    The rollouts do not report their length, hence the mean of games counted exactly beforehand.
    A game that opens with dice is rolled first, since that bot cannot search a chance node.
    """
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    lengths = _game_lengths(pyspiel, game, seconds)
    mean = statistics.fmean(lengths)
    error = statistics.stdev(lengths) / mean / len(lengths) ** 0.5
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_PER_CALL, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False)

    def play() -> float:
        state = game.new_initial_state()
        while state.is_chance_node():
            _roll(state)
        bot.step(state)
        return ROLLOUTS_PER_CALL * mean

    play()
    counted = f"the mean of {len(lengths)} random games (standard error {error:.1%})"
    return play, f"moves = games x {mean:.1f}, {counted}"


def _python_chess(_seconds: float) -> Prepared:
    """How fast does python-chess generate, choose and push moves?

    An empty move list shows mate and stalemate, which spares the second move generation of
    `Board.is_game_over()`.
    """
    chess: Any = import_module("chess")

    def play() -> int:
        board = chess.Board()
        for ply in range(PLY_CAP):
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.is_seventyfive_moves():
                return ply
            board.push(random.choice(moves))
        return PLY_CAP

    play()
    return play, ""


def _random_actions(jax: Any, key: Any, mask: Any) -> Any:
    """Which uniformly random legal action does each game of a batch take?

    One random number per game instead of one per action, as `pgx.experimental.act_randomly`
    draws, which makes chess on a CPU almost twice as fast.
    """
    rank = jax.numpy.cumsum(mask, axis=1, dtype=jax.numpy.int32)
    drawn = jax.random.randint(key, (mask.shape[0], 1), 0, rank[:, -1:])
    return jax.numpy.sum(rank <= drawn, axis=1)


def _pgx(name: str, batch: int, steps: int, _seconds: float) -> Prepared:
    """How fast is pgx when a batch of games advances inside one compiled scan?

    Observations are handed through unchanged, so that the compiler drops their computation.
    """
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(name)
    auto_reset: Any = import_module("pgx.experimental").auto_reset
    advance = jax.vmap(auto_reset(env.step, env.init))

    def step(games: Any, key: Any) -> tuple[Any, None]:
        choose, chance = jax.random.split(key)
        actions = _random_actions(jax, choose, games.legal_action_mask)
        return advance(games, actions, jax.random.split(chance, batch)), None

    def scan(games: Any, key: Any) -> tuple[Any, Any]:
        key, used = jax.random.split(key)
        after, _ = jax.lax.scan(step, games, jax.random.split(used, steps))
        return after.replace(observation=games.observation), key

    run = jax.jit(scan)
    start = jax.vmap(env.init)(jax.random.split(jax.random.key(0), batch))
    current = run(start, jax.random.key(1))

    def play() -> int:
        nonlocal current
        current = jax.block_until_ready(run(*current))
        return batch * steps

    play()
    return play, ""


def _openspiel(game: str, in_cpp: bool) -> Peer:
    """Which peer plays an OpenSpiel game this way?"""
    turn = "; a move is a turn, a double two moves" if game == "backgammon" else ""
    loop = "C++ rollouts (RandomRolloutEvaluator)" if in_cpp else "Python loop"
    prepare = partial(_openspiel_cpp if in_cpp else _openspiel_python, game)
    return Peer("OpenSpiel", "open_spiel", "open_spiel", f"{game}, {loop}{turn}", prepare)


def _pgx_peer(game: str, batch: int, steps: int) -> Peer:
    """Which peer plays a pgx game with this batch?"""
    turn = "; a move is one checker" if game == "backgammon" else ""
    how = f"{game}, jitted scan on the CPU, {batch} games at once, without observations{turn}"
    return Peer("pgx", "pgx", "pgx jax", how, partial(_pgx, game, batch, steps))


PEERS: dict[str, Peer] = {
    **{f"openspiel_{g}_cpp": _openspiel(g, True) for g in ("chess", "havannah", "backgammon")},
    **{f"openspiel_{g}_python": _openspiel(g, False) for g in ("chess", "havannah", "backgammon")},
    "python_chess": Peer("python-chess", "chess", "chess", PYTHON_CHESS_HOW, _python_chess),
    "pgx_chess": _pgx_peer("chess", 16, 64),
    "pgx_backgammon": _pgx_peer("backgammon", 64, 64),
    "pgx_connect_four": _pgx_peer("connect_four", 4096, 32),
}


def pin() -> str:
    """Is this process confined to one core? Returns a warning if that is impossible here."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned: this system cannot pin a process to a core"
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return ""


def timed(play: Callable[[], float], seconds: float) -> tuple[float, str]:
    """How many moves per second of processor time, and did others use the core meanwhile?"""
    moves = 0.0
    start, cpu = time.perf_counter(), time.process_time()
    while (used := time.process_time() - cpu) < seconds or not moves:
        moves += play()
    share = used / (time.perf_counter() - start)
    return moves / used, f"got {share:.0%} of its core" if share < FAIR_SHARE else ""


def _measure_here(name: str, seconds: float) -> Rate:
    """How fast is one peer, measured in this very process?"""
    peer = PEERS[name]
    try:
        unpinned = pin()
        play, note = peer.prepare(seconds)
        rate, shared = timed(play, seconds)
    except ImportError as error:
        return Rate(name, peer.what(), None, f"not installed: pip install {peer.install} ({error})")
    except Exception as error:
        return Rate(name, peer.what(), None, f"failed: {type(error).__name__}: {error}")
    return Rate(name, peer.what(), rate, "; ".join(filter(None, (unpinned, note, shared))))


def _measure_apart(name: str, seconds: float) -> Rate:
    """How fast is one peer, measured in a process of its own?"""
    script = str(Path(__file__).resolve())
    command = [sys.executable, script, "--one", name, "--seconds", str(seconds)]
    limit = SETUP_ALLOWANCE_SECONDS + 4 * seconds
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=False)
        return Rate(**json.loads(done.stdout.splitlines()[-1]))
    except subprocess.TimeoutExpired:
        return Rate(name, PEERS[name].what(), None, f"failed: no answer within {limit:.0f} s")
    except (IndexError, TypeError, ValueError):
        last = (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]
        return Rate(name, PEERS[name].what(), None, f"failed: {last}")


def measure(seconds: float) -> list[Rate]:
    """How many random moves per second does each peer play on one core?"""
    return [_measure_apart(name, seconds) for name in PEERS]


def main() -> None:
    """Which rates does the command line ask for? One as JSON, or all as a table."""
    parser = argparse.ArgumentParser(description="Random moves per second of other game engines")
    parser.add_argument("--seconds", type=float, default=2.0, help="measured time per peer")
    parser.add_argument("--one", choices=list(PEERS), help="measure one peer here, print JSON")
    arguments = parser.parse_args()
    if arguments.one:
        print(json.dumps(asdict(_measure_here(arguments.one, arguments.seconds))))
        return
    for rate in measure(arguments.seconds):
        speed = "-" if rate.moves_per_second is None else f"{rate.moves_per_second:,.0f}"
        print(f"{rate.name:<27}{speed:>12} moves/s  {rate.what}", flush=True)
        if rate.note:
            print(f"{'':<49}({rate.note})", flush=True)


if __name__ == "__main__":
    main()
