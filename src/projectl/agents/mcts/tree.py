"""Monte Carlo tree search: a node is a position where a turn begins or a card was turned up.

Each simulation selects edges from the root by PUCT, adds one child, has the network evaluate it
(there are no rollouts), and backs the values of all seats up the path. A node gets its edges when
it is visited a second time. Hidden cards are handled by determinization: an edge that turns up a
card gets several children, each with the hidden cards dealt anew.
"""

from typing import Any, NamedTuple

import numpy as np

from projectl.agents.mcts.evaluation import Network, evaluate
from projectl.agents.mcts.scratch import LONGEST_TURN, Scratch
from projectl.agents.mcts.touches import touch_action
from projectl.agents.mcts.turns import find_turns
from projectl.agents.network.inference import HEADS, MARGIN, MARGIN_SCALE, OUTCOME
from projectl.rules.chance import SEED_WORDS, random_word
from projectl.rules.exponential import exp
from projectl.rules.kernel import integer, kernel
from projectl.rules.linked import apply, reshuffle_hidden
from projectl.rules.rewards import lead_of, outcome_reward
from projectl.rules.state import SEATS, STATE, Phase, State

ROOT_TURNS, ROOT_ASKED = 24, 64  # turns at the root, and how often the network is asked for them
TURNS, ASKED = 6, 8  # and in every other node
DEALS = 16  # determinizations of a turn that reveals a card, at most
MAX_DEPTH = 60
POINT_WEIGHT = 0.01  # of a point of margin, beside the outcome

NODE = np.dtype(
    (
        np.record,
        [
            ("margin", np.float64, SEATS),  # expected, by seat
            ("value", np.float64, SEATS),  # the outcome expected, and a little for the margin
            ("first", np.int64),  # its first edge
            ("edges", np.int64),  # none before the second visit, and where only touches are left
            ("expanded", np.int64),
            ("visits", np.int64),
            ("player", np.int64),
        ],
    )
)

EDGE = np.dtype(
    (
        np.record,
        [
            ("prior", np.float64),
            ("value_sum", np.float64),  # of the values backed up, for the player
            ("margin_sum", np.float64),
            ("visits", np.int32),
            ("reveals", np.int32),
            ("deals", np.int32),  # how many children it has, one a determinization
            ("node", np.int32, DEALS),
            ("length", np.int32),
            ("actions", np.int16, LONGEST_TURN),
        ],
    )
)


class Parameters(NamedTuple):
    """What a search is tuned by."""

    c_puct: float = 1.0  # weight of exploration
    # Of whole turns: the policy is surer of itself than it should be.
    prior_temperature: float = 3.0
    # An edge never visited is taken to be so much worse than its node.
    first_visit_loss: float = 0.3
    root_temperature: float = 1.0  # of the policy at the root; a higher one finds more turns


MOST_NODES = 16_384
TREE = np.dtype(
    (
        np.record,
        [
            ("capacity", np.int64),  # nodes it may have, MOST_NODES at most
            ("nodes_used", np.int64),
            ("edges_used", np.int64),
            ("path", np.int64, (MAX_DEPTH, 2)),  # node and edge at each depth of a simulation
            ("states", STATE, MOST_NODES),  # the positions of the nodes
            ("nodes", NODE, MOST_NODES),
            ("edges", EDGE, MOST_NODES * TURNS + ROOT_TURNS),
        ],
    )
)
Tree = np.record  # of the dtype TREE
ANY_EDGE = -1


def new_tree(nodes: int = MOST_NODES) -> Tree:
    """An empty tree; memory is taken as it grows."""
    tree: Tree = np.zeros(1, TREE)[0]
    tree.capacity = nodes
    return tree


@kernel
def settle(state: State, node: Any, scratch: Scratch) -> None:
    """Where only touches are left: play them as everybody should, and see who wins."""
    scratch.trial = state
    end = scratch.trial
    while end.phase != Phase.OVER:
        apply(end, touch_action(end, scratch.touches))
    for seat in range(integer(end.seats)):
        node.margin[seat] = lead_of(end, seat)
        node.value[seat] = outcome_reward(end, seat) + POINT_WEIGHT * node.margin[seat]


@kernel
def assess(state: State, node: Any, network: Network, scratch: Scratch) -> None:
    """Write what every seat can expect in a position."""
    if state.phase == Phase.TOUCH or state.phase == Phase.OVER:
        settle(state, node, scratch)
        return
    evaluate(state, network, scratch)
    seats = integer(state.seats)
    for ahead in range(seats):
        seat = (integer(state.player) + ahead) % seats
        outcome = network.room.values[ahead * HEADS + OUTCOME]
        gain = network.room.values[ahead * HEADS + MARGIN] / MARGIN_SCALE
        node.margin[seat] = lead_of(state, seat) + gain
        node.value[seat] = min(max(outcome, -1.0), 1.0) + POINT_WEIGHT * node.margin[seat]


@kernel
def add_node(tree: Tree, network: Network, scratch: Scratch) -> int:
    """Assess the position that stands behind the last node, as a new one."""
    index = tree.nodes_used
    tree.nodes_used += 1
    node, state = tree.nodes[index], tree.states[index]
    node.player = integer(state.player)
    node.visits, node.edges, node.expanded = 0, 0, 0
    assess(state, node, network, scratch)
    return index


