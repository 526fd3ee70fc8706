"""The edge around cells is closed, and apart from others."""

from projectl.game.svg.outline import loops, outline


def test_a_piece_stands_apart_from_its_diagonal_neighbour() -> None:
    assert len(loops([(0, 0), (1, 1)])) == 2
    assert len(loops([(0, 1), (1, 0)])) == 2


def test_a_ring_of_cells_has_an_inner_edge() -> None:
    ring = [(row, column) for row in range(3) for column in range(3) if (row, column) != (1, 1)]
    assert sorted(len(loop) for loop in loops(ring)) == [4, 4]
    assert outline([(0, 0)], 10, 0) == "M0 0H10V10H0Z"
