"""What speaks for a turn: the most telling thing it does, as a message; only what is certain.

The turn is played on a record in which hidden cards are dealt anew. Nothing is told of those.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from projectl.game import solver
from projectl.game.actions import Action, Insert, Piece, Place, Reward, Upgrade, number_of
from projectl.game.determinize import determinize
from projectl.game.effects import Effect, effects_of
from projectl.game.notation import market_places
from projectl.game.view import View
from projectl.rules import api
from projectl.rules.effects import EffectKind
from projectl.rules.mastermind import next_takes
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLES, Puzzle
from projectl.rules.rounds import ACTIONS_A_TURN, IDLE_ROUNDS_TO_END
from projectl.rules.scoring import score_of
from projectl.rules.state import NONE, ROUNDS_WITH_TILES, SLOTS, Phase, State
from projectl.texts import Listing, Message


class Unfinished(NamedTuple):
    """A puzzle that a seat has not completed."""

    slot: int  # from 1
    puzzle: Puzzle
    hole: int


@dataclass(frozen=True)
class PlayedTurn:
    """The actions of a turn, or of the rest of one, their effects, and the positions around."""

    view: View
    actions: tuple[Action, ...]
    before: State
    after: State
    effects: tuple[Effect, ...]

    @property
    def seat(self) -> int:
        return self.view.player

    @property
    def score(self) -> int:
        """The player's points after the turn."""
        return int(score_of(self.after, self.seat))

    @cached_property
    def supply(self) -> tuple[Shape, ...]:
        """The player's pieces after the turn."""
        return solver.pieces_of(self.after.supply[self.seat].tolist())

    @cached_property
    def slots(self) -> list[Unfinished]:
        """The player's puzzles after the turn."""
        return slots_of(self.after, self.seat)

    def own(self, *kinds: EffectKind) -> list[Effect]:
        """What the turn did of these kinds, to the player."""
        return [each for each in self.effects if each.kind in kinds and each.seat == self.seat]

    def place_of(self, puzzle: Puzzle) -> str | None:
        """The place a puzzle lay on when the turn began."""
        if puzzle not in self.view.market:
            return None
        return market_places(self.view.mode)[self.view.market.index(puzzle)]

    def plays_again(self, seat: int) -> bool:
        """Whether a seat is certain to have a turn after this one."""
        after, view = self.after, self.view
        if after.phase in (Phase.TOUCH, Phase.OVER):
            return False
        own, other = ((number - view.first) % len(view.seats) for number in (self.seat, seat))
        if after.round_number > view.round_number or own < other:
            return True
        if view.idle_rounds + 1 >= IDLE_ROUNDS_TO_END and not after.moved:
            return False
        last = int(after.last_round) or (ROUNDS_WITH_TILES if view.tiles else 0)
        return last == 0 or view.round_number < last


def play_turn(view: View, actions: Sequence[Action]) -> PlayedTurn:
    """A turn as it goes from a view on."""
    game = determinize(view)
    first = game[0].copy()
    effects: list[Effect] = []
    for action in actions:
        number, before = number_of(action, view.mode), game[0].copy()
        api.play(game, number)
        effects += effects_of(before, number, game[0])
    return PlayedTurn(view, tuple(actions), first, game[0], tuple(effects))


def slots_of(state: State, seat: int) -> list[Unfinished]:
    """A seat's unfinished puzzles."""
    return [
        Unfinished(slot + 1, PUZZLES[state.puzzle[seat, slot]], int(state.hole[seat, slot]))
        for slot in range(SLOTS)
        if state.puzzle[seat, slot] != NONE
    ]


def reason_for(view: View, actions: Sequence[Action]) -> Message:
    """The most telling reason for a turn of the player to act."""
    turn = play_turn(view, actions)
    found = (find(turn) for find in REASONS)
    return next((reason for reason in found if reason), Message("hint-little"))


def listing(values: Iterable[object]) -> Listing:
    """Each value once, in their order."""
    return Listing(tuple(dict.fromkeys(map(str, values))))


def completed_slots(turn: PlayedTurn) -> list[int]:
    """The slots whose puzzles a turn completes, from 1."""
    return [each.slot + 1 for each in turn.own(EffectKind.COMPLETE) if each.slot is not None]


