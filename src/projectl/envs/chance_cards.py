"""A game whose every random event is an outcome that is chosen: the deal, and each card drawn.

A position holds one record that depends only on what everybody can see. Its decks are in no real
order: the lowest unseen puzzles lie there, and whatever chance draws is put on top before an action
is played. An action may draw several cards, and which ones it draws may depend on those before: the
mastermind looks at the card just refilled. So the action is tried with the cards drawn so far; as
long as it draws one more, the position waits for chance.
"""

from itertools import islice
from typing import Any, NamedTuple

from projectl.envs.options import Variant
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.api import Games
from projectl.rules.apply import apply
from projectl.rules.bits import has_bit
from projectl.rules.dealing import SET_OF_TILE
from projectl.rules.hidden import seen_puzzles
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import is_legal
from projectl.rules.market import colour_behind, refill
from projectl.rules.puzzles import FIRST_OF, PUZZLES, WHITES, Colour
from projectl.rules.state import (
    FACE_DOWN_TILES,
    NONE,
    PLACES,
    ROUNDS_WITH_TILES,
    ROW,
    SEATS,
    Phase,
    State,
)
from projectl.rules.tiles import TILES, TILES_A_SET

# Every outcome has its own number, whatever it is that chance decides.
SEAT = len(PUZZLES)  # below it: a puzzle is drawn; from it on: a seat begins
LETTER = SEAT + SEATS  # a face-down tile of a set
TILE = LETTER + len(TILES) // TILES_A_SET  # a face-up tile
OUTCOMES = TILE + len(TILES)

# Whose turn it is: a seat, or one of these.
OVER = -1
DRAWS_WHITE = -2  # chance draws a card from a deck
DRAWS_BLACK = -3
DEALS = -4  # chance deals
ILLEGAL = -5

NO_ACTION = ACTIONS
MOST_DRAWS = 3  # in one action: a take, and two by the mastermind (R9.2)
NO_CARDS = (NONE,) * MOST_DRAWS

Cards = tuple[int, ...]  # MOST_DRAWS of them, NONE where none is drawn yet
Chances = list[tuple[int, float]]  # outcomes and their probabilities


@kernel
def unseen_without(state: State, cards: Any) -> int:
    """The puzzles that chance can still draw, as a set."""
    unseen = ~seen_puzzles(state)
    for card in cards:
        if card != NONE:
            unseen &= ~(1 << card)
    return unseen


@kernel
def stack_drawn(state: State, cards: Any) -> None:
    """Put the drawn cards on top of their decks, the first one uppermost; below lie any others."""
    unseen = unseen_without(state, cards)
    for colour in (Colour.WHITE, Colour.BLACK):
        top = integer(state.deck_left[colour])
        for card in cards:
            if card != NONE and (card >= WHITES) == (colour == Colour.BLACK):
                top -= 1
                state.deck[colour, top] = card
        puzzle = FIRST_OF[colour]
        for i in range(top):
            while not has_bit(unseen, puzzle):
                puzzle += 1
            state.deck[colour, i] = puzzle
            puzzle += 1


@kernel
def turn_of(state: State) -> int:
    """The seat to act, or OVER."""
    return OVER if state.phase == Phase.OVER else integer(state.player)


@kernel
def play_drawing(games: Any, action: int, cards: Any) -> int:
    """Play an action that draws these cards; whose turn it is then, or which card is missing."""
    state = games[0]
    if not is_legal(state, action):
        return ILLEGAL
    if cards[0] != NONE:
        stack_drawn(state, cards)
    white = integer(state.deck_left[Colour.WHITE])
    black = integer(state.deck_left[Colour.BLACK])
    apply(state, action)
    white -= integer(state.deck_left[Colour.WHITE])
    black -= integer(state.deck_left[Colour.BLACK])
    for card in cards:
        if card != NONE:
            white -= card < WHITES
            black -= card >= WHITES
    # An action draws from one deck only, or from the white one first (R7.1).
    if white > 0:
        return DRAWS_WHITE
    return DRAWS_BLACK if black > 0 else turn_of(state)


@kernel
def deal_card(games: Any, place: int, cards: Any) -> None:
    """Deal the first of the cards to a place of the market."""
    stack_drawn(games[0], cards)
    refill(games[0], place)


@kernel
def colour_due(games: Any, place: int) -> int:
    """The deck that a place of the market is dealt from."""
    return colour_behind(games[0], place)


@kernel
def unseen_at(games: Any, cards: Any) -> int:
    """What chance can still draw in the one game there is."""
    return unseen_without(games[0], cards)


def uniform(outcomes: list[int]) -> Chances:
    """All equally likely."""
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


def cards_of(unseen: int, colour: int) -> list[int]:
    """The puzzles of one colour in a set."""
    colours = range(WHITES) if colour == Colour.WHITE else range(WHITES, len(PUZZLES))
    return [puzzle for puzzle in colours if unseen >> puzzle & 1]


def empty_table(games: Games) -> Games:
    """A dealt game with the cards of its market back in the decks, and its tiles in the box."""
    table = api.copy_games(games)
    state = table[0]
    for puzzle in state.market[state.market != NONE]:
        state.deck_left[PUZZLES[puzzle].colour] += 1
    state.market[:] = NONE
    state.tiles[:] = NONE
    state.first = state.player = 0
    stack_drawn(state, NO_CARDS)
    return table


