"""What speaks for a turn: the most telling thing it does, as a message; only what is certain."""

from collections.abc import Callable, Iterable, Sequence

from projectl.agents.played_turn import PlayedTurn, Unfinished, play_turn, slots_of
from projectl.game import solver
from projectl.game.actions import Action, Insert, Piece, Place, Reward, Upgrade
from projectl.game.notation import market_places
from projectl.game.view import View
from projectl.rules.effects import EffectKind
from projectl.rules.mastermind import next_takes
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import Puzzle
from projectl.rules.rounds import ACTIONS_A_TURN
from projectl.rules.scoring import score_of
from projectl.texts import Listing, Message


def reason_for(view: View, actions: Sequence[Action]) -> Message:
    """The most telling reason for a turn of the player to act."""
    return reason_for_turn(play_turn(view, actions))


def reason_for_turn(turn: PlayedTurn) -> Message:
    """The most telling reason for a turn."""
    found = (find(turn) for find in REASONS)
    return next((reason for reason in found if reason), Message("hint-little"))


def standing_of(lead: int) -> dict[str, str | int]:
    """A lead as parameters of a message: which way, and how far."""
    standing = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    return {"standing": standing, "points": abs(lead)}


def worth_of(turn: PlayedTurn, puzzle: Puzzle) -> Message:
    """What a puzzle is worth; its reward only if the reserve has it as things lie (R4.3)."""
    if turn.after.reserve[puzzle.reward]:
        return Message("hint-worth", points=puzzle.points, reward=puzzle.reward.name)
    return Message("hint-worth-points", points=puzzle.points)


def listing(values: Iterable[object]) -> Listing:
    """Each value once, in their order."""
    return Listing(tuple(dict.fromkeys(map(str, values))))


def completed_slots(turn: PlayedTurn) -> list[int]:
    """The slots whose puzzles a turn completes, from 1."""
    return [each.slot + 1 for each in turn.own(EffectKind.COMPLETE) if each.slot is not None]


def completes(turn: PlayedTurn) -> Message | None:
    """Puzzles that the turn completes, with points and the pieces that really come for them."""
    kinds = (EffectKind.COMPLETE, EffectKind.REWARD_PAID, EffectKind.REWARD)
    effects = turn.own(*kinds)
    while effects and effects[0].kind is not EffectKind.COMPLETE:
        effects.pop(0)  # the reward of a puzzle that was completed before
    if not effects:
        return None
    slots = listing(sorted(completed_slots(turn)))
    points = sum(each.amount for each in effects if each.kind is EffectKind.COMPLETE)
    rewards = Listing(tuple(each.shape.name for each in effects if each.shape is not None))
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
    return Message("hint-ends", **standing_of(scores.pop(turn.seat) - max(scores)))


def sets_up(turn: PlayedTurn) -> Message | None:
    """Puzzles that the turn brings so near that they can be completed in this turn or the next."""
    return next_completions(turn, [each for each in turn.slots if is_nearer(turn, each)])


def is_nearer(turn: PlayedTurn, each: Unfinished) -> bool:
    """Whether the pieces at hand fill a puzzle, and did not before or took more of them."""
    old = turn.holes_before.get(each.puzzle)
    before = None if old is None else solver.fewest_pieces(old, turn.supply_before)
    after = solver.fewest_pieces(each.hole, turn.supply)
    return after is not None and (before is None or len(after) < len(before))


def stays_ready(turn: PlayedTurn) -> Message | None:
    """Puzzles that can be completed soon, as they could before."""
    return next_completions(turn, turn.slots)


def ready_when(turn: PlayedTurn, hole: int) -> str | None:
    """When the pieces at hand can fill a hole, whatever happens: `now`, in what is left of this
    turn, or in the `next` one; None if neither is certain."""
    fill = solver.fewest_pieces(hole, turn.supply)
    if fill is None:
        return None
    if len(fill) <= turn.actions_left:
        return "now"
    enough = len(fill) <= turn.actions_left + ACTIONS_A_TURN
    return "next" if enough and turn.plays_again(turn.seat) else None


