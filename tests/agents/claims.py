"""Whether what a reason claims is so, found out the slow way: by tilings and by playing on."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from oracle.pieces import SHAPES

from agents.tilings import Step, Stock, cells_of, fill, lacks
from projectl.game.actions import (
    Action,
    Done,
    End,
    Insert,
    Master,
    Piece,
    Place,
    Reward,
    Take,
    Upgrade,
    number_of,
)
from projectl.game.game import Game
from projectl.game.notation import market_places
from projectl.rules import api
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLES
from projectl.rules.random_play import Policy, random_action
from projectl.rules.rounds import ACTIONS_A_TURN
from projectl.rules.scoring import score_of
from projectl.rules.state import NONE, SLOTS, STATE, Mode, Phase, State
from projectl.texts import Listing, Message

WAYS_ON = 3  # how often the others are let play on, each time otherwise
COLUMNS = 3


def record_of(state: State) -> api.Games:
    """A copy that can be played on."""
    record = np.zeros(1, STATE)
    record[0] = state
    return record


def play_on(record: api.Games, seat: int) -> None:
    """Random actions of the others, until a seat is to act."""
    while record[0].player != seat and record[0].phase != Phase.OVER:
        api.play(record, int(random_action(record[0], int(Policy.WEIGHTED))))


@dataclass
class Claim:
    """A reason for actions, with the real positions before and after them."""

    reason: Message
    actions: tuple[Action, ...]
    seat: int
    mode: Mode
    before: State
    after: State

    @classmethod
    def made(cls, reason: Message, actions: Sequence[Action], game: Game) -> "Claim":
        record = record_of(game.state)
        for action in actions:
            api.play(record, number_of(action, game.mode))
        return cls(reason, tuple(actions), game.player, game.mode, game.state, record[0])

    def __getitem__(self, name: str) -> Any:
        """A parameter; a list as its items."""
        param = self.reason.params[name]
        return param.items if isinstance(param, Listing) else param

    @property
    def goes_on(self) -> bool:
        """Whether it is still the same turn."""
        here = self.after.player, self.after.round_number
        same_turn = here == (self.seat, self.before.round_number)
        return same_turn and self.after.phase not in (Phase.TOUCH, Phase.OVER)

    @property
    def actions_left(self) -> int:
        return int(self.after.actions_left) if self.goes_on else 0

    @property
    def supply(self) -> Stock:
        return stock_of(self.after, self.seat)

    @property
    def taken(self) -> dict[str, int]:
        """The puzzles that were taken, by the places where they lay."""
        places = [action.place for action in self.actions if isinstance(action, Take)]
        market = dict(zip(market_places(self.mode), self.before.market.tolist(), strict=False))
        return {place: market[place] for place in places}

    @property
    def slot(self) -> int:
        """The slot that is spoken of, from 0: by its number, or by where its puzzle lay."""
        if "place" in self.reason.params:
            slots: list[int] = self.after.puzzle[self.seat].tolist()
            return slots.index(self.taken[self["place"]])
        number: int = self["slot"] - 1
        return number

    @property
    def puzzle(self) -> int:
        """The puzzle that is spoken of."""
        number = int(self.after.puzzle[self.seat, self.slot])
        assert number != NONE
        return number

    @property
    def hole(self) -> int:
        return int(self.after.hole[self.seat, self.slot])

    def gained(self, *kinds: type[Piece | Upgrade | Reward]) -> Counter[str]:
        """The pieces that actions of these kinds asked for."""
        asked = (action for action in self.actions if isinstance(action, kinds))
        return Counter(
            (action.get if isinstance(action, Upgrade) else action.shape).name for action in asked
        )

    def play_on(self) -> Iterator[api.Games]:
        """The position after, with other cards each time and other dice."""
        for seed in range(WAYS_ON):
            record = record_of(self.after)
            record["rng"] += seed
            api.reshuffle(record)
            yield record

    def next_phases(self, seat: int) -> set[int]:
        """What a seat is asked for next, however the others play."""
        phases = set()
        for record in self.play_on():
            play_on(record, seat)
            phases.add(int(record[0].phase))
        return phases


def stock_of(state: State, seat: int) -> Stock:
    return tuple(state.supply[seat].tolist())


def owned(state: State, seat: int) -> Counter[str]:
    """All pieces of a seat."""
    counts = state.supply[seat] + state.laid[seat].sum(axis=0)
    return Counter(dict(zip(SHAPES, counts.tolist(), strict=True)))


def finished(state: State, seat: int) -> set[int]:
    return {number for number in range(len(PUZZLES)) if int(state.finished[seat]) >> number & 1}


def check_completes(claim: Claim) -> None:
    new = finished(claim.after, claim.seat) - finished(claim.before, claim.seat)
    assert claim["points"] == sum(PUZZLES[number].points for number in new)
    assert new
    assert new <= {*claim.before.puzzle[claim.seat].tolist(), *claim.taken.values()}
    for slot in range(SLOTS):
        if claim.before.puzzle[claim.seat, slot] in new:
            assert str(slot + 1) in claim["slots"]
    assert 1 <= claim["count"] == len(claim["slots"]) <= len(new)
    came = owned(claim.after, claim.seat)
    came.subtract(owned(claim.before, claim.seat))
    came.subtract(claim.gained(Piece, Upgrade))
    came.update(action.give.name for action in claim.actions if isinstance(action, Upgrade))
    if claim.before.phase == Phase.REWARD:  # of a puzzle that was completed before
        assert isinstance(claim.actions[0], Reward)
        came[claim.actions[0].shape.name] -= 1
    rewards = claim["rewards"] if "rewards" in claim.reason.params else ()
    assert {shape: n for shape, n in came.items() if n} == Counter(rewards)


def check_ends(claim: Claim) -> None:
    assert claim.before.last_round == 0
    assert claim.after.last_round == claim.before.round_number + 1
    assert claim.before.deck_left[1] > claim.after.deck_left[1] == 0
    if claim.reason.code == "hint-ends":
        scores = [int(score_of(claim.after, seat)) for seat in range(claim.after.seats)]
        lead = scores.pop(claim.seat) - max(scores)
        signs = {"ahead": 1, "behind": -1, "level": 0}
        assert signs[claim["standing"]] * claim["points"] == lead


def check_worth(claim: Claim) -> None:
    """Points as printed; the reward if the reserve has one."""
    puzzle = PUZZLES[claim.puzzle]
    told: dict[str, Any] = {"points": puzzle.points}
    if claim.after.reserve[puzzle.reward] > 0:
        told["reward"] = puzzle.reward.name
    assert claim["worth"].params == told


def place(record: api.Games, slot: int, step: Step, mode: Mode) -> None:
    shape, cells = step
    api.play(record, number_of(Place(slot + 1, Shape[shape], tuple(sorted(cells))), mode))


def to_next_turn(record: api.Games, claim: Claim) -> None:
    """Let the others play until the player's next turn, which there has to be."""
    here = record[0].player, record[0].round_number
    if here == (claim.seat, claim.before.round_number) and claim.goes_on:
        api.play(record, number_of(End(), claim.mode))  # coins could buy another action
    play_on(record, claim.seat)
    assert record[0].phase == Phase.ACT


