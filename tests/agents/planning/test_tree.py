"""The tree of turns: what is counted adds up, and every turn in it can be played."""

from typing import Any

import numpy as np
import pytest

from agents.planning.thinking import random_evaluator
from agents.random_games import VARIANTS, name_of_variant, reshuffled, turns_begun
from projectl.agents.planning import tree
from projectl.agents.planning.scratch import new_scratch
from projectl.agents.planning.tree import Tree
from projectl.rules import api
from projectl.rules.api import Games, VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.state import Phase

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

SCRATCH = new_scratch()
EVALUATOR = random_evaluator(5, scale=0.3)


def searched_tree(games: Games, simulations: int, nodes: int = 200) -> Tree:
    """A tree after some simulations from a position."""
    searched = tree.new_tree(nodes)
    tree.reset(searched, games[0], tree.ROOT_WIDTH, EVALUATOR, SCRATCH)
    tree.search(searched, simulations, EVALUATOR, SCRATCH)
    return searched


def nodes_of(searched: Tree) -> list[Any]:
    return [searched.nodes[index] for index in range(int(searched.size[tree.NODES_USED]))]


def edges_of(searched: Tree, index: int) -> list[Any]:
    node = searched.nodes[index]
    return [searched.edges[n] for n in range(int(node.first), int(node.first + node.edges))]


def late_position(variant: VariantNames, seed: int) -> Games:
    """The last turn of a game, so that a tree meets its end."""
    *_, last = turns_begun(variant, seed)
    return last


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_visits_add_up(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=31, every=50):
        searched = searched_tree(games, simulations=40)
        assert searched.nodes[0].visits == 40
        children = [
            edge.node[n]
            for i in range(len(nodes_of(searched)))
            for edge in edges_of(searched, i)
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


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_values_are_finite_and_priors_add_up_to_one(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=32, every=50):
        searched = searched_tree(games, simulations=25)
        for index, node in enumerate(nodes_of(searched)):
            seats = int(games[0].seats)
            assert np.isfinite(node.margin[:seats]).all()
            assert np.isfinite(node.value[:seats]).all()
            edges = edges_of(searched, index)
            for edge in edges:
                numbers = (
                    edge.prior_value,
                    edge.prior_margin,
                    edge.prior,
                    edge.value_sum,
                    edge.margin_sum,
                )
                assert np.isfinite(numbers).all()
            assert not edges or sum(float(edge.prior) for edge in edges) == pytest.approx(1.0)


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_every_turn_in_a_tree_can_be_played_whatever_is_hidden(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=33, every=60):
        searched = searched_tree(games, simulations=20)
        for index in range(len(nodes_of(searched))):
            for number, edge in enumerate(edges_of(searched, index)):
                other = reshuffled(searched.states[index : index + 1], number)
                for action in edge.actions[: edge.length]:
                    api.play(other, int(action))


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_where_only_touches_are_left_a_node_has_no_turns(variant: VariantNames) -> None:
    games = late_position(variant, seed=34)
    searched = searched_tree(games, simulations=60)
    ended = 0
    for index, node in enumerate(nodes_of(searched)):
        over = searched.states[index].phase >= Phase.TOUCH
        assert (node.edges == 0) == over
        ended += over
    assert ended > 0


def test_the_same_seed_grows_the_same_tree_and_more_simulations_a_larger_one() -> None:
    games = next(turns_begun(("finesse", 3, None), seed=35, every=1))
    small, again, large = (searched_tree(games, simulations) for simulations in (30, 30, 90))
    for name in ("size", "nodes", "edges", "states"):
        assert getattr(small, name).tobytes() == getattr(again, name).tobytes()
    assert small.size[tree.NODES_USED] == 31
    assert large.size[tree.NODES_USED] == 91


def test_a_tree_never_grows_beyond_its_nodes() -> None:
    for variant in VARIANTS:
        games = next(turns_begun(variant, seed=36))
        searched = tree.new_tree(50)
        tree.reset(searched, games[0], tree.ROOT_WIDTH, EVALUATOR, SCRATCH)
        assert tree.search(searched, 30, EVALUATOR, SCRATCH) == 30
        made = tree.search(searched, 1000, EVALUATOR, SCRATCH)
        assert made < 1000
        assert searched.size[tree.NODES_USED] == 50
        assert searched.size[tree.EDGES_USED] <= len(searched.edges)
        assert tree.search(searched, 10, EVALUATOR, SCRATCH) == 0


def test_a_reset_tree_forgets_the_one_before() -> None:
    games = api.new_games([1, 2])
    searched = tree.new_tree(100)
    for game in (games[0], games[1], games[0]):
        tree.reset(searched, game, tree.ROOT_WIDTH, EVALUATOR, SCRATCH)
        tree.search(searched, 20, EVALUATOR, SCRATCH)
    fresh = searched_tree(games[:1], 20, nodes=100)
    used = int(fresh.size[tree.NODES_USED])
    assert (searched.size == fresh.size).all()
    assert (searched.nodes["visits"][:used] == fresh.nodes["visits"][:used]).all()
    assert (searched.nodes["margin"][:used, :2] == fresh.nodes["margin"][:used, :2]).all()


@pytest.mark.rule("R7.8")
def test_alone_a_tie_is_valued_as_a_loss() -> None:
    solo, table = api.new_games([1], "solo"), api.new_games([1])
    assert tree.utility_of(solo[0], 0.0, 0.1) < 0.01
    assert tree.utility_of(solo[0], 1.0, 0.1) > 0.99
    assert tree.utility_of(table[0], 0.0, 0.1) == 0.5