def next_completions(turn: PlayedTurn, wanted: Sequence[Unfinished]) -> Message | None:
    """Which of the wanted puzzles can be completed soonest, whatever the others do."""
    mastered = master_completions(turn, wanted)
    if mastered is not None:
        return mastered
    near = [(ready_when(turn, each.hole), each) for each in wanted]
    soonest = "now" if any(when == "now" for when, _ in near) else "next"
    ready = [each for when, each in near if when == soonest]
    if not ready:
        return None
    best = max(ready, key=lambda each: each.puzzle.points)
    worth, place = worth_of(turn, best.puzzle), turn.place_of(best.puzzle)
    if place is not None:
        return Message("hint-ready-taken", place=place, when=soonest, worth=worth)
    return Message("hint-ready", slot=best.slot, when=soonest, worth=worth)


def master_completions(turn: PlayedTurn, wanted: Sequence[Unfinished]) -> Message | None:
    """Several puzzles that lack one piece each, some of the wanted among them: a Master fills them.

    While the turn goes on, only one of this turn is certain: its other actions have to be used.
    """
    if turn.goes_on:
        when, possible = "now", turn.actions_left > 0 and not turn.after.master_used
    else:
        when, possible = "next", turn.plays_again(turn.seat)
    fills = {each.slot: solver.fewest_pieces(each.hole, turn.supply) or () for each in turn.slots}
    single = [slot for slot, fill in fills.items() if len(fill) == 1]
    needed = [fills[slot][0].shape for slot in single]
    enough = all(needed.count(shape) <= turn.supply.count(shape) for shape in needed)
    some_wanted = any(each.slot in single for each in wanted)
    if not possible or len(single) < 2 or not enough or not some_wanted:
        return None
    return Message("hint-ready-master", slots=listing(single), when=when)


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
    """The last piece of a shape, and the one piece that another player lacks for a puzzle."""
    gone = [
        shape for shape in Shape if turn.before.reserve[shape] and not turn.after.reserve[shape]
    ]
    for shape in gone:
        for seat in others(turn):
            supply = solver.pieces_of(turn.after.supply[seat].tolist())
            for slot, _, hole in slots_of(turn.after, seat):
                if solver.missing_pieces(hole, supply) == [(shape,)]:
                    return Message(
                        "hint-denies-piece", shape=shape.name, player=seat + 1, slot=slot
                    )
    return None


def makes(turn: PlayedTurn) -> Message | None:
    """A piece that came into the supply and brings a puzzle nearer to full than it was."""
    for action in reversed(turn.actions):
        shape = gained(action)
        if shape is None or shape not in turn.supply:
            continue
        less = list(turn.supply)
        less.remove(shape)
        for each in turn.slots:
            if not solver.count_missing(each.hole, turn.supply) < min(
                solver.count_missing(each.hole, less), missing_before(turn, each.puzzle)
            ):
                continue
            made, place = isinstance(action, Upgrade), turn.place_of(each.puzzle)
            if place is not None:
                code = "hint-makes-taken" if made else "hint-gets-taken"
                return Message(code, shape=shape.name, place=place)
            code = "hint-makes" if made else "hint-gets"
            return Message(code, shape=shape.name, slot=each.slot)
    return None


def missing_before(turn: PlayedTurn, puzzle: Puzzle) -> int:
    """How many pieces a puzzle lacked when the turn began, be it the player's or on offer."""
    hole = turn.holes_before.get(puzzle, puzzle.hole)
    return solver.count_missing(hole, turn.supply_before)


def gained(action: Action) -> Shape | None:
    """The piece that an action asks for."""
    if isinstance(action, Upgrade):
        return action.get
    return action.shape if isinstance(action, Piece | Reward) else None


def starts(turn: PlayedTurn) -> Message | None:
    """A puzzle that was taken from the market, and how far it is from full."""
    new = [each for each in turn.slots if turn.place_of(each.puzzle) is not None]
    if not new or not (turn.goes_on or turn.plays_again(turn.seat)):
        return None
    lacks = {each.slot: solver.count_missing(each.hole, turn.supply) for each in new}
    best = min(new, key=lambda each: (lacks[each.slot], -each.puzzle.points))
    place, worth = str(turn.place_of(best.puzzle)), worth_of(turn, best.puzzle)
    fill = solver.fewest_pieces(best.hole, turn.supply)
    if fill:
        return Message("hint-fills", place=place, pieces=len(fill), worth=worth)
    return Message("hint-starts", place=place, pieces=lacks[best.slot], worth=worth)


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
    for_touches = turn.in_last_round and not turn.goes_on
    return Message("hint-keeps-touches" if for_touches else "hint-keeps", shapes=kept)


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
