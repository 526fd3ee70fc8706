"""What is kept of a game: who won, with how many points, how fast, and who forfeited."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from projectl.agents.arena.config import ArenaError
from projectl.texts import Message
from projectl.texts.message import message_from_json


@dataclass(frozen=True)
class Forfeit:
    """Why a seat lost without being beaten; `action` is the number of the action, from 1."""

    seat: int
    action: int
    reason: Message

    def as_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "action": self.action, "reason": self.reason.as_json()}


@dataclass(frozen=True)
class SeatResult:
    """How a seat did. `share` of the victory: 1, 0, or 1/k of one shared by k.

    A forfeited game has no scores. Overruns are turns beyond the time budget of the agent's spec.
    """

    agent: int
    share: float
    score: int | None
    moves: int
    seconds: float
    slowest_move: float
    overruns: int
    slowest_turn: float
    printed: str = ""  # by the agent in this game, tracebacks too: the end of it


@dataclass(frozen=True)
class GameResult:
    """One game of a tournament. `void` says why it counts for nobody."""

    pairing: int
    deal: int
    rotation: int
    seed: int
    seats: tuple[SeatResult, ...]
    mastermind: int | None
    rounds: int
    actions: int
    rule: str
    forfeit: Forfeit | None = None
    void: Message | None = None

    @property
    def key(self) -> tuple[int, int, int]:
        return self.pairing, self.deal, self.rotation

    def margin(self, seat: int) -> int | None:
        """How many points a seat had more than the best of the others, or than the mastermind."""
        scores = [each.score for each in self.seats] + [self.mastermind]
        others = [score for at, score in enumerate(scores) if at != seat and score is not None]
        own = scores[seat]
        return None if own is None or not others else own - max(others)

    def as_json(self) -> dict[str, Any]:
        forfeit = self.forfeit.as_json() if self.forfeit else None
        void = self.void.as_json() if self.void else None
        return asdict(replace(self, forfeit=None, void=None)) | {"forfeit": forfeit, "void": void}


def read_result(data: Any) -> GameResult:
    """A result from what `as_json` wrote; ArenaError if it is none."""
    try:
        fields = dict(data)
        fields["seats"] = tuple(SeatResult(**seat) for seat in fields["seats"])
        if fields["forfeit"]:
            reason = message_from_json(fields["forfeit"]["reason"])
            fields["forfeit"] = Forfeit(**fields["forfeit"] | {"reason": reason})
        fields["void"] = message_from_json(fields["void"]) if fields["void"] else None
        return GameResult(**fields)
    except (TypeError, KeyError, ValueError) as error:
        raise ArenaError(Message("arena-no-result", error=str(error))) from None