class Deal(NamedTuple):
    """What is dealt, in this order: who begins, the market, the tiles."""

    seats: int
    places: int
    tiles: int

    @property
    def begins(self) -> int:
        """How many outcomes it takes to say who begins: none for one player."""
        return int(self.seats > 1)

    @property
    def length(self) -> int:
        return self.begins + self.places + self.tiles

    @classmethod
    def of(cls, seats: int, tiled: bool) -> "Deal":
        return cls(seats, PLACES if seats == 1 else 2 * ROW, ROUNDS_WITH_TILES if tiled else 0)

    def chances(self, games: Games, dealt: int) -> Chances:
        """What can be dealt next, after so many outcomes."""
        if dealt < self.begins:
            return uniform([SEAT + seat for seat in range(self.seats)])
        place = dealt - self.begins
        if place < self.places:
            return uniform(cards_of(unseen_at(games, NO_CARDS), colour_due(games, place)))
        return tile_chances(games[0].tiles, place - self.places)

    def add(self, games: Games, dealt: int, outcome: int) -> None:
        """Put on the table what was dealt."""
        place = dealt - self.begins
        if place < 0:
            games[0].first = games[0].player = outcome - SEAT
        elif place < self.places:
            deal_card(games, place, (outcome, *NO_CARDS[1:]))
        else:
            lay_tile(games[0].tiles, place - self.places, outcome)


def tile_chances(tiles: Any, index: int) -> Chances:
    """R8.1: two tiles of A, two of B and six of C in random order, each tile once.

    A face-down tile shows its letter only, and nobody ever sees more of it.
    """
    letters = SET_OF_TILE.tolist()
    for tile in islice(tiles, index):
        letters.remove(tile // TILES_A_SET)
    shown = set(tiles[FACE_DOWN_TILES:index].tolist())
    chances: Chances = []
    for letter in sorted(set(letters)):
        chance = letters.count(letter) / len(letters)
        if index < FACE_DOWN_TILES:
            chances.append((LETTER + letter, chance))
            continue
        hidden = [tile for tile in tiles_of(letter) if tile not in shown]
        chances += [(TILE + tile, chance / len(hidden)) for tile in hidden]
    return chances


def tiles_of(letter: int) -> range:
    """The tiles of a set."""
    return range(letter * TILES_A_SET, (letter + 1) * TILES_A_SET)


def lay_tile(tiles: Any, index: int, outcome: int) -> None:
    """Lay the next tile. For a face-down one stands the lowest of its set that lies nowhere."""
    face_up = outcome >= TILE
    tiles[index] = outcome - TILE if face_up else (outcome - LETTER) * TILES_A_SET
    for hidden in range(min(index + 1, FACE_DOWN_TILES)):
        letter = tiles[hidden] // TILES_A_SET
        tiles[hidden] = NONE
        tiles[hidden] = next(tile for tile in tiles_of(letter) if tile not in tiles)


class Position(NamedTuple):
    """A moment of a game, never changed: copies can share it."""

    deal: Deal
    games: Games  # one record; while an action waits for cards, the table before it
    turn: int = DEALS
    dealt: int = 0  # how many outcomes of the deal
    action: int = NO_ACTION  # waits for the cards it draws
    cards: Cards = NO_CARDS  # drawn for it so far

    def __deepcopy__(self, _memo: object) -> "Position":
        return self

    @property
    def waits_for_chance(self) -> bool:
        return self.turn < OVER

    def chances(self) -> Chances:
        """What chance can decide now; nothing where it has nothing to decide."""
        if self.turn == DEALS:
            return self.deal.chances(self.games, self.dealt)
        if not self.waits_for_chance:
            return []
        colour = Colour.WHITE if self.turn == DRAWS_WHITE else Colour.BLACK
        return uniform(cards_of(unseen_at(self.games, self.cards), colour))

    def after(self, choice: int) -> "Position | None":
        """The position after a player's action or an outcome of chance; None if it is illegal."""
        if not self.waits_for_chance:
            return self._played(choice, NO_CARDS) if 0 <= choice < ACTIONS else None
        if choice not in (outcome for outcome, _ in self.chances()):
            return None
        if self.turn == DEALS:
            return self._dealt(choice)
        known = [card for card in self.cards if card != NONE]
        return self._played(self.action, (*known, choice, *NO_CARDS)[:MOST_DRAWS])

    def _dealt(self, outcome: int) -> "Position":
        games = api.copy_games(self.games)
        self.deal.add(games, self.dealt, outcome)
        dealt = self.dealt + 1
        turn = DEALS if dealt < self.deal.length else int(games[0].player)
        return Position(self.deal, games, turn, dealt)

    def _played(self, action: int, cards: Cards) -> "Position | None":
        games = api.copy_games(self.games)
        turn = play_drawing(games, action, cards)
        if turn == ILLEGAL:
            return None
        if turn in (DRAWS_WHITE, DRAWS_BLACK):
            return self._replace(turn=turn, action=action, cards=cards)
        return Position(self.deal, games, turn, self.dealt)


def first_position(variant: Variant) -> Position:
    """Before the deal."""
    dealt = api.new_games([0], variant.mode, variant.seats, variant.difficulty)
    table = empty_table(dealt)
    return Position(Deal.of(variant.seats, tiled=bool(table[0].bank)), table)
