"""Why an action is not legal now, and what would be: answers for the player to act."""

from collections.abc import Callable, Iterable

from projectl.game.choices import by_kind
from projectl.game.notation import cell_names, format_action, market_places
from projectl.game.text import plural
from projectl.rules.actions import Kind, kind_of, placed_at, taken_place, traded_shapes
from projectl.rules.legal import INSERT_PRICE
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, Shape
from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import NONE, SLOTS, Mode, Phase, State, has_tiles

Groups = dict[Kind, list[int]]


def listed(words: Iterable[object], link: str = "and") -> str:
    """`1`, `1 and 2`, `1, 2 and 3`."""
    *most, last = [str(word) for word in words]
    return f"{', '.join(most)} {link} {last}" if most else last


def why_not(state: State, action: int, legal: Iterable[int]) -> str:
    """One sentence: what forbids an action that is not among the legal ones."""
    kind = Kind(kind_of(action))
    groups = by_kind(legal)
    if state.phase == Phase.OVER:
        return "the game is over"
    if kind in _ANY_TIME:
        return _ANY_TIME[kind](state, action, groups)
    if state.phase != Phase.ACT or state.actions_left == 0:
        return what_is_due(state, groups)
    return _IN_A_TURN[kind](state, action, groups)


def what_is_due(state: State, groups: Groups) -> str:
    """What the game waits for instead of an action of the turn."""
    if state.phase == Phase.REWARD:
        return why_not_reward(state, 0, groups)
    if state.phase == Phase.MASTER:
        place = ["place a piece"] if Kind.PLACE in groups else []
        done = ["say 'done'"] if Kind.DONE in groups else []
        return f"you are in a Master: {listed(place + done, 'or')}"
    if state.phase == Phase.TOUCH:
        return "these are the finishing touches: place pieces, or say 'done'"
    return "you have no action left; 'insert' buys one for 2 coins, 'end' ends your turn"


def shapes_of(actions: list[int], mode: Mode) -> list[str]:
    """The last word of each action: the shape it gets."""
    return [format_action(action, mode).split()[-1] for action in actions]


def why_not_take(state: State, action: int, _groups: Groups) -> str:
    if (state.puzzle[state.player] != NONE).all():
        return "your four slots are full; complete a puzzle first"
    places = market_places(Mode(state.mode))
    there = [name for name, puzzle in zip(places, state.market, strict=False) if puzzle != NONE]
    offer = f"puzzles lie on {listed(there)}" if there else "no puzzle is left to take"
    return f"{places[taken_place(action)]} is empty; {offer}"


def why_not_piece(state: State, _action: int, groups: Groups) -> str:
    offer = shapes_of(groups.get(Kind.PIECE, []), Mode(state.mode))
    if not offer:
        return "the reserve is empty"
    if offer == [Shape.I1.name]:
        return "the piece to take is I1; larger ones come by 'upgrade' and as rewards"
    say = listed((f"'piece {name}'" for name in offer), "or")
    return f"the reserve has no piece below level {offer[0][1]}; say {say}"


def why_not_upgrade(state: State, action: int, groups: Groups) -> str:
    give, get = (Shape(shape) for shape in traded_shapes(action))
    if state.supply[state.player, give] == 0:
        return no_piece(state, give)
    same = [other for other in groups.get(Kind.UPGRADE, []) if traded_shapes(other)[0] == give]
    gets = shapes_of(same, Mode(state.mode))
    offer = f"{give.name} can become {listed(gets, 'or')} now" if gets else "nor another shape"
    if state.reserve[get] == 0:
        return f"the reserve has no {get.name}; {offer}"
    return f"{get.name} is more than one step up from {give.name}; {offer}"


def no_piece(state: State, shape: Shape) -> str:
    held = [other.name for other in Shape if state.supply[state.player, other]]
    have = f"it has {listed(held)}" if held else "it is empty"
    return f"your supply has no {shape.name}; {have}"


def why_not_place(state: State, action: int, groups: Groups) -> str:
    slot, placement = placed_at(action)
    barred = why_barred(state, slot, Shape(PLACEMENT_SHAPE[placement]), groups)
    return barred or why_no_room(state, slot, int(PLACEMENT_MASK[placement]))