def completes(turn: PlayedTurn) -> Message | None:
    """Puzzles that the turn completes, with points and the pieces that really come."""
    completed = turn.own(EffectKind.COMPLETE)
    if not completed:
        return None
    slots = listing(sorted(completed_slots(turn)))
    points = sum(each.amount for each in completed)
    paid = turn.own(EffectKind.REWARD_PAID, EffectKind.REWARD)
    rewards = Listing(tuple(each.shape.name for each in paid if each.shape is not None))
    if not rewards.items:
        return Message("hint-completes-only", slots=slots, count=len(slots.items), points=points)
    return Message(
        "hint-completes", slots=slots, count=len(slots.items), points=points, rewards=rewards
    )


def ends(turn: PlayedTurn) -> Message | None:
    """That the deck runs out, and how the player stands then."""
    if not any(effect.kind is EffectKind.LAST_ROUND for effect in turn.effects):
        return None
    if turn.view.mastermind:
        return Message("hint-ends-solo")
    scores = [int(score_of(turn.after, seat)) for seat in range(len(turn.view.seats))]
    lead = scores.pop(turn.seat) - max(scores)
    standing = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    return Message("hint-ends", standing=standing, points=abs(lead))


def sets_up(turn: PlayedTurn) -> Message | None:
    """Puzzles that the turn brings so near that they can be completed next turn."""
    before = solver.pieces_of(turn.before.supply[turn.seat].tolist())
    old = {each.puzzle: each.hole for each in slots_of(turn.before, turn.seat)}
    was_near = [puzzle for puzzle, hole in old.items() if is_near(hole, before)]
    news = [
        each.slot
        for each in turn.slots
        if each.puzzle not in was_near or each.hole != old.get(each.puzzle)
    ]
    return next_completions(turn, news)


def stays_ready(turn: PlayedTurn) -> Message | None:
    """Puzzles that can be completed next turn, as they could before."""
    return next_completions(turn, [each.slot for each in turn.slots])


def is_near(hole: int, pieces: Sequence[Shape]) -> bool:
    """Whether a turn is enough to fill a hole."""
    fill = solver.fewest_pieces(hole, pieces)
    return fill is not None and len(fill) <= ACTIONS_A_TURN


def next_completions(turn: PlayedTurn, slots: Sequence[int]) -> Message | None:
    """Which can be completed next turn, whatever the others do, some of these slots among them."""
    near = [each for each in turn.slots if is_near(each.hole, turn.supply)]
    wanted = [each for each in near if each.slot in slots]
    if not wanted or not turn.plays_again(turn.seat):
        return None
    fills = {each.slot: solver.fewest_pieces(each.hole, turn.supply) or () for each in near}
    single = [slot for slot, fill in fills.items() if len(fill) == 1]
    needed = [fills[slot][0].shape for slot in single]
    enough = all(needed.count(shape) <= turn.supply.count(shape) for shape in needed)
    if len(single) > 1 and enough and not set(single).isdisjoint(slots):
        return Message("hint-ready-master", slots=listing(single))
    best = max(wanted, key=lambda each: each.puzzle.points)
    points, reward = best.puzzle.points, best.puzzle.reward.name
    place = turn.place_of(best.puzzle)
    if place is not None:
        return Message("hint-ready-taken", place=place, points=points, reward=reward)
    return Message("hint-ready", slot=best.slot, points=points, reward=reward)


def denies_puzzle(turn: PlayedTurn) -> Message | None:
    """A puzzle that another player could take and fill next turn, or the mastermind takes next."""
    takes = [each for each in turn.own(EffectKind.TAKE) if each.place is not None]
    wanted = next_takes(turn.before) if turn.view.mastermind else ()
    for take in takes:
        place = market_places(turn.view.mode)[take.place or 0]
        if take.place in wanted:
            return Message("hint-denies-mastermind", place=place)
        puzzle = turn.view.market[take.place or 0]
        rival = next((seat for seat in others(turn) if can_take_and_fill(turn, seat, puzzle)), None)
        if rival is not None:
            return Message("hint-denies-puzzle", place=place, player=rival + 1)
    return None


def others(turn: PlayedTurn) -> list[int]:
    """The other seats that are certain to have a turn."""
    seats = range(len(turn.view.seats))
    return [seat for seat in seats if seat != turn.seat and turn.plays_again(seat)]


def can_take_and_fill(turn: PlayedTurn, seat: int, puzzle: Puzzle | None) -> bool:
    """Whether a seat could take a puzzle with points and complete it in one turn."""
    holder = turn.view.seats[seat]
    if puzzle is None or not puzzle.points or None not in holder.slots:
        return False
    fill = solver.fewest_pieces(puzzle.hole, solver.pieces_of(holder.supply))
    return fill is not None and len(fill) < ACTIONS_A_TURN


