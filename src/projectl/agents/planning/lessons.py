"""Games that planners play against themselves, and what can be learned from each turn."""

from typing import Any

import numpy as np

from projectl.agents.planning.evaluation import Mind, net_of, thumb_lead
from projectl.agents.planning.features import (
    describe_rival,
    describe_seat,
    lead_of,
    turns_to_come,
)
from projectl.agents.planning.room import INPUTS, Room
from projectl.agents.planning.touches import touch_action
from projectl.agents.planning.turns import find_turns, play_turn
from projectl.rules.apply import apply
from projectl.rules.chance import random_word
from projectl.rules.kernel import integer, kernel
from projectl.rules.state import Phase, State

NOBODY = -1
LONGEST_GAME = 60  # rounds; a game that goes on longer teaches that nothing happens

# What a seat saw after one of its turns, and by how much the rule of thumb misjudged its lead.
LESSON = np.dtype(
    (
        np.record,
        [
            ("inputs", np.float32, INPUTS),
            ("points", np.float32),
            ("net", np.int16),
            ("seat", np.int16),
            ("to_come", np.int16),
        ],
    )
)


@kernel
def chance_below_one(state: State) -> float:
    """A random number from 0 to 1."""
    return float(random_word(state) >> np.uint64(11)) / float(1 << 53)


@kernel
def casual_turn(state: State, found: int, warmth: float, room: Room) -> int:
    """One of the turns found: the best, or with warmth another that is not much worse."""
    if warmth == 0.0:
        return 0
    total = 0.0
    best = room.finished[0].value
    for n in range(found):
        total += np.exp((room.finished[n].value - best) / warmth)
    left = total * chance_below_one(state)
    for n in range(found):
        left -= np.exp((room.finished[n].value - best) / warmth)
        if left <= 0.0:
            return n
    return 0


@kernel
def write_lesson(state: State, seat: int, lesson: Any, room: Room) -> None:
    """Note what a seat sees now; what the rule of thumb says is subtracted until the end comes."""
    describe_rival(state, seat, room)
    describe_seat(state, seat, room)
    lesson.points = -thumb_lead(state, seat, room)
    lesson.net = net_of(state)
    lesson.seat = seat
    lesson.to_come = turns_to_come(state, seat)
    for n in range(INPUTS):
        lesson.inputs[n] = room.inputs[n]


@kernel
def play_one_turn(state: State, width: int, warmth: float, mind: Mind, room: Room) -> None:
    """Plan and play one turn, or one touch."""
    if state.phase == Phase.TOUCH:
        apply(state, touch_action(state, room))
    else:
        found = find_turns(state, width, width, mind, room)
        play_turn(state, room.finished[casual_turn(state, found, warmth, room)])


@kernel
def play_lessons(
    state: State, width: int, warmth: float, mind: Mind, partner: int, lessons: Any, room: Room
) -> int:
    """Play a game to its end and write a lesson a turn; how many there are.

    A partner is a seat that plays by rule of thumb, or NOBODY.
    """
    thumb = Mind(False, mind.network)
    size = 0
    while state.phase != Phase.OVER and state.round_number <= LONGEST_GAME:
        seat = integer(state.player)
        play_one_turn(state, width, warmth, thumb if seat == partner else mind, room)
        if state.phase < Phase.TOUCH and size < len(lessons):
            write_lesson(state, seat, lessons[size], room)
            size += 1
    for n in range(size):
        lessons[n].points += lead_of(state, integer(lessons[n].seat))
    return size


@kernel
def play_many_lessons(
    games: Any, width: int, warmth: float, mind: Mind, lessons: Any, room: Room
) -> int:
    """Play games until the lessons are full or the games are over; how many lessons.

    Every second game with several seats has a partner.
    """
    size = 0
    for n in range(len(games)):
        seats = integer(games[n].seats)
        partner = n // 2 % seats if n % 2 == 1 and seats > 1 else NOBODY
        size += play_lessons(games[n], width, warmth, mind, partner, lessons[size:], room)
    return size


@kernel
def play_match(games: Any, width: int, first: Mind, second: Mind, parity: int, room: Room) -> None:
    """Play games to their ends; `second` has the seats with this remainder by two."""
    for n in range(len(games)):
        state = games[n]
        while state.phase != Phase.OVER and state.round_number <= LONGEST_GAME:
            if integer(state.player) % 2 == parity:
                play_one_turn(state, width, 0.0, second, room)
            else:
                play_one_turn(state, width, 0.0, first, room)
