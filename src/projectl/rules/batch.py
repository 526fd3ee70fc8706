"""Arrays of games: what Python calls. One entry names its game by `(games, index)`.

A record passed from Python costs microseconds, an array and an index a fraction of one.
"""

from typing import Any

from projectl.rules import linked
from projectl.rules.apply import apply
from projectl.rules.chance import seed_generator
from projectl.rules.dealing import deal
from projectl.rules.hidden import hide_cards
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import is_legal
from projectl.rules.listing import count_legal, list_legal, nth_legal
from projectl.rules.masks import write_mask
from projectl.rules.random_play import play_on, play_out
from projectl.rules.scoring import mastermind_score, rank_seats, score_of
from projectl.rules.state import Phase

LEGAL = -1  # what `first_illegal` answers when there is none


@kernel
def deal_games(games: Any, mode: int, seats: int, difficulty: int, seeds: Any) -> None:
    """Deal every game from its own seed of four words."""
    for i in range(len(games)):
        state = games[i]
        state.mode = mode
        state.seats = seats
        state.difficulty = difficulty
        seed_generator(state, seeds[i])
        deal(state)


@kernel
def count_at(games: Any, index: int) -> int:
    """How many actions are legal in one game."""
    return count_legal(games[index])


@kernel
def nth_at(games: Any, index: int, n: int) -> int:
    """The n-th legal action of one game."""
    return nth_legal(games[index], n)


@kernel
def list_at(games: Any, index: int, out: Any) -> int:
    """List one game's legal actions; how many there are."""
    return list_legal(games[index], out)


@kernel
def mask_games(games: Any, masks: Any) -> None:
    """The mask of legal actions of every game."""
    for i in range(len(games)):
        write_mask(games[i], masks[i])


@kernel
def is_legal_at(games: Any, index: int, action: int) -> bool:
    """Whether an action of the fixed range is legal in one game."""
    return is_legal(games[index], action)


@kernel
def apply_at(games: Any, index: int, action: int) -> None:
    """Play a legal action in one game."""
    linked.apply(games[index], action)


@kernel
def play_at(games: Any, index: int, action: int) -> bool:
    """Play an action in one game if it is legal, and tell whether it was."""
    state = games[index]
    if not is_legal(state, action):
        return False
    linked.apply(state, action)
    return True


@kernel
def reshuffle_games(games: Any) -> None:
    """Deal the hidden cards of every game anew."""
    for i in range(len(games)):
        linked.reshuffle_hidden(games[i])


@kernel
def hide_games(games: Any) -> None:
    """Forget the hidden cards of every game."""
    for i in range(len(games)):
        hide_cards(games[i])


@kernel
def first_illegal(games: Any, actions: Any) -> int:
    """The first game whose action is not legal, or LEGAL; finished games take any action."""
    for i in range(len(games)):
        if games[i].phase != Phase.OVER and not is_legal(games[i], integer(actions[i])):
            return i
    return LEGAL


@kernel
def step_games(games: Any, actions: Any) -> None:
    """Play one legal action in every game that is not over."""
    for i in range(len(games)):
        if games[i].phase != Phase.OVER:
            apply(games[i], integer(actions[i]))


@kernel
def play_games(games: Any, player: int, moves: Any) -> None:
    """Play every game to its end with random players; write how many actions each took."""
    for i in range(len(games)):
        moves[i] = play_out(games[i], player)


@kernel
def play_games_on(games: Any, player: int, moves: int) -> None:
    """Play so many random actions in every game, dealing anew whenever one is over."""
    for i in range(len(games)):
        play_on(games[i], player, moves)


@kernel
def score_games(games: Any, scores: Any, ranks: Any) -> None:
    """Scores and places of every seat; in solo the mastermind's stand in the second column."""
    for i in range(len(games)):
        state = games[i]
        rank_seats(state, ranks[i])
        for seat in range(integer(state.seats)):
            scores[i, seat] = score_of(state, seat)
        if state.seats == 1:
            scores[i, 1] = mastermind_score(state)
            ranks[i, 1] = 3 - ranks[i, 0]
