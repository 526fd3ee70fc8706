"""The simulation of many servers behind docs/scaling.md: what must be true of any such."""

import pytest
from simulation import Costs, Fleet, knee, simulate

COSTS = Costs(move=1e-3, follow=5e-4, commit=3e-4, row=2e-5, query=2e-4, sync=1e-3, pause=0.02)
BAR = 0.1


def test_a_process_works_as_much_as_its_moves_cost() -> None:
    light = simulate(Fleet(1, 1, True), COSTS, 200, 20.0)
    assert light.moves_per_second == pytest.approx(200, rel=0.1)
    assert light.process_load == pytest.approx(0.2, rel=0.15)
    assert COSTS.move + COSTS.sync < light.p50 < 0.01


def test_beyond_the_knee_moves_queue_without_end() -> None:
    fleet = Fleet(1, 1, True)
    best = knee(fleet, COSTS, BAR, 6.0)
    assert best.p99 <= BAR
    assert 0.7 / COSTS.move < best.moves_per_second < 1 / COSTS.move
    assert simulate(fleet, COSTS, 1.3 / COSTS.move, 6.0).p99 > BAR


def test_processes_add_up_and_tables_at_one_process_are_cheaper() -> None:
    one, three, anywhere = (
        knee(fleet, COSTS, BAR, 4.0).moves_per_second
        for fleet in (Fleet(1, 2, True), Fleet(3, 2, True), Fleet(3, 2, False))
    )
    assert 2.5 * one < three < 3.5 * one
    assert anywhere < three


def test_a_database_can_be_what_saturates() -> None:
    slow = Costs(**{**vars(COSTS), "row": 2e-3})
    best = knee(Fleet(8, 1, True), slow, BAR, 4.0)
    assert best.database_load > 0.8 > best.process_load
