"""What the player to act may do, as questions about the record."""

from typing import NamedTuple

from projectl.rules.actions import (
    Kind,
    chosen_reward,
    kind_of,
    placed_at,
    taken_piece,
    taken_place,
    traded_shapes,
)
from projectl.rules.bits import count_bits, has_bit, lowest_bit
from projectl.rules.fits import count_fits, fits, orientations_of, side_by_side
from projectl.rules.kernel import inlined, integer, kernel
from projectl.rules.pieces import (
    LEVEL,
    LEVEL_SHAPES,
    LEVELS,
    LOWER_SHAPES,
    PLACEMENT_SHAPE,
    SHAPES,
)
from projectl.rules.state import NONE, PLACES, SLOTS, Phase, State, has_tiles

INSERT_PRICE = 2  # R8.5


@kernel
def reserve_shapes(state: State) -> int:
    """The shapes the reserve has, as a set."""
    shapes = 0
    for shape in range(SHAPES):
        shapes |= (state.reserve[shape] > 0) << shape
    return shapes


@kernel
def supply_shapes(state: State) -> int:
    """The shapes in the player's supply, as a set."""
    shapes = 0
    for shape in range(SHAPES):
        shapes |= (state.supply[state.player, shape] > 0) << shape
    return shapes


@kernel
def free_slot(state: State) -> int:
    """The slot a taken puzzle goes to, the lowest free one (R3.3), or NONE."""
    for slot in range(SLOTS):
        if state.puzzle[state.player, slot] == NONE:
            return slot
    return NONE


@kernel
def places_on_offer(state: State) -> int:
    """The market places a puzzle may be taken from, as a set (R3.3)."""
    places = 0
    if free_slot(state) != NONE:
        for place in range(PLACES):
            places |= (state.market[place] != NONE) << place
    return places


@kernel
def pieces_on_offer(reserve: int) -> int:
    """R3.4: a level-1 piece, or else any of the lowest level the reserve has."""
    if reserve == 0:
        return 0
    return LEVEL_SHAPES[LEVEL[lowest_bit(reserve)]] & reserve


@kernel
def exchanges_at(level: int, reserve: int) -> int:
    """R3.5: the next level up that the reserve has, the same level, and all lower ones."""
    targets = LOWER_SHAPES[level] | LEVEL_SHAPES[level]
    higher = reserve & ~LOWER_SHAPES[level + 1]
    if higher != 0:
        targets |= LEVEL_SHAPES[LEVEL[lowest_bit(higher)]]
    return targets & reserve


@kernel
def upgrades_of(give: int, reserve: int) -> int:
    """R3.5: the shapes a piece may be exchanged for, as a set; never its own."""
    return exchanges_at(LEVEL[give], reserve) & ~(1 << give)


@kernel
def count_upgrades(supply: int, reserve: int) -> int:
    """How many exchanges R3.5 allows between these sets of shapes."""
    count = 0
    for level in range(1, LEVELS + 1):
        gives = supply & LEVEL_SHAPES[level]
        gets = exchanges_at(level, reserve)
        count += count_bits(gives) * count_bits(gets) - count_bits(gives & gets)
    return count


@kernel
def rewards_on_offer(wanted: int, reserve: int) -> int:
    """R4.3: what may stand in for a reward shape that the reserve does not have."""
    level = LEVEL[wanted]
    same = LEVEL_SHAPES[level] & reserve
    if same != 0:
        return same
    return (LEVEL_SHAPES[level + 1] | LOWER_SHAPES[level]) & reserve


@kernel
def open_hole(state: State, slot: int) -> int:
    """The cells of a slot the player may place on now; one piece a puzzle in a Master (R3.7)."""
    if has_bit(integer(state.mastered), slot):
        return 0
    return integer(state.hole[state.player, slot])


@kernel
def open_holes(state: State, slot: int) -> int:
    """The holes of a slot and the next one, side by side."""
    return side_by_side(open_hole(state, slot), open_hole(state, slot + 1))


@kernel
def can_insert(state: State) -> bool:
    """R8.5: two available coins, between actions."""
    return (
        has_tiles(state)
        and state.phase == Phase.ACT
        and state.available[state.player] >= INSERT_PRICE
    )


