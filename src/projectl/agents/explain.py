"""What speaks for a turn, in words: the most telling thing it does. Only what is certain is said.

The turn is played on a record in which hidden cards are dealt anew. Nothing is said of those.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from projectl.game import solver
from projectl.game.actions import (
    Action,
    Done,
    Insert,
    Piece,
    Place,
    Reward,
    Take,
    Upgrade,
    number_of,
)
from projectl.game.determinize import determinize
from projectl.game.notation import market_places
from projectl.game.text import listed, plural
from projectl.game.view import View
from projectl.rules import api
from projectl.rules.coins import coins_of
from projectl.rules.legal import INSERT_PRICE
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLES, Puzzle
from projectl.rules.scoring import score_of
from projectl.rules.state import GRID_COLUMNS, NONE, ROUNDS_WITH_TILES, SLOTS, Phase, State

ACTIONS = 3  # of a turn (R3.1)
IDLE_BEFORE_THE_END = 4  # rounds; a fifth ends the game (R3.8)


@dataclass(frozen=True)
class PlayedTurn:
    """The actions of a turn, or of the rest of one, and the position around each of them."""

    view: View
    actions: tuple[Action, ...]
    states: tuple[State, ...]  # one more than actions

    @property
    def seat(self) -> int:
        return self.view.player

    @property
    def before(self) -> State:
        return self.states[0]

    @property
    def after(self) -> State:
        return self.states[-1]

    @cached_property
    def supply(self) -> tuple[Shape, ...]:
        """The player's pieces after the turn."""
        return solver.pieces_of(self.after.supply[self.seat].tolist())

    @cached_property
    def slots(self) -> list[tuple[int, Puzzle, int]]:
        """The player's puzzles after the turn: slot from 1, puzzle, hole."""
        return slots_of(self.after, self.seat)

    def called(self, slot: int, puzzle: Puzzle) -> str:
        """A puzzle as a person finds it: by the place it was taken from, or by its slot."""
        if puzzle not in self.view.market:
            return f"slot {slot}"
        place = market_places(self.view.mode)[self.view.market.index(puzzle)]
        return f"the puzzle on {place}" if self.view.mastermind else place

    def plays_again(self, seat: int) -> bool:
        """Whether a seat is certain to have a turn after this one."""
        after, view = self.after, self.view
        if after.phase in (Phase.TOUCH, Phase.OVER):
            return False
        own, other = ((number - view.first) % len(view.seats) for number in (self.seat, seat))
        if after.round_number > view.round_number or own < other:
            return True
        if view.idle_rounds >= IDLE_BEFORE_THE_END and not after.moved:
            return False
        last = int(after.last_round) or (ROUNDS_WITH_TILES if view.tiles else 0)
        return last == 0 or view.round_number < last


def play_turn(view: View, actions: Sequence[Action]) -> PlayedTurn:
    """A turn as it goes from a view on."""
    game = determinize(view)
    states = [game[0].copy()]
    for action in actions:
        api.play(game, number_of(action, view.mode))
        states.append(game[0].copy())
    return PlayedTurn(view, tuple(actions), tuple(states))


def slots_of(state: State, seat: int) -> list[tuple[int, Puzzle, int]]:
    """A seat's unfinished puzzles: slot from 1, puzzle, hole."""
    return [
        (slot + 1, PUZZLES[state.puzzle[seat, slot]], int(state.hole[seat, slot]))
        for slot in range(SLOTS)
        if state.puzzle[seat, slot] != NONE
    ]


def reason_for(view: View, actions: Sequence[Action]) -> str:
    """The most telling reason for a turn of the player to act."""
    turn = play_turn(view, actions)
    return next(reason for find in REASONS if (reason := find(turn)))


def worth(puzzle: Puzzle) -> str:
    """`1 point and I2`."""
    return f"{plural(puzzle.points, 'point')} and {puzzle.reward.name}"


def slots_words(numbers: Sequence[int]) -> str:
    """`slot 1`, `slots 1 and 2`."""
    return f"slot{'s' if len(numbers) > 1 else ''} {listed(numbers)}"


