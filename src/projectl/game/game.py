"""One game of Project L: create, look, play, take back, and see how it ended."""

import secrets
from collections.abc import Iterable
from typing import Any, NamedTuple

from numpy.typing import NDArray

from projectl.game.actions import Action, Place, action_of, number_of
from projectl.game.effects import Effect, effect_records, read_effects
from projectl.game.legality import ExplainedIllegalActionError, explain_illegal
from projectl.game.notation import CELL_NUMBER
from projectl.game.outcome import Outcome, outcome_of
from projectl.game.text import describe
from projectl.game.view import Laid, Placements, View, view_of
from projectl.rules import api, batch
from projectl.rules.arguments import quoted, whole
from projectl.rules.errors import ArgumentTypeError, RulesError
from projectl.rules.state import NONE, SEATS, SLOTS, SOLO_MODES, Difficulty, Mode, Phase, State

NOTHING_LAID: Placements = (((),) * SLOTS,) * SEATS


class TurnLabel(NamedTuple):
    """Whose turn it is; written `5.2` for round 5, seat 2, and `2` in finishing touches."""

    round_number: int
    seat: int  # from 0
    touches: bool

    def __str__(self) -> str:
        return str(self.seat + 1) if self.touches else f"{self.round_number}.{self.seat + 1}"


class Foreseen(NamedTuple):
    """Where an action would lead: the position, and the turn it is in, None if none follows."""

    number: int  # the engine's, of the action
    position: api.Games
    turn: TurnLabel | None


