"""The tree of turns: what is counted adds up, and every turn in it can be played."""

from typing import Any

import numpy as np
import pytest

from agents.planning.thinking import (
    VARIANTS,
    name_of_variant,
    random_evaluator,
    reshuffled,
    turns_begun,
)
from projectl.agents.planning import tree
from projectl.agents.planning.scratch import new_scratch
from projectl.agents.planning.tree import Tree
from projectl.rules import api
from projectl.rules.api import Games, VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.state import Phase

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

SCRATCH = new_scratch()
MIND = random_evaluator(5, scale=0.3)


def grown(games: Games, steps: int, nodes: int = 200) -> Tree:
    """A tree of so many steps from a position."""
    planted = tree.new_tree(nodes)
    tree.reset(planted, games[0], tree.ROOT_WIDTH, MIND, SCRATCH)
    tree.search(planted, steps, MIND, SCRATCH)
    return planted


def nodes_of(planted: Tree) -> list[Any]:
    return [planted.nodes[index] for index in range(int(planted.size[tree.NODES_USED]))]


def edges_of(planted: Tree, index: int) -> list[Any]:
    node = planted.nodes[index]
    return [planted.edges[n] for n in range(int(node.first), int(node.first + node.edges))]


def late_position(variant: VariantNames, seed: int) -> Games:
    """The last turn of a game, so that a tree meets its end."""
    *_, last = turns_begun(variant, seed)
    return last


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_visits_add_up(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=31, every=50):
        planted = grown(games, steps=40)
        assert planted.nodes[0].visits == 40
        children = [
            edge.node[n]
            for i in range(len(nodes_of(planted)))
            for edge in edges_of(planted, i)
            for n in range(int(edge.deals))
        ]
        assert sorted(children) == list(range(1, len(nodes_of(planted))))
        for index, node in enumerate(nodes_of(planted)):
            down = sum(int(edge.visits) for edge in edges_of(planted, index))
            own = 0 if index == 0 else 1  # the visit that made it
            if node.edges:
                assert node.visits == down + own
            for edge in edges_of(planted, index):
                below = [int(planted.nodes[edge.node[n]].visits) for n in range(int(edge.deals))]
                assert sum(below) == edge.visits
                assert edge.deals <= (tree.DEALS if edge.reveals else 1)


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_promises_are_finite_and_attention_is_shared_out(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=32, every=50):
        planted = grown(games, steps=25)
        for index, node in enumerate(nodes_of(planted)):
            seats = int(games[0].seats)
            assert np.isfinite(node.margin[:seats]).all()
            assert np.isfinite(node.gain[:seats]).all()
            edges = edges_of(planted, index)
            for edge in edges:
                numbers = edge.prior_value, edge.prior_margin, edge.prior, edge.gain, edge.margin
                assert np.isfinite(numbers).all()
            assert not edges or sum(float(edge.prior) for edge in edges) == pytest.approx(1.0)


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_every_turn_in_a_tree_can_be_played_whatever_is_hidden(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=33, every=60):
        planted = grown(games, steps=20)
        for index in range(len(nodes_of(planted))):
            for number, edge in enumerate(edges_of(planted, index)):
                other = reshuffled(planted.states[index : index + 1], number)
                for action in edge.actions[: edge.length]:
                    api.play(other, int(action))


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_where_only_touches_are_left_a_node_has_no_turns(variant: VariantNames) -> None:
    games = late_position(variant, seed=34)
    planted = grown(games, steps=60)
    ended = 0
    for index, node in enumerate(nodes_of(planted)):
        over = planted.states[index].phase >= Phase.TOUCH
        assert (node.edges == 0) == over
        ended += over
    assert ended > 0


def test_the_same_seed_grows_the_same_tree_and_more_steps_a_larger_one() -> None:
    games = next(turns_begun(("finesse", 3, None), seed=35, every=1))
    small, again, large = (grown(games, steps) for steps in (30, 30, 90))
    for name in ("size", "nodes", "edges", "states"):
        assert getattr(small, name).tobytes() == getattr(again, name).tobytes()
    assert small.size[tree.NODES_USED] == 31
    assert large.size[tree.NODES_USED] == 91


def test_a_tree_never_grows_beyond_its_nodes() -> None:
    for variant in VARIANTS:
        games = next(turns_begun(variant, seed=36))
        planted = tree.new_tree(50)
        tree.reset(planted, games[0], tree.ROOT_WIDTH, MIND, SCRATCH)
        assert tree.search(planted, 30, MIND, SCRATCH) == 30
        made = tree.search(planted, 1000, MIND, SCRATCH)
        assert made < 1000
        assert planted.size[tree.NODES_USED] == 50
        assert planted.size[tree.EDGES_USED] <= len(planted.edges)
        assert tree.search(planted, 10, MIND, SCRATCH) == 0


def test_a_planted_tree_forgets_the_one_before() -> None:
    games = api.new_games([1, 2])
    planted = tree.new_tree(100)
    for game in (games[0], games[1], games[0]):
        tree.reset(planted, game, tree.ROOT_WIDTH, MIND, SCRATCH)
        tree.search(planted, 20, MIND, SCRATCH)
    fresh = grown(games[:1], 20, nodes=100)
    used = int(fresh.size[tree.NODES_USED])
    assert (planted.size == fresh.size).all()
    assert (planted.nodes["visits"][:used] == fresh.nodes["visits"][:used]).all()
    assert (planted.nodes["margin"][:used, :2] == fresh.nodes["margin"][:used, :2]).all()


@pytest.mark.rule("R7.8")
def test_alone_a_tie_promises_a_loss() -> None:
    solo, table = api.new_games([1], "solo"), api.new_games([1])
    assert tree.gain_of(solo[0], 0.0, 0.1) < 0.01
    assert tree.gain_of(solo[0], 1.0, 0.1) > 0.99
    assert tree.gain_of(table[0], 0.0, 0.1) == 0.5
