"""A tree of whole turns: every node is a position at the start of a turn, every edge a turn.

Each step walks down from the root by the turns that prior_value most and are tried least, adds one
node, looks for its turns, and tells what it found to all nodes above. Where a turn reveals a puzzle
the hidden cards are reshuffled, so that a turn gets several nodes, one for each of a few deals.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from projectl.agents.planning.evaluation import (
    Evaluator,
    chance_to_win,
    is_last,
    margin_of,
    spread_of,
)
from projectl.agents.planning.scratch import LONGEST_TURN, SIMULATED, Scratch
from projectl.agents.planning.turns import find_turns, play_turn
from projectl.rules.actions import Kind, kind_of
from projectl.rules.chance import SEED_WORDS, random_word
from projectl.rules.hidden import reshuffle_hidden
from projectl.rules.kernel import integer, kernel
from projectl.rules.state import SEATS, STATE, State, is_solo

ROOT_WIDTH, ROOT_TURNS = 48, 32  # unfinished and finished turns kept at the root
WIDTH, TURNS = 8, 8  # and everywhere else
DEALS = 4  # nodes of a turn that reveals a puzzle, at most
DEEPEST = 40
TEMPERATURE = 0.8  # how much better, in points, a turn has to look to be tried before the others
C_PUCT = 0.7  # how much turns that were tried less are preferred
A_POINT = 0.004  # what a point of margin is worth beside the chance to win
A_TIE = 0.5  # points from a tie to where one would as soon win as lose

NODE = np.dtype(
    (
        np.record,
        [
            ("margin", np.float64, SEATS),  # what the node promised when it was new, by seat
            ("gain", np.float64, SEATS),
            ("first", np.int64),  # its first edge
            ("edges", np.int64),  # none when only touches are left
            ("visits", np.int64),
            ("player", np.int64),
        ],
    )
)

EDGE = np.dtype(
    (
        np.record,
        [
            ("prior_value", np.float64),  # the gain it seems to bring before it is tried ...
            ("prior_margin", np.float64),  # ... and the margin
            ("prior", np.float64),  # its share of attention
            ("gain", np.float64),  # the sum of what it brought the player, chance and points
            ("margin", np.float64),  # the sum of the margins it led to
            ("visits", np.int64),
            ("reveals", np.int64),  # whether chance plays a part in it
            ("deals", np.int64),  # how many nodes it has
            ("node", np.int64, DEALS),
            ("length", np.int64),
            ("actions", np.int16, LONGEST_TURN),
        ],
    )
)


class Tree(NamedTuple):
    """The nodes with their positions, the edges, and the way down of the present step."""

    states: NDArray[Any]
    nodes: NDArray[Any]
    edges: NDArray[Any]
    size: NDArray[np.int64]  # nodes, edges
    path: NDArray[np.int64]  # node and edge at each depth


NODES_USED, EDGES_USED = 0, 1
MOST_NODES = 20_000


def new_tree(nodes: int = MOST_NODES) -> Tree:
    """An empty tree, of about 1.6 kB a node; memory is taken as it grows."""
    return Tree(
        states=np.zeros(nodes, STATE),
        nodes=np.zeros(nodes, NODE),
        edges=np.zeros(nodes * TURNS + ROOT_TURNS, EDGE),
        size=np.zeros(2, np.int64),
        path=np.zeros((DEEPEST, 2), np.int64),
    )


@kernel
def judge(state: State, node: Any, evaluator: Evaluator, scratch: Scratch) -> None:
    """Write what every seat can expect of a position: its margin, and the gain it means."""
    spread = spread_of(state, evaluator)
    for seat in range(integer(state.seats)):
        node.margin[seat] = margin_of(state, seat, evaluator, scratch)
        node.gain[seat] = gain_of(state, node.margin[seat], spread)


@kernel
def gain_of(state: State, margin: float, spread: float) -> float:
    """The chance to win with a margin, and a little for every point; alone a tie is lost (R7.8)."""
    lead = margin - A_TIE if is_solo(state) else margin
    return chance_to_win(lead, spread) + A_POINT * margin


@kernel
def reveals(state: State, turn: Any) -> bool:
    """Whether a turn turns a card over; the mastermind's does always."""
    if is_solo(state):
        return True
    for n in range(turn.length):
        if kind_of(integer(turn.actions[n])) == Kind.TAKE:
            return True
    return False


@kernel
def add_edges(tree: Tree, index: int, found: int, spread: float, scratch: Scratch) -> None:
    """Give a node an edge for every turn that was found."""
    node = tree.nodes[index]
    node.first = tree.size[EDGES_USED]
    node.edges = found
    tree.size[EDGES_USED] += found
    best = scratch.finished[0].value
    total = 0.0
    for n in range(found):
        total += np.exp((scratch.finished[n].value - best) / TEMPERATURE)
    for n in range(found):
        turn = scratch.finished[n]
        edge = tree.edges[node.first + n]
        edge.prior = np.exp((turn.value - best) / TEMPERATURE) / total
        edge.prior_margin = node.margin[node.player] + turn.value - best
        edge.prior_value = gain_of(tree.states[index], edge.prior_margin, spread)
        edge.gain, edge.margin = 0.0, 0.0
        edge.visits, edge.deals = 0, 0
        edge.reveals = 1 if reveals(tree.states[index], turn) else 0
        edge.length = turn.length
        for action in range(turn.length):
            edge.actions[action] = turn.actions[action]


