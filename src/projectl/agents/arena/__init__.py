"""The arena: agents against each other, fairly, with ratings; see docs/arena.md."""

from projectl.agents.arena.config import ArenaError, TournamentConfig
from projectl.agents.arena.report import write_files
from projectl.agents.arena.result import Forfeit, GameResult, SeatResult
from projectl.agents.arena.sprt import Verdict
from projectl.agents.arena.standings import AgentLine, PairLine, Standings
from projectl.agents.arena.tournament import Progress, run, standings_in

__all__ = [
    "AgentLine",
    "ArenaError",
    "Forfeit",
    "GameResult",
    "PairLine",
    "Progress",
    "SeatResult",
    "Standings",
    "TournamentConfig",
    "Verdict",
    "run",
    "standings_in",
    "write_files",
]
