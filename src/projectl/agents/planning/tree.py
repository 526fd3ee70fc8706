"""Monte Carlo tree search: a node is a position at the start of a turn, an edge a whole turn.

Each simulation selects edges from the root by PUCT, adds one child, expands and evaluates it (there
are no rollouts), and backs the value up the path. Hidden cards are handled by determinization: an
edge whose turn reveals a puzzle gets several children, each with the hidden cards dealt anew.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from projectl.agents.planning.evaluation import (
    Evaluator,
    margin_of,
    only_touches_left,
    spread_of,
    win_probability,
)
from projectl.agents.planning.scratch import LONGEST_TURN, SIMULATED, Scratch
from projectl.agents.planning.turns import find_turns, play_turn
from projectl.rules.actions import Kind, kind_of
from projectl.rules.chance import SEED_WORDS, random_word
from projectl.rules.hidden import reshuffle_hidden
from projectl.rules.kernel import integer, kernel
from projectl.rules.state import SEATS, STATE, State, is_solo

ROOT_WIDTH, ROOT_TURNS = 48, 32  # of the beam search at the root
WIDTH, TURNS = 8, 8  # and in every other node
DEALS = 4  # determinizations of a turn that reveals a puzzle, at most
MAX_DEPTH = 40
TEMPERATURE = 0.8  # of the softmax over turns that gives their priors, in points
C_PUCT = 0.7  # weight of exploration
POINT_WEIGHT = 0.004  # of a point of margin, beside the probability to win
SOLO_BREAK_EVEN = 0.5  # margin at which a win is as likely as a loss; a tie is lost (R7.8)

NODE = np.dtype(
    (
        np.record,
        [
            ("margin", np.float64, SEATS),  # expected when it was expanded, by seat ...
            ("value", np.float64, SEATS),  # ... and the utility of that
            ("first", np.int64),  # its first edge
            ("edges", np.int64),  # none in a leaf where only touches are left
            ("visits", np.int64),
            ("player", np.int64),
        ],
    )
)

EDGE = np.dtype(
    (
        np.record,
        [
            ("prior", np.float64),  # its probability by the softmax
            ("prior_value", np.float64),  # the value expected before its first visit ...
            ("prior_margin", np.float64),  # ... and the margin
            ("value_sum", np.float64),  # of the values backed up, for the player
            ("margin_sum", np.float64),  # of the margins backed up
            ("visits", np.int64),
            ("reveals", np.int64),  # whether chance plays a part in it
            ("deals", np.int64),  # how many children it has, one a determinization
            ("node", np.int64, DEALS),
            ("length", np.int64),
            ("actions", np.int16, LONGEST_TURN),
        ],
    )
)


class Tree(NamedTuple):
    """The nodes with their positions, the edges, and the path of the present simulation."""

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
        path=np.zeros((MAX_DEPTH, 2), np.int64),
    )


@kernel
def evaluate(state: State, node: Any, evaluator: Evaluator, scratch: Scratch) -> None:
    """Write the margin every seat can expect in a position, and the value of that."""
    spread = spread_of(state, evaluator)
    for seat in range(integer(state.seats)):
        node.margin[seat] = margin_of(state, seat, evaluator, scratch)
        node.value[seat] = utility_of(state, node.margin[seat], spread)


@kernel
def utility_of(state: State, margin: float, spread: float) -> float:
    """The value of a margin: the probability to win with it, and a little for every point."""
    lead = margin - SOLO_BREAK_EVEN if is_solo(state) else margin
    return win_probability(lead, spread) + POINT_WEIGHT * margin


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
    """Give a node an edge for every turn that was found, with priors by softmax."""
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
        edge.prior_value = utility_of(tree.states[index], edge.prior_margin, spread)
        edge.value_sum, edge.margin_sum = 0.0, 0.0
        edge.visits, edge.deals = 0, 0
        edge.reveals = 1 if reveals(tree.states[index], turn) else 0
        edge.length = turn.length
        for action in range(turn.length):
            edge.actions[action] = turn.actions[action]


@kernel
def expand(
    tree: Tree, index: int, width: int, turns: int, evaluator: Evaluator, scratch: Scratch
) -> None:
    """Find the turns of a new node, and evaluate it by what the best of them leads to."""
    state, node = tree.states[index], tree.nodes[index]
    node.player = integer(state.player)
    node.visits = 0
    node.edges = 0
    if only_touches_left(state):
        evaluate(state, node, evaluator, scratch)
        return
    found = find_turns(state, width, turns, evaluator, scratch)
    scratch.trial[0] = state
    play_turn(scratch.trial[0], scratch.finished[0])
    scratch.counters[SIMULATED] += scratch.finished[0].length
    evaluate(scratch.trial[0], node, evaluator, scratch)
    add_edges(tree, index, found, spread_of(scratch.trial[0], evaluator), scratch)


@kernel
def reset(tree: Tree, state: State, width: int, evaluator: Evaluator, scratch: Scratch) -> None:
    """Begin a tree with a position; `width` is that of the beam search at the root."""
    tree.size[NODES_USED] = 1
    tree.size[EDGES_USED] = 0
    tree.states[0] = state
    # Numba would compile the whole search once more for every constant it is called with.
    expand(tree, integer(0), width, integer(ROOT_TURNS), evaluator, scratch)


@kernel
def select_edge(tree: Tree, index: int) -> int:
    """The edge with the highest upper confidence bound (PUCT)."""
    node = tree.nodes[index]
    exploration = C_PUCT * np.sqrt(float(node.visits + 1))
    best, best_score = node.first, -1.0e9
    for n in range(node.first, node.first + node.edges):
        edge = tree.edges[n]
        mean = (edge.value_sum + edge.prior_value) / (edge.visits + 1)
        score = mean + exploration * edge.prior / (edge.visits + 1)
        if score > best_score:
            best, best_score = n, score
    return best


@kernel
def select_child(tree: Tree, edge: Any) -> int:
    """The child of an edge that was visited least, or -1 if it should get a new one.

    The more an edge is visited, the more determinizations it gets (progressive widening).
    """
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
def add_child(tree: Tree, index: int, edge: Any, evaluator: Evaluator, scratch: Scratch) -> int:
    """Play an edge's turn in a new node, determinized if it reveals a card, and expand it."""
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
    expand(tree, added, integer(WIDTH), integer(TURNS), evaluator, scratch)
    return added


