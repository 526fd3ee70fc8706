"""The levels as characters: what the agents people play against are called at a table."""

from collections.abc import Iterable, Sequence

from projectl.agents.agent import Level
from projectl.agents.registry import Spec

CHARACTER_AGENT = "search"  # the agent whose levels are characters

# The first is the usual one; the others sit down beside it, when a level has several seats.
NAMES = {
    Level.BEGINNER: ("Timo", "Nino", "Robi", "Elfi"),
    Level.GENTLE: ("Lumi", "Oli", "Nuri", "Remi"),
    Level.STEADY: ("Otto", "Hugo", "Emil", "Bruno"),
    Level.SHARP: ("Zeno", "Iris", "Felix", "Argus"),
    Level.FIERCE: ("Rex", "Drago", "Grom", "Titan"),
    Level.CHAMPION: ("Atlas", "Orion", "Altair", "Sirius"),
}


def name_characters(specs: Sequence[Spec | None], taken: Iterable[str] = ()) -> tuple[str, ...]:
    """A name for each seat whose spec is a character, a different one each; empty for others.

    `taken` are the names of those who sit at the table already.
    """
    used = {name.casefold() for name in taken}
    names = []
    for spec in specs:
        name = name_of_character(spec, used)
        used.add(name.casefold())
        names.append(name)
    return tuple(names)


def name_of_character(spec: Spec | None, used: set[str]) -> str:
    """The first name of a level that nobody has; its usual one where all are used."""
    if spec is None or spec.name != CHARACTER_AGENT or spec.level is None:
        return ""
    names = NAMES[spec.level]
    return next((name for name in names if name.casefold() not in used), names[0])
