"""Why an action is not legal now, and what would be: answers for the player to act."""

from collections.abc import Callable, Iterable

from projectl.game.notation import cell_names, market_places
from projectl.rules.actions import Kind, kind_of, placed_at, taken_place, traded_shapes
from projectl.rules.bits import has_bit
from projectl.rules.errors import IllegalActionError
from projectl.rules.legal import INSERT_PRICE, Offer, can_place, offer_of, upgrades_of
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, SHAPES, Shape
from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import NONE, SLOTS, Mode, Phase, State, has_tiles
from projectl.texts import Listing, Message, words_in


class ExplainedIllegalActionError(IllegalActionError):
    """An action that is not legal now, in notation, and the reason as a message."""

    def __init__(self, action: str, reason: Message) -> None:
        super().__init__(action)
        self.action = action
        self.reason = reason

    @property
    def message(self) -> Message:
        """The whole sentence."""
        return Message("illegal-action", action=self.action, reason=self.reason)

    def __str__(self) -> str:
        return words_in().say(self.message)

    def __reduce__(self) -> tuple[type["ExplainedIllegalActionError"], tuple[str, Message]]:
        return ExplainedIllegalActionError, (self.action, self.reason)


def explain_illegal(state: State, action: int) -> Message:
    """What forbids an action that is not legal."""
    kind = Kind(kind_of(action))
    offer = offer_of(state)
    if state.phase == Phase.OVER:
        return Message("reason-over")
    if kind in _ANY_TIME:
        return _ANY_TIME[kind](state, action, offer)
    if not offer.acting:
        return what_is_due(state, offer)
    return _IN_A_TURN[kind](state, action, offer)


def explain_no_way(state: State, slot: int, shape: Shape) -> Message:
    """Why a piece can be placed nowhere on a slot."""
    barred = why_barred(state, slot, shape, offer_of(state))
    if barred is not None:
        return barred
    hole = int(state.hole[state.player, slot])
    if not hole:
        return Message("reason-hole-full", slot=slot + 1)
    empty = " ".join(cell_names(hole))
    return Message("reason-fits-nowhere", shape=shape.name, slot=slot + 1, empty=empty)


def what_is_due(state: State, offer: Offer) -> Message:
    """What the game waits for instead of an action of the turn."""
    if state.phase == Phase.REWARD:
        due = Shape(state.reward_due).name
        return Message("reason-reward-due", shape=due, choices=any_of(shapes_in(offer.rewards)))
    if state.phase == Phase.MASTER:
        if not can_place(state, offer):
            return Message("reason-master-end")
        return Message("reason-master-place-or-end" if offer.done else "reason-master-place")
    if state.phase == Phase.TOUCH:
        return Message("reason-touches")
    return Message("reason-no-actions", coins=INSERT_PRICE)


def shapes_in(shapes: int) -> list[str]:
    """The names of a set of shapes."""
    return [Shape(shape).name for shape in range(SHAPES) if has_bit(shapes, shape)]


def any_of(names: Iterable[str]) -> Listing:
    return Listing(tuple(names), "or")


def why_not_take(state: State, action: int, _offer: Offer) -> Message:
    if (state.puzzle[state.player] != NONE).all():
        return Message("reason-slots-full")
    places = market_places(Mode(state.mode))
    there = [name for name, puzzle in zip(places, state.market, strict=False) if puzzle != NONE]
    if not there:
        return Message("reason-market-empty")
    place = places[taken_place(action)]
    return Message("reason-place-empty", place=place, places=Listing(tuple(there)))


def why_not_piece(_state: State, _action: int, offer: Offer) -> Message:
    names = shapes_in(offer.pieces)
    if not names:
        return Message("reason-reserve-empty")
    if names == [Shape.I1.name]:
        return Message("reason-piece-level-one", shape=Shape.I1.name)
    level = Shape[names[0]].level
    return Message("reason-piece-lowest", level=level, choices=any_of(names))


def why_not_upgrade(state: State, action: int, offer: Offer) -> Message:
    give, get = (Shape(shape) for shape in traded_shapes(action))
    if give == get:
        return Message("reason-same-shape", shape=give.name)
    if not has_bit(offer.gives, give):
        return no_piece(state, give)
    names = shapes_in(upgrades_of(int(give), offer.gets))
    code = "too-far" if has_bit(offer.gets, get) else "missing"
    if not names:
        return Message(f"reason-upgrade-{code}-all", give=give.name, get=get.name)
    return Message(f"reason-upgrade-{code}", give=give.name, get=get.name, choices=any_of(names))