@kernel
def open_node(
    tree: Tree, index: int, width: int, turns: int, evaluator: Evaluator, scratch: Scratch
) -> None:
    """Find the turns of a new node; it promises what the best of them leads to."""
    state, node = tree.states[index], tree.nodes[index]
    node.player = integer(state.player)
    node.visits = 0
    node.edges = 0
    if is_last(state):
        judge(state, node, evaluator, scratch)
        return
    found = find_turns(state, width, turns, evaluator, scratch)
    scratch.trial[0] = state
    play_turn(scratch.trial[0], scratch.finished[0])
    scratch.counters[SIMULATED] += scratch.finished[0].length
    judge(scratch.trial[0], node, evaluator, scratch)
    add_edges(tree, index, found, spread_of(scratch.trial[0], evaluator), scratch)


@kernel
def reset(tree: Tree, state: State, width: int, evaluator: Evaluator, scratch: Scratch) -> None:
    """Begin a tree with a position; `width` is how many unfinished turns are kept there."""
    tree.size[NODES_USED] = 1
    tree.size[EDGES_USED] = 0
    tree.states[0] = state
    # Numba would compile the whole search once more for every constant it is called with.
    open_node(tree, integer(0), width, integer(ROOT_TURNS), evaluator, scratch)


@kernel
def select_edge(tree: Tree, index: int) -> int:
    """The edge to go on with: it promises much, or was tried little."""
    node = tree.nodes[index]
    pull = C_PUCT * np.sqrt(float(node.visits + 1))
    best, best_score = node.first, -1.0e9
    for n in range(node.first, node.first + node.edges):
        edge = tree.edges[n]
        mean = (edge.gain + edge.prior_value) / (edge.visits + 1)
        score = mean + pull * edge.prior / (edge.visits + 1)
        if score > best_score:
            best, best_score = n, score
    return best


@kernel
def next_node(tree: Tree, edge: Any) -> int:
    """The node of an edge to go on with, or -1 if it should get a new one."""
    if edge.deals == 0:
        return -1
    wanted = edge.deals < DEALS and edge.visits >= 2 * edge.deals * edge.deals
    if edge.reveals and wanted and tree.size[NODES_USED] < len(tree.nodes):
        return -1
    chosen = edge.node[0]
    for n in range(1, edge.deals):
        if tree.nodes[edge.node[n]].visits < tree.nodes[chosen].visits:
            chosen = edge.node[n]
    return chosen


@kernel
def add_node(tree: Tree, index: int, edge: Any, evaluator: Evaluator, scratch: Scratch) -> int:
    """Play a turn, with the hidden cards reshuffled if it reveals any, and open what follows."""
    added = tree.size[NODES_USED]
    tree.size[NODES_USED] += 1
    tree.states[added] = tree.states[index]
    if edge.reveals:
        for word in range(SEED_WORDS):
            tree.states[added].rng[word] = random_word(tree.states[0])
        reshuffle_hidden(tree.states[added])
    play_turn(tree.states[added], edge)
    scratch.counters[SIMULATED] += edge.length
    edge.node[edge.deals] = added
    edge.deals += 1
    open_node(tree, added, integer(WIDTH), integer(TURNS), evaluator, scratch)
    return added


@kernel
def backup(tree: Tree, depth: int, leaf: int) -> None:
    """Add what a leaf promises to every edge on the way to it."""
    tree.nodes[leaf].visits += 1
    for n in range(depth):
        node, edge = tree.nodes[tree.path[n, 0]], tree.edges[tree.path[n, 1]]
        node.visits += 1
        edge.visits += 1
        edge.gain += tree.nodes[leaf].gain[node.player]
        edge.margin += tree.nodes[leaf].margin[node.player]


@kernel
def simulate(tree: Tree, evaluator: Evaluator, scratch: Scratch) -> None:
    """Walk down once, add a node, and tell its prior_value to those above."""
    index = integer(0)
    depth = 0
    while tree.nodes[index].edges > 0 and depth < DEEPEST:
        chosen = select_edge(tree, index)
        tree.path[depth, 0] = index
        tree.path[depth, 1] = chosen
        depth += 1
        following = next_node(tree, tree.edges[chosen])
        if following < 0:
            index = add_node(tree, index, tree.edges[chosen], evaluator, scratch)
            break
        index = following
    backup(tree, depth, index)


@kernel
def search(tree: Tree, steps: int, evaluator: Evaluator, scratch: Scratch) -> int:
    """So many steps, or as many as there is room for nodes; how many were made."""
    for n in range(steps):
        if tree.size[NODES_USED] >= len(tree.nodes):
            return n
        simulate(tree, evaluator, scratch)
    return steps
