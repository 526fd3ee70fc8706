"""Many games at once, of all variants, as tensors: on the CPU, or on a CUDA device.

Both write into the same tensors at every step; copy what has to outlive the next one.
"""

from typing import Any, Protocol

import numpy as np
import torch
from torch import Tensor

from projectl.agents.network.layout import INPUTS, LAYS, OUTPUTS, PIECES
from projectl.learning import stepping
from projectl.learning.variants import deal_games
from projectl.rules.state import SEATS
from projectl.rules.tilings import tiling_table

ROW = -(-INPUTS // 16) * 16  # bytes of a row of inputs, whole words
BLOCK = 32  # games of a variant are a multiple of this

# The tensors of games: their width and type.
_TENSORS: dict[str, tuple[int, Any]] = {
    "inputs": (ROW, np.uint8),
    "lays": (PIECES - LAYS, np.int16),
    "legal": (OUTPUTS, np.uint8),
    "rewards": (SEATS, np.float32),
    "outcomes": (SEATS, np.float32),
    "scores": (SEATS, np.float32),
    "rounds": (0, np.int32),
    "over": (0, np.uint8),
    "players": (0, np.int32),
}


class SelfPlayGames(Protocol):
    """Games whose player to act is the network, whoever it is."""

    counts: dict[str, int]  # games of each variant, in order
    seats: Tensor  # of every game
    inputs: Tensor
    legal: Tensor
    rewards: Tensor  # of the last step: every seat's gain in margin ...
    outcomes: Tensor  # ... and at the end of a game 1, 0 or -1
    scores: Tensor  # of the game that ended last
    rounds: Tensor
    over: Tensor
    players: Tensor  # to act

    def step(self, outputs: Tensor) -> None:
        """Play an output of the policy in every game."""
        ...


def new_arrays(games: int) -> dict[str, Any]:
    """All of them, for so many games."""
    return {
        name: np.zeros((games, width) if width else games, kind)
        for name, (width, kind) in _TENSORS.items()
    }


class CpuGames:
    """Games in the compiled kernels of the CPU."""

    def __init__(self, numbers: dict[str, int], seed: int) -> None:
        self.counts = numbers
        self._games = deal_games(numbers, seed)
        self._table = tiling_table()
        self._arrays = new_arrays(len(self._games))
        self._arrays["players"][:] = self._games["player"]
        self.seats = torch.tensor(self._games["seats"].astype(np.int64))
        for name, array in self._arrays.items():
            setattr(self, name, torch.from_numpy(array))
        self._encode()

    def step(self, outputs: Tensor) -> None:
        arrays = self._arrays
        told = ("lays", "rewards", "outcomes", "scores", "rounds", "over", "players")
        stepping.step_games(self._games, outputs.numpy(), *(arrays[name] for name in told))
        self._encode()

    def _encode(self) -> None:
        arrays = self._arrays
        stepping.encode_games(
            self._games, arrays["inputs"], arrays["lays"], arrays["legal"], self._table
        )


class CudaGames:
    """Games on a CUDA device, which nothing leaves."""

    def __init__(self, numbers: dict[str, int], seed: int) -> None:
        from projectl.learning import cuda_kernels as kernels

        self._kernels = kernels
        self.counts = numbers
        games = deal_games(numbers, seed)
        if len(games) % BLOCK:
            raise ValueError(f"{len(games)} games are not a multiple of {BLOCK}")
        self._size = len(games)
        to_device = kernels.cuda.to_device
        self._words = to_device(np.ascontiguousarray(games).view(np.uint64))
        host = new_arrays(len(games))
        host["players"][:] = games["player"]
        self._arrays = {name: to_device(array) for name, array in host.items()}
        self._blank = self._arrays["inputs"].view(np.uint64)
        self._table = to_device(np.array([tiling_table()]))
        self.seats = torch.tensor(games["seats"].astype(np.int64), device="cuda")
        for name, array in self._arrays.items():
            setattr(self, name, torch.as_tensor(array, device="cuda"))
        self._encode()

    def step(self, outputs: Tensor) -> None:
        kernels, arrays = self._kernels, self._arrays
        told = ("lays", "rewards", "outcomes", "scores", "rounds", "over", "players")
        blocks = -(-self._size // kernels.STEP_THREADS)
        kernels.step[blocks, kernels.STEP_THREADS](
            self._words,
            kernels.cuda.as_cuda_array(outputs, sync=False),
            *(arrays[name] for name in told),
        )
        self._encode()

    def _encode(self) -> None:
        kernels, arrays = self._kernels, self._arrays
        kernels.encode[self._size // kernels.GAMES, (kernels.GAMES, kernels.WARPS)](
            self._words,
            self._blank,
            arrays["inputs"],
            arrays["lays"],
            arrays["legal"],
            self._table,
        )


def new_games(numbers: dict[str, int], seed: int, device: str) -> SelfPlayGames:
    """Games where the network is."""
    games: Any = CudaGames if device == "cuda" else CpuGames
    made: SelfPlayGames = games(numbers, seed)
    return made
