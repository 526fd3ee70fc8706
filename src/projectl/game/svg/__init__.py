"""How does one draw it? Pictures as SVG: a piece, a puzzle, a mat, a position, a whole game.

Every picture is a self-contained text in a `dark` or a `light` theme. Pictures are drawn from a
`View`, so that nothing hidden can show in them.
"""

from projectl.game.svg.mat import draw_mat
from projectl.game.svg.notebook import PiecePicture, PuzzlePicture
from projectl.game.svg.piece import draw_piece
from projectl.game.svg.position import draw_position
from projectl.game.svg.puzzle import draw_puzzle
from projectl.game.svg.sheet import draw_sheet

__all__ = [
    "PiecePicture",
    "PuzzlePicture",
    "draw_mat",
    "draw_piece",
    "draw_position",
    "draw_puzzle",
    "draw_sheet",
]