def completes(turn: PlayedTurn) -> str:
    """Puzzles that the turn completes, with points and the pieces that really come."""
    slots, points, rewards = [], 0, []
    for action, before, after in zip(turn.actions, turn.states, turn.states[1:], strict=False):
        new = int(after.finished[turn.seat]) & ~int(before.finished[turn.seat])
        for slot, _, _ in slots_of(before, turn.seat):
            number = int(before.puzzle[turn.seat, slot - 1])
            if new >> number & 1:
                slots.append(slot)
                points += PUZZLES[number].points
        if isinstance(action, Place | Done | Reward):
            paid = before.reserve.astype(int) - after.reserve
            rewards += [shape.name for shape in Shape for _ in range(paid[shape])]
    if not slots:
        return ""
    twice = len(set(slots)) < len(slots)
    what = plural(len(slots), "puzzle") if twice else slots_words(sorted(slots))
    return f"completes {what} now: {listed([plural(points, 'point'), *rewards])}"


def ends(turn: PlayedTurn) -> str:
    """That the deck runs out, and how the player stands then."""
    if turn.before.last_round or not turn.after.last_round:
        return ""
    if turn.view.mastermind:
        return "the deck runs out, which starts the end"
    scores = [int(score_of(turn.after, seat)) for seat in range(len(turn.view.seats))]
    own = scores.pop(turn.seat)
    lead = own - max(scores)
    words = f"{plural(abs(lead), 'point')} {'ahead' if lead > 0 else 'behind'}" if lead else "level"
    return f"empties the black deck, which starts the end, {words}"


def sets_up(turn: PlayedTurn) -> str:
    """Puzzles that the turn brings so near that they can be completed next turn."""
    before = solver.pieces_of(turn.before.supply[turn.seat].tolist())
    old = {puzzle: hole for _, puzzle, hole in slots_of(turn.before, turn.seat)}
    was_near = [puzzle for puzzle, hole in old.items() if is_near(hole, before)]
    news = [
        slot
        for slot, puzzle, hole in turn.slots
        if puzzle not in was_near or hole != old.get(puzzle)
    ]
    return next_completions(turn, news)


def stays_ready(turn: PlayedTurn) -> str:
    """Puzzles that can be completed next turn, as they could before."""
    return next_completions(turn, [slot for slot, _, _ in turn.slots])


def is_near(hole: int, pieces: Sequence[Shape]) -> bool:
    """Whether a turn is enough to fill a hole."""
    fill = solver.fewest_pieces(hole, pieces)
    return fill is not None and len(fill) <= ACTIONS


def next_completions(turn: PlayedTurn, slots: Sequence[int]) -> str:
    """Which can be completed next turn, whatever the others do, some of these slots among them."""
    near = [entry for entry in turn.slots if is_near(entry[2], turn.supply)]
    wanted = [entry for entry in near if entry[0] in slots]
    if not wanted or not turn.plays_again(turn.seat):
        return ""
    fills = {slot: solver.fewest_pieces(hole, turn.supply) or () for slot, _, hole in near}
    single = [slot for slot, fill in fills.items() if len(fill) == 1]
    needed = [fills[slot][0].shape for slot in single]
    enough = all(needed.count(shape) <= turn.supply.count(shape) for shape in needed)
    if len(single) > 1 and enough and not set(single).isdisjoint(slots):
        return f"can complete {slots_words(single)} next turn, with a Master"
    slot, puzzle, _ = max(wanted, key=lambda entry: entry[1].points)
    return f"can complete {turn.called(slot, puzzle)} next turn: {worth(puzzle)}"


def denies_puzzle(turn: PlayedTurn) -> str:
    """A puzzle that another player could take and fill next turn, or the mastermind takes next."""
    places = market_places(turn.view.mode)
    wanted = [
        places[place] for place in (turn.view.mastermind.next if turn.view.mastermind else ())
    ]
    for action in turn.actions:
        if not isinstance(action, Take):
            continue
        if action.place in wanted:
            return f"takes {action.place}, which the mastermind would take next"
        puzzle = turn.view.market[places.index(action.place)]
        for seat in turn.view.seats:
            if seat.number == turn.seat or None not in seat.slots or puzzle is None:
                continue
            fill = solver.fewest_pieces(puzzle.hole, solver.pieces_of(seat.supply))
            if fill and len(fill) < ACTIONS and puzzle.points and turn.plays_again(seat.number):
                return f"takes {action.place} before player {seat.number + 1} can fill it"
    return ""


