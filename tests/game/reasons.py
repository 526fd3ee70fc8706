"""Why actions were not legal in random games, written down: python tests/game/reasons.py

A line is a position, an action and the message; a test compares it with what is said now.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from projectl.game.actions import format_action
from projectl.game.legality import explain_illegal
from projectl.rules import api
from projectl.rules.actions import ACTIONS, Kind, kind_of
from projectl.rules.errors import InvalidActionError
from projectl.rules.random_play import Policy, random_action
from projectl.rules.state import Mode, Phase, State
from projectl.texts import Message

GOLDEN = Path(__file__).with_name("reasons.txt")
EVERY = 24  # actions of a game
Explain = Callable[[State, int], Message]


def reasons(explain: Explain = explain_illegal) -> Iterator[str]:
    """An illegal action of each kind in some positions of every variant."""
    dice = np.random.default_rng(5)
    for seed, variant in enumerate(api.every_variant()):
        games = api.new_games([seed], *variant)
        for count in range(1000):
            if count % EVERY == 0 or games[0].phase in (Phase.MASTER, Phase.OVER):
                yield f"{' '.join(str(word) for word in variant if word)}, action {count}"
                yield from _lines(games, explain, dice)
            if games[0].phase == Phase.OVER:
                break
            api.play(games, int(random_action(games[0], int(Policy.WEIGHTED))))


def _lines(games: api.Games, explain: Explain, dice: np.random.Generator) -> Iterator[str]:
    mode, legal = Mode(games[0].mode), set(api.legal_actions(games).tolist())
    kinds = set()
    for action in dice.permutation(ACTIONS).tolist():
        kind = Kind(int(kind_of(action)))
        if kind in kinds or action in legal:
            continue
        try:
            text = format_action(action, mode)
        except InvalidActionError:
            continue
        kinds.add(kind)
        said = explain(games[0], action).as_json()
        yield f"  {text}: {said['code']} {json.dumps(said['params'], sort_keys=True)}"


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(reasons()) + "\n")
    sys.stdout.write(f"{GOLDEN.name} is written\n")
