"""Agents at a table: whole games, and one agent asked about any position."""

from collections.abc import Callable, Iterator

import pytest
from hidden_cards import with_other_cards
from round_trip import VARIANTS, random_game

from projectl.agents.agent import Agent
from projectl.game.actions import Action
from projectl.game.game import Game
from projectl.rules.api import VariantNames
from projectl.rules.state import Phase

MakeAgent = Callable[[int], Agent]  # with a seed

every_variant = pytest.mark.parametrize(
    "variant", VARIANTS, ids=lambda variant: "-".join(str(word) for word in variant if word)
)


def ask(agent: Agent, game: Game) -> Action:
    """What an agent chooses for the player to act; it has to be legal."""
    view = game.view(game.player)
    action = agent.choose(view)
    assert action in view.legal
    return action


def play_game(variant: VariantNames, seed: int, make: MakeAgent) -> Game:
    """A whole game with an agent of its own in every seat."""
    game = Game(*variant, seed=seed)
    agents = [make(seed + seat) for seat in range(game.seats)]
    while not game.is_over:
        game.play(ask(agents[game.player], game))
    return game


def positions_of(variant: VariantNames, seed: int, every: int) -> Iterator[Game]:
    """A weighted random game after every so-many-th action."""
    game = random_game(variant, seed)
    for count in range(0, len(game.history), every):
        yield game.at(count)


def check_blind(variant: VariantNames, seed: int, make: MakeAgent) -> Game:
    """Two agents alike, one at a table with other hidden cards, choose the same all game long."""
    game = Game(*variant, seed=seed)
    agents = [(make(seed + seat), make(seed + seat)) for seat in range(game.seats)]
    while not game.is_over:
        one, other = agents[game.player]
        action = ask(one, game)
        assert ask(other, with_other_cards(game)) == action
        game.play(action)
    return game


# Seeds and stops of weighted random games in which a substitute for a reward is chosen (R4.3).
REWARD_CHOICES: list[tuple[VariantNames, int, int]] = [
    (("base", 2, None), 0, 60),
    (("base", 4, None), 0, 58),
    (("solo", 1, "standard"), 2, 32),
    (("finesse", 3, None), 0, 20),
    (("finesse-solo", 1, "unbeatable"), 37, 17),
]


def reward_choices() -> Iterator[Game]:
    """Positions in which a reward is chosen."""
    for variant, seed, stop in REWARD_CHOICES:
        game = random_game(variant, seed, stop)
        assert game.phase is Phase.REWARD
        yield game


def check_anywhere(agent: Agent, every: int) -> None:
    """One agent answers legally about game after game, in whatever phase and out of order."""
    games = [
        game
        for variant in VARIANTS
        for seed in (3, 4)
        for game in positions_of(variant, seed, every)
    ]
    games += reward_choices()
    phases = {game.phase for game in games}
    assert phases == {Phase.ACT, Phase.MASTER, Phase.REWARD, Phase.TOUCH}
    half = len(games) // 2
    for pair in zip(games[:half], games[half:], strict=False):
        for game in pair:
            ask(agent, game)
