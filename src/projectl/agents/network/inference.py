"""The forward pass of the network in compiled code, one position at a time.

A layer goes through its inputs and skips those that are zero: most are, of a position and after a
ReLU. What is left are additions of rows, which vectorise.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from projectl.agents.network.layout import (
    INPUTS,
    LAYS,
    OUTPUTS,
    PIECES,
    PLACE_SIZE,
    PLACE_TOKEN,
    PLACES_AT,
    RIVAL_SIZE,
    RIVAL_SLOT_SIZE,
    RIVAL_SLOTS_AT,
    RIVALS,
    RIVALS_AT,
    SLOT_SIZE,
    SLOTS_AT,
    TABLE_AT,
    TABLE_SIZE,
    TAKES,
    starts_of,
)
from projectl.agents.network.weights import Weights
from projectl.rules.kernel import kernel
from projectl.rules.pieces import SHAPES
from projectl.rules.state import PLACES, SEATS, SLOTS

BLACK = starts_of(PLACE_TOKEN)[1]
MARGIN, OUTCOME = 0, 1
HEADS = 2
MARGIN_SCALE = 0.1  # margins are told in tens of points
EPSILON = 1e-5  # of a layer norm


class Activations(NamedTuple):
    """What the layers write; every thread has its own."""

    inputs: NDArray[np.uint8]  # a position, as `encode` writes it
    lays: NDArray[np.int16]
    legal: NDArray[np.uint8]
    scaled: NDArray[np.float32]
    slots: NDArray[np.float32]  # hidden, by slot
    places: NDArray[np.float32]  # hidden, by place
    hidden: NDArray[np.float32]
    rival_slots: NDArray[np.float32]
    code: NDArray[np.float32]
    rival_code: NDArray[np.float32]
    rival: NDArray[np.float32]
    joined: NDArray[np.float32]  # the table and all codes
    trunk: NDArray[np.float32]
    normed: NDArray[np.float32]
    wide: NDArray[np.float32]
    head: NDArray[np.float32]
    token_head: NDArray[np.float32]
    logits: NDArray[np.float32]
    values: NDArray[np.float32]  # by seat ahead and head


def new_activations(weights: Weights) -> Activations:
    """Room for one thread."""

    def room(*shape: int) -> NDArray[np.float32]:
        return np.zeros(shape, np.float32)

    trunk = weights.trunk_weight.shape[1]
    heads = [weights.lay_weight, weights.take_weight, weights.other_weight, weights.value_weight]
    widest = max(len(weight) for weight in heads)
    return Activations(
        inputs=np.zeros(INPUTS, np.uint8),
        lays=np.zeros(SLOTS * SHAPES, np.int16),
        legal=np.zeros(OUTPUTS, np.uint8),
        scaled=room(INPUTS),
        slots=room(SLOTS, weights.slot_weight.shape[1]),
        places=room(PLACES, weights.place_weight.shape[1]),
        hidden=room(weights.rival_slot_weight.shape[1]),
        rival_slots=room(RIVAL_SIZE + weights.rival_slot_code_weight.shape[1]),
        code=room(max(weights.slot_code_weight.shape[1], weights.place_code_weight.shape[1])),
        rival_code=room(weights.rival_slot_code_weight.shape[1]),
        rival=room(weights.rival_code_weight.shape[1]),
        joined=room(len(weights.trunk_weight)),
        trunk=room(trunk),
        normed=room(trunk),
        wide=room(trunk),
        head=room(widest),
        token_head=room(widest),
        logits=room(OUTPUTS),
        values=room(SEATS * HEADS),
    )


@kernel
def add_products(inputs: Any, weights: Any, out: Any) -> None:
    """Add a layer's products. Loops over lengths, not constants, vectorise."""
    for i in range(len(inputs)):
        value = inputs[i]
        if value != 0.0:
            row = weights[i]
            for j in range(len(out)):
                out[j] += value * row[j]


@kernel
def linear(inputs: Any, weights: Any, bias: Any, out: Any) -> None:
    """A dense layer."""
    for j in range(len(out)):
        out[j] = bias[j]
    add_products(inputs, weights, out)


@kernel
def relu(values: Any) -> None:
    """Cut off at zero, in place."""
    for j in range(len(values)):
        values[j] = max(values[j], np.float32(0.0))


@kernel
def layer_norm(values: Any, norm: Any, out: Any) -> None:
    """Bring values to mean zero and variance one, then to the norm's own scale and shift."""
    size = len(values)
    mean = np.float32(0.0)
    for j in range(size):
        mean += values[j]
    mean /= np.float32(size)
    variance = np.float32(0.0)
    for j in range(size):
        variance += (values[j] - mean) * (values[j] - mean)
    factor = np.float32(1.0) / np.sqrt(variance / np.float32(size) + np.float32(EPSILON))
    for j in range(size):
        out[j] = (values[j] - mean) * factor * norm[0, j] + norm[1, j]


@kernel
def pool(code: Any, size: int, joined: Any, at: int) -> None:
    """Add a code to the sum, and to the maximum behind it."""
    for j in range(size):
        joined[at + j] += code[j]
        joined[at + size + j] = max(joined[at + size + j], code[j])


@kernel
def encode_slots(weights: Weights, room: Activations, at: int) -> int:
    """The player's slots, pooled; where the next codes go."""
    size = weights.slot_code_weight.shape[1]
    for slot in range(SLOTS):
        token = room.scaled[SLOTS_AT + slot * SLOT_SIZE : SLOTS_AT + (slot + 1) * SLOT_SIZE]
        if token[0] != 0.0:
            linear(token, weights.slot_weight, weights.slot_bias, room.slots[slot])
            relu(room.slots[slot])
            linear(
                room.slots[slot], weights.slot_code_weight, weights.slot_code_bias, room.code[:size]
            )
            relu(room.code[:size])
            pool(room.code, size, room.joined, at)
    return at + 2 * size


