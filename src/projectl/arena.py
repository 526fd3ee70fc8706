"""The arena: tournaments between agents, with ratings and reports; see docs/arena.md."""

from projectl.agents.arena import (
    AgentLine,
    ArenaError,
    Forfeit,
    GameResult,
    PairLine,
    Progress,
    SeatResult,
    Standings,
    TournamentConfig,
    Verdict,
    run,
    standings_in,
    write_files,
)

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
