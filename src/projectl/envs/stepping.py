"""One step of one game, and of arrays of games."""

from typing import Any

from projectl.rules.apply import apply
from projectl.rules.dealing import deal
from projectl.rules.kernel import integer, kernel
from projectl.rules.masks import write_mask
from projectl.rules.observation import observe
from projectl.rules.random_play import uniform_action
from projectl.rules.rewards import leads, pay
from projectl.rules.state import Phase, State


@kernel
def step_game(state: State, action: int, kind: int, rewards: Any) -> bool:
    """Play a legal action, pay every seat, and tell whether the game is over."""
    leads(state, kind, rewards)
    apply(state, action)
    pay(state, kind, rewards)
    return state.phase == Phase.OVER


@kernel
def look(games: Any, index: int, seat: int, observation: Any, mask: Any) -> None:
    """What a seat sees of a game, and what the player to act may do."""
    observe(games[index], seat, observation)
    write_mask(games[index], mask)


@kernel
def look_at_games(games: Any, players: Any, observations: Any, masks: Any) -> None:
    """What the player to act sees in every game, and may do."""
    for i in range(len(games)):
        players[i] = games[i].player
        look(games, i, integer(games[i].player), observations[i], masks[i])


@kernel
def step_games(
    games: Any,
    actions: Any,
    kind: int,
    rewards: Any,
    acted: Any,
    rewards_of_acted: Any,
    over: Any,
    finals: Any,
) -> None:
    """A legal action in every game. One that ends is dealt anew at once.

    What the seat that acted saw at the end goes to `finals`.
    """
    for i in range(len(games)):
        state = games[i]
        seat = integer(state.player)
        acted[i] = seat
        over[i] = step_game(state, integer(actions[i]), kind, rewards[i])
        rewards_of_acted[i] = rewards[i, seat]
        if over[i]:
            observe(state, seat, finals[i])
            deal(state)


@kernel
def choose_uniformly(games: Any, actions: Any) -> None:
    """A random legal action in every game."""
    for i in range(len(games)):
        actions[i] = uniform_action(games[i])