def no_piece(state: State, shape: Shape) -> Message:
    held = tuple(other.name for other in Shape if state.supply[state.player, other])
    if not held:
        return Message("reason-no-piece-at-all", shape=shape.name)
    return Message("reason-no-piece", shape=shape.name, held=Listing(held))


def why_not_place(state: State, action: int, offer: Offer) -> Message:
    slot, placement = placed_at(action)
    barred = why_barred(state, slot, Shape(PLACEMENT_SHAPE[placement]), offer)
    return barred or why_no_room(state, slot, int(PLACEMENT_MASK[placement]))


def why_barred(state: State, slot: int, shape: Shape, offer: Offer) -> Message | None:
    """Why no cells would do for this piece on this slot; None if it is a matter of room."""
    if state.phase == Phase.REWARD or (state.phase == Phase.ACT and not offer.acting):
        return what_is_due(state, offer)
    filled = [number + 1 for number in range(SLOTS) if state.puzzle[state.player, number] != NONE]
    if not filled:
        return Message("reason-no-puzzle", slot=slot + 1)
    if slot + 1 not in filled:
        slots = Listing(tuple(filled))
        return Message("reason-slot-empty", slot=slot + 1, slots=slots, count=len(filled))
    if not has_bit(offer.places, shape):
        return no_piece(state, shape)
    if has_bit(int(state.mastered), slot):
        return Message("reason-slot-mastered", slot=slot + 1)
    return None


def why_no_room(state: State, slot: int, mask: int) -> Message:
    """Which of the cells are card, or covered, and which are empty."""
    printed = PUZZLES[state.puzzle[state.player, slot]].hole
    hole = int(state.hole[state.player, slot])
    if not hole:
        return Message("reason-hole-full", slot=slot + 1)
    empty = " ".join(cell_names(hole))
    outside, covered = cell_names(mask & ~printed), cell_names(mask & printed & ~hole)
    if outside and covered:
        lists = {"outside": Listing(tuple(outside)), "covered": Listing(tuple(covered))}
        return Message("reason-outside-and-covered", empty=empty, **lists)
    code, cells = ("reason-outside", outside) if outside else ("reason-covered", covered)
    return Message(code, cells=Listing(tuple(cells)), count=len(cells), empty=empty)


def why_not_reward(state: State, _action: int, offer: Offer) -> Message:
    if state.phase != Phase.REWARD:
        return Message("reason-no-reward-due")
    return what_is_due(state, offer)


def why_not_master(state: State, _action: int, _offer: Offer) -> Message:
    return Message("reason-master-used" if state.master_used else "reason-master-no-fit")


def why_not_done(state: State, _action: int, offer: Offer) -> Message:
    if state.phase == Phase.MASTER:
        return Message("reason-master-first")
    if offer.acting:
        return Message("reason-nothing-to-end", count=int(state.actions_left))
    return what_is_due(state, offer)


def why_not_insert(state: State, _action: int, offer: Offer) -> Message:
    if not has_tiles(state):
        return Message("reason-finesse-only")
    if state.phase != Phase.ACT:
        return what_is_due(state, offer)
    coins = int(state.available[state.player])
    return Message("reason-coins", coins=coins, price=INSERT_PRICE)


def why_not_end(state: State, _action: int, offer: Offer) -> Message:
    if state.phase != Phase.ACT:
        return what_is_due(state, offer)
    return Message("reason-actions-left", count=int(state.actions_left))


def why_not_pass(_state: State, _action: int, _offer: Offer) -> Message:
    return Message("reason-pass")


Explain = Callable[[State, int, Offer], Message]

_ANY_TIME: dict[Kind, Explain] = {
    Kind.PLACE: why_not_place,
    Kind.REWARD: why_not_reward,
    Kind.DONE: why_not_done,
    Kind.INSERT: why_not_insert,
    Kind.END: why_not_end,
}
_IN_A_TURN: dict[Kind, Explain] = {
    Kind.TAKE: why_not_take,
    Kind.PIECE: why_not_piece,
    Kind.UPGRADE: why_not_upgrade,
    Kind.MASTER: why_not_master,
    Kind.PASS: why_not_pass,
}
