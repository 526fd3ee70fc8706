"""The network, as PyTorch trains it; `agents.network.inference` is the same in compiled code.

Slots, the others' slots, places and seats are tokens that share weights; sums and maxima of their
codes go into a residual trunk with the table as a whole. Lays and takes are scored from their own
tokens, everything else from the trunk. There are two values for every seat, counted from the player
to act: the margin to come, and the outcome.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import relu

from projectl.agents.network.inference import BLACK, HEADS
from projectl.agents.network.layout import (
    INPUTS,
    OUTPUTS,
    PIECES,
    PLACE_SIZE,
    PLACES_AT,
    RIVAL_SIZE,
    RIVAL_SLOT_SIZE,
    RIVAL_SLOTS_AT,
    RIVALS,
    RIVALS_AT,
    SCALE,
    SLOT_SIZE,
    TABLE_AT,
    TABLE_SIZE,
)
from projectl.rules.pieces import SHAPES
from projectl.rules.state import PLACES, SEATS, SLOTS

OTHERS = OUTPUTS - PIECES  # outputs of the policy that are neither takes nor lays


class Sizes(NamedTuple):
    """How wide the layers are."""

    slot: int = 160
    slot_code: int = 64
    rival_slot: int = 96
    rival_slot_code: int = 48
    rival_code: int = 64
    place: int = 128
    place_code: int = 64
    trunk: int = 384
    lay_head: int = 128
    take_head: int = 64
    other_head: int = 192
    value_head: int = 128
    blocks: int = 2


class Block(nn.Module):
    """A residual block: normalise, two layers, add."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        hidden: Tensor = self.second(relu(self.first(self.norm(x))))
        return x + hidden


class Network(nn.Module):
    """Policy and values of positions."""

    scale: Tensor

    def __init__(self, sizes: Sizes = Sizes()) -> None:  # noqa: B008  a tuple never changes
        super().__init__()
        self.sizes = sizes
        linear = nn.Linear
        self.slot = linear(SLOT_SIZE, sizes.slot)
        self.slot_code = linear(sizes.slot, sizes.slot_code)
        self.rival_slot = linear(RIVAL_SLOT_SIZE, sizes.rival_slot)
        self.rival_slot_code = linear(sizes.rival_slot, sizes.rival_slot_code)
        self.rival_code = linear(RIVAL_SIZE + sizes.rival_slot_code, sizes.rival_code)
        self.place = linear(PLACE_SIZE, sizes.place)
        self.place_code = linear(sizes.place, sizes.place_code)
        codes = 2 * sizes.slot_code + RIVALS * sizes.rival_code + 4 * sizes.place_code
        self.trunk = linear(TABLE_SIZE + codes, sizes.trunk)
        self.blocks = nn.ModuleList(Block(sizes.trunk) for _ in range(sizes.blocks))
        self.norm = nn.LayerNorm(sizes.trunk)
        self.lay_slot = linear(sizes.slot, sizes.lay_head, bias=False)
        self.lay_trunk = linear(sizes.trunk, sizes.lay_head)
        self.lay = linear(sizes.lay_head, SHAPES)
        self.take_place = linear(sizes.place, sizes.take_head, bias=False)
        self.take_trunk = linear(sizes.trunk, sizes.take_head)
        self.take = linear(sizes.take_head, 1)
        self.other_trunk = linear(sizes.trunk, sizes.other_head)
        self.other = linear(sizes.other_head, OTHERS)
        self.value_trunk = linear(sizes.trunk, sizes.value_head)
        self.value = linear(sizes.value_head, SEATS * HEADS)
        self.register_buffer("scale", torch.tensor(SCALE), persistent=False)
        self._initialise()

    def _initialise(self) -> None:
        small = {self.lay: 0.01, self.take: 0.01, self.other: 0.01, self.value: 0.1}
        for module in self.modules():
            if isinstance(module, nn.Linear):
                nn.init.orthogonal_(module.weight, small.get(module, 2**0.5))
                if module.bias is not None:
                    nn.init.zeros_(module.bias)
        for block in self.blocks:
            nn.init.zeros_(block.second.weight)  # type: ignore[union-attr, arg-type]

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """Logits, and values by seat ahead and head, of positions as rows of bytes."""
        kind = self.trunk.weight.dtype
        if torch.is_autocast_enabled(inputs.device.type):
            kind = torch.get_autocast_dtype(inputs.device.type)
        rows = len(inputs)
        x = inputs[:, :INPUTS].to(kind) * self.scale.to(kind)
        slots = x[:, :RIVAL_SLOTS_AT].reshape(rows, SLOTS, SLOT_SIZE)
        rival_slots = x[:, RIVAL_SLOTS_AT:PLACES_AT].reshape(rows, RIVALS, SLOTS, RIVAL_SLOT_SIZE)
        places = x[:, PLACES_AT:RIVALS_AT].reshape(rows, PLACES, PLACE_SIZE)
        rivals = x[:, RIVALS_AT:TABLE_AT].reshape(rows, RIVALS, RIVAL_SIZE)
        slot = relu(self.slot(slots))
        slot_code = relu(self.slot_code(slot)) * slots[..., :1]
        rival_slot = relu(self.rival_slot_code(relu(self.rival_slot(rival_slots))))
        rival_slot = (rival_slot * rival_slots[..., :1]).sum(2)
        rival = relu(self.rival_code(torch.cat([rivals, rival_slot], 2))) * rivals[..., :1]
        place = relu(self.place(places))
        place_code = relu(self.place_code(place)) * places[..., :1]
        black = places[..., BLACK : BLACK + 1]
        black_code, white_code = place_code * black, place_code * (1 - black)
        trunk = self.trunk(
            torch.cat(
                [
                    x[:, TABLE_AT:],
                    slot_code.sum(1),
                    slot_code.amax(1),
                    rival.flatten(1),
                    white_code.sum(1),
                    white_code.amax(1),
                    black_code.sum(1),
                    black_code.amax(1),
                ],
                1,
            )
        )
        for block in self.blocks:
            trunk = block(trunk)
        trunk = relu(self.norm(trunk)).to(kind)
        lay = self.lay(relu(self.lay_slot(slot) + self.lay_trunk(trunk)[:, None]))
        take = self.take(relu(self.take_place(place) + self.take_trunk(trunk)[:, None]))
        other = self.other(relu(self.other_trunk(trunk)))
        value = self.value(relu(self.value_trunk(trunk)))
        logits = torch.cat([take.flatten(1), lay.flatten(1), other], 1)
        return logits.float(), value.float().reshape(rows, SEATS, HEADS)
