"""The board game Project L: complete rules, one compiled engine, every mode."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from projectl.game.game import Game

__all__ = ["Game"]


def __getattr__(name: str) -> Any:
    """Load the engine when it is asked for: a command's help should not wait for it."""
    if name == "Game":
        from projectl.game.game import Game

        return Game
    raise AttributeError(f"module 'projectl' has no attribute {name!r}")