@kernel
def expand(
    tree: Tree,
    index: int,
    turns: int,
    asked: int,
    temperature: float,
    parameters: Parameters,
    network: Network,
    scratch: Scratch,
) -> None:
    """Give a node an edge for each of its likeliest turns.

    A temperature only lets less likely ones be found: the priors are about the same with any.
    """
    node, state = tree.nodes[index], tree.states[index]
    node.expanded = 1
    if state.phase == Phase.TOUCH or state.phase == Phase.OVER:
        return
    if tree.edges_used + turns > len(tree.edges):
        return
    found = find_turns(state, turns, asked, temperature, network, scratch)
    node.first = tree.edges_used
    node.edges = found
    tree.edges_used += found
    flatness = parameters.prior_temperature / temperature
    total = 0.0
    for n in range(found):
        total += exp(scratch.turns[n].log_probability / flatness)
    for n in range(found):
        turn, edge = scratch.turns[n], tree.edges[node.first + n]
        edge.prior = exp(turn.log_probability / flatness) / total
        edge.value_sum, edge.margin_sum = 0.0, 0.0
        edge.visits, edge.deals = 0, 0
        edge.reveals = turn.reveals
        edge.length = turn.length
        for action in range(turn.length):
            edge.actions[action] = turn.actions[action]


def reset(tree: Tree, state: State) -> None:
    """Begin a tree with a position; the next search assesses and expands it.

    It is called once a search: not worth compiling for Python.
    """
    tree.nodes_used = 0
    tree.edges_used = 0
    tree.states[0] = state


@kernel
def plant(tree: Tree, parameters: Parameters, network: Network, scratch: Scratch) -> None:
    """Make the root of a tree that has none."""
    add_node(tree, network, scratch)
    # Numba would compile the whole search once more for every constant it is called with.
    root, turns, asked = integer(0), integer(ROOT_TURNS), integer(ROOT_ASKED)
    expand(tree, root, turns, asked, parameters.root_temperature, parameters, network, scratch)


@kernel
def select_edge(tree: Tree, index: int, parameters: Parameters) -> int:
    """The edge with the highest upper confidence bound (PUCT)."""
    node = tree.nodes[index]
    exploration = parameters.c_puct * np.sqrt(float(node.visits + 1))
    unvisited = node.value[node.player] - parameters.first_visit_loss
    best, best_score = node.first, -1.0e9
    for n in range(node.first, node.first + node.edges):
        edge = tree.edges[n]
        mean = edge.value_sum / edge.visits if edge.visits > 0 else unvisited
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
    if edge.reveals and wanted and tree.nodes_used < tree.capacity:
        return -1
    chosen = edge.node[0]
    for n in range(1, edge.deals):
        if tree.nodes[edge.node[n]].visits < tree.nodes[chosen].visits:
            chosen = edge.node[n]
    return chosen


@kernel
def add_child(tree: Tree, index: int, edge: Any, network: Network, scratch: Scratch) -> int:
    """Play an edge's turn in a new node, determinized if it turns up a card."""
    added = tree.nodes_used
    tree.states[added] = tree.states[index]
    state = tree.states[added]
    if edge.reveals:
        for word in range(SEED_WORDS):
            state.rng[word] = random_word(tree.states[0])
        reshuffle_hidden(state)
    for n in range(edge.length):
        apply(state, integer(edge.actions[n]))
    edge.node[edge.deals] = added
    edge.deals += 1
    return add_node(tree, network, scratch)


@kernel
def backup(tree: Tree, depth: int, leaf: int) -> None:
    """Add the values of a leaf to every edge of the path to it."""
    tree.nodes[leaf].visits += 1
    for n in range(depth):
        node, edge = tree.nodes[tree.path[n, 0]], tree.edges[tree.path[n, 1]]
        node.visits += 1
        edge.visits += 1
        edge.value_sum += tree.nodes[leaf].value[node.player]
        edge.margin_sum += tree.nodes[leaf].margin[node.player]


@kernel
def simulate(
    tree: Tree, first: int, parameters: Parameters, network: Network, scratch: Scratch
) -> None:
    """One simulation: select down to a leaf, add a child and assess it, back its values up.

    It begins with the edge `first`, or selects that too if it is ANY_EDGE.
    """
    index = integer(0)
    depth = 0
    while depth < MAX_DEPTH:
        if tree.nodes[index].expanded == 0:
            turns, asked = integer(TURNS), integer(ASKED)
            expand(tree, index, turns, asked, 1.0, parameters, network, scratch)
        if tree.nodes[index].edges == 0:
            break
        chosen = first if depth == 0 and first != ANY_EDGE else select_edge(tree, index, parameters)
        tree.path[depth, 0] = index
        tree.path[depth, 1] = chosen
        depth += 1
        following = select_child(tree, tree.edges[chosen])
        if following < 0:
            index = add_child(tree, index, tree.edges[chosen], network, scratch)
            break
        index = following
    backup(tree, depth, index)


@kernel
def search(
    tree: Tree,
    first: int,
    simulations: int,
    parameters: Parameters,
    network: Network,
    scratch: Scratch,
) -> int:
    """Run simulations until there is no room for nodes; how many were made.

    All begin with the edge `first`, or with what PUCT selects, ANY_EDGE. A tree without a root gets
    one first.
    """
    if tree.nodes_used == 0:
        plant(tree, parameters, network, scratch)
    for n in range(simulations):
        if tree.nodes_used >= tree.capacity:
            return n
        simulate(tree, first, parameters, network, scratch)
    return simulations


def chosen_edge(tree: Tree) -> int:
    """The root's edge that was visited most, the likelier one among equals.

    It too is called once a search.
    """
    root = tree.nodes[0]
    best = root.first
    for n in range(root.first + 1, root.first + root.edges):
        edge, other = tree.edges[n], tree.edges[best]
        if edge.visits > other.visits or (
            edge.visits == other.visits and edge.prior >= other.prior
        ):
            best = n
    return best
