"""The rules in motion: what each action does, and how turns, rounds and the game end."""

from __future__ import annotations

from . import scoring
from .coins import INSERT_PRICE
from .deal import Deal
from .options import Action, can_insert, legal_actions
from .pieces import Placement
from .reserve import substitutes
from .snapshot import snapshot
from .table import ACTIONS_A_TURN, Table
from .tiles import (
    coins_at_turn_end,
    coins_for_completing,
    coins_for_getting,
    coins_for_placing,
    coins_for_taking,
)

IDLE_ROUNDS_TO_END = 5  # R3.8


class Oracle:
    """A game of Project L, played by the letter of the rules."""

    def __init__(self, deal: Deal) -> None:
        self.table = Table.dealt(deal)

    def legal(self) -> set[Action]:
        """The actions that may be played now; none when the game is over."""
        return legal_actions(self.table)

    def snapshot(self) -> dict[str, object]:
        """The state in plain values."""
        return snapshot(self.table)

    def clone(self) -> Oracle:
        """An independent copy of the game."""
        twin = Oracle.__new__(Oracle)
        twin.table = self.table.copy()
        return twin

    @property
    def over(self) -> bool:
        """Whether the last finishing touch is done."""
        return self.table.phase == "over"

    def scores(self) -> list[int]:
        """The score of each seat; in the solo modes the player's and the mastermind's."""
        return scoring.scores(self.table)

    def ranks(self) -> list[int]:
        """The place of each seat, 1 being best."""
        return scoring.ranks(self.table)

    def tie_keys(self) -> list[tuple[int, ...]]:
        """What seats are compared by; the largest is best."""
        return scoring.tie_keys(self.table)

    def play(self, action: Action) -> None:
        """Play one legal action, and all that follows without a choice."""
        if action not in self.legal():
            raise ValueError(
                f"{action} is not legal now; legal are {sorted(map(str, self.legal()))}"
            )
        if self.table.phase == "touch":
            self._play_touch(action)
        elif self.table.phase == "master":
            self._play_in_master(action)
        else:
            self._play_in_turn(action)

    # Actions of a turn

    def _play_in_turn(self, action: Action) -> None:
        match action:
            case ("insert",):
                self.table.bank.charge(self.table.player, INSERT_PRICE)  # R8.5
                self.table.actions_left += 1
                return
            case ("end",):
                self._end_turn()
                return
            case ("reward", str(shape)):
                self._pay_reward(shape)
                self._settle()
                return
        self.table.actions_left -= 1
        match action:
            case ("master",):
                self.table.master_used = True
                self.table.phase = "master"
                return  # nothing is settled before the Master is done
            case ("take", str(place)):
                self._take_puzzle(place)
            case ("piece", str(shape)):
                self._get_piece(shape)
            case ("upgrade", str(give), str(get)):
                self._upgrade(give, get)
            case ("place", int(slot), str(shape), frozenset() as cells):
                self._place(slot, shape, cells, by_master=False)
            case ("pass",):
                pass  # R3.2: only the action is used up
        self._settle()

    def _play_in_master(self, action: Action) -> None:
        match action:
            case ("place", int(slot), str(shape), frozenset() as cells):
                self._place(slot, shape, cells, by_master=True)
                self.table.mastered_slots.add(slot)
            case ("done",):
                self.table.mastered_slots.clear()
                self._settle()

    def _take_puzzle(self, place: str) -> None:
        table = self.table
        table.player.receive(table.market.remove(place))
        table.market.refill(place)
        if table.mastermind is not None:
            table.mastermind.unlock(place)
        table.round_is_idle = False
        self._watch_deck()
        self._gain(coins_for_taking(table.tile))

    def _get_piece(self, shape: str) -> None:
        self._from_reserve(shape)
        self._gain(coins_for_getting(self.table.tile))

    def _upgrade(self, give: str, get: str) -> None:
        self.table.player.supply[give] -= 1
        self.table.reserve[give] += 1
        self._from_reserve(get)
        self._gain(coins_for_getting(self.table.tile))  # R8.9: an exchange counts

    def _place(self, slot: int, shape: str, cells: Placement, by_master: bool) -> None:
        self.table.player.place(slot, shape, cells)
        self.table.round_is_idle = False
        self._gain(coins_for_placing(self.table.tile, shape, by_master))

    def _from_reserve(self, shape: str) -> None:
        self.table.reserve[shape] -= 1
        self.table.player.supply[shape] += 1

    def _gain(self, coins: int) -> None:
        self.table.bank.pay(self.table.players, self.table.player, coins)

    # What follows an action

    def _settle(self) -> None:
        """Resolve complete puzzles in slot order (R4.1, R4.4), then see if the turn is over."""
        table = self.table
        table.phase = "act"
        while full := table.player.full_slots():
            puzzle = table.player.finish(full[0])
            self._gain(coins_for_completing(table.tile))
            if table.reserve[puzzle.reward] > 0:
                self._pay_reward(puzzle.reward)
            elif substitutes(table.reserve, puzzle.reward):
                # R4.3: the player chooses, even from one; later puzzles wait for it.
                table.reward_due = puzzle.reward
                table.phase = "reward"
                return
        if table.actions_left == 0 and not can_insert(table):
            self._end_turn()

    def _pay_reward(self, shape: str) -> None:
        self._from_reserve(shape)
        self.table.reward_due = None

    def _watch_deck(self) -> None:
        """The deck running out announces the last round (R5.1, R7.7)."""
        table = self.table
        # R8.6: no round follows the one of the last tile.
        another_round = not table.deal.finesse or table.round < len(table.deal.tiles)
        if table.last_round is None and table.market.deck_ran_out() and another_round:
            table.last_round = table.round + 1

    # The ends of turn, round and game

    def _end_turn(self) -> None:
        table = self.table
        player = table.player
        self._gain(coins_at_turn_end(table.tile, player))  # R8.3: blue, and only then
        player.available += player.pending
        player.pending = 0
        table.master_used = False
        table.actions_left = ACTIONS_A_TURN
        self._next_seat()
        if table.seat == table.deal.first:
            self._end_round()

    def _next_seat(self) -> None:
        self.table.seat = (self.table.seat + 1) % self.table.deal.seats

    def _end_round(self) -> None:
        table = self.table
        if table.mastermind is not None:
            table.mastermind.play(table.market)  # R9.3: a round is both turns
            self._watch_deck()
        if table.deal.mode == "base":
            table.idle_rounds = table.idle_rounds + 1 if table.round_is_idle else 0
        table.end_reason = self._reason_to_end()
        if table.end_reason is None:
            table.round += 1  # the next tile becomes current with it (R8.2)
            table.round_is_idle = True
        else:
            table.phase = "touch"
            table.actions_left = 0

    def _reason_to_end(self) -> str | None:
        """Why this round was the last, or None if it was not."""
        table = self.table
        if table.last_round == table.round:
            return "R7.7" if table.deal.solo else "R5.1"
        if table.deal.finesse and table.round == len(table.deal.tiles):
            return "R8.6"
        if table.idle_rounds == IDLE_ROUNDS_TO_END:
            return "R3.8"
        return None

    # Finishing touches

    def _play_touch(self, action: Action) -> None:
        match action:
            case ("place", int(slot), str(shape), frozenset() as cells):
                self._pay_touch()
                self.table.player.place(slot, shape, cells)
            case ("done",):
                self._finish_touches()

    def _pay_touch(self) -> None:
        """A touch costs a coin while the player has any, else a point (R5.2, R8.7)."""
        player = self.table.player
        if player.available > 0:
            self.table.bank.charge(player, 1)
        else:
            player.touches += 1

    def _finish_touches(self) -> None:
        """Only now do puzzles count as finished; no rewards and no coins (R5.2, R8.9)."""
        for slot in self.table.player.full_slots():
            self.table.player.finish(slot)
        self._next_seat()
        if self.table.seat == self.table.deal.first:
            self.table.phase = "over"


def perft(oracle: Oracle, depth: int) -> int:
    """How many sequences of exactly this many actions there are."""
    if depth == 0:
        return 1
    total = 0
    for action in oracle.legal():
        next_oracle = oracle.clone()
        next_oracle.play(action)
        total += perft(next_oracle, depth - 1)
    return total