@kernel
def backup(tree: Tree, depth: int, leaf: int) -> None:
    """Add the value of a leaf to every edge of the path to it."""
    tree.nodes[leaf].visits += 1
    for n in range(depth):
        node, edge = tree.nodes[tree.path[n, 0]], tree.edges[tree.path[n, 1]]
        node.visits += 1
        edge.visits += 1
        edge.value_sum += tree.nodes[leaf].value[node.player]
        edge.margin_sum += tree.nodes[leaf].margin[node.player]


@kernel
def simulate(tree: Tree, evaluator: Evaluator, scratch: Scratch) -> None:
    """One simulation: select down to a leaf, add and expand a child, back its value up."""
    index = integer(0)
    depth = 0
    while tree.nodes[index].edges > 0 and depth < MAX_DEPTH:
        chosen = select_edge(tree, index)
        tree.path[depth, 0] = index
        tree.path[depth, 1] = chosen
        depth += 1
        following = select_child(tree, tree.edges[chosen])
        if following < 0:
            index = add_child(tree, index, tree.edges[chosen], evaluator, scratch)
            break
        index = following
    backup(tree, depth, index)


@kernel
def search(tree: Tree, simulations: int, evaluator: Evaluator, scratch: Scratch) -> int:
    """Run simulations until there is no room for nodes; how many were made."""
    for n in range(simulations):
        if tree.size[NODES_USED] >= len(tree.nodes):
            return n
        simulate(tree, evaluator, scratch)
    return simulations
