"""The 52 puzzles (R1.3): points, reward piece, and the hole in the 5x5 field.

White puzzles come first, then black ones, so a puzzle's number tells its colour.
"""

from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from projectl.rules.pieces import Shape, mask_of, read_drawing


class Colour(IntEnum):
    """The back of a puzzle: white ones are easy, black ones hard."""

    WHITE = 0
    BLACK = 1


WHITE, BLACK = map(int, Colour)  # for kernels: on a CUDA device no enum is an index


@dataclass(frozen=True)
class Puzzle:
    """What is printed on one puzzle."""

    name: str
    points: int
    reward: Shape
    hole: int

    @property
    def colour(self) -> Colour:
        return Colour.WHITE if self.name[0] == "W" else Colour.BLACK


# Name, points, reward, and the rows of the field from top to bottom; '#' is the hole.
_PRINTED = (
    ("W01", 2, Shape.I2, "...../.###./..#../..#../....."),
    ("W02", 2, Shape.V3, "...../.#.../.##../.###./.#..."),
    ("W03", 2, Shape.I3, "...../.##../.##../.###./....."),
    ("W04", 2, Shape.S4, "...../..#../..##./.###./..##."),
    ("W05", 2, Shape.I4, "...../.#.../.###./.###./..##."),
    ("W06", 2, Shape.L4, "...../..#../.###./.###./..#.."),
    ("W07", 2, Shape.O4, "...../...../####./.####/....."),
    ("W08", 2, Shape.T4, "...../##.../####./..##./....."),
    ("W09", 1, Shape.I1, "...../...../..#../..#../....."),
    ("W10", 1, Shape.I2, "...../..#../..#../..#../....."),
    ("W11", 1, Shape.I2, "...../...../...#./..##./....."),
    ("W12", 1, Shape.I2, "...../...../.###./..#../....."),
    ("W13", 1, Shape.V3, "...../.##../..##./...#./....."),
    ("W14", 1, Shape.V3, "...../...../.#.#./.###./....."),
    ("W15", 1, Shape.I3, "...../...../#####/...../....."),
    ("W16", 1, Shape.I3, "...../...../.##../.###./....."),
    ("W17", 1, Shape.S4, "...../...../.##../####./....."),
    ("W18", 1, Shape.I4, "...../.#.../.#.#./.###./....."),
    ("W19", 1, Shape.L4, "...../.#.../.##../.###./....."),
    ("W20", 1, Shape.O4, "...../.#.../.#.../.#.../.###."),
    ("W21", 1, Shape.T4, "...../...#./.###./.##../....."),
    ("W22", 0, Shape.I2, "...../...../..#../..#../....."),
    ("W23", 0, Shape.I2, "...../...../..#../..#../....."),
    ("W24", 0, Shape.V3, "...../...../.#.../.##../....."),
    ("W25", 0, Shape.V3, "...../..#../..#../..#../....."),
    ("W26", 0, Shape.I3, "...../...../.##../..#../....."),
    ("W27", 0, Shape.I3, "...../...../.###./...../....."),
    ("W28", 0, Shape.S4, "...../...../.##../..##./....."),
    ("W29", 0, Shape.I4, "...../.#.../.#.../.#.../.#..."),
    ("W30", 0, Shape.L4, "...../.#.../.#.../.##../....."),
    ("W31", 0, Shape.O4, "...../...../.##../.##../....."),
    ("W32", 0, Shape.T4, "...../...../..#../.###./....."),
    ("B01", 5, Shape.I1, "..##./####./.####/.####/.##.."),
    ("B02", 5, Shape.I1, "...../####./.####/.####/####."),
    ("B03", 5, Shape.I1, "...../..#../#####/#####/#####"),
    ("B04", 5, Shape.I1, "...../.####/.####/####./####."),
    ("B05", 5, Shape.I1, "...../.###./#####/#####/.###."),
    ("B06", 4, Shape.I1, "..#../..##./.###./.###./.###."),
    ("B07", 4, Shape.I2, "...../.#.../.###./.###./#####"),
    ("B08", 4, Shape.I2, "...../...#./..##./####./#####"),
    ("B09", 4, Shape.V3, "...../...../.###./#####/#####"),
    ("B10", 4, Shape.V3, "..#../.##../.##../.###./#####"),
    ("B11", 4, Shape.I3, "...../....#/#####/#####/..###"),
    ("B12", 4, Shape.I3, "...../...##/..###/.####/#####"),
    ("B13", 3, Shape.I2, "...../...../...../###../#####"),
    ("B14", 3, Shape.V3, "...../...../.##../###../####."),
    ("B15", 3, Shape.I3, "...../.#.../.##../.###./.###."),
    ("B16", 3, Shape.S4, "...../#..../##.../###../####."),
    ("B17", 3, Shape.I4, "...../.##../.###./.###./.##.."),
    ("B18", 3, Shape.L4, "...../.##../.##../.###./.###."),
    ("B19", 3, Shape.O4, "..#../.##../.##../.###./.###."),
    ("B20", 3, Shape.T4, "...../..##./.###./.###./.###."),
)

PUZZLES = tuple(
    Puzzle(name, points, reward, mask_of(read_drawing(field)))
    for name, points, reward, field in _PRINTED
)
PUZZLE_NUMBER = {puzzle.name: number for number, puzzle in enumerate(PUZZLES)}

WHITES = sum(puzzle.colour is Colour.WHITE for puzzle in PUZZLES)
BLACKS = len(PUZZLES) - WHITES
MOST_POINTS = max(puzzle.points for puzzle in PUZZLES)

PUZZLE_HOLE = np.array([puzzle.hole for puzzle in PUZZLES], np.int64)
PUZZLE_POINTS = np.array([puzzle.points for puzzle in PUZZLES], np.int64)
PUZZLE_REWARD = np.array([puzzle.reward for puzzle in PUZZLES], np.int64)

FIRST_OF = np.array([0, WHITES], np.int64)  # each colour's first puzzle
COUNT_OF = np.array([WHITES, BLACKS], np.int64)  # and how many it has

# The puzzles worth each number of points, as a set: a pile's points are a few bit counts.
WORTH = np.zeros(MOST_POINTS + 1, np.int64)
for _number, _puzzle in enumerate(PUZZLES):
    WORTH[_puzzle.points] |= 1 << _number
