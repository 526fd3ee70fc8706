"""The 30 tiles of Finesse: what each pays a coin for (R8.9)."""

from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations

import numpy as np

from projectl.rules.pieces import Shape

TILES_A_SET = 10


class Pays(IntEnum):
    """What a tile looks at: pink ones pay at once, blue ones at the end of the turn (R8.3)."""

    PLACING = 0  # pink: each piece placed of the tile's shapes
    MASTERING = 1  # pink: each piece placed by a Master
    COMPLETING = 2  # pink: completing a puzzle
    TAKING = 3  # pink: taking a puzzle
    TRADING = 4  # pink: taking a level-1 piece, or upgrading
    PIECES = 5  # blue: each piece one has of the tile's shapes
    KINDS = 6  # blue: each of the tile's shapes one has at least once
    PUZZLES = 7  # blue: each unfinished puzzle


@dataclass(frozen=True)
class Tile:
    """What is printed on one tile; its shapes matter only where pieces are looked at."""

    name: str
    pays: Pays
    shapes: tuple[Shape, ...] = tuple(Shape)

    @property
    def is_blue(self) -> bool:
        return self.pays >= Pays.PIECES


_SMALL = (Shape.I1, Shape.I2, Shape.I3, Shape.V3)
_LARGE = (Shape.I4, Shape.L4, Shape.T4, Shape.S4, Shape.O4)

TILES = (
    *(
        Tile(f"A{number:02}", Pays.PLACING, shapes)
        for number, shapes in enumerate(combinations(_LARGE, 3), 1)
    ),
    *(
        Tile(f"B{number:02}", Pays.PIECES, shapes)
        for number, shapes in enumerate(combinations(_LARGE, 2), 1)
    ),
    Tile("C01", Pays.PUZZLES),
    Tile("C02", Pays.COMPLETING),
    Tile("C03", Pays.TAKING),
    Tile("C04", Pays.MASTERING),
    Tile("C05", Pays.KINDS, _SMALL),
    Tile("C06", Pays.KINDS, _LARGE),
    Tile("C07", Pays.PLACING, _SMALL),
    Tile("C08", Pays.PLACING, _LARGE),
    Tile("C09", Pays.TRADING),
    Tile("C10", Pays.TRADING),
)
TILE_NUMBER = {tile.name: number for number, tile in enumerate(TILES)}

TILE_PAYS = np.array([tile.pays for tile in TILES], np.int64)
TILE_SHAPES = np.array([sum(1 << shape for shape in tile.shapes) for tile in TILES], np.int64)