def why_barred(state: State, slot: int, shape: Shape, groups: Groups) -> str:
    """Why no cells would do for this piece on this slot; empty if it is a matter of room."""
    if state.phase == Phase.REWARD or (state.phase == Phase.ACT and state.actions_left == 0):
        return what_is_due(state, groups)
    filled = [number + 1 for number in range(SLOTS) if state.puzzle[state.player, number] != NONE]
    if slot + 1 not in filled:
        return f"slot {slot + 1} is empty; {where_puzzles_are(filled)}"
    if state.supply[state.player, shape] == 0:
        return no_piece(state, shape)
    if int(state.mastered) >> slot & 1:
        return f"this Master has already placed a piece on slot {slot + 1}; one a puzzle"
    return ""


def why_no_way(state: State, slot: int, shape: Shape, legal: Iterable[int]) -> str:
    """Why a piece can be placed nowhere on a slot."""
    barred = why_barred(state, slot, shape, by_kind(legal))
    return barred or f"{shape.name} fits nowhere on slot {slot + 1}; {room_on(state, slot)}"


def room_on(state: State, slot: int) -> str:
    """The empty cells of a puzzle."""
    hole = int(state.hole[state.player, slot])
    return f"empty: {' '.join(cell_names(hole))}" if hole else "its hole is full"


def where_puzzles_are(filled: list[int]) -> str:
    if not filled:
        return "you have no puzzle yet"
    return f"your puzzles are in slot{'s' if len(filled) > 1 else ''} {listed(filled)}"


def why_no_room(state: State, slot: int, mask: int) -> str:
    """Which of the cells are card, or covered, and which are empty."""
    printed = PUZZLES[state.puzzle[state.player, slot]].hole
    hole = int(state.hole[state.player, slot])
    faults = []
    for cells, fault in (
        (mask & ~printed, "outside the hole"),
        (mask & printed & ~hole, "covered"),
    ):
        if cells:
            names = cell_names(cells)
            faults.append(f"{listed(names)} {'is' if len(names) == 1 else 'are'} {fault}")
    return f"{listed(faults)}; {room_on(state, slot)}"


def why_not_reward(state: State, _action: int, groups: Groups) -> str:
    if state.phase != Phase.REWARD:
        return "no reward is to be chosen; rewards come by themselves while the reserve has them"
    due = Shape(state.reward_due).name
    offer = [f"'reward {name}'" for name in shapes_of(groups[Kind.REWARD], Mode(state.mode))]
    return f"the reserve has no {due} for your reward; say {listed(offer, 'or')}"


def why_not_master(state: State, _action: int, _groups: Groups) -> str:
    if state.master_used:
        return "you have used your Master this turn"
    return "a Master places at least one piece, and none of yours fits"


def why_not_done(state: State, _action: int, groups: Groups) -> str:
    if state.phase == Phase.MASTER:
        return "a Master places at least one piece before 'done'"
    if state.phase == Phase.ACT and state.actions_left:
        left = plural(int(state.actions_left), "more action")
        return f"'done' closes a Master; your turn ends by itself, after {left}"
    return what_is_due(state, groups)


def why_not_insert(state: State, _action: int, groups: Groups) -> str:
    if not has_tiles(state):
        return "actions can be bought only in Finesse"
    if state.phase != Phase.ACT:
        return what_is_due(state, groups)
    have = plural(int(state.available[state.player]), "coin")
    return f"an action costs {INSERT_PRICE} coins; you can spend {have} (pending ones next turn)"


def why_not_end(state: State, _action: int, groups: Groups) -> str:
    if state.phase != Phase.ACT:
        return what_is_due(state, groups)
    left = plural(int(state.actions_left), "action")
    return f"you still have {left}, and all must be taken"


def why_not_pass(_state: State, _action: int, groups: Groups) -> str:
    others = listed((f"'{kind.name.lower()}'" for kind in groups), "or")
    return f"passing is only for when nothing else is possible; now it is: {others}"


Reason = Callable[[State, int, Groups], str]

_ANY_TIME: dict[Kind, Reason] = {
    Kind.PLACE: why_not_place,
    Kind.REWARD: why_not_reward,
    Kind.DONE: why_not_done,
    Kind.INSERT: why_not_insert,
    Kind.END: why_not_end,
}
_IN_A_TURN: dict[Kind, Reason] = {
    Kind.TAKE: why_not_take,
    Kind.PIECE: why_not_piece,
    Kind.UPGRADE: why_not_upgrade,
    Kind.MASTER: why_not_master,
    Kind.PASS: why_not_pass,
}
