"""The bank and the coins it pays."""

from dataclasses import dataclass

from .player import Player

COINS = 35  # R8.1
INSERT_PRICE = 2  # R8.5


@dataclass
class Bank:
    """Coins that nobody has; zero without Finesse."""

    coins: int

    def pay(self, players: list[Player], receiver: Player, amount: int) -> None:
        """Pay coins one at a time; they stay pending until the turn ends (R8.3, R8.4)."""
        for _ in range(amount):
            if self.coins == 0:
                self.collect_from_richest(players)
            self.coins -= 1
            receiver.pending += 1

    def collect_from_richest(self, players: list[Player]) -> None:
        """Every player with the most coins returns one, an available one if there is one (R8.4)."""
        most = max(player.coins for player in players)
        for player in players:
            if player.coins == most:
                if player.available > 0:
                    player.available -= 1
                else:
                    player.pending -= 1
                self.coins += 1

    def charge(self, player: Player, amount: int) -> None:
        """Take back available coins for an insert or a touch."""
        player.available -= amount
        self.coins += amount