@kernel
def can_end(state: State) -> bool:
    """Ending the turn is a choice only where coins could still buy an action."""
    return state.phase == Phase.ACT and state.actions_left == 0


@kernel
def can_be_done(state: State) -> bool:
    """A Master has to place at least one piece (R3.7); touches may end at once (R5.2)."""
    if state.phase == Phase.MASTER:
        return state.mastered != 0
    return state.phase == Phase.TOUCH


class Offer(NamedTuple):
    """What the game waits for, as sets: the one place that knows what each phase allows.

    `is_legal` asks it about one action; counting, listing and masks go through all of it.
    """

    takes: int  # market places
    pieces: int  # shapes to take from the reserve
    gives: int  # shapes to exchange ...
    gets: int  # ... for one of these, as `upgrades_of` allows
    places: int  # shapes to place
    rewards: int  # shapes that stand in for a reward
    acting: bool  # an action of the turn may begin
    master: bool  # a Master too, if a piece fits
    done: bool
    insert: bool
    end: bool


@inlined
def offer_of(state: State) -> Offer:
    """What the player may do now, but for the cells of placements."""
    acting = state.phase == Phase.ACT and state.actions_left > 0
    choosing = state.phase == Phase.REWARD
    placing = acting or state.phase == Phase.MASTER or state.phase == Phase.TOUCH
    reserve = reserve_shapes(state) if acting or choosing else 0
    supply = supply_shapes(state) if placing else 0
    return Offer(
        takes=places_on_offer(state) if acting else 0,
        pieces=pieces_on_offer(reserve) if acting else 0,
        gives=supply if acting else 0,
        gets=reserve if acting else 0,
        places=supply,
        rewards=rewards_on_offer(integer(state.reward_due), reserve) if choosing else 0,
        acting=acting,
        master=acting and state.master_used == 0,
        done=can_be_done(state),
        insert=can_insert(state),
        end=can_end(state),
    )


@kernel
def can_place(state: State, offer: Offer) -> bool:
    """Whether any piece that may be placed fits anywhere."""
    oriented = orientations_of(offer.places)
    for slot in range(0, SLOTS, 2):
        if count_fits(open_holes(state, slot), oriented) > 0:
            return True
    return False


@kernel
def must_pass(offer: Offer, exchanges: int, fits_somewhere: bool) -> bool:
    """R3.2: an action is to be taken, and none but passing is left."""
    if fits_somewhere or exchanges != 0:
        return False
    return offer.acting and offer.takes == 0 and offer.pieces == 0


@kernel
def may_place(state: State, offer: Offer, slot: int, placement: int) -> bool:
    """Whether the player has the piece and it fits there (R3.6)."""
    if not has_bit(offer.places, PLACEMENT_SHAPE[placement]):
        return False
    return fits(open_hole(state, slot), placement)


@kernel
def may_upgrade(offer: Offer, give: int, get: int) -> bool:
    """Whether the player has the one piece and may get the other for it (R3.5)."""
    return has_bit(offer.gives, give) and has_bit(upgrades_of(give, offer.gets), get)


@kernel
def may_pass(state: State, offer: Offer) -> bool:
    """Whether passing is legal (R3.2)."""
    exchanges = count_upgrades(offer.gives, offer.gets)
    return must_pass(offer, exchanges, can_place(state, offer))


@kernel
def is_legal(state: State, action: int) -> bool:
    """Whether an action, any number of the fixed range, is legal now."""
    offer = offer_of(state)
    kind = kind_of(action)
    if kind == Kind.PLACE:
        slot, placement = placed_at(action)
        return may_place(state, offer, slot, placement)
    if kind == Kind.UPGRADE:
        give, get = traded_shapes(action)
        return may_upgrade(offer, give, get)
    if kind == Kind.TAKE:
        return has_bit(offer.takes, taken_place(action))
    if kind == Kind.PIECE:
        return has_bit(offer.pieces, taken_piece(action))
    if kind == Kind.REWARD:
        return has_bit(offer.rewards, chosen_reward(action))
    if kind == Kind.MASTER:
        return offer.master and can_place(state, offer)
    if kind == Kind.DONE:
        return offer.done
    if kind == Kind.INSERT:
        return offer.insert
    return may_pass(state, offer) if kind == Kind.PASS else offer.end
