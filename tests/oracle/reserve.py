"""Which pieces the reserve may hand out."""

from collections import Counter

from .pieces import LEVELS, level, shapes_of_level


def in_reserve(reserve: Counter[str], wanted: int) -> set[str]:
    """The shapes of a level of which the reserve has a piece."""
    return {shape for shape in shapes_of_level(wanted) if reserve[shape] > 0}


def lowest_level(reserve: Counter[str], above: int) -> set[str]:
    """The shapes of the lowest level above the given one that the reserve has any piece of."""
    for higher in LEVELS:
        if higher > above and in_reserve(reserve, higher):
            return in_reserve(reserve, higher)
    return set()


def lower_levels(reserve: Counter[str], below: int) -> set[str]:
    """The shapes in the reserve of every level below the given one."""
    return {shape for lower in LEVELS if lower < below for shape in in_reserve(reserve, lower)}


def free_pieces(reserve: Counter[str]) -> set[str]:
    """What the action "take a level-1 piece" may take: I1, or else the lowest level (R3.4)."""
    return lowest_level(reserve, above=0)


def exchanges(reserve: Counter[str], give: str) -> set[str]:
    """What an upgrade may take for a given piece."""
    own = level(give)
    upwards = lowest_level(reserve, above=own)  # R3.5 (a): empty levels are skipped
    sideways = in_reserve(reserve, own) - {give}  # R3.5 (b): another shape
    return upwards | sideways | lower_levels(reserve, below=own)  # R3.5 (c)


def substitutes(reserve: Counter[str], reward: str) -> set[str]:
    """What a player chooses from when the reserve has none of the reward shape (R4.3)."""
    due = level(reward)
    same = in_reserve(reserve, due)
    if same:
        return same
    # Unlike an upgrade, a reward never skips an empty level upwards.
    return in_reserve(reserve, due + 1) | lower_levels(reserve, below=due)
