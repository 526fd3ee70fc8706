"""One step of one game, and of arrays of games."""

from typing import Any

from projectl.rules.actions import PASS
from projectl.rules.apply import apply
from projectl.rules.bits import count_bits
from projectl.rules.dealing import deal
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import is_legal
from projectl.rules.masks import write_mask
from projectl.rules.observation import observe
from projectl.rules.puzzles import PUZZLE_HOLE, PUZZLE_POINTS
from projectl.rules.random_play import uniform_action
from projectl.rules.rewards import Reward, lead_of, leads, pay
from projectl.rules.scoring import mastermind_score, rank_seats, score_of
from projectl.rules.state import SLOTS, Phase, State, is_solo

STAND_STILL = -1  # instead of an action: nothing happens in this game
WAIT = PASS  # the one action offered to who has nothing to do; whatever it answers is ignored

# No game is lost by more: the others have every puzzle, and each cell of the four in one's slots
# was a finishing touch.
WORST_MARGIN = float(PUZZLE_POINTS.sum()) + SLOTS * max(count_bits(int(h)) for h in PUZZLE_HOLE)


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
def wait_in(masks: Any, ended: Any) -> None:
    """Where a game has ended, the one action is to wait."""
    for i in range(len(masks)):
        if ended[i]:
            masks[i, :] = 0
            masks[i, WAIT] = 1


@kernel
def find_illegal(games: Any, actions: Any, illegal: Any) -> None:
    """Mark the games in which the action is illegal; one that stands still is not asked."""
    for i in range(len(games)):
        illegal[i] = actions[i] != STAND_STILL and not is_legal(games[i], integer(actions[i]))


@kernel
def illegal_reward(state: State, kind: int, seat: int) -> float:
    """What an illegal action pays: with all that was paid before, less than any lost game."""
    if kind == Reward.OUTCOME:
        return -1.0
    return -WORST_MARGIN - lead_of(state, seat) if kind == Reward.SHAPED else -WORST_MARGIN


@kernel
def step_games(
    games: Any,
    actions: Any,
    illegal: Any,
    kind: int,
    rewards: Any,
    acted: Any,
    rewards_of_acted: Any,
    over: Any,
) -> None:
    """An action in every game but those that stand still; an illegal one loses the game."""
    for i in range(len(games)):
        state = games[i]
        rewards[i, :] = 0
        rewards_of_acted[i] = 0
        over[i] = illegal[i]
        if actions[i] == STAND_STILL:
            continue
        seat = integer(state.player)
        acted[i] = seat
        if illegal[i]:
            rewards[i, seat] = illegal_reward(state, kind, seat)
        else:
            over[i] = step_game(state, integer(actions[i]), kind, rewards[i])
        rewards_of_acted[i] = rewards[i, seat]


@kernel
def sum_up_ended(
    games: Any, ended: Any, seats: Any, observations: Any, points: Any, ranks: Any
) -> None:
    """What a seat saw at the end of each game that ended, and every seat's points and rank."""
    for i in range(len(games)):
        if ended[i]:
            observe(games[i], integer(seats[i]), observations[i])
            rank_seats(games[i], ranks[i])
            for seat in range(integer(games[i].seats)):
                points[i, seat] = score_of(games[i], seat)
            if is_solo(games[i]):
                points[i, 1] = mastermind_score(games[i])


@kernel
def deal_ended(games: Any, ended: Any) -> None:
    """Deal the games that ended anew, from their own generators."""
    for i in range(len(games)):
        if ended[i]:
            deal(games[i])


@kernel
def choose_uniformly(games: Any, actions: Any) -> None:
    """A random legal action in every game."""
    for i in range(len(games)):
        actions[i] = uniform_action(games[i])