class Game:
    """A game from its deal on. The rules are the engine's; this keeps the history."""

    def __init__(
        self,
        mode: Mode | str = Mode.BASE,
        seats: int | None = None,
        difficulty: Difficulty | str | None = None,
        seed: int | None = None,
    ) -> None:
        seed = secrets.randbits(api.SEED_BITS) if seed is None else seed
        self._positions = [api.new_games([seed], mode, seats, difficulty)]
        self._placements = [NOTHING_LAID]  # in each position
        self._turns = [_turn_in(self._positions[0])]  # likewise: NumPy is slow to ask
        self.seed = int(seed)
        self._numbers: list[int] = []  # of the actions, as the engine counts them
        self._undone: list[int] = []
        self.mode = Mode(self.state.mode)
        self.seats = int(self.state.seats)
        solo = self.mode in SOLO_MODES
        self.difficulty = Difficulty(self.state.difficulty) if solo else None

    @property
    def state(self) -> State:
        """A copy of the engine's record, deck order included: not for players."""
        state: State = api.copy_games(self._positions[-1])[0]
        return state

    @property
    def player(self) -> int:
        """The seat to act."""
        turn = self.turn
        return int(self.state.player) if turn is None else turn.seat

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return Phase(self.state.phase)

    @property
    def is_over(self) -> bool:
        return self._turns[-1] is None

    @property
    def history(self) -> tuple[Action, ...]:
        """All actions so far."""
        return tuple([action_of(number, self.mode) for number in self._numbers])

    def effects(self, index: int = -1) -> tuple[Effect, ...]:
        """What followed from an action of the history, the last one unless said otherwise."""
        return read_effects(self.effect_records(index))

    def effect_records(self, index: int = -1) -> NDArray[Any]:
        """The same as the rules write it, an EFFECT each."""
        number = whole(index, RulesError, "the index of an action")
        count = len(self._numbers)
        if not -count <= number < count:
            raise RulesError(f"this game has {count} actions; there is no {number}")
        index = number % count
        before, after = self._positions[index : index + 2]
        return effect_records(before, self._numbers[index], after)

    @property
    def turn(self) -> TurnLabel | None:
        """Whose turn it is; None when the game is over."""
        return self._turns[-1]

    def turns(self) -> list[tuple[TurnLabel, list[Action]]]:
        """All actions so far, by turns; the last turn may be unfinished."""
        turns: list[tuple[TurnLabel, list[Action]]] = []
        for turn, action in zip(self._turns, self.history, strict=False):
            assert turn is not None
            if not turns or turns[-1][0] != turn:
                turns.append((turn, []))
            turns[-1][1].append(action)
        return turns

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is going on."""
        return outcome_of(self.state) if self.is_over else None

    def legal_actions(self) -> list[Action]:
        """What the player to act may do; nothing when the game is over."""
        return [
            action_of(int(number), self.mode) for number in api.legal_actions(self._positions[-1])
        ]

    def is_legal(self, action: Action | str) -> bool:
        """Whether an action may be played now; NotationError if it is no action at all."""
        return api.is_legal(self._positions[-1], number_of(action, self.mode))

    def play(self, action: Action | str) -> Action:
        """Play an action, given as a value or in notation; IllegalActionError says why not."""
        return self.play_foreseen(self.foresee(action))

    def check(self, action: Action | str) -> int:
        """The engine's number of an action that is legal now; IllegalActionError says why not."""
        number = number_of(action, self.mode)
        if not api.is_legal(self._positions[-1], number):
            raise self._illegal(number)
        return number

    def foresee(self, action: Action | str) -> Foreseen:
        """Where an action would lead, which is not played; IllegalActionError says why not."""
        number = number_of(action, self.mode)
        position = api.copy_games(self._positions[-1])
        if not batch.play_at(position, 0, number):
            raise self._illegal(number)
        return Foreseen(number, position, _turn_in(position))

    def play_foreseen(self, foreseen: Foreseen) -> Action:
        """Play what `foresee` has just found."""
        self._undone.clear()
        return self._append(foreseen)

    def play_all(self, actions: Iterable[Action | str]) -> None:
        """Play some actions, all of them or none."""
        if isinstance(actions, str) or not isinstance(actions, Iterable):
            raise ArgumentTypeError(f"a list of actions is needed, not {quoted(actions)}")
        before = len(self._numbers)
        undone = list(self._undone)
        try:
            for action in actions:
                self.play(action)
        except BaseException:
            while len(self._numbers) > before:
                self.undo()
            self._undone = undone
            raise

    def undo(self) -> Action:
        """Take back the last action."""
        if not self._numbers:
            raise RulesError("there is nothing to undo; this is the deal")
        self._positions.pop()
        self._placements.pop()
        self._turns.pop()
        self._undone.append(self._numbers.pop())
        return action_of(self._undone[-1], self.mode)

    def redo(self) -> Action:
        """Play again what was taken back last."""
        if not self._undone:
            raise RulesError("there is nothing to redo")
        number, position = self._undone.pop(), api.copy_games(self._positions[-1])
        batch.apply_at(position, 0, number)
        return self._append(Foreseen(number, position, _turn_in(position)))

    def at(self, count: int) -> "Game":
        """The game as it was after so many actions, without those that follow."""
        count = whole(count, RulesError, "a number of actions")
        if not 0 <= count <= len(self._numbers):
            raise RulesError(f"this game has {len(self._numbers)} actions; there is no {count}")
        earlier = self.copy()
        del earlier._positions[count + 1 :]
        del earlier._placements[count + 1 :]
        del earlier._turns[count + 1 :]
        del earlier._numbers[count:]
        return earlier

    def copy(self) -> "Game":
        """The same game, to be played on by itself; what was undone is forgotten."""
        other = object.__new__(Game)
        other.seed, other.mode = self.seed, self.mode
        other.seats, other.difficulty = self.seats, self.difficulty
        other._positions = list(self._positions)
        other._placements = list(self._placements)
        other._turns = list(self._turns)
        other._numbers = list(self._numbers)
        other._undone = []
        return other

    __copy__ = copy  # `copy.copy` alone would share the lists

    def view(self, seat: int | None = None) -> View:
        """Everything a seat may know and nothing more; without a seat, what a spectator sees."""
        if seat is not None:
            seat = whole(seat, RulesError, "a seat")
            if not 0 <= seat < self.seats:
                raise RulesError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        acts = seat == self.player and not self.is_over
        legal = tuple(self.legal_actions()) if acts else ()
        return view_of(self.state, self._placements[-1], legal, seat)

    def visible_record(self) -> bytes:
        """The engine's record without what no player can see: anybody may have it."""
        position = api.copy_games(self._positions[-1])
        api.hide(position)
        return position.tobytes()

    @property
    def placements(self) -> Placements:
        """Where the pieces lie, by seat and slot, which no record tells."""
        return self._placements[-1]

    def __str__(self) -> str:
        return describe(self.state)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the position as a spectator sees it."""
        from projectl.game.svg import draw_position

        return draw_position(self.view())

    def __repr__(self) -> str:
        which = _counted(self.seats, "seat")
        if self.difficulty is not None:
            which = api.name_of(self.difficulty)
        played = _counted(len(self._numbers), "action")
        return f"<Game {api.name_of(self.mode)}, {which}, {played}>"

    def __eq__(self, other: object) -> bool:
        """Whether the deal and all actions are the same."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._deal() == other._deal() and self._numbers == other._numbers

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def _deal(self) -> tuple[Mode, int, Difficulty | None, int]:
        """All that the first position depends on."""
        return self.mode, self.seats, self.difficulty, self.seed

    def _illegal(self, number: int) -> ExplainedIllegalActionError:
        reason = explain_illegal(self._positions[-1][0], number)
        return ExplainedIllegalActionError(str(action_of(number, self.mode)), reason)

    def _append(self, played: Foreseen) -> Action:
        """Keep an action and the position it led to."""
        action, seat = action_of(played.number, self.mode), self.player
        laid = lay_pieces(self._placements[-1], action, seat, played.position)
        self._placements.append(laid)
        self._positions.append(played.position)
        self._turns.append(played.turn)
        self._numbers.append(played.number)
        return action


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def lay_pieces(before: Placements, action: Action, seat: int, after: api.Games) -> Placements:
    """Where the pieces lie after a seat's action: the record knows which they are, not where."""
    slots = list(before[seat])
    if isinstance(action, Place):
        cells = sum(1 << CELL_NUMBER[cell] for cell in action.cells)
        slots[action.slot - 1] += (Laid(action.shape, cells),)
    for slot, puzzle in enumerate(after["puzzle"][0, seat].tolist()):
        if puzzle == NONE:
            slots[slot] = ()
    return (*before[:seat], tuple(slots), *before[seat + 1 :])


def _turn_in(position: api.Games) -> TurnLabel | None:
    """The turn a position is in; None when the game is over."""
    phase = int(position["phase"][0])
    if phase == Phase.OVER:
        return None
    round_number, seat = int(position["round_number"][0]), int(position["player"][0])
    return TurnLabel(round_number, seat, phase == Phase.TOUCH)
