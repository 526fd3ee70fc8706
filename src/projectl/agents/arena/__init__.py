"""The arena: agents against each other, fairly, with ratings; see docs/arena.md."""

from projectl.agents.arena.settings import ArenaError, Settings
from projectl.agents.arena.standings import AgentLine, PairLine, Standings
from projectl.agents.arena.tournament import Progress, run, standings_in

__all__ = [
    "AgentLine",
    "ArenaError",
    "PairLine",
    "Progress",
    "Settings",
    "Standings",
    "run",
    "standings_in",
]
