"""The board game Project L: complete rules, one compiled engine, every mode."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from projectl.game.game import Game
    from projectl.game.svg.notebook import piece, puzzle

    __version__: str

__all__ = ["Game", "__version__", "piece", "puzzle"]


def __getattr__(name: str) -> Any:
    """Load the engine when it is asked for: a command's help should not wait for it."""
    if name == "Game":
        from projectl.game.game import Game

        return Game
    if name in ("piece", "puzzle"):
        from projectl.game.svg import notebook

        return getattr(notebook, name)
    if name == "__version__":
        from importlib.metadata import version

        return version("projectl")
    raise AttributeError(f"module 'projectl' has no attribute {name!r}")
