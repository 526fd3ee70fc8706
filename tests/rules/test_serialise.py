"""Games as bytes: they come back as they were, and nothing else is taken for a game."""

from collections.abc import Callable

import numpy as np
import pytest

from projectl.rules import api, serialise
from projectl.rules.actions import TAKE
from projectl.rules.errors import RecordError
from projectl.rules.state import NONE, STATE, Phase, State
from rules.position import ADA, Position


@pytest.mark.parametrize("mode", ["base", "solo", "finesse", "finesse-solo"])
def test_games_come_back_from_bytes_as_they_were(mode: str) -> None:
    games = api.new_games([1, 2, 3], mode)
    api.play(games, TAKE, 1)
    back = serialise.from_bytes(serialise.to_bytes(games))
    assert back.tobytes() == games.tobytes()
    api.play(back, int(api.legal_actions(back)[0]))
    assert back.tobytes() != games.tobytes()


def test_no_bytes_are_no_games() -> None:
    assert len(serialise.from_bytes(b"")) == 0


@pytest.mark.parametrize("length", [1, STATE.itemsize - 1, STATE.itemsize + 1])
def test_bytes_that_are_not_whole_records_are_refused(length: int) -> None:
    data = (serialise.to_bytes(api.new_games([1])) * 2)[:length]
    with pytest.raises(RecordError, match=f"a record has {STATE.itemsize} bytes; {length} are not"):
        serialise.from_bytes(data)


def set_field(field: str, value: int, *where: int) -> Callable[[State], None]:
    """Write one wrong value into a record."""

    def corrupt(state: State) -> None:
        if where:
            state[field][where] = value
        else:
            state[field] = value

    return corrupt


def lose_a_hole_cell(state: State) -> None:
    slot_hole = int(state.hole[ADA, 0])
    state.hole[ADA, 0] = slot_hole & (slot_hole - 1)


def take_out_a_card(state: State) -> None:
    state.deck[0, 3] = NONE


def show_a_card_twice(state: State) -> None:
    state.market[0] = state.market[1]


def finish_a_card_on_offer(state: State) -> None:
    state.finished[ADA] = 1 << int(state.market[2])


def master_without_a_puzzle(state: State) -> None:
    state.puzzle[:] = NONE
    state.hole[:] = 0
    state.phase = Phase.MASTER


def reward_out_of_an_empty_reserve(state: State) -> None:
    state.supply[ADA] += state.reserve
    state.reserve[:] = 0
    state.phase = Phase.REWARD
    state.reward_due = 0


CORRUPTIONS = [
    (set_field("mode", 4), "there is no mode 4"),
    (set_field("difficulty", 3), "there is no mode 2 with difficulty 3"),
    (set_field("seats", 5), "finesse is for 2 to 4 players, not 5"),
    (set_field("seats", 1), "finesse is for 2 to 4 players, not 1"),
    (set_field("phase", 5), "there is no phase 5"),
    (set_field("player", 2), "seat 2 of 2 is to play"),
    (set_field("first", 3), "seat 3 of 2 is to play"),
    (set_field("round_number", 0), "there is no round 0"),
    (set_field("round_number", 11), "there is no round 11"),
    (set_field("phase", Phase.REWARD), "reward 255 is due in phase REWARD"),
    (set_field("reward_due", 3), "reward 3 is due in phase ACT"),
    (set_field("deck_left", 33, 0), "the decks have"),
    (set_field("deck_left", 9, 1), "a deck has a gap"),
    (take_out_a_card, "a deck has a gap"),
    (set_field("market", 60, 0), "there is no puzzle number 60"),
    (set_field("finished", 1 << 52, ADA), "there is no puzzle number 52"),
    (show_a_card_twice, "a puzzle is in two places"),
    (finish_a_card_on_offer, "a puzzle is in two places"),
    (set_field("tiles", 30, 5), "there is no tile number 30"),
    (set_field("reserve", 9, 8), "not 10 of each"),
    (set_field("supply", 200, ADA, 0), "not 10 of each"),
    (set_field("hole", (1 << 25) - 1, ADA, 0), "a hole is larger than its puzzle's"),
    (set_field("hole", 1, ADA, 1), "a hole is larger than its puzzle's"),
    (lose_a_hole_cell, "the pieces on a puzzle do not cover"),
    (set_field("bank", 34), "there are 34 coins, not 35"),
    (set_field("pending", 1, ADA), "there are 36 coins, not 35"),
]


@pytest.mark.parametrize(("corrupt", "words"), CORRUPTIONS)
def test_a_record_that_no_game_can_reach_is_refused(
    corrupt: Callable[[State], None], words: str
) -> None:
    games = np.concatenate([api.new_games([1], "finesse"), Position("finesse").games])
    api.play(games, TAKE, 1)
    corrupt(games[1])
    with pytest.raises(RecordError, match=f"record 1 is corrupt: .*{words}"):
        serialise.from_bytes(games.tobytes())


@pytest.mark.parametrize("corrupt", [master_without_a_puzzle, reward_out_of_an_empty_reserve])
def test_a_record_in_which_nothing_can_be_done_is_refused(
    corrupt: Callable[[State], None],
) -> None:
    games = api.new_games([1])
    corrupt(games[0])
    assert api.count_legal(games) == 0
    with pytest.raises(RecordError, match="record 0 is corrupt"):
        serialise.from_bytes(games.tobytes())


def test_an_unknown_reason_to_end_is_refused() -> None:
    games = api.new_games([1])
    games[0].end_reason = 9
    with pytest.raises(RecordError, match="record 0 is corrupt"):
        serialise.from_bytes(games.tobytes())


def test_coins_outside_finesse_are_refused() -> None:
    games = api.new_games([1])
    games[0].bank = 35
    with pytest.raises(RecordError, match="there are 35 coins, not 0"):
        serialise.from_bytes(games.tobytes())
