"""Results of games that nobody has played."""

from projectl.agents.arena.result import Forfeit, GameResult, SeatResult
from projectl.texts import Message


def seat(agent: int, share: float, score: int | None = 10, **more: float) -> SeatResult:
    figures = {"moves": 50, "seconds": 0.5, "slowest_move": 0.1, "overruns": 0, "slowest_turn": 0.2}
    return SeatResult(agent=agent, share=share, score=score, **(figures | more))  # type: ignore[arg-type]


def game(
    deal: int,
    rotation: int,
    shares: tuple[float, ...],
    *,
    pairing: int = 0,
    agents: tuple[int, int] = (0, 1),
    scores: tuple[int, ...] | None = None,
    forfeit: Forfeit | None = None,
    void: Message | None = None,
) -> GameResult:
    """A game in which the seats have these shares; the first agent has the seat of the rotation."""
    one, other = agents
    scores = scores or tuple(10 + int(10 * share) for share in shares)
    seats = tuple(
        seat(one if at == rotation else other, share, None if forfeit or void else scores[at])
        for at, share in enumerate(shares)
    )
    return GameResult(pairing, deal, rotation, 7, seats, None, 20, 100, "R5.1", forfeit, void)


def match(first_wins: int, second_wins: int, ties: int = 0) -> list[GameResult]:
    """Games of two, deal by deal: those the first agent won, those it tied, those it lost."""
    shares = [1.0] * first_wins + [0.5] * ties + [0.0] * second_wins
    games = []
    for number, share in enumerate(shares):
        deal, rotation = divmod(number, 2)
        pair = (share, 1 - share) if rotation == 0 else (1 - share, share)
        games.append(game(deal, rotation, pair))
    return games