@kernel
def encode_rivals(weights: Weights, room: Activations, at: int) -> int:
    """The other seats, one after the other, each with the sum of its slots."""
    size = weights.rival_code_weight.shape[1]
    for rival in range(RIVALS):
        start = RIVALS_AT + rival * RIVAL_SIZE
        if room.scaled[start] == 0.0:
            continue
        seat = room.rival_slots
        seat[:RIVAL_SIZE] = room.scaled[start : start + RIVAL_SIZE]
        seat[RIVAL_SIZE:] = 0.0
        for slot in range(SLOTS):
            first = RIVAL_SLOTS_AT + (rival * SLOTS + slot) * RIVAL_SLOT_SIZE
            token = room.scaled[first : first + RIVAL_SLOT_SIZE]
            if token[0] != 0.0:
                linear(token, weights.rival_slot_weight, weights.rival_slot_bias, room.hidden)
                relu(room.hidden)
                code = room.rival_code
                linear(
                    room.hidden, weights.rival_slot_code_weight, weights.rival_slot_code_bias, code
                )
                relu(code)
                for j in range(len(code)):
                    seat[RIVAL_SIZE + j] += code[j]
        linear(seat, weights.rival_code_weight, weights.rival_code_bias, room.rival)
        relu(room.rival)
        room.joined[at + rival * size : at + (rival + 1) * size] = room.rival
    return at + RIVALS * size


@kernel
def encode_places(weights: Weights, room: Activations, at: int) -> None:
    """The market, white and black puzzles pooled apart."""
    size = weights.place_code_weight.shape[1]
    for place in range(PLACES):
        start = PLACES_AT + place * PLACE_SIZE
        token = room.scaled[start : start + PLACE_SIZE]
        if token[0] != 0.0:
            linear(token, weights.place_weight, weights.place_bias, room.places[place])
            relu(room.places[place])
            linear(
                room.places[place],
                weights.place_code_weight,
                weights.place_code_bias,
                room.code[:size],
            )
            relu(room.code[:size])
            black = token[BLACK] != 0.0
            pool(room.code, size, room.joined, at + 2 * size if black else at)


@kernel
def run_trunk(weights: Weights, room: Activations) -> None:
    """The residual blocks, up to the last norm and ReLU, into `normed`."""
    linear(room.joined, weights.trunk_weight, weights.trunk_bias, room.trunk)
    blocks = len(weights.block_weights)
    for block in range(blocks):
        layers, biases = weights.block_weights[block], weights.block_biases[block]
        layer_norm(room.trunk, weights.norms[block], room.normed)
        linear(room.normed, layers[0], biases[0], room.wide)
        relu(room.wide)
        linear(room.wide, layers[1], biases[1], room.normed)
        for j in range(len(room.trunk)):
            room.trunk[j] += room.normed[j]
    layer_norm(room.trunk, weights.norms[blocks], room.normed)
    relu(room.normed)


@kernel
def score_tokens(
    tokens: Any,
    token_weight: Any,
    trunk_weight: Any,
    trunk_bias: Any,
    weight: Any,
    bias: Any,
    out: Any,
    start: int,
    stride: int,
    room: Activations,
) -> None:
    """The logits of tokens that are there, from each of them and the trunk."""
    size = len(weight)
    common, own = room.head[:size], room.token_head[:size]
    linear(room.normed, trunk_weight, trunk_bias, common)
    for token in range(len(tokens)):
        if room.scaled[start + token * stride] != 0.0:
            own[:] = common
            add_products(tokens[token], token_weight, own)
            relu(own)
            answers = weight.shape[1]
            linear(own, weight, bias, out[token * answers : (token + 1) * answers])


@kernel
def run_policy(weights: Weights, room: Activations) -> None:
    """The logits of every output."""
    logits = room.logits
    logits[:] = 0.0
    score_tokens(
        room.places,
        weights.take_place_weight,
        weights.take_trunk_weight,
        weights.take_trunk_bias,
        weights.take_weight,
        weights.take_bias,
        logits[TAKES:LAYS],
        PLACES_AT,
        PLACE_SIZE,
        room,
    )
    score_tokens(
        room.slots,
        weights.lay_slot_weight,
        weights.lay_trunk_weight,
        weights.lay_trunk_bias,
        weights.lay_weight,
        weights.lay_bias,
        logits[LAYS:PIECES],
        SLOTS_AT,
        SLOT_SIZE,
        room,
    )
    head = room.head[: len(weights.other_weight)]
    linear(room.normed, weights.other_trunk_weight, weights.other_trunk_bias, head)
    relu(head)
    linear(head, weights.other_weight, weights.other_bias, logits[PIECES:])


@kernel
def run_value(weights: Weights, room: Activations) -> None:
    """Margin and outcome of every seat, counted from the player to act."""
    head = room.head[: len(weights.value_weight)]
    linear(room.normed, weights.value_trunk_weight, weights.value_trunk_bias, head)
    relu(head)
    linear(head, weights.value_weight, weights.value_bias, room.values)


@kernel
def run_network(weights: Weights, room: Activations) -> None:
    """Logits and values of the position in `room.inputs`."""
    for i in range(INPUTS):
        room.scaled[i] = room.inputs[i] * weights.scale[i]
    room.joined[:] = 0.0
    room.joined[:TABLE_SIZE] = room.scaled[TABLE_AT:]
    at = encode_slots(weights, room, TABLE_SIZE)
    at = encode_rivals(weights, room, at)
    encode_places(weights, room, at)
    run_trunk(weights, room)
    run_policy(weights, room)
    run_value(weights, room)
