"""A second, deliberately naive engine for Project L, to check the real one move by move."""

from .deal import Deal
from .engine import Oracle, perft
from .options import Action

__all__ = ["Action", "Deal", "Oracle", "perft"]
