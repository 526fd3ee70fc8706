"""One game, played from Python: each entry does all of a step, since every call costs."""

from typing import Any

from projectl.envs.stepping import illegal_reward, step_game
from projectl.rules import api
from projectl.rules.chance import seed_generator
from projectl.rules.dealing import deal
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import is_legal
from projectl.rules.masks import write_mask
from projectl.rules.observation import observe
from projectl.rules.state import SEATS, State

# What `advance` answers instead of the seat to act.
ILLEGAL = -1
OVER = SEATS


@kernel
def show(state: State, observation: Any, mask: Any) -> int:
    """Write what the player to act sees and may do, and tell who it is."""
    seat = integer(state.player)
    observe(state, seat, observation)
    write_mask(state, mask)
    return seat


@kernel
def deal_from(games: Any, words: Any) -> None:
    """Deal the first of these games anew from the four words of a seed; its variant stays."""
    seed_generator(games[0], words[0])
    deal(games[0])


def deal_again(games: api.Games, seed: int) -> None:
    """Deal the first of these games anew: a fraction of the cost of a new record."""
    deal_from(games, api.seed_words([seed]))


@kernel
def look_at(games: Any, observation: Any, mask: Any) -> int:
    """The first of these games as the player to act sees it; the answer is the seat."""
    return show(games[0], observation, mask)


@kernel
def look_from(games: Any, seat: int, observation: Any) -> None:
    """The first of these games as any seat sees it."""
    observe(games[0], seat, observation)


@kernel
def advance(games: Any, action: int, kind: int, rewards: Any, observation: Any, mask: Any) -> int:
    """Play an action in the first of these games and look at it: the seat to act, or OVER.

    An illegal action changes nothing and writes nothing: ILLEGAL.
    """
    state = games[0]
    if not is_legal(state, action):
        return ILLEGAL
    over = step_game(state, action, kind, rewards)
    seat = show(state, observation, mask)
    return OVER if over else seat


@kernel
def pay_illegal(games: Any, kind: int) -> float:
    """What an illegal action of the player to act pays in the first of these games."""
    return illegal_reward(games[0], kind, integer(games[0].player))


@kernel
def nth_of_mask(mask: Any, n: int) -> int:
    """The n-th legal action of a mask, from 0, counted round and round; -1 if there is none."""
    legal = 0
    for action in range(len(mask)):
        legal += integer(mask[action])
    if legal == 0:
        return -1
    left = n % legal
    for action in range(len(mask)):
        left -= integer(mask[action])
        if left < 0:
            return action
    return -1
