"""Where everybody stands: win rates, ratings, scores and times, from the results of games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from projectl.agents.arena.config import TournamentConfig
from projectl.agents.arena.elo import Meeting, Rating, rate
from projectl.agents.arena.intervals import Interval, elo_of_share, wilson
from projectl.agents.arena.result import GameResult, SeatResult
from projectl.agents.arena.schedule import Pairing, count_fixtures, pairings_of
from projectl.agents.arena.sprt import SequentialTest, Verdict
from projectl.texts import Message


@dataclass(frozen=True)
class AgentLine:
    """How one agent did in all its games.

    With three or four seats an agent may have several in a game; wins, ties and losses count
    seats (`played` of them), and an even `win_rate` is one by the number of seats. Means leave
    forfeited games out. `rating` is relative to the first agent, and None in the solo modes.
    """

    agent: str
    games: int
    played: int
    wins: int
    ties: int
    losses: int
    win_rate: float
    interval: Interval
    rating: Rating | None
    score: float | None
    margin: float | None
    mastermind: float | None
    rounds: float | None
    seconds_per_move: float
    slowest_move: float
    overruns: int
    slowest_turn: float
    forfeits: int


@dataclass(frozen=True)
class PairLine:
    """How `one` did against `other`; None is the mastermind. Elo and margin are those of `one`.

    `even` is the win rate of agents of equal strength.
    """

    one: str
    other: str | None
    games: int
    wins: int
    ties: int
    losses: int
    win_rate: float
    interval: Interval
    even: float
    elo: float
    elo_interval: Interval
    margin: float | None
    verdict: Verdict | None
    sprt: Message | None


@dataclass(frozen=True)
class Standings:
    """A tournament so far. `games` are those that count, in the order of the schedule."""

    config: TournamentConfig
    agents: tuple[AgentLine, ...]
    pairings: tuple[PairLine, ...]
    games: tuple[GameResult, ...]
    forfeits: tuple[Message, ...]
    voids: tuple[Message, ...]
    finished: bool


def tests_of(config: TournamentConfig) -> list[SequentialTest]:
    """A test for each pairing, if there are any."""
    if config.sprt is None:
        return []
    low, high = config.sprt
    return [SequentialTest(low, high, config.players) for _ in pairings_of(config)]


def share_of_one(result: GameResult) -> float | None:
    """The share of the pairing's first agent; None if the game counts for nobody."""
    return None if result.void else result.seats[result.rotation].share


def compute_standings(config: TournamentConfig, results: Sequence[GameResult]) -> Standings:
    """The standings, from results in the order of the schedule."""
    tests = tests_of(config)
    for result in results if tests else ():
        tests[result.pairing].add(result.deal, share_of_one(result))
    counted = [result for result in results if counts(result, tests)]
    real = [result for result in counted if not result.void]
    pairings = pairings_of(config)
    by_pairing: list[list[GameResult]] = [[] for _ in pairings]
    for result in real:
        by_pairing[result.pairing].append(result)
    lines = [
        pair_line(config, pairing, games, tests[number] if tests else None)
        for number, (pairing, games) in enumerate(zip(pairings, by_pairing, strict=True))
    ]
    ratings = ratings_of(config, pairings, by_pairing)
    return Standings(
        config=config,
        agents=tuple(
            agent_line(config, agent, real, ratings[agent]) for agent in range(len(config.agents))
        ),
        pairings=tuple(lines),
        games=tuple(counted),
        forfeits=tuple(forfeit_messages(config, real)),
        voids=tuple(void_messages(config, counted)),
        finished=is_finished(config, results, tests),
    )


def counts(result: GameResult, tests: Sequence[SequentialTest]) -> bool:
    """Whether a game came before the verdict of its pairing; later ones were only under way."""
    if not tests or tests[result.pairing].verdict is Verdict.OPEN:
        return True
    return result.deal < tests[result.pairing].seen


def is_finished(
    config: TournamentConfig, results: Sequence[GameResult], tests: Sequence[SequentialTest]
) -> bool:
    """Whether nothing is left to play."""
    decided = {at for at, test in enumerate(tests) if test.verdict is not Verdict.OPEN}
    a_pairing = config.deals * config.players
    played = sum(result.pairing not in decided for result in results)
    return played + len(decided) * a_pairing >= count_fixtures(config)


