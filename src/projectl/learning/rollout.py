"""Experience: what was seen, done and paid in a stretch of all games, and what it was worth.

Every seat has values of its own, also while somebody else acts, so that nothing changes its sign
when the turn passes, and three or four players are no different from two.
"""

from collections.abc import Callable

import torch
from torch import Tensor

from projectl.agents.network.inference import HEADS, MARGIN_SCALE
from projectl.agents.network.layout import OUTPUTS
from projectl.learning.games import ROW, SelfPlayGames
from projectl.learning.network import Network
from projectl.rules.state import SEATS

LAMBDA = 0.95
DISCOUNT = (0.995, 0.998)  # of margin and outcome
ILLEGAL = -1e9


def seats_from(player: Tensor, seats: Tensor) -> Tensor:
    """For every game the seats in turn order from the player on; beyond the last, the player."""
    ahead = torch.arange(SEATS, device=player.device)
    return torch.where(
        ahead < seats[:, None], (player[:, None] + ahead) % seats[:, None], player[:, None]
    )


def ahead_of(player: Tensor, seats: Tensor) -> Tensor:
    """For every game and seat how many turns it is after the player's; 0 beyond the last."""
    seat = torch.arange(SEATS, device=player.device)
    ahead = torch.remainder(seat - player[:, None], seats[:, None])
    return torch.where(seat < seats[:, None], ahead, 0)


def by_index(values: Tensor, index: Tensor) -> Tensor:
    """Values of every game and head, their seats in another order."""
    return values.gather(-2, index[..., None].expand(*index.shape, HEADS))


class Policy:
    """The network as a player of many games: it draws an output for each from its distribution."""

    def __init__(self, network: Network, games: SelfPlayGames, compiled: bool) -> None:
        self.network = network
        self.games = games
        count, device = len(games.seats), games.seats.device
        self.outputs = torch.zeros(count, dtype=torch.int64, device=device)
        self.log_probabilities = torch.zeros(count, device=device)
        self.values = torch.zeros(count, SEATS, HEADS, device=device)  # by seat
        self._draw: Callable[[], None] = self._act
        self._run = torch.compile(self._forward, dynamic=False) if compiled else self._forward

    def _forward(
        self, inputs: Tensor, legal: Tensor, players: Tensor, seats: Tensor
    ) -> tuple[Tensor, ...]:
        with torch.autocast(inputs.device.type, torch.bfloat16, enabled=inputs.is_cuda):
            logits, values = self.network(inputs)
        logits = logits.masked_fill(legal == 0, ILLEGAL)
        noise = torch.rand_like(logits).clamp_min(1e-20)
        outputs = (logits - torch.log(-torch.log(noise))).argmax(1)  # Gumbel: a draw by softmax
        chosen = logits.log_softmax(1).gather(1, outputs[:, None])[:, 0]
        order = ahead_of(players, seats)
        return outputs, chosen, by_index(values, order)

    def _act(self) -> None:
        games = self.games
        outputs, chosen, values = self._run(
            games.inputs, games.legal, games.players.long(), games.seats
        )
        self.outputs.copy_(outputs)
        self.log_probabilities.copy_(chosen)
        self.values.copy_(values)

    @torch.no_grad()
    def act(self) -> None:
        """Draw an output in every game, and say what every seat can expect."""
        self._draw()

    @torch.no_grad()
    def capture(self) -> None:
        """Record the launches once; from now on they are replayed as one CUDA graph."""
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):
                self._act()
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._act()
        self._draw = graph.replay


