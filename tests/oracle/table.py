"""The whole state of a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from .coins import COINS, Bank
from .deal import Deal
from .market import Market
from .mastermind import Mastermind
from .pieces import COPIES, SHAPES
from .player import Player
from .tiles import tile_of_round

ACTIONS_A_TURN = 3  # R3.1


@dataclass
class Table:
    """Everything that lies on the table, and whose turn it is."""

    deal: Deal
    reserve: Counter[str]
    players: list[Player]
    market: Market
    mastermind: Mastermind | None
    bank: Bank
    seat: int  # who acts
    phase: str = "act"  # act, master, reward, touch or over
    round: int = 1
    actions_left: int = ACTIONS_A_TURN  # actions not yet begun
    master_used: bool = False  # a Master has begun this turn
    mastered_slots: set[int] = field(default_factory=set)  # used by the open Master
    reward_due: str | None = None  # the shape that the reserve lacks, in phase reward
    round_is_idle: bool = True  # nobody took a puzzle or placed a piece so far (R3.8)
    idle_rounds: int = 0
    last_round: int | None = None
    end_reason: str | None = None

    @classmethod
    def dealt(cls, deal: Deal) -> Table:
        """The table after setup (chapter 2, R7.1-R7.3, R8.1)."""
        players = [Player() for _ in range(deal.seats)]
        reserve = Counter(dict.fromkeys(SHAPES, COPIES))
        for player in players:
            reserve.subtract(player.supply)
        return cls(
            deal=deal,
            reserve=reserve,
            players=players,
            market=Market.dealt(deal),
            mastermind=Mastermind.facing(deal) if deal.solo else None,
            bank=Bank(COINS if deal.finesse else 0),
            seat=deal.first,
        )

    @property
    def player(self) -> Player:
        """The player who acts."""
        return self.players[self.seat]

    @property
    def playing(self) -> bool:
        """Whether rounds are still being played: no touches yet."""
        return self.phase not in ("touch", "over")

    @property
    def tile(self) -> str | None:
        """The current tile, if it is face up (R8.2)."""
        return tile_of_round(self.deal.tiles, self.round) if self.playing else None

    def copy(self) -> Table:
        """An independent copy."""
        return replace(
            self,
            reserve=Counter(self.reserve),
            players=[player.copy() for player in self.players],
            market=self.market.copy(),
            mastermind=self.mastermind and self.mastermind.copy(),
            bank=Bank(self.bank.coins),
            mastered_slots=set(self.mastered_slots),
        )
