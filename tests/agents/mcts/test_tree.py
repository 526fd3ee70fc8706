"""The tree over whole turns: what is counted adds up, and every seat has a value of its own."""

from typing import Any

import numpy as np
import pytest

from agents.mcts.thinking import NETWORK, SCRATCH
from agents.random_games import every_variant, positions, reshuffled, turns_begun
from projectl.agents.mcts import tree
from projectl.agents.mcts.evaluation import evaluate
from projectl.agents.mcts.touches import touch_action
from projectl.agents.mcts.tree import Parameters, Tree
from projectl.agents.network.inference import HEADS, MARGIN_SCALE
from projectl.rules import api
from projectl.rules.api import Games, VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.rewards import lead_of, outcome_reward
from projectl.rules.state import Phase, State

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

PARAMETERS = Parameters()


def plant(searched: Tree, state: State, parameters: Parameters) -> None:
    """A tree with its root, before any simulation."""
    tree.reset(searched, state)
    tree.search(searched, tree.ANY_EDGE, 0, parameters, NETWORK, SCRATCH)


def searched_tree(games: Games, simulations: int, nodes: int = 300) -> Tree:
    """A tree after some simulations from a position."""
    searched = tree.new_tree(nodes)
    plant(searched, games[0], PARAMETERS)
    tree.search(searched, tree.ANY_EDGE, simulations, PARAMETERS, NETWORK, SCRATCH)
    return searched


def nodes_of(searched: Tree) -> list[Any]:
    return [searched.nodes[index] for index in range(int(searched.nodes_used))]


def edges_of(searched: Tree, index: int) -> list[Any]:
    node = searched.nodes[index]
    return [searched.edges[n] for n in range(int(node.first), int(node.first + node.edges))]


def late_position(variant: VariantNames, seed: int) -> Games:
    """The last turn of a game, so that a tree meets its end."""
    *_, last = turns_begun(variant, seed)
    return last


@every_variant
def test_visits_add_up(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=31, every=40):
        searched = searched_tree(games, simulations=60)
        assert searched.nodes[0].visits == 60
        children = [
            int(edge.node[n])
            for index in range(len(nodes_of(searched)))
            for edge in edges_of(searched, index)
            for n in range(int(edge.deals))
        ]
        assert sorted(children) == list(range(1, len(nodes_of(searched))))
        for index, node in enumerate(nodes_of(searched)):
            down = sum(int(edge.visits) for edge in edges_of(searched, index))
            own = 0 if index == 0 else 1  # the visit that made it
            if node.edges:
                assert node.visits == down + own
            for edge in edges_of(searched, index):
                below = [int(searched.nodes[edge.node[n]].visits) for n in range(int(edge.deals))]
                assert sum(below) == edge.visits
                assert edge.deals <= (tree.DEALS if edge.reveals else 1)


@every_variant
def test_what_an_edge_is_worth_is_the_mean_of_what_was_found_below(variant: VariantNames) -> None:
    """Of the leaves that were added one by one, each counted as often as it was visited."""
    games = late_position(variant, seed=32)
    searched = searched_tree(games, simulations=80)
    for index in range(len(nodes_of(searched))):
        player = int(searched.nodes[index].player)
        for edge in edges_of(searched, index):
            value, margin = 0.0, 0.0
            waiting = [int(edge.node[n]) for n in range(int(edge.deals))]
            while waiting:
                child = waiting.pop()
                node = searched.nodes[child]
                below = edges_of(searched, child)
                own = int(node.visits) - sum(int(each.visits) for each in below)
                value += own * float(node.value[player])
                margin += own * float(node.margin[player])
                waiting += [int(each.node[n]) for each in below for n in range(int(each.deals))]
            assert float(edge.value_sum) == pytest.approx(value)
            assert float(edge.margin_sum) == pytest.approx(margin)


@every_variant
def test_values_are_finite_and_priors_add_up_to_one(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=33, every=50):
        searched = searched_tree(games, simulations=30)
        seats = int(games[0].seats)
        for index, node in enumerate(nodes_of(searched)):
            assert np.isfinite(node.value[:seats]).all()
            assert np.isfinite(node.margin[:seats]).all()
            if node.edges:
                priors = [float(edge.prior) for edge in edges_of(searched, index)]
                assert sum(priors) == pytest.approx(1.0)
                assert min(priors) > 0.0


@every_variant
def test_every_seat_has_the_value_that_the_network_says_of_it(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=34, every=9):
        state = games[0]
        searched = tree.new_tree(10)
        plant(searched, state, PARAMETERS)
        evaluate(state, NETWORK, SCRATCH)
        values = NETWORK.room.values.reshape(-1, HEADS)
        seats = int(state.seats)
        for ahead in range(seats):
            seat = (int(state.player) + ahead) % seats
            margin = float(lead_of(state, seat)) + float(values[ahead, 0]) / MARGIN_SCALE
            outcome = min(max(float(values[ahead, 1]), -1.0), 1.0)
            root = searched.nodes[0]
            assert float(root.margin[seat]) == pytest.approx(margin, abs=1e-4)
            assert float(root.value[seat]) == pytest.approx(
                outcome + tree.POINT_WEIGHT * margin, abs=1e-4
            )


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_than_two_players_values_are_not_those_of_two_sides(seats: int) -> None:
    """The one to act is sought to win; what is good for the next is not just bad for the others."""
    games = late_position(("base", seats, None), seed=35)
    searched = searched_tree(games, simulations=40)
    rows = np.array([node.value[:seats] for node in nodes_of(searched)])
    assert rows.shape[1] == seats
    assert len(np.unique(rows[0])) > 1
    players = {int(node.player) for node in nodes_of(searched)}
    assert len(players) > 1


