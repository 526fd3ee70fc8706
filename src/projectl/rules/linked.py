"""Rules that are compiled by themselves, for kernels whose time is spent elsewhere."""

from projectl.rules import apply as applying
from projectl.rules import hidden
from projectl.rules.kernel import linked
from projectl.rules.state import State


@linked
def apply(state: State, action: int) -> None:
    """Carry out a legal action, and all that follows from it."""
    applying.apply(state, action)


@linked
def reshuffle_hidden(state: State) -> None:
    """Deal anew what nobody can see."""
    hidden.reshuffle_hidden(state)