def denies_piece(turn: PlayedTurn) -> Message | None:
    """The last piece of a shape that another player cannot do without."""
    gone = [
        shape for shape in Shape if turn.before.reserve[shape] and not turn.after.reserve[shape]
    ]
    for shape in gone:
        for seat in others(turn):
            supply = solver.pieces_of(turn.after.supply[seat].tolist())
            for slot, _, hole in slots_of(turn.after, seat):
                if all(shape in missing for missing in solver.missing_pieces(hole, supply)):
                    return Message(
                        "hint-denies-piece", shape=shape.name, player=seat + 1, slot=slot
                    )
    return None


def makes(turn: PlayedTurn) -> Message | None:
    """A piece that came into the supply and brings a puzzle nearer to full."""
    for action in reversed(turn.actions):
        shape = gained(action)
        if shape is None or shape not in turn.supply:
            continue
        less = list(turn.supply)
        less.remove(shape)
        for slot, puzzle, hole in turn.slots:
            if solver.count_missing(hole, turn.supply) < solver.count_missing(hole, less):
                made, place = isinstance(action, Upgrade), turn.place_of(puzzle)
                if place is not None:
                    code = "hint-makes-taken" if made else "hint-gets-taken"
                    return Message(code, shape=shape.name, place=place)
                return Message("hint-makes" if made else "hint-gets", shape=shape.name, slot=slot)
    return None


def gained(action: Action) -> Shape | None:
    """The piece that an action asks for."""
    if isinstance(action, Upgrade):
        return action.get
    return action.shape if isinstance(action, Piece | Reward) else None


def starts(turn: PlayedTurn) -> Message | None:
    """A puzzle that was taken from the market, and how far it is from full."""
    new = [each for each in turn.slots if turn.place_of(each.puzzle) is not None]
    if not new or not turn.plays_again(turn.seat):
        return None
    lacks = {each.slot: solver.count_missing(each.hole, turn.supply) for each in new}
    best = min(new, key=lambda each: (lacks[each.slot], -each.puzzle.points))
    fill = solver.fewest_pieces(best.hole, turn.supply)
    place, points = str(turn.place_of(best.puzzle)), best.puzzle.points
    reward = best.puzzle.reward.name
    if fill:
        turns = -(-len(fill) // ACTIONS_A_TURN)
        return Message("hint-fills", place=place, turns=turns, points=points, reward=reward)
    pieces = lacks[best.slot]
    return Message("hint-starts", place=place, pieces=pieces, points=points, reward=reward)


def earns(turn: PlayedTurn) -> Message | None:
    """Finesse: coins, or an action bought with them."""
    coins = sum(each.amount for each in turn.own(EffectKind.COINS))
    if coins > 0:
        return Message("hint-coins", coins=coins)
    return Message("hint-buys") if Insert() in turn.actions else None


def moves_lock(turn: PlayedTurn) -> Message | None:
    """Solo: a lock that goes from a column to the mastermind (R7.3)."""
    columns = [each.place for each in turn.own(EffectKind.LOCK_TAKEN) if each.place is not None]
    return Message("hint-lock", column=columns[0] + 1) if columns else None


def covers(turn: PlayedTurn) -> Message | None:
    """What is left of the puzzle that the last piece was placed on."""
    holes = {each.slot: each.hole for each in turn.slots}
    placed = [action.slot for action in turn.actions if isinstance(action, Place)]
    if not placed or placed[-1] not in holes:
        return None
    return Message("hint-covers", cells=holes[placed[-1]].bit_count(), slot=placed[-1])


def gathers(turn: PlayedTurn) -> Message | None:
    """Pieces that nothing needs yet."""
    shapes = (gained(action) for action in turn.actions)
    kept = listing(shape.name for shape in shapes if shape is not None and shape in turn.supply)
    if not kept.items:
        return None
    later = turn.plays_again(turn.seat)
    return Message("hint-keeps" if later else "hint-keeps-touches", shapes=kept)


def reason_for_touches(touched: PlayedTurn, done: PlayedTurn) -> Message:
    """What speaks for finishing touches, against being done at once: a full puzzle counts then."""
    slots = listing(sorted({*completed_slots(touched)} - {*completed_slots(done)}))
    gain = touched.score - done.score
    if not slots.items:
        return Message("hint-touches-none")
    if gain == 0:
        return Message("hint-touches-even", slots=slots, count=len(slots.items))
    return Message("hint-touches", slots=slots, count=len(slots.items), points=gain)


# From the most telling to the least.
REASONS: tuple[Callable[[PlayedTurn], Message | None], ...] = (
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
)
