"""A network that plays Project L, two players: what it sees, what it answers, how well it does.

The network knows that slots are alike and that market places are alike: one small encoder reads
every slot, another every place. `PolicyAgent` sits at the table with the weights that `ppo.py`
saved, and `play_rival` counts its wins.
"""

import os
from typing import Any, cast

import numba
import numpy as np
import torch
from insight import WORK, sensible, work
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import relu

from projectl import Game
from projectl.agents import make_agent
from projectl.envs.stepping import look_at_games
from projectl.game.actions import Action, action_of
from projectl.game.determinize import determinize
from projectl.game.view import View
from projectl.rules.actions import ACTIONS, PIECE, PLACE
from projectl.rules.observation import FACE, fields, observation_size
from projectl.rules.pieces import COPIES, PLACEMENTS, SHAPES
from projectl.rules.state import ROW, SLOTS, Mode

FIELDS = {field.name: field for field in fields(Mode.BASE, 2)}
SUPPLIES = ("seat0_supply", "seat1_supply", "reserve")
PUZZLES = ("seat0_slots", "seat1_slots", "market")
PLAIN = [name for name in FIELDS if name not in SUPPLIES + PUZZLES]
COUNTS = 4 * SHAPES
SEEN = observation_size(Mode.BASE, 2)
WEIGHTS = "PROJECTL_POLICY"  # where the agent's weights lie, if not in ppo.pt
RIVAL = "search:beginner"  # whom the network is measured against


def counts(supply: Tensor) -> Tensor:
    """Of each shape: is there one, a second, a third, and how many."""
    number = supply * COPIES
    steps = [(number > least).to(supply.dtype) for least in (0.5, 1.5, 2.5)]
    return torch.cat([*steps, number * 0.3], -1)


