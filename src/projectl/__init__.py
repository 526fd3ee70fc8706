"""The board game Project L: complete rules, one compiled engine, every mode.

Everything one needs is here and one level below: `projectl.agents` and `projectl.arena`,
`projectl.envs` for learning, `projectl.solver`, `projectl.game` for the parts of a game,
`projectl.rules` for the engine, and `projectl.texts` for words in five languages.
"""

from typing import TYPE_CHECKING, Any

from projectl.lazy import lazy_names

if TYPE_CHECKING:
    from projectl import agents, arena, envs, game, rules, solver, texts
    from projectl.agents import make_agent
    from projectl.game.actions import (
        Action,
        Done,
        End,
        Insert,
        Master,
        Pass,
        Piece,
        Place,
        Reward,
        Take,
        Upgrade,
    )
    from projectl.game.effects import Effect
    from projectl.game.game import Game
    from projectl.game.game_file import (
        GameFileError,
        format_game,
        format_turn,
        load_game,
        parse_game,
        parse_turn,
        save_game,
    )
    from projectl.game.notation import NotationError
    from projectl.game.outcome import Outcome, Score
    from projectl.game.svg import (
        PiecePicture,
        PuzzlePicture,
        draw_mat,
        draw_piece,
        draw_position,
        draw_puzzle,
        draw_sheet,
    )
    from projectl.game.svg.notebook import piece, puzzle
    from projectl.game.view import View
    from projectl.rules.effects import EffectKind
    from projectl.rules.errors import IllegalActionError, RulesError, SetupError
    from projectl.rules.pieces import Shape
    from projectl.rules.puzzles import PUZZLES, Colour, Puzzle
    from projectl.rules.scoring import TieBreak
    from projectl.rules.state import Difficulty, EndReason, Mode, Phase
    from projectl.rules.tiles import TILES, Tile

    __version__: str

__all__ = [
    "PUZZLES",
    "TILES",
    "Action",
    "Colour",
    "Difficulty",
    "Done",
    "Effect",
    "EffectKind",
    "End",
    "EndReason",
    "Game",
    "GameFileError",
    "IllegalActionError",
    "Insert",
    "Master",
    "Mode",
    "NotationError",
    "Outcome",
    "Pass",
    "Phase",
    "Piece",
    "PiecePicture",
    "Place",
    "Puzzle",
    "PuzzlePicture",
    "Reward",
    "RulesError",
    "Score",
    "SetupError",
    "Shape",
    "Take",
    "TieBreak",
    "Tile",
    "Upgrade",
    "View",
    "__version__",
    "agents",
    "arena",
    "draw_mat",
    "draw_piece",
    "draw_position",
    "draw_puzzle",
    "draw_sheet",
    "envs",
    "format_game",
    "format_turn",
    "game",
    "load_game",
    "make_agent",
    "parse_game",
    "parse_turn",
    "piece",
    "puzzle",
    "rules",
    "save_game",
    "solver",
    "texts",
]

_MODULES = "agents arena envs game rules solver texts"
_NAMES = {
    "projectl.agents": "make_agent",
    "projectl.game.actions": "Action Done End Insert Master Pass Piece Place Reward Take Upgrade",
    "projectl.game.effects": "Effect",
    "projectl.game.game": "Game",
    "projectl.game.game_file": (
        "GameFileError format_game format_turn load_game parse_game parse_turn save_game"
    ),
    "projectl.game.notation": "NotationError",
    "projectl.game.outcome": "Outcome Score",
    "projectl.game.svg": (
        "PiecePicture PuzzlePicture draw_mat draw_piece draw_position draw_puzzle draw_sheet"
    ),
    "projectl.game.svg.notebook": "piece puzzle",
    "projectl.game.view": "View",
    "projectl.rules.effects": "EffectKind",
    "projectl.rules.errors": "IllegalActionError RulesError SetupError",
    "projectl.rules.pieces": "Shape",
    "projectl.rules.puzzles": "Colour PUZZLES Puzzle",
    "projectl.rules.scoring": "TieBreak",
    "projectl.rules.state": "Difficulty EndReason Mode Phase",
    "projectl.rules.tiles": "TILES Tile",
}

_lazy, _dir = lazy_names(__name__, _NAMES, _MODULES)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name == "__version__":
            from importlib.metadata import version

            return version("projectl")
        return _lazy(name)

    __dir__ = _dir
