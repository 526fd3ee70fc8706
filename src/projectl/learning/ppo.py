"""Proximal policy optimisation: one epoch over a rollout, in minibatches."""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from projectl.learning.network import Network
from projectl.learning.rollout import ILLEGAL, Rollout
from projectl.rules.state import SEATS

CLIP = 0.2
VALUE_WEIGHT = 0.5
GRADIENT_NORM = 1.0
AVERAGING = 0.998  # of the averaged weights, a minibatch
FIGURES = ("entropy", "kl", "clipped", "margin_error", "outcome_error")


class Learner:
    """The optimiser of a network, and an average of its weights that plays better than they do."""

    def __init__(self, network: Network, rollout: Rollout, minibatch: int, compiled: bool) -> None:
        self.network = network
        self.rollout = rollout
        self.parameters: list[Tensor] = list(network.parameters())
        device = self.parameters[0].device
        on_cuda = device.type == "cuda"
        self.rate = torch.tensor(0.0, device=device)
        self.optimiser = torch.optim.Adam(
            self.parameters,
            lr=self.rate if on_cuda else 0.0,
            betas=(0.9, 0.99),
            eps=1e-6,
            fused=on_cuda,
            capturable=on_cuda,
        )
        self.averaged = [parameter.detach().clone() for parameter in self.parameters]
        samples = rollout.steps * rollout.count
        self.minibatch = min(minibatch, samples)
        self.samples = samples
        self.chosen = torch.zeros(self.minibatch, dtype=torch.int64, device=device)
        self.entropy_weight = torch.tensor(0.0, device=device)
        self.figures = torch.zeros(len(FIGURES), device=device)
        self._loss = torch.compile(self.loss, dynamic=False) if compiled else self.loss
        self._descend: Callable[[], None] = self._step
        self.updates = 0

    def loss(self, chosen: Tensor, entropy_weight: Tensor) -> tuple[Tensor, Tensor]:
        """The loss of some samples, and figures to watch."""
        rollout = self.rollout

        def of(values: Tensor) -> Tensor:
            return values.flatten(0, 1)[chosen]

        inputs = of(rollout.inputs)
        with torch.autocast(inputs.device.type, torch.bfloat16, enabled=inputs.is_cuda):
            logits, values = self.network(inputs)
        logs = logits.masked_fill(~of(rollout.legal), ILLEGAL).log_softmax(1)
        now = logs.gather(1, of(rollout.outputs)[:, None])[:, 0]
        before, advantage = of(rollout.log_probabilities), of(rollout.advantages)
        ratio = (now - before).exp()
        gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        entropy = -(logs.exp() * logs).sum(1).mean()
        seats = rollout.games.seats[chosen % rollout.count]
        seated = (torch.arange(SEATS, device=seats.device) < seats[:, None]).float()
        errors = (values - of(rollout.returns)).square() * seated[..., None]
        error = (errors.sum(1) / seats[:, None]).mean(0)
        loss = VALUE_WEIGHT * error.sum() - gain - entropy_weight * entropy
        clipped = ((ratio.detach() - 1).abs() > CLIP).float().mean()
        figures = [entropy.detach(), (before - now).detach().mean(), clipped]
        return loss, torch.stack([*figures, error[0].detach(), error[1].detach()])

    def _step(self) -> None:
        loss, figures = self._loss(self.chosen, self.entropy_weight)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.parameters, GRADIENT_NORM)
        self.optimiser.step()
        self.figures.add_(figures)

    def _clear(self) -> None:
        self.optimiser.zero_grad(set_to_none=True)

    def capture(self) -> None:
        """Record an update once; from now on it is replayed as one CUDA graph."""
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):
                self._clear()
                self._step()
        torch.cuda.current_stream().wait_stream(side)
        self._clear()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._step()
        self._descend = graph.replay
        self._clear = lambda: None  # type: ignore[method-assign]

    def set_rate(self, rate: float) -> None:
        """Learn so fast from now on."""
        if self.rate.is_cuda:
            self.rate.fill_(rate)
        else:
            self.optimiser.param_groups[0]["lr"] = rate

    def learn(self) -> dict[str, float]:
        """One epoch over the rollout; the means of the figures."""
        order = torch.randperm(self.samples, device=self.chosen.device)
        self.figures.zero_()
        batches = self.samples // self.minibatch
        for batch in range(batches):
            start = batch * self.minibatch
            self.chosen.copy_(order[start : start + self.minibatch])
            self._clear()
            self._descend()
            with torch.no_grad():
                torch._foreach_lerp_(self.averaged, self.parameters, 1 - AVERAGING)
            self.updates += 1
        means = (self.figures / batches).tolist()
        return dict(zip(FIGURES, means, strict=True))

    def state(self) -> dict[str, Any]:
        """All that is needed to go on learning. Moments are kept with half the digits."""
        moments = [self.optimiser.state[parameter] for parameter in self.parameters]
        return {
            "network": self.network.state_dict(),
            "averaged": self.averaged,
            "moments": [
                (kept["exp_avg"].bfloat16(), kept["exp_avg_sq"].bfloat16()) for kept in moments
            ],
            "updates": self.updates,
        }

    def resume(self, state: dict[str, Any]) -> None:
        """Go on from a state; before an update is captured."""
        self.network.load_state_dict(state["network"])
        with torch.no_grad():
            torch._foreach_copy_(self.averaged, state["averaged"])
        self.updates = state["updates"]
        self.moments_from(state["moments"])

    def moments_from(self, moments: list[tuple[Tensor, Tensor]]) -> None:
        """Set what Adam remembers, after as many updates as were made."""
        device = self.chosen.device
        for parameter, (mean, square) in zip(self.parameters, moments, strict=True):
            step = torch.tensor(float(self.updates))
            fresh = {"step": step.to(device) if device.type == "cuda" else step}
            fresh |= {"exp_avg": mean.float(), "exp_avg_sq": square.float()}
            kept = self.optimiser.state[parameter]
            for name, value in fresh.items():
                if name in kept:
                    kept[name].copy_(value)  # in place: a graph may know its address
                else:
                    kept[name] = value
