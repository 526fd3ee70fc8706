"""Positions laid out by hand, in the words of the rulebook, for tests that show one rule each.

Seats count from 0 and Ada begins; slots, places and rounds count from 1.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import numpy as np
from bridge import action_of, deck, is_solo, name_of, pile

from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.pieces import CELLS, PLACEMENT_MASK, PLACEMENT_SHAPE, SIDE, Shape
from projectl.rules.puzzles import PUZZLE_HOLE, PUZZLE_NUMBER, PUZZLES, Colour
from projectl.rules.scoring import mastermind_score, score_of
from projectl.rules.serialise import fault_of
from projectl.rules.state import NONE, ROW, EndReason, Phase, State, has_tiles
from projectl.rules.tiles import TILE_NUMBER

ADA, BEN, CLEO, DAN = range(4)

EVERY_SHAPE = "I1 I2 I3 V3 I4 L4 T4 S4 O4"
LEVEL_4 = "I4 L4 T4 S4 O4"


def text_of(action: int, solo: bool) -> str:
    """An action as it is written: 'take W2', 'upgrade I1 I2', 'place 1 I2 c3 c4'."""
    words = action_of(action, solo)
    cells = sorted(cell for word in words if isinstance(word, frozenset) for cell in word)
    return " ".join([*(str(word) for word in words if not isinstance(word, frozenset)), *cells])


@cache
def numbers(solo: bool) -> dict[str, int]:
    """The number of every action by its text."""
    return {text_of(action, solo): action for action in range(ACTIONS)}


def shapes(names: str) -> list[Shape]:
    return [Shape[name] for name in names.split()]


def rows_of(drawing: str) -> str:
    """The marks of a drawing in reading order; rows end with '/' or with the line."""
    marks = "".join(re.split(r"[\s/]+", drawing.strip()))
    assert len(marks) == CELLS, f"a field has {CELLS} cells, this drawing {len(marks)}"
    return marks


def cells_marked(marks: str, mark: str) -> int:
    return sum(1 << cell for cell in range(CELLS) if marks[cell] == mark)


def shape_of(cells: int) -> Shape:
    """The shape of the one piece that covers these cells."""
    (placement,) = np.flatnonzero(cells == PLACEMENT_MASK)
    return Shape(PLACEMENT_SHAPE[placement])


class Position:
    """One game, changed by hand where a rule needs it and from there played by the rules.

    Pieces come out of the reserve, coins out of the bank and puzzles out of the market and the
    decks, so that nothing exists twice.
    """

    def __init__(
        self, mode: str = "base", seats: int | None = None, difficulty: str | None = None
    ) -> None:
        self.games = api.new_games([1], mode, seats, difficulty)
        self.state: State = self.games[0]
        self.state.first = self.state.player = ADA
        self.solo = is_solo(self.state)

    # Pieces

    def own(self, seat: int, pieces: str) -> Position:
        """Make these the whole supply of a seat."""
        self.state.reserve += self.state.supply[seat]
        self.state.supply[seat] = 0
        return self.give(seat, pieces)

    def give(self, seat: int, pieces: str) -> Position:
        """Pieces from the reserve to a supply."""
        for shape in shapes(pieces):
            self._from_reserve(shape)
            self.state.supply[seat, shape] += 1
        return self

    def drain(self, kinds: str, to: int, leave: int = 0) -> Position:
        """Empty the reserve of some shapes, or nearly so, into a supply."""
        for shape in shapes(kinds):
            self.give(to, " ".join([shape.name] * (int(self.state.reserve[shape]) - leave)))
        return self

    def supply(self, seat: int) -> str:
        """A supply, small pieces first: 'I1 I1 V3'."""
        return " ".join(
            shape.name for shape in Shape for _ in range(int(self.state.supply[seat, shape]))
        )

    def reserve(self, shape: str) -> int:
        return int(self.state.reserve[Shape[shape]])

    def _from_reserve(self, shape: Shape) -> None:
        assert self.state.reserve[shape] > 0, f"the reserve has no {shape.name} left"
        self.state.reserve[shape] -= 1

    # Puzzles

    def puzzle(self, seat: int, slot: int, name: str, drawing: str | None = None) -> Position:
        """A puzzle into a slot; in its drawing '#' is open and each letter is one piece."""
        self._draw(name)
        number = PUZZLE_NUMBER[name]
        hole = int(PUZZLE_HOLE[number])
        for marks in [rows_of(drawing)] if drawing else []:
            for letter in sorted(set(marks) - set(".#")):
                piece = cells_marked(marks, letter)
                self._from_reserve(shape_of(piece))
                self.state.laid[seat, slot - 1, shape_of(piece)] += 1
                hole &= ~piece
            assert hole == cells_marked(marks, "#"), f"this is not the hole of {name}"
        self.state.puzzle[seat, slot - 1] = number
        self.state.hole[seat, slot - 1] = hole
        return self

    def finish(self, seat: int, names: str) -> Position:
        """Puzzles into a finished pile."""
        for name in names.split():
            self._draw(name)
            self.state.finished[seat] = int(self.state.finished[seat]) | 1 << PUZZLE_NUMBER[name]
        return self

    def finish_for_mastermind(self, names: str) -> Position:
        for name in names.split():
            self._draw(name)
            pile_before = int(self.state.mastermind_finished)
            self.state.mastermind_finished = pile_before | 1 << PUZZLE_NUMBER[name]
        return self

    def show(self, place: str, name: str) -> Position:
        """A puzzle at a place of the market; '---' empties it."""
        at = self._place(place)
        old = int(self.state.market[at])
        self.state.market[at] = NONE
        if old != NONE:
            colour = PUZZLES[old].colour
            self._set_deck(colour, [*self.deck(colour), PUZZLES[old].name])
        if name != "---":
            self._draw(name)
            self.state.market[at] = PUZZLE_NUMBER[name]
        return self

    def stack(self, name: str) -> Position:
        """A puzzle on top of its deck."""
        self._draw(name)
        colour = PUZZLES[PUZZLE_NUMBER[name]].colour
        self._set_deck(colour, [name, *self.deck(colour)])
        return self

    def grid(self, drawing: str, locks: str = "1 2 1", held: int = 0) -> Position:
        """The solo grid, the locks above it, and those the mastermind holds."""
        for place, name in enumerate(drawing.split(), 1):
            self.show(str(place), name)
        self.state.locks[:] = [int(lock) for lock in locks.split()]
        self.state.mastermind_supply = held
        return self

    def leave_in_deck(self, count: int, colour: Colour = Colour.BLACK) -> Position:
        """Finish all but the last cards of a deck: for the last player, or the mastermind."""
        gone = self.deck(colour)[: len(self.deck(colour)) - count]
        if self.solo:
            gone += self.deck(Colour.WHITE)
            return self.finish_for_mastermind(" ".join(gone))
        return self.finish(int(self.state.seats) - 1, " ".join(gone))

    def slots(self, seat: int) -> list[str | None]:
        return [name_of(number) for number in self.state.puzzle[seat]]

    def hole(self, seat: int, slot: int) -> str:
        """The open cells of a slot, drawn."""
        cells = int(self.state.hole[seat, slot - 1])
        marks = "".join("#" if cells >> cell & 1 else "." for cell in range(CELLS))
        return "/".join(marks[start : start + SIDE] for start in range(0, CELLS, SIDE))

    def finished(self, seat: int) -> list[str]:
        return list(pile(int(self.state.finished[seat])))

    def mastermind_finished(self) -> list[str]:
        return list(pile(int(self.state.mastermind_finished)))

    def market(self) -> list[str | None]:
        """What lies at every place: white row and black row, or the grid in reading order."""
        return [name_of(number) for number in self.state.market[: 9 if self.solo else 2 * ROW]]

    def at(self, place: str) -> str | None:
        return self.market()[self._place(place)]

    def deck(self, colour: Colour) -> list[str]:
        """The cards still to come, the next one first."""
        return deck(self.state, colour)

    def _place(self, place: str) -> int:
        if self.solo:
            return int(place) - 1
        return int(place[1]) - 1 + (ROW if place[0] == "B" else 0)

    def _set_deck(self, colour: Colour, names: list[str]) -> None:
        self.state.deck[colour] = NONE
        self.state.deck[colour, : len(names)] = [PUZZLE_NUMBER[name] for name in names[::-1]]
        self.state.deck_left[colour] = len(names)

    def _draw(self, name: str) -> None:
        """Free a puzzle from where it lies; one of the deck takes its part there."""
        colour = PUZZLES[PUZZLE_NUMBER[name]].colour
        cards = self.deck(colour)
        lying = self.market()
        if name in cards:
            cards.remove(name)
        elif name in lying:
            self.state.market[lying.index(name)] = PUZZLE_NUMBER[cards.pop()]
        else:
            cards.pop()
        self._set_deck(colour, cards)

    # Coins and tiles

    def set_coins(self, seat: int, available: int = 0, pending: int = 0) -> Position:
        """A seat's coins; the bank gives or takes the difference."""
        left = int(self.state.bank) + sum(self.coins(seat)) - available - pending
        assert left >= 0, "the bank has not so many coins"
        self.state.bank = left
        self.state.available[seat] = available
        self.state.pending[seat] = pending
        return self

    def coins(self, seat: int) -> tuple[int, int]:
        """A seat's available and pending coins."""
        return int(self.state.available[seat]), int(self.state.pending[seat])

    def enter_round(self, number: int, tile: str | None = None) -> Position:
        """Begin a round; in Finesse its tile can be named, and earlier ones are gone."""
        self.state.round_number = number
        if tile is not None:
            self._lay_tile(number - 1, TILE_NUMBER[tile])
        if has_tiles(self.state):
            self.state.tiles[: number - 1] = NONE
        return self

    def _lay_tile(self, index: int, tile: int) -> None:
        """Exchange tiles within the row, or for one of the same set that stayed in the box."""
        row = [int(number) for number in self.state.tiles]
        source = row.index(tile) if tile in row else [n // 10 for n in row].index(tile // 10)
        self.state.tiles[source] = row[index]
        self.state.tiles[index] = tile

    # Play

    def leave_actions(self, count: int) -> Position:
        """As if the other actions of the turn were over."""
        self.state.actions_left = count
        return self

    def begin_touches(self) -> Position:
        """Go to finishing touches: by idle rounds, the last tile, or in solo the empty deck."""
        if has_tiles(self.state):
            self.enter_round(10)
            self.state.tiles[:] = NONE
            self.state.end_reason = EndReason.LAST_TILE
        elif self.solo:
            self.leave_in_deck(0)
            self.state.last_round = self.state.round_number
            self.state.end_reason = EndReason.DECK_EMPTY
        else:
            self.state.idle_rounds = 5
            self.state.end_reason = EndReason.IDLE_ROUNDS
        self.state.phase = Phase.TOUCH
        return self.leave_actions(0)

    def play(self, *texts: str) -> Position:
        """Play actions, each of which has to be legal."""
        for text in texts:
            self.check()
            api.play(self.games, self._number(text))
        self.check()
        return self

    def idle_turn(self) -> Position:
        """A turn of three exchanges, which neither takes a puzzle nor places a piece."""
        for _ in range(3):
            self.play(self.choices("upgrade")[0])
        return self.play("end") if self.may("end") else self

    def turns_to_touches(self) -> list[tuple[int, int]]:
        """Idle until the finishing touches; the turns that were still played."""
        turns = []
        while self.phase is Phase.ACT:
            turns.append(self.turn())
            self.idle_turn()
        return turns

    def may(self, text: str) -> bool:
        """Whether an action is legal now."""
        self.check()
        return api.is_legal(self.games, self._number(text))

    def choices(self, beginning: str = "") -> list[str]:
        """The legal actions whose text begins so."""
        self.check()
        texts = [text_of(int(action), self.solo) for action in api.legal_actions(self.games)]
        return [text for text in texts if text.startswith(beginning)]

    def score(self, seat: int = ADA) -> int:
        return int(score_of(self.state, seat))

    def mastermind_score(self) -> int:
        return int(mastermind_score(self.state))

    def ranks(self) -> list[int]:
        """Everybody's place; in solo the player's and the mastermind's."""
        _, ranks = api.scores_and_ranks(self.games)
        return [int(rank) for rank in ranks[0, : 2 if self.solo else self.state.seats]]

    def turn(self) -> tuple[int, int]:
        """The round and the seat to act."""
        return int(self.state.round_number), int(self.state.player)

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def end_reason(self) -> EndReason:
        return EndReason(self.state.end_reason)

    def pieces_everywhere(self) -> Counter[str]:
        """How many pieces of each shape the record holds in all."""
        state = self.state
        total = state.reserve + state.supply.sum(axis=0) + state.laid.sum(axis=(0, 1))
        return Counter({shape.name: int(total[shape]) for shape in Shape})

    def check(self) -> None:
        """Every position a test asks about could be one of a game."""
        assert fault_of(self.state) == "", fault_of(self.state)

    def _number(self, text: str) -> int:
        words = text.split()
        return numbers(self.solo)[" ".join(words[:3] + sorted(words[3:]))]