def check_ready(claim: Claim) -> None:
    """Play it: the placements that fill the hole, over this turn and the next."""
    check_worth(claim)
    cells, left = cells_of(claim.hole), claim.actions_left
    now = fill(cells, claim.supply, 0, left)
    assert (now is not None) == (claim["when"] == "now")
    steps = now or fill(cells, claim.supply, 0, left + ACTIONS_A_TURN)
    assert steps is not None
    for record in claim.play_on():
        for step in steps[:left]:
            place(record, claim.slot, step, claim.mode)
        if claim["when"] == "next":
            to_next_turn(record, claim)
        for step in steps[left:]:
            place(record, claim.slot, step, claim.mode)
        assert claim.puzzle in finished(record[0], claim.seat)


def check_ready_master(claim: Claim) -> None:
    slots = [int(slot) - 1 for slot in claim["slots"]]
    assert len(slots) > 1
    assert claim.goes_on == (claim["when"] == "now")
    for record in claim.play_on():
        if claim["when"] == "next":
            to_next_turn(record, claim)
        api.play(record, number_of(Master(), claim.mode))
        for slot in slots:
            hole = int(claim.after.hole[claim.seat, slot])
            steps = fill(cells_of(hole), stock_of(record[0], claim.seat), 0, 1)
            assert steps is not None
            place(record, slot, steps[0], claim.mode)
        api.play(record, number_of(Done(), claim.mode))
        wanted = {int(claim.after.puzzle[claim.seat, slot]) for slot in slots}
        while record[0].phase == Phase.REWARD:
            api.play(record, int(random_action(record[0], int(Policy.WEIGHTED))))
        assert wanted <= finished(record[0], claim.seat)


def check_denies_mastermind(claim: Claim) -> None:
    """R7.4, R9.2: most points in an open column; in Finesse also the fewest of that column."""
    assert claim["place"] in claim.taken
    points = {
        number: PUZZLES[puzzle].points
        for number, puzzle in enumerate(claim.before.market.tolist())
        if puzzle != NONE
    }
    is_open = [locks == 0 for locks in claim.before.locks.tolist()]
    best = max((n for n in points if is_open[n % COLUMNS]), key=lambda n: (points[n], -n))
    others = [n for n in points if n % COLUMNS == best % COLUMNS and n != best]
    wanted = [best]
    if claim.mode is Mode.FINESSE_SOLO and others:
        wanted.append(min(others, key=lambda n: (points[n], n)))
    assert int(claim["place"]) - 1 in wanted