@every_variant
def test_touches_are_settled_as_everybody_should_play_them(variant: VariantNames) -> None:
    settled = 0
    for games in positions(variant, seed=36):
        if games[0].phase != Phase.TOUCH:
            continue
        searched = tree.new_tree(5)
        before = int(SCRATCH.evaluated)
        plant(searched, games[0], PARAMETERS)
        assert SCRATCH.evaluated == before, "the network is not asked about touches"
        root = searched.nodes[0]
        assert root.edges == 0
        end = games.copy()
        while end[0].phase != Phase.OVER:
            api.play(end, int(touch_action(end[0], SCRATCH.touches)))
        for seat in range(int(end[0].seats)):
            margin = float(lead_of(end[0], seat))
            assert root.margin[seat] == margin
            assert root.value[seat] == pytest.approx(
                float(outcome_reward(end[0], seat)) + tree.POINT_WEIGHT * margin
            )
        settled += 1
    assert settled


def test_the_same_seed_and_nodes_make_the_same_tree_and_another_seed_another() -> None:
    games = next(iter(turns_begun(("base", 2, None), seed=37)))
    one, two = searched_tree(games, 60), searched_tree(games, 60)
    count = int(one.nodes_used)
    assert one.nodes[:count].tobytes() == two.nodes[:count].tobytes()
    assert one.states[:count].tobytes() == two.states[:count].tobytes()
    other = searched_tree(reshuffled(games, 9), 60)
    assert other.states[:count].tobytes() != one.states[:count].tobytes()
    assert other.nodes[0].value.tobytes() == one.nodes[0].value.tobytes()


def test_a_turn_that_turns_up_a_card_gets_several_deals_the_more_it_is_visited() -> None:
    games = api.new_games([4])
    searched = searched_tree(games, 250, nodes=400)
    revealing = [edge for edge in edges_of(searched, 0) if edge.reveals and edge.visits]
    assert revealing
    for edge in revealing:
        states = [searched.states[edge.node[n]] for n in range(int(edge.deals))]
        assert len({state.deck.tobytes() for state in states}) == len(states)
    assert max(int(edge.deals) for edge in revealing) > 1


def test_a_tree_without_room_stops_growing_and_says_so() -> None:
    games = api.new_games([4])
    searched = tree.new_tree(20)
    plant(searched, games[0], PARAMETERS)
    made = tree.search(searched, tree.ANY_EDGE, 1000, PARAMETERS, NETWORK, SCRATCH)
    assert made >= 19
    assert searched.nodes_used == 20
    assert tree.search(searched, tree.ANY_EDGE, 5, PARAMETERS, NETWORK, SCRATCH) == 0


@every_variant
def test_what_is_visited_most_is_about_the_best_that_was_found(variant: VariantNames) -> None:
    games = late_position(variant, seed=38)
    edges = edges_of(searched_tree(games, 150), 0)
    visits = [int(edge.visits) for edge in edges]
    means = [float(edge.value_sum) / max(int(edge.visits), 1) for edge in edges]
    tried = [mean for mean, count in zip(means, visits, strict=True) if count >= 15]
    assert means[int(np.argmax(visits))] >= max(tried) - 0.1


def test_a_higher_temperature_finds_more_turns_at_the_root_with_about_the_same_priors() -> None:
    games = api.new_games([4])
    found: list[dict[tuple[int, ...], float]] = []
    for temperature in (1.0, 3.0):
        searched = tree.new_tree(20)
        parameters = PARAMETERS._replace(root_temperature=temperature)
        plant(searched, games[0], parameters)
        edges = edges_of(searched, 0)
        found.append(
            {tuple(edge.actions[: edge.length].tolist()): float(edge.prior) for edge in edges}
        )
    sure, open_minded = found
    assert len(sure) < len(open_minded)
    assert sure.keys() <= open_minded.keys()
    likeliest = max(sure, key=lambda turn: sure[turn])
    assert likeliest == max(open_minded, key=lambda turn: open_minded[turn])
    assert open_minded[likeliest] == pytest.approx(sure[likeliest], abs=0.1)


def test_a_search_can_be_told_which_edge_to_begin_with() -> None:
    searched = tree.new_tree(50)
    parameters = PARAMETERS._replace(root_temperature=3.0)
    plant(searched, api.new_games([4])[0], parameters)
    edges = edges_of(searched, 0)
    least = len(edges) - 1
    first = int(searched.nodes[0].first) + least
    assert tree.search(searched, first, 7, parameters, NETWORK, SCRATCH) == 7
    assert [int(edge.visits) for edge in edges] == [0] * least + [7]
