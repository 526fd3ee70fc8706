"""The arena: agents against each other, fairly, with ratings; see docs/arena.md."""

from projectl.agents.arena.config import ArenaError, TournamentConfig
from projectl.agents.arena.standings import AgentLine, PairLine, Standings
from projectl.agents.arena.tournament import Progress, run, standings_in

__all__ = [
    "AgentLine",
    "ArenaError",
    "PairLine",
    "Progress",
    "Standings",
    "TournamentConfig",
    "run",
    "standings_in",
]