class Policy(nn.Module):
    """Logits of all actions, and by how much the seat to act will win (tenths of points)."""

    def __init__(self, puzzle: int = 96, code: int = 48, wide: int = 256) -> None:
        super().__init__()
        plain = sum(FIELDS[name].stop - FIELDS[name].start for name in PLAIN)
        self.slot = nn.Linear(FACE + SHAPES + WORK + COUNTS, puzzle)
        self.slot_code = nn.Linear(puzzle, code)
        self.place = nn.Linear(FACE + WORK + COUNTS, code)
        self.place_code = nn.Linear(code, code)
        self.first = nn.Linear(plain + 3 * COUNTS + 4 * code, wide)
        self.second = nn.Linear(wide, wide)
        self.lay_slot, self.lay_table = nn.Linear(puzzle, puzzle), nn.Linear(wide, puzzle)
        self.lay = nn.Linear(puzzle, PLACEMENTS)
        self.take_place, self.take_table = nn.Linear(code, code), nn.Linear(wide, code)
        self.take = nn.Linear(code, 1)
        self.other = nn.Linear(wide, ACTIONS - PIECE - SLOTS * PLACEMENTS)
        self.value = nn.Sequential(nn.Linear(wide, wide // 2), nn.ReLU(), nn.Linear(wide // 2, 1))
        for layer in self.modules():
            if isinstance(layer, nn.Linear):
                last = layer in (self.lay, self.take, self.other)  # all actions alike at first
                nn.init.orthogonal_(layer.weight, 0.01 if last else 2**0.5)
                nn.init.zeros_(layer.bias)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        own, rival, reserve = (counts(FIELDS[name].of(seen)) for name in SUPPLIES)
        works = seen[:, SEEN:].reshape(len(seen), -1, WORK).split((SLOTS, SLOTS, 2 * ROW), 1)
        slots, rival_slots, market = (
            torch.cat([FIELDS[name].of(seen), each], 2)
            for name, each in zip(PUZZLES, works, strict=True)
        )
        slots, rival_slots = (
            self.read(self.slot, slots, own),
            self.read(self.slot, rival_slots, rival),
        )
        market = relu(self.place_code(self.read(self.place, market, own)))
        puzzles = [relu(self.slot_code(slots)), relu(self.slot_code(rival_slots))]
        puzzles += [market[:, :ROW], market[:, ROW:]]
        plain = [FIELDS[name].of(seen) for name in PLAIN]
        table = torch.cat([*plain, own, rival, reserve, *(each.sum(1) for each in puzzles)], 1)
        table = relu(self.second(relu(self.first(table))))
        lay = self.lay(relu(self.lay_slot(slots) + self.lay_table(table)[:, None]))
        take = self.take(relu(self.take_place(market) + self.take_table(table)[:, None]))
        other = self.other(table)
        none = take.new_zeros(len(seen), PIECE - 2 * ROW)  # places of solo games
        middle = PLACE - PIECE
        logits = [take.flatten(1), none, other[:, :middle], lay.flatten(1), other[:, middle:]]
        return torch.cat(logits, 1), self.value(table)[:, 0]

    @staticmethod
    def read(encoder: nn.Linear, puzzles: Tensor, supply: Tensor) -> Tensor:
        """Every puzzle together with the pieces it could be filled with."""
        pieces = supply[:, None].expand(-1, puzzles.shape[1], -1)
        return relu(cast(Tensor, encoder(torch.cat([puzzles, pieces], 2))))

    @torch.no_grad()
    def follow(self, other: "Policy", share: float) -> None:
        """Move a little towards another network."""
        for kept, new in zip(self.parameters(), other.parameters(), strict=True):
            kept.lerp_(new, share)


def look(observations: NDArray[np.float32], games: NDArray[Any]) -> Tensor:
    """What the network is shown: the observation, and what the solver says of the puzzles."""
    return torch.from_numpy(np.concatenate([observations, work(games)], 1))


@numba.njit(nogil=True)
def draw(logits: Any, masks: Any, dice: Any, actions: Any, logs: Any) -> None:
    """Draw a legal action a row, each as likely as the softmax of the logits says."""
    for row in range(len(logits)):
        legal = np.flatnonzero(masks[row])
        weights = np.exp(logits[row][legal] - logits[row][legal].max())
        sums = np.cumsum(weights)
        chosen = min(np.searchsorted(sums, dice[row] * sums[-1], side="right"), len(legal) - 1)
        actions[row] = legal[chosen]
        logs[row] = np.log(weights[chosen] / sums[-1])


def judge(policy: Policy, seen: Tensor) -> tuple[Tensor, Tensor]:
    """The network in short numbers: half the time, and good enough to learn from."""
    with torch.autocast("cpu", torch.bfloat16):
        logits, values = policy(seen)
    return logits.float(), values.float()


def best_actions(policy: Policy, games: NDArray[Any]) -> NDArray[np.int64]:
    """What the network likes best in each game, for the seat to act."""
    seen = np.zeros((len(games), SEEN), np.float32)
    masks = np.zeros((len(games), ACTIONS), np.int8)
    look_at_games(games, np.zeros(len(games), np.int8), seen, masks)
    with torch.no_grad():
        logits, _ = policy(look(seen, games))
    best = logits.masked_fill(~sensible(masks, games), -torch.inf).argmax(1)
    return cast(NDArray[np.int64], best.numpy())


def play_rival(policy: Policy, games: int, seed: int) -> tuple[float, float]:
    """The share of games won against the rival and the mean margin; each deal from both seats."""
    tables = [Game("base", seats=2, seed=seed + number // 2) for number in range(games)]
    rivals = [make_agent(RIVAL, seed=number) for number in range(games)]
    going = list(range(games))
    while going:
        for number in going:
            game, rival_seat = tables[number], 1 - number % 2
            while not game.is_over and game.player == rival_seat:
                view = game.view(rival_seat)
                game.play(rivals[number].choose(view))
        going = [number for number in going if not tables[number].is_over]
        if going:
            actions = best_actions(policy, np.array([tables[number].state for number in going]))
            for number, action in zip(going, actions, strict=True):
                tables[number].play(action_of(int(action), Mode.BASE))
    won, margin = 0.0, 0.0
    for number, game in enumerate(tables):
        outcome = game.outcome
        assert outcome is not None
        seat = number % 2
        totals = {score.seat: score.total for score in outcome.scores}
        won += (seat in outcome.winners) / len(outcome.winners)
        margin += totals[seat] - totals[1 - seat]
    return won / games, margin / games


class PolicyAgent:
    """An agent for the table and the arena: always the action the network likes best."""

    name = "policy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # it throws no dice
        self.policy = Policy()
        self.policy.load_state_dict(torch.load(os.environ.get(WEIGHTS, "ppo.pt")))

    def choose(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return action_of(int(best_actions(self.policy, determinize(view))[0]), view.mode)
