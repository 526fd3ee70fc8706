"""A sensible action and the reason for it: it looks one puzzle ahead and knows no strategy."""

from dataclasses import dataclass

from projectl.game import solver
from projectl.game.actions import Action, Done, End, Insert, Piece, Place, Reward, Take, Upgrade
from projectl.game.game import Game
from projectl.game.notation import CELL_NUMBER, cell_names, market_places
from projectl.game.reasons import listed
from projectl.game.text import plural
from projectl.game.view import Seat, Slot, View
from projectl.rules.pieces import Shape
from projectl.rules.state import Phase


@dataclass(frozen=True)
class Hint:
    """An action and why it makes sense."""

    action: Action
    reason: str


@dataclass(frozen=True)
class Thought:
    """What a hint is found from: the position, what is legal, and the pieces in the supply."""

    view: View
    own: Seat
    legal: tuple[Action, ...]
    pieces: tuple[Shape, ...]

    @property
    def slots(self) -> list[tuple[int, Slot]]:
        """The slots with a puzzle that a piece may be placed on now, from 1."""
        filled = [(number, slot) for number, slot in enumerate(self.own.slots, 1) if slot]
        return [(number, slot) for number, slot in filled if number not in self.view.mastered]


def find_hint(game: Game) -> Hint:
    """The first advice that applies, from completing a puzzle down to taking a piece."""
    view = game.view(game.player)
    own = view.seats[game.player]
    thought = Thought(view, own, view.legal, solver.pieces_of(own.supply))
    if view.phase is Phase.REWARD:
        return substitute(thought)
    if view.phase is Phase.TOUCH:
        return touch(thought)
    if End() in view.legal:
        return last_action(thought)
    for advice in (completing, filling, closing_master, getting_pieces, new_puzzle, any_piece):
        found = advice(thought)
        if found is not None:
            return found
    return Hint(view.legal[0], "little else is possible")


def cells_mask(action: Place) -> int:
    return sum(1 << CELL_NUMBER[cell] for cell in action.cells)


def worth(slot: Slot) -> str:
    return f"{plural(slot.puzzle.points, 'point')} and {slot.puzzle.reward.name}"


def substitute(thought: Thought) -> Hint:
    """The largest piece on offer for a missing reward."""
    rewards = [action for action in thought.legal if isinstance(action, Reward)]
    best = max(rewards, key=lambda action: action.shape.level)
    return Hint(best, "the largest piece you can choose")


def completing(thought: Thought) -> Hint | None:
    """A placement that fills a hole, on the puzzle with most points."""
    slots = dict(thought.slots)
    found = [
        action
        for action in thought.legal
        if isinstance(action, Place) and cells_mask(action) == slots[action.slot].hole
    ]
    if not found:
        return None
    best = max(found, key=lambda action: slots[action.slot].puzzle.points)
    return Hint(best, f"it completes slot {best.slot}: {worth(slots[best.slot])}")


def first_piece(number: int, tiling: solver.Tiling) -> Place:
    """The largest piece of a tiling, as an action."""
    laid = max(tiling, key=lambda piece: piece.shape.level)
    return Place(number, laid.shape, tuple(cell_names(laid.mask)))


def filling(thought: Thought) -> Hint | None:
    """A step to fill a hole with pieces that are all there."""
    ways = [
        (number, tiling)
        for number, slot in thought.slots
        if (tiling := solver.fewest_pieces(slot.hole, thought.pieces))
    ]
    if not ways:
        return None
    number, tiling = min(ways, key=lambda way: len(way[1]))
    action = first_piece(number, tiling)
    if action not in thought.legal:
        return None
    with_them = listed(laid.shape.name for laid in tiling)
    return Hint(action, f"your {with_them} fill slot {number}, and this is the first of them")


def closing_master(thought: Thought) -> Hint | None:
    """In a Master nothing completes: any piece if one is due, else the end of it."""
    if thought.view.phase is not Phase.MASTER:
        return None
    if Done() in thought.legal:
        return Hint(Done(), "no further piece helps to fill a puzzle you can fill now")
    places = [action for action in thought.legal if isinstance(action, Place)]
    largest = max(places, key=lambda action: action.shape.level)
    return Hint(largest, "a Master places at least one piece, and large ones cover most")