def check_denies_puzzle(claim: Claim) -> None:
    """The other has room for the puzzle, and pieces to fill it with the two actions then left."""
    other, puzzle = claim["player"] - 1, PUZZLES[claim.taken[claim["place"]]]
    assert other != claim.seat
    assert puzzle.points > 0
    assert NONE in claim.before.puzzle[other].tolist()
    steps = fill(cells_of(puzzle.hole), stock_of(claim.before, other), 0, ACTIONS_A_TURN - 1)
    assert steps is not None
    assert claim.next_phases(other) == {Phase.ACT}


def check_denies_piece(claim: Claim) -> None:
    """The last of its shape came to the player; the other can fill the hole with it alone."""
    shape, other = claim["shape"], claim["player"] - 1
    assert claim.before.reserve[Shape[shape]] > 0 == claim.after.reserve[Shape[shape]]
    assert owned(claim.after, claim.seat)[shape] > owned(claim.before, claim.seat)[shape]
    cells = cells_of(int(claim.after.hole[other, claim["slot"] - 1]))
    stock = stock_of(claim.after, other)
    assert fill(cells, stock) is None
    for number, name in enumerate(SHAPES):
        more = tuple(held + (n == number) for n, held in enumerate(stock))
        assert (fill(cells, more) is not None) == (name == shape)
    assert claim.next_phases(other) == {Phase.ACT}


def check_makes(claim: Claim) -> None:
    """The piece is there, and the puzzle lacks fewer than before the turn."""
    kinds = (Upgrade,) if claim.reason.code.startswith("hint-makes") else (Piece, Reward)
    shape = claim["shape"]
    assert claim.gained(*kinds)[shape] > 0
    assert claim.supply[Shape[shape]] > 0
    before = claim.before
    slots: list[int] = before.puzzle[claim.seat].tolist()
    hole = PUZZLES[claim.puzzle].hole
    if claim.puzzle in slots:
        hole = int(before.hole[claim.seat, slots.index(claim.puzzle)])
    assert lacks(claim.hole, claim.supply) < lacks(hole, stock_of(before, claim.seat))


def check_fills(claim: Claim) -> None:
    check_worth(claim)
    cells, pieces = cells_of(claim.hole), claim["pieces"]
    assert fill(cells, claim.supply, 0, pieces) is not None
    assert fill(cells, claim.supply, 0, pieces - 1) is None


def check_starts(claim: Claim) -> None:
    check_worth(claim)
    assert claim["pieces"] == lacks(claim.hole, claim.supply) > 0


def check_coins(claim: Claim) -> None:
    coins = [
        int(state.pending[claim.seat]) + int(state.available[claim.seat])
        for state in (claim.before, claim.after)
    ]
    spent = 2 * claim.actions.count(Insert())
    assert claim["coins"] == coins[1] - coins[0] + spent > 0


def check_buys(claim: Claim) -> None:
    assert Insert() in claim.actions


def check_lock(claim: Claim) -> None:
    column = claim["column"] - 1
    assert claim.before.locks[column] > 0
    assert column in {(int(place) - 1) % COLUMNS for place in claim.taken}


def check_covers(claim: Claim) -> None:
    assert claim["cells"] == claim.hole.bit_count() > 0
    assert claim["slot"] in {each.slot for each in claim.actions if isinstance(each, Place)}


def check_keeps(claim: Claim) -> None:
    """Pieces that came and are still there; for touches, if there is no other use for them."""
    gained = claim.gained(Piece, Upgrade, Reward)
    for shape in claim["shapes"]:
        assert gained[shape] > 0
        assert claim.supply[Shape[shape]] > 0
    if claim.reason.code == "hint-keeps-touches":
        assert claim.next_phases(claim.seat) <= {Phase.TOUCH, Phase.OVER}


def check_little(_claim: Claim) -> None:
    """It claims nothing."""


CHECKS: dict[str, Callable[[Claim], None]] = {
    "hint-completes": check_completes,
    "hint-completes-only": check_completes,
    "hint-ends": check_ends,
    "hint-ends-solo": check_ends,
    "hint-ready": check_ready,
    "hint-ready-taken": check_ready,
    "hint-ready-master": check_ready_master,
    "hint-denies-mastermind": check_denies_mastermind,
    "hint-denies-puzzle": check_denies_puzzle,
    "hint-denies-piece": check_denies_piece,
    "hint-makes": check_makes,
    "hint-makes-taken": check_makes,
    "hint-gets": check_makes,
    "hint-gets-taken": check_makes,
    "hint-fills": check_fills,
    "hint-starts": check_starts,
    "hint-coins": check_coins,
    "hint-buys": check_buys,
    "hint-lock": check_lock,
    "hint-covers": check_covers,
    "hint-keeps": check_keeps,
    "hint-keeps-touches": check_keeps,
    "hint-little": check_little,
}


def check_claim(reason: Message, actions: Sequence[Action], game: Game) -> None:
    """What a reason says of actions is so in the real game, and would be with other cards."""
    CHECKS[reason.code](Claim.made(reason, actions, game))
