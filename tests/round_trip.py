"""Random games to text and back, as many as one likes: `python tests/round_trip.py --games 10000`.

The games are spread over every variant there is; every second one stops in mid-game.
"""

import argparse
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from projectl.game.actions import action_of
from projectl.game.game import Game
from projectl.game.game_file import format_game, parse_game
from projectl.rules import api
from projectl.rules.api import VariantNames
from projectl.rules.random_play import Policy, random_action
from projectl.rules.state import Phase

VARIANTS = api.every_variant()
CHUNK = 50
LONGEST_STOP = 250


def random_game(variant: VariantNames, seed: int, stop: int | None = None) -> Game:
    """A game of the weighted random player, played to its end or so many actions on."""
    game = Game(*variant, seed=seed)
    dice = api.new_games([seed], *variant)  # a twin, whose generator makes the choices
    moves = 0
    while dice[0].phase != Phase.OVER and stop != moves:
        number = int(random_action(dice[0], int(Policy.WEIGHTED)))
        api.play(dice, number)
        game.play(action_of(number, game.mode))
        moves += 1
    return game


def assert_round_trip(game: Game) -> str:
    """A game comes back from its text, and so does the text; the text."""
    text = format_game(game)
    back = parse_game(text)
    assert back == game
    assert back.state.tobytes() == game.state.tobytes()
    assert format_game(back) == text
    return text


def play_chunk(numbers: range) -> tuple[int, int]:
    """So many actions, and characters, that came back unchanged."""
    actions = characters = 0
    for number in numbers:
        chance = random.Random(number)
        seed = chance.getrandbits(api.SEED_BITS)
        stop = chance.randrange(LONGEST_STOP) if number % 2 else None
        variant = VARIANTS[number // 2 % len(VARIANTS)]
        try:
            game = random_game(variant, seed, stop)
            characters += len(assert_round_trip(game))
        except (AssertionError, ValueError) as error:
            raise AssertionError(f"game {number}, {variant}, seed {seed}: {error}") from error
        actions += len(game.history)
    return actions, characters


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    begin = time.monotonic()
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        counts = list(pool.map(play_chunk, chunks))
    actions, characters = (sum(column) for column in zip(*counts, strict=True))
    sys.stdout.write(
        f"{games} games, {actions} actions, {characters} characters came back unchanged"
        f" ({time.monotonic() - begin:.0f} s)\n"
    )


if __name__ == "__main__":
    main()
