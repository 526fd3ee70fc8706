"""One step of self-play: an action, what it pays every seat, and the end of a game."""

from typing import Any

from projectl.agents.network.encode import action_of_output, encode
from projectl.envs.stepping import step_game
from projectl.rules.dealing import deal
from projectl.rules.kernel import integer, kernel
from projectl.rules.rewards import Reward, outcome_reward
from projectl.rules.scoring import mastermind_score, score_of
from projectl.rules.state import State, is_solo
from projectl.rules.tilings import TilingTable


@kernel
def advance(state: State, action: int, rewards: Any, outcomes: Any, scores: Any) -> bool:
    """Play an action. `rewards` gets every seat's gain in margin; at the end of a game `outcomes`
    and `scores` are written too, in solo the mastermind's points beside the player's."""
    over = step_game(state, action, Reward.SHAPED, rewards)
    for seat in range(integer(state.seats)):
        outcomes[seat] = outcome_reward(state, seat) if over else 0.0
        if over:
            scores[seat] = score_of(state, seat)
    if over and is_solo(state):
        scores[1] = mastermind_score(state)
    return over


@kernel
def step_games(
    games: Any,
    outputs: Any,
    lays: Any,
    rewards: Any,
    outcomes: Any,
    scores: Any,
    rounds: Any,
    over: Any,
    players: Any,
) -> None:
    """An output of the policy played in every game; one that ends is dealt anew."""
    for i in range(len(games)):
        state = games[i]
        action = action_of_output(integer(outputs[i]), lays[i])
        over[i] = advance(state, action, rewards[i], outcomes[i], scores[i])
        if over[i]:
            rounds[i] = state.round_number
            deal(state)
        players[i] = state.player


@kernel
def encode_games(games: Any, inputs: Any, lays: Any, legal: Any, table: TilingTable) -> None:
    """What the network is told of every game."""
    for i in range(len(games)):
        encode(games[i], inputs[i], lays[i], legal[i], table)