def getting_pieces(thought: Thought) -> Hint | None:
    """A piece or an exchange after which fewer pieces are missing on the puzzle nearest to full."""
    if not thought.slots:
        return None
    lacks = {
        number: solver.count_missing(slot.hole, thought.pieces) for number, slot in thought.slots
    }
    number, slot = min(thought.slots, key=lambda pair: (lacks[pair[0]], pair[1].hole.bit_count()))
    for action in thought.legal:
        pieces = list(thought.pieces)
        if isinstance(action, Upgrade):
            pieces.remove(action.give)
            pieces.append(action.get)
        elif isinstance(action, Piece):
            pieces.append(action.shape)
        else:
            continue
        left = solver.count_missing(slot.hole, pieces)
        if left < lacks[number]:
            then = "nothing more" if left == 0 else plural(left, "more piece")
            return Hint(action, f"slot {number} is nearest to full, and then lacks {then}")
    return None


def new_puzzle(thought: Thought) -> Hint | None:
    """For a player without a puzzle, the one on offer that needs the fewest new pieces."""
    takes = [action for action in thought.legal if isinstance(action, Take)]
    if thought.slots or not takes:
        return None
    on_offer = dict(zip(market_places(thought.view.mode), thought.view.market, strict=False))

    def effort(action: Take) -> tuple[int, int]:
        puzzle = on_offer[action.place]
        assert puzzle is not None
        return solver.count_missing(puzzle.hole, thought.pieces), -puzzle.points

    best = min(takes, key=effort)
    lacks = effort(best)[0]
    if lacks == 0:
        return Hint(best, "you have no puzzle, and your pieces fill this one")
    more = plural(lacks, "more piece")
    return Hint(best, f"you have no puzzle, and this one needs {more}, the fewest on offer")


def any_piece(thought: Thought) -> Hint | None:
    """One more piece, or a larger one, on the way to what is missing."""
    reason = "no puzzle of yours can be filled soon"
    if thought.slots:
        number, slot = min(thought.slots, key=lambda pair: pair[1].hole.bit_count())
        missing = solver.missing_pieces(slot.hole, thought.pieces)[0]
        names = listed(shape.name for shape in missing)
        reason = f"slot {number} lacks {names}, and small pieces can be upgraded"
    for action in thought.legal:
        if isinstance(action, Piece):
            return Hint(action, reason)
    ups = [action for action in thought.legal if isinstance(action, Upgrade)]
    if not ups:
        return None
    return Hint(max(ups, key=lambda action: action.get.level - action.give.level), reason)


def last_action(thought: Thought) -> Hint:
    """Whether one more action is worth two coins: only if it completes a puzzle."""
    for number, slot in thought.slots:
        tiling = solver.fewest_pieces(slot.hole, thought.pieces)
        if tiling and len(tiling) == 1:
            return Hint(Insert(), f"one more action completes slot {number}: {worth(slot)}")
    return Hint(End(), "no single action completes a puzzle, so the coins can wait")


def touch(thought: Thought) -> Hint:
    """Finishing touches pay when a puzzle brings more than its pieces cost."""
    coins = thought.own.available + thought.own.pending
    twice = 2 if thought.view.mastermind else 1  # unfinished puzzles are deducted (R7.8)
    best: tuple[int, int, solver.Tiling] | None = None
    for number, slot in thought.slots:
        tiling = solver.fewest_pieces(slot.hole, thought.pieces)
        if not tiling:
            continue
        gain = twice * slot.puzzle.points - max(0, len(tiling) - coins)
        if gain > 0 and (best is None or gain > best[0]):
            best = gain, number, tiling
    if best is None:
        return Hint(Done(), "no puzzle brings more points than its pieces cost")
    gain, number, tiling = best
    pieces = plural(len(tiling), "touch").replace("touchs", "touches")
    return Hint(first_piece(number, tiling), f"{pieces} on slot {number}: {gain:+} points in all")
