"""Random games as one number each, made of all that the engine says on the way.

`page/tests/fingerprints.ts` makes the same numbers with the module: what is mixed in, and in which
order, is the same there.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from projectl.rules.actions import ACTIONS
from projectl.rules.api import Games, copy_games, every_variant, new_games
from projectl.rules.apply import apply
from projectl.rules.chance import seed_generator
from projectl.rules.effects import EFFECT, MOST_EFFECTS, list_effects
from projectl.rules.hidden import hide_cards, reshuffle_hidden
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import is_legal
from projectl.rules.listing import list_legal
from projectl.rules.masks import write_mask
from projectl.rules.mastermind import forecast
from projectl.rules.observation import observe
from projectl.rules.pieces import CELLS
from projectl.rules.random_play import random_action
from projectl.rules.scoring import (
    SCORE,
    deciding_tie_break,
    mastermind_score,
    score_of,
    write_scores,
)
from projectl.rules.solve import (
    NO_PLACEMENT,
    count_ways,
    list_fewest,
    new_memory,
    new_steps,
    stock_of,
)
from projectl.rules.state import NONE, SEATS, SLOTS, STATE, Phase, is_solo
from projectl.wasm.records import LONGEST_OBSERVATION

BEGIN = 0x811C9DC5
PRIME = 0x01000193
WORD = 0xFFFFFFFF
RARELY = 8  # moves between looks at what takes longer


@kernel
def mix(hashed: int, word: int) -> int:
    """Add a word of 32 bits."""
    hashed = ((hashed ^ (word & WORD)) * PRIME) & WORD
    return hashed ^ (hashed >> 15)


@kernel
def mix_all(hashed: int, words: Any) -> int:
    for n in range(len(words)):
        hashed = mix(hashed, integer(words[n]))
    return hashed


@kernel
def mix_choices(hashed: int, state: Any, room: Any) -> int:
    """What may be done, and what a player sees."""
    listed, mask, observation, seen = room
    count = list_legal(state, listed)
    hashed = mix_all(mix(hashed, count), listed[:count])
    write_mask(state, mask)
    hashed = mix_all(hashed, mask)
    observation[:] = 0
    observe(state, integer(state.player), observation)
    hashed = mix_all(hashed, seen)
    return mix(hashed, integer(is_legal(state, hashed % ACTIONS)))


@kernel
def mix_standing(hashed: int, state: Any) -> int:
    """Who is ahead, and what the mastermind is up to."""
    for seat in range(integer(state.seats)):
        hashed = mix(hashed, score_of(state, seat))
    hashed = mix(hashed, mastermind_score(state))
    if is_solo(state):
        for place in forecast(state):
            if place != NONE:
                hashed = mix(hashed, place)
    return hashed


@kernel
def mix_hidden(hashed: int, other: Any, words: Any, seed: Any) -> int:
    """A copy of the position with its cards forgotten, and with others."""
    hide_cards(other)
    hashed = mix_all(hashed, words)
    seed_generator(other, seed)
    reshuffle_hidden(other)
    return mix_all(hashed, words)


@kernel
def mix_solved(hashed: int, state: Any, memory: Any, steps: Any, way: Any) -> int:
    """How the player's puzzles can be filled from the supply, and from anything."""
    stock = stock_of(state.supply[state.player])
    for slot in range(SLOTS):
        hole = integer(state.hole[state.player, slot])
        hashed = mix(hashed, count_ways(hole, stock, memory, steps))
        if list_fewest(hole, stock_of(state.reserve), memory, steps, way) > 0:
            for n in range(CELLS):
                if way[0, n] != NO_PLACEMENT:
                    hashed = mix(hashed, integer(way[0, n]))
    return hashed


@kernel
def mix_effects(hashed: int, states: Any, action: int, effects: Any) -> int:
    """What followed from an action: positions before and after it, and a copy of before."""
    count = list_effects(states[1], action, states[0], states[2], effects)
    hashed = mix(hashed, count)
    for n in range(count):
        effect = effects[n]
        hashed = mix(hashed, integer(effect.kind))
        hashed = mix(hashed, integer(effect.seat))
        hashed = mix(hashed, integer(effect.place))
        hashed = mix(hashed, integer(effect.slot))
        hashed = mix(hashed, integer(effect.puzzle))
        hashed = mix(hashed, integer(effect.piece))
        hashed = mix(hashed, integer(effect.amount))
    return hashed


@kernel
def copy_words(words: Any, source: int, target: int) -> None:
    for n in range(words.shape[1]):
        words[target, n] = words[source, n]


@kernel
def mix_game(
    states: Any, words: Any, policy: int, room: Any, effects: Any, scores: Any, solver: Any
) -> int:
    """A whole game, the first of the states; the others are scratch, the words all of them."""
    memory, steps, way, seed = solver
    state = states[0]
    hashed, moves = BEGIN, 0
    while state.phase != Phase.OVER:
        hashed = mix_standing(mix_choices(hashed, state, room), state)
        if moves % RARELY == 0:
            copy_words(words, 0, 1)
            hashed = mix_hidden(hashed, states[1], words[1], seed)
            hashed = mix_solved(hashed, state, memory, steps, way)
        action = random_action(state, policy)
        copy_words(words, 0, 1)
        copy_words(words, 0, 2)
        apply(state, action)
        hashed = mix_effects(mix(hashed, action), states, action, effects)
        hashed = mix_all(hashed, words[0])
        moves += 1
    for line in range(write_scores(state, scores)):
        hashed = mix(hashed, integer(scores[line].rank))
        hashed = mix(hashed, integer(scores[line].total))
        hashed = mix(hashed, integer(scores[line].points))
        hashed = mix(hashed, integer(scores[line].touches))
        hashed = mix(hashed, integer(scores[line].unfinished))
        hashed = mix(hashed, integer(scores[line].coins))
        hashed = mix(hashed, integer(scores[line].puzzles))
        hashed = mix(hashed, integer(scores[line].pieces))
    return mix(mix(hashed, deciding_tie_break(state)), moves)


def fingerprints(games: int, policy: int) -> list[int]:
    """So many games of every variant, the seeds from 0 on, one variant after the other."""
    observation = np.zeros(LONGEST_OBSERVATION, np.float32)
    room = (
        np.zeros(ACTIONS, np.int16),
        np.zeros(ACTIONS, np.int8),
        observation,
        observation.view(np.uint32),
    )
    solver = (new_memory(), new_steps(), np.zeros((1, CELLS), np.int16), np.zeros(4, np.uint64))
    effects, scores = np.zeros(MOST_EFFECTS, EFFECT), np.zeros(SEATS, SCORE)
    found = []
    for mode, seats, difficulty in every_variant():
        for game in dealt(games, mode, seats, difficulty):
            states = np.zeros(3, STATE)
            words = states.view(np.uint8).view(np.uint32).reshape(3, -1)
            words[0] = game
            found.append(mix_game(states, words, policy, room, effects, scores, solver))
    return found


def dealt(games: int, mode: str, seats: int, difficulty: str | None) -> NDArray[np.uint32]:
    """New games as words."""
    made: Games = copy_games(new_games(range(games), mode, seats, difficulty))
    return made.view(np.uint8).view(np.uint32).reshape(games, -1)
