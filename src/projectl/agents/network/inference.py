"""The forward pass of the network in compiled code, one position at a time.

A layer goes through its inputs and skips those that are zero: most are, of a position and after a
ReLU. What is left are additions of rows, which vectorise. All activations stand in one array; a
layer is told where its inputs begin and where its outputs go.
"""

import numpy as np

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
    SCALE,
    SLOT_SIZE,
    SLOTS_AT,
    TABLE_AT,
    TABLE_SIZE,
    TAKES,
    starts_of,
)
from projectl.agents.network.weights import BLOCK_LAYERS, BLOCKS, WIDEST, Layer, Weights
from projectl.rules.kernel import integer, kernel, linked
from projectl.rules.pieces import SHAPES
from projectl.rules.state import PLACES, SEATS, SLOTS

BLACK = starts_of(PLACE_TOKEN)[1]
MARGIN, OUTCOME = 0, 1
HEADS = 2
MARGIN_SCALE = 0.1  # margins are told in tens of points
EPSILON = 1e-5  # of a layer norm

# Where everything stands among the activations, with room for the widest layers.
CODES = 2 + RIVALS + 4  # of slots, rivals and places, in what the trunk is told
ACTIVATIONS = {
    "scaled": INPUTS,
    "slots": SLOTS * WIDEST,  # hidden, by slot
    "places": PLACES * WIDEST,  # hidden, by place
    "hidden": WIDEST,
    "seat": RIVAL_SIZE + WIDEST,  # another seat, and the sum of its slots
    "code": WIDEST,
    "joined": TABLE_SIZE + CODES * WIDEST,  # the table and all codes
    "trunk": WIDEST,
    "normed": WIDEST,
    "head": WIDEST,
    "answers": WIDEST,
}
(
    SCALED,
    SLOTS_HIDDEN,
    PLACES_HIDDEN,
    HIDDEN,
    RIVAL_SEAT,
    CODE,
    JOINED,
    TRUNK,
    NORMED,
    HEAD,
    ANSWERS,
) = starts_of(ACTIVATIONS)

# What is written for one position; every thread has its own.
ROOM = np.dtype(
    (
        np.record,
        [
            ("activations", np.float32, sum(ACTIVATIONS.values())),
            ("logits", np.float32, OUTPUTS),
            ("values", np.float32, SEATS * HEADS),  # by seat ahead and head
            ("lays", np.int16, SLOTS * SHAPES),
            ("inputs", np.uint8, INPUTS),  # as `encode` writes them
            ("legal", np.uint8, OUTPUTS),
        ],
    )
)
Room = np.record  # of the dtype ROOM


def new_room() -> Room:
    """Room for one thread."""
    room: Room = np.zeros(1, ROOM)[0]
    return room


@kernel
def add_products(weights: Weights, number: int, room: Room, start: int, out: int) -> None:
    """Add a layer's products. Loops over slices, not over parts of an array, vectorise."""
    layer, activations = weights.layers[number], room.activations
    size = layer.outputs
    inputs, outputs = activations[start : start + layer.inputs], activations[out : out + size]
    for i in range(layer.inputs):
        value = inputs[i]
        if value != 0.0:
            row = weights.values[layer.weight + i * size : layer.weight + (i + 1) * size]
            for j in range(size):
                outputs[j] += value * row[j]


@kernel
def linear(weights: Weights, number: int, room: Room, start: int, out: int) -> None:
    """A dense layer."""
    layer = weights.layers[number]
    for j in range(layer.outputs):
        room.activations[out + j] = weights.values[layer.bias + j]
    add_products(weights, number, room, start, out)


@kernel
def linear_relu(weights: Weights, number: int, room: Room, start: int, out: int) -> None:
    """A dense layer, cut off at zero."""
    linear(weights, number, room, start, out)
    outputs = room.activations[out : out + weights.layers[number].outputs]
    for j in range(len(outputs)):
        outputs[j] = max(outputs[j], np.float32(0.0))