def denies_piece(turn: PlayedTurn) -> str:
    """The last piece of a shape that another player cannot do without."""
    gone = [
        shape for shape in Shape if turn.before.reserve[shape] and not turn.after.reserve[shape]
    ]
    for shape in gone:
        for seat in range(len(turn.view.seats)):
            if seat == turn.seat or not turn.plays_again(seat):
                continue
            supply = solver.pieces_of(turn.after.supply[seat].tolist())
            for slot, _, hole in slots_of(turn.after, seat):
                if all(shape in missing for missing in solver.missing_pieces(hole, supply)):
                    return (
                        f"gets the last {shape.name}, which player {seat + 1} needs in slot {slot}"
                    )
    return ""


def makes(turn: PlayedTurn) -> str:
    """A piece that came into the supply and brings a puzzle nearer to full."""
    for action in reversed(turn.actions):
        shape = gained(action)
        if shape is None or shape not in turn.supply:
            continue
        less = list(turn.supply)
        less.remove(shape)
        for slot, puzzle, hole in turn.slots:
            if solver.count_missing(hole, turn.supply) < solver.count_missing(hole, less):
                verb = "makes" if isinstance(action, Upgrade) else "gets"
                return f"{verb} {shape.name}, which {turn.called(slot, puzzle)} needs"
    return ""


def gained(action: Action) -> Shape | None:
    """The piece that an action asks for."""
    if isinstance(action, Upgrade):
        return action.get
    return action.shape if isinstance(action, Piece | Reward) else None


def starts(turn: PlayedTurn) -> str:
    """A puzzle that is new, and how far it is from full."""
    old = [puzzle for _, puzzle, _ in slots_of(turn.before, turn.seat)]
    new = [slot for slot in turn.slots if slot[1] not in old]
    if not new or not turn.plays_again(turn.seat):
        return ""
    lacks = {slot: solver.count_missing(hole, turn.supply) for slot, _, hole in new}
    slot, puzzle, hole = min(new, key=lambda entry: (lacks[entry[0]], -entry[1].points))
    fill = solver.fewest_pieces(hole, turn.supply)
    name = turn.called(slot, puzzle)
    if fill:
        turns = -(-len(fill) // ACTIONS)
        return f"your pieces fill {name} in {plural(turns, 'turn')}: {worth(puzzle)}"
    more = plural(lacks[slot], "more piece")
    return f"starts {name} ({worth(puzzle)}), which takes {more}"


def earns(turn: PlayedTurn) -> str:
    """Finesse: coins, or an action bought with them."""
    bought = sum(isinstance(action, Insert) for action in turn.actions)
    coins = int(coins_of(turn.after, turn.seat)) - int(coins_of(turn.before, turn.seat))
    coins += bought * INSERT_PRICE
    if coins > 0:
        return f"earns {plural(coins, 'coin')}"
    return "buys one more action" if bought else ""


def moves_lock(turn: PlayedTurn) -> str:
    """Solo: a lock that goes from a column to the mastermind (R7.3)."""
    for action, before in zip(turn.actions, turn.states, strict=False):
        if isinstance(action, Take) and turn.view.mastermind:
            column = market_places(turn.view.mode).index(action.place) % GRID_COLUMNS
            if before.locks[column]:
                return f"moves a lock from column {column + 1} to the mastermind"
    return ""


def covers(turn: PlayedTurn) -> str:
    """What is left of the puzzle that the last piece was placed on."""
    holes = {slot: hole for slot, _, hole in turn.slots}
    placed = [action.slot for action in turn.actions if isinstance(action, Place)]
    if not placed or placed[-1] not in holes:
        return ""
    return f"leaves {plural(holes[placed[-1]].bit_count(), 'cell')} of slot {placed[-1]} empty"


def gathers(turn: PlayedTurn) -> str:
    """Pieces that nothing needs yet."""
    shapes = dict.fromkeys(gained(action) for action in turn.actions)
    kept = [shape.name for shape in shapes if shape is not None and shape in turn.supply]
    when = "later" if turn.plays_again(turn.seat) else "finishing touches"
    return f"keeps {listed(kept)} for {when}" if kept else ""


def nothing(_turn: PlayedTurn) -> str:
    return "changes little"


REASONS: tuple[Callable[[PlayedTurn], str], ...] = (
    completes,
    ends,
    sets_up,
    denies_puzzle,
    denies_piece,
    makes,
    starts,
    earns,
    moves_lock,
    covers,
    stays_ready,
    gathers,
    nothing,
)