def void_messages(config: TournamentConfig, results: Iterable[GameResult]) -> Iterable[Message]:
    """Every game that counts for nobody, and why."""
    for result in results:
        if result.void is not None:
            yield Message(
                "arena-void",
                deal=str(result.deal + 1),
                game=str(result.rotation + 1),
                agents=", ".join(config.labels[seat.agent] for seat in result.seats),
                reason=result.void,
            )


def forfeit_messages(config: TournamentConfig, results: Iterable[GameResult]) -> Iterable[Message]:
    """Every forfeit: by whom, when and why."""
    for result in results:
        forfeit = result.forfeit
        if forfeit is not None:
            yield Message(
                "arena-forfeit",
                agent=config.labels[result.seats[forfeit.seat].agent],
                seat=str(forfeit.seat + 1),
                action=str(forfeit.action),
                reason=forfeit.reason,
                deal=str(result.deal + 1),
                game=str(result.rotation + 1),
            )


def mean(values: Iterable[float | None]) -> float | None:
    """The mean of those that are known."""
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None


def ratings_of(
    config: TournamentConfig, pairings: Sequence[Pairing], games: Sequence[Sequence[GameResult]]
) -> list[Rating] | list[None]:
    """The ratings of all agents, if they meet."""
    if config.solo:
        return [None] * len(config.agents)
    meetings = [
        Meeting(
            pairing.one, pairing.other, sum(share_of_one(each) or 0.0 for each in some), len(some)
        )
        for pairing, some in zip(pairings, games, strict=True)
        if pairing.other is not None
    ]
    return rate(len(config.agents), meetings, config.players)


def tally(shares: Iterable[float]) -> tuple[int, int, int]:
    """Wins, ties and losses."""
    known = list(shares)
    wins, losses = sum(share == 1 for share in known), sum(share == 0 for share in known)
    return wins, len(known) - wins - losses, losses


def pair_line(
    config: TournamentConfig,
    pairing: Pairing,
    games: Sequence[GameResult],
    test: SequentialTest | None,
) -> PairLine:
    """One line of the cross table."""
    labels = config.labels
    shares = [share_of_one(each) or 0.0 for each in games]
    rate_of_one = sum(shares) / len(shares) if shares else 0.0
    interval = wilson(rate_of_one, len(games))
    wins, ties, losses = tally(shares)
    one, other = labels[pairing.one], None if pairing.other is None else labels[pairing.other]
    seats = max(config.players, 2)
    return PairLine(
        one=one,
        other=other,
        games=len(games),
        wins=wins,
        ties=ties,
        losses=losses,
        win_rate=rate_of_one,
        interval=interval,
        even=1 / seats,
        elo=elo_of_share(rate_of_one, seats),
        elo_interval=Interval(*(elo_of_share(bound, seats) for bound in interval)),
        margin=mean(each.margin(each.rotation) for each in games),
        verdict=test.verdict if test else None,
        sprt=test.message(one, other) if test and other else None,
    )


def agent_line(
    config: TournamentConfig, agent: int, results: Sequence[GameResult], rating: Rating | None
) -> AgentLine:
    """One line of the table."""
    own: list[tuple[GameResult, int, SeatResult]] = [
        (result, at, seat)
        for result in results
        for at, seat in enumerate(result.seats)
        if seat.agent == agent
    ]
    games = len({result.key for result, _, _ in own})
    wins, ties, losses = tally(seat.share for _, _, seat in own)
    rate_of_agent = sum(seat.share for _, _, seat in own) / len(own) if own else 0.0
    moves = sum(seat.moves for _, _, seat in own)
    whole = [result for result, _, _ in own if result.forfeit is None]
    return AgentLine(
        agent=config.labels[agent],
        games=games,
        played=len(own),
        wins=wins,
        ties=ties,
        losses=losses,
        win_rate=rate_of_agent,
        interval=wilson(rate_of_agent, games),
        rating=rating,
        score=mean(seat.score for _, _, seat in own),
        margin=mean(result.margin(at) for result, at, _ in own),
        mastermind=mean(result.mastermind for result in whole),
        rounds=mean(result.rounds for result in whole),
        seconds_per_move=sum(seat.seconds for _, _, seat in own) / moves if moves else 0.0,
        slowest_move=max((seat.slowest_move for _, _, seat in own), default=0.0),
        overruns=sum(seat.overruns for _, _, seat in own),
        slowest_turn=max((seat.slowest_turn for _, _, seat in own), default=0.0),
        forfeits=sum(r.forfeit is not None and r.forfeit.seat == at for r, at, _ in own),
    )