@kernel
def layer_norm(weights: Weights, number: int, room: Room, start: int, out: int) -> None:
    """Bring values to mean zero and variance one, then to the norm's own scale and shift."""
    layer = weights.layers[number]
    size = layer.outputs
    values, outputs = room.activations[start : start + size], room.activations[out : out + size]
    scale = weights.values[layer.weight : layer.weight + size]
    shift = weights.values[layer.bias : layer.bias + size]
    mean = np.float32(0.0)
    for j in range(size):
        mean += values[j]
    mean /= np.float32(size)
    variance = np.float32(0.0)
    for j in range(size):
        variance += (values[j] - mean) * (values[j] - mean)
    factor = np.float32(1.0) / np.sqrt(variance / np.float32(size) + np.float32(EPSILON))
    for j in range(size):
        outputs[j] = (values[j] - mean) * factor * scale[j] + shift[j]


@kernel
def pool(room: Room, size: int, at: int) -> None:
    """Add the code to the sum, and to the maximum behind it."""
    code, joined = room.activations[CODE : CODE + size], room.activations[at : at + 2 * size]
    for j in range(size):
        joined[j] += code[j]
        joined[size + j] = max(joined[size + j], code[j])


@kernel
def encode_slots(weights: Weights, room: Room, at: int) -> int:
    """The player's slots, pooled; where the next codes go."""
    size = weights.layers[Layer.SLOT_CODE].outputs
    for slot in range(SLOTS):
        token = SCALED + SLOTS_AT + slot * SLOT_SIZE
        if room.activations[token] != 0.0:
            hidden = SLOTS_HIDDEN + slot * WIDEST
            linear_relu(weights, integer(Layer.SLOT), room, token, hidden)
            linear_relu(weights, integer(Layer.SLOT_CODE), room, hidden, integer(CODE))
            pool(room, size, at)
    return at + 2 * size


@kernel
def encode_rivals(weights: Weights, room: Room, at: int) -> int:
    """The other seats, one after the other, each with the sum of its slots."""
    size = weights.layers[Layer.RIVAL_CODE].outputs
    slot_size = weights.layers[Layer.RIVAL_SLOT_CODE].outputs
    activations = room.activations
    for rival in range(RIVALS):
        start = SCALED + RIVALS_AT + rival * RIVAL_SIZE
        if activations[start] == 0.0:
            continue
        for j in range(RIVAL_SIZE):
            activations[RIVAL_SEAT + j] = activations[start + j]
        for j in range(slot_size):
            activations[RIVAL_SEAT + RIVAL_SIZE + j] = 0.0
        for slot in range(SLOTS):
            token = SCALED + RIVAL_SLOTS_AT + (rival * SLOTS + slot) * RIVAL_SLOT_SIZE
            if activations[token] != 0.0:
                linear_relu(weights, integer(Layer.RIVAL_SLOT), room, token, integer(HIDDEN))
                code = integer(Layer.RIVAL_SLOT_CODE)
                linear_relu(weights, code, room, integer(HIDDEN), integer(CODE))
                for j in range(slot_size):
                    activations[RIVAL_SEAT + RIVAL_SIZE + j] += activations[CODE + j]
        code = integer(Layer.RIVAL_CODE)
        linear_relu(weights, code, room, integer(RIVAL_SEAT), at + rival * size)
    return at + RIVALS * size


@kernel
def encode_places(weights: Weights, room: Room, at: int) -> None:
    """The market, white and black puzzles pooled apart."""
    size = weights.layers[Layer.PLACE_CODE].outputs
    for place in range(PLACES):
        token = SCALED + PLACES_AT + place * PLACE_SIZE
        if room.activations[token] != 0.0:
            hidden = PLACES_HIDDEN + place * WIDEST
            linear_relu(weights, integer(Layer.PLACE), room, token, hidden)
            linear_relu(weights, integer(Layer.PLACE_CODE), room, hidden, integer(CODE))
            black = room.activations[token + BLACK] != 0.0
            pool(room, size, at + 2 * size if black else at)