class Rollout:
    """Room for a stretch of steps of all games."""

    def __init__(self, games: SelfPlayGames, steps: int) -> None:
        self.games = games
        self.steps = steps
        count, device = len(games.seats), games.seats.device
        self.count = count

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=device)

        self.inputs = room(steps, count, ROW, kind=torch.uint8)
        self.legal = room(steps, count, OUTPUTS, kind=torch.bool)
        self.outputs = room(steps, count, kind=torch.int64)
        self.log_probabilities = room(steps, count)
        self.players = room(steps, count, kind=torch.int64)
        self.values = room(steps + 1, count, SEATS, HEADS)
        self.rewards = room(steps, count, SEATS, HEADS)
        self.goes_on = room(steps, count)
        self.advantages = room(steps, count)
        self.returns = room(steps, count, SEATS, HEADS)  # by seat ahead, as the network says them
        self.discount = torch.tensor(DISCOUNT, device=device)
        self.variant = torch.repeat_interleave(
            torch.arange(len(games.counts), device=device),
            torch.tensor(list(games.counts.values()), device=device),
        )
        self.finished = room(len(games.counts), 5)  # sums over games that ended

    @torch.no_grad()
    def collect(self, policy: Policy) -> None:
        """Play a stretch."""
        games = self.games
        for step in range(self.steps):
            policy.act()
            self.inputs[step].copy_(games.inputs)
            self.legal[step].copy_(games.legal != 0)
            self.outputs[step].copy_(policy.outputs)
            self.log_probabilities[step].copy_(policy.log_probabilities)
            self.values[step].copy_(policy.values)
            self.players[step].copy_(games.players)
            games.step(policy.outputs)
            self.rewards[step, :, :, 0].copy_(games.rewards * MARGIN_SCALE)
            self.rewards[step, :, :, 1].copy_(games.outcomes)
            self.goes_on[step].copy_(games.over == 0)
            self._count_finished()
        policy.act()
        self.values[self.steps].copy_(policy.values)

    def _count_finished(self) -> None:
        games = self.games
        over = (games.over != 0).float()
        seated = torch.arange(SEATS, device=over.device) < games.seats.clamp_min(2)[:, None]
        scores = games.scores.masked_fill(~seated, -1000.0)
        top = scores.topk(2, 1).values
        solo = games.seats == 1
        best = torch.where(solo, scores[:, 0], top[:, 0])
        margin = torch.where(solo, scores[:, 0] - scores[:, 1], top[:, 0] - top[:, 1])
        won = (games.outcomes[:, 0] > 0).float()
        rows = torch.stack([torch.ones_like(over), won, best, margin, games.rounds.float()], 1)
        self.finished.index_add_(0, self.variant, rows * over[:, None])

    @torch.no_grad()
    def estimate(self, outcome_share: float) -> None:
        """Advantages and returns (GAE): of every seat, from the values of the next position."""
        later = torch.zeros_like(self.values[0])
        seats = self.games.seats
        for step in reversed(range(self.steps)):
            carried = self.goes_on[step][:, None, None] * self.discount
            error = self.rewards[step] + carried * self.values[step + 1] - self.values[step]
            later = error + LAMBDA * carried * later
            player = self.players[step]
            order = seats_from(player, seats)
            self.returns[step].copy_(by_index(later + self.values[step], order))
            own = later.gather(1, player[:, None, None].expand(-1, 1, HEADS))[:, 0]
            self.rewards[step, :, 0].copy_(own)  # not needed any more
        self._mix(self.rewards[:, :, 0], outcome_share)

    def _mix(self, advantages: Tensor, outcome_share: float) -> None:
        """One advantage of both heads, each brought to one scale within its variant."""
        start = 0
        share = torch.tensor([1 - outcome_share, outcome_share], device=advantages.device)
        for count in self.games.counts.values():
            part = advantages[:, start : start + count].reshape(-1, HEADS)
            part = (part - part.mean(0)) / (part.std(0) + 1e-4)
            mixed = (part * share).sum(1)
            mixed = mixed / (mixed.std() + 1e-4)
            self.advantages[:, start : start + count].copy_(mixed.reshape(self.steps, count))
            start += count

    def take_finished(self) -> dict[str, dict[str, float]]:
        """Means over the games that ended since this was asked last, by variant."""
        rows = self.finished.tolist()
        self.finished.zero_()
        names = ("won", "best", "margin", "rounds")
        return {
            variant: {"games": row[0]}
            | {name: row[k + 1] / max(row[0], 1.0) for k, name in enumerate(names)}
            for variant, row in zip(self.games.counts, rows, strict=True)
        }