@kernel
def run_trunk(weights: Weights, room: Room) -> None:
    """The residual blocks, up to the last norm and ReLU, into `normed`."""
    activations = room.activations
    trunk, normed, head = integer(TRUNK), integer(NORMED), integer(HEAD)
    linear(weights, integer(Layer.TRUNK), room, integer(JOINED), trunk)
    size = weights.layers[Layer.TRUNK].outputs
    for first in range(BLOCKS, len(weights.layers), len(BLOCK_LAYERS)):
        layer_norm(weights, first, room, trunk, normed)
        linear_relu(weights, first + 1, room, normed, head)
        linear(weights, first + 2, room, head, normed)
        for j in range(size):
            activations[TRUNK + j] += activations[NORMED + j]
    layer_norm(weights, integer(Layer.NORM), room, trunk, normed)
    for j in range(size):
        activations[NORMED + j] = max(activations[NORMED + j], np.float32(0.0))


@kernel
def score_tokens(
    weights: Weights,
    first: int,
    room: Room,
    tokens: int,
    hidden: int,
    start: int,
    stride: int,
    logits: int,
) -> None:
    """The logits of tokens that are there, from each of them and the trunk.

    The layers stand together: of the token, of the trunk, and of their sum.
    """
    linear(weights, first + 1, room, integer(NORMED), integer(HIDDEN))
    activations = room.activations
    size, answers = weights.layers[first + 1].outputs, weights.layers[first + 2].outputs
    for token in range(tokens):
        if activations[start + token * stride] != 0.0:
            for j in range(size):
                activations[HEAD + j] = activations[HIDDEN + j]
            add_products(weights, first, room, hidden + token * WIDEST, integer(HEAD))
            for j in range(size):
                activations[HEAD + j] = max(activations[HEAD + j], np.float32(0.0))
            linear(weights, first + 2, room, integer(HEAD), integer(ANSWERS))
            for j in range(answers):
                room.logits[logits + token * answers + j] = activations[ANSWERS + j]


@kernel
def run_heads(weights: Weights, room: Room) -> None:
    """The logits of every output, then margin and outcome of every seat from the player on."""
    normed, head, answers = integer(NORMED), integer(HEAD), integer(ANSWERS)
    for output in range(OUTPUTS):
        room.logits[output] = 0.0
    for kind in range(2):
        if kind == 0:
            first, tokens, logits = integer(Layer.TAKE_PLACE), integer(PLACES), integer(TAKES)
            hidden, start, stride = PLACES_HIDDEN, SCALED + PLACES_AT, PLACE_SIZE
        else:
            first, tokens, logits = integer(Layer.LAY_SLOT), integer(SLOTS), integer(LAYS)
            hidden, start, stride = SLOTS_HIDDEN, SCALED + SLOTS_AT, SLOT_SIZE
        score_tokens(weights, first, room, tokens, hidden, start, stride, logits)
    linear_relu(weights, integer(Layer.OTHER_TRUNK), room, normed, head)
    linear(weights, integer(Layer.OTHER), room, head, answers)
    for output in range(PIECES, OUTPUTS):
        room.logits[output] = room.activations[ANSWERS + output - PIECES]
    linear_relu(weights, integer(Layer.VALUE_TRUNK), room, normed, head)
    linear(weights, integer(Layer.VALUE), room, head, answers)
    for value in range(SEATS * HEADS):
        room.values[value] = room.activations[ANSWERS + value]


@linked
def run_network(weights: Weights, room: Room) -> None:
    """Logits and values of the position in `room.inputs`."""
    activations = room.activations
    for i in range(INPUTS):
        activations[SCALED + i] = room.inputs[i] * SCALE[i]
    for j in range(TABLE_SIZE):
        activations[JOINED + j] = activations[SCALED + TABLE_AT + j]
    for j in range(TABLE_SIZE, weights.layers[Layer.TRUNK].inputs):
        activations[JOINED + j] = 0.0
    at = encode_slots(weights, room, integer(JOINED + TABLE_SIZE))
    at = encode_rivals(weights, room, at)
    encode_places(weights, room, at)
    run_trunk(weights, room)
    run_heads(weights, room)
