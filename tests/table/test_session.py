"""Seats, turns and the log: a session is always what a replay of its entries gives."""

import pytest

from projectl.rules.state import Mode
from projectl.table.config import Entry, UndoRule
from projectl.table.session import Refusal, Session
from table.sittings import config, play, session


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.raises(Refusal, check=lambda refusal: refusal.code == code)


def test_every_accepted_action_gets_the_next_number() -> None:
    table = session("here", "here")
    play(table, "piece I1", "take W1")
    assert table.seq == 2
    assert [event.seq for event in table.recent] == [1, 2, 2]


def test_an_action_is_kept_as_the_notation_writes_it() -> None:
    table = session("here", "here")
    entry = table.act(table.game.player, "  PIECE   i1 ", 0, 0.0)
    assert entry == Entry(1, "act", table.game.player, {"action": "piece I1"}, 0.0)
    assert table.seq == 0, "nothing has happened until it is written"


def test_a_stale_action_is_refused() -> None:
    table = session("here", "here")
    play(table, "piece I1")
    with refused("stale"):
        table.act(table.game.player, "piece I1", 0, 0.0)
    with refused("stale"):
        table.act(table.game.player, "piece I1", 2, 0.0)


def test_somebody_leaving_does_not_make_an_action_stale() -> None:
    table = session("here", "here")
    other = 1 - table.game.player
    table.apply(table.leave(other, 0.0))
    assert table.seq == 1
    table.apply(table.act(table.game.player, "piece I1", 0, 0.0))


def test_an_illegal_action_is_refused_with_the_reason() -> None:
    table = session("here", "here")
    with pytest.raises(Refusal, match="'done' closes a Master"):
        table.act(table.game.player, "done", 0, 0.0)
    with pytest.raises(Refusal, match="there is no action 'fly'"):
        table.act(table.game.player, "fly", 0, 0.0)


def test_nobody_acts_out_of_turn() -> None:
    table = session("here", "here")
    with refused("not_your_turn"):
        table.act(1 - table.game.player, "piece I1", 0, 0.0)


def test_nobody_acts_before_every_link_is_taken() -> None:
    table = session("here", "link")
    assert not table.started
    with refused("not_started"):
        table.act(table.game.player, "piece I1", 0, 0.0)
    table.apply(table.join(1, "  Zoë\n ", 0.0))
    assert table.started
    assert table.seats[1].name == "Zoë"
    with refused("taken"):
        table.join(1, "Eve", 0.0)


def test_an_agent_plays_on_for_who_leaves_and_hands_the_seat_back() -> None:
    table = session("here", "here")
    seat = table.game.player
    assert table.agent_to_act is None
    table.apply(table.leave(seat, 0.0))
    assert table.agent_to_act == seat
    with refused("not_allowed"):
        table.act(seat, "piece I1", table.seq, 0.0)
    play(table, "piece I1", agent=True)
    table.apply(table.back(seat, 0.0))
    assert table.agent_to_act is None
    play(table, "take W1")
    with refused("not_allowed"):
        table.back(seat, 0.0)


def test_an_empty_seat_can_be_covered_until_its_person_comes() -> None:
    table = session("here", "link")
    table.apply(table.leave(1, 0.0, by=0))
    assert table.started
    table.apply(table.join(1, "Late", 0.0))
    assert not table.seats[1].stand_in


def test_a_replay_of_the_log_gives_the_same_room() -> None:
    made = config("here", "link", "greedy")
    table, log = Session(made), []

    def do(entry: Entry) -> None:
        log.append(entry)
        table.apply(entry)

    do(table.join(1, "Bob", 0.0))
    for action in ("piece I1", "upgrade I1 I2", "piece I1"):
        do(table.act(table.game.player, action, table.seq, 0.0, agent=table.game.player == 2))
    do(table.leave(1, 0.0))
    do(table.back(1, 0.0))
    do(table.rename(1, "Rob", 0.0))
    again = Session(made, log)
    assert again.game == table.game
    assert again.seats == table.seats
    assert again.steps == table.steps
    assert list(again.recent) == list(table.recent)
    assert (again.seq, again.game_seq) == (table.seq, table.game_seq)


def test_a_log_with_a_gap_is_no_log() -> None:
    table = session("here", "here")
    entry = table.act(table.game.player, "piece I1", 0, 0.0)
    with pytest.raises(ValueError, match="does not follow"):
        table.apply(Entry(2, entry.kind, entry.seat, entry.data, 0.0))


def test_the_seed_is_in_no_description() -> None:
    table = Session(config("here", mode=Mode.SOLO))
    assert table.config.seed not in repr(table.config) + table.describe()


def test_undo_is_an_entry_and_numbers_only_grow() -> None:
    table = session("here", "here")
    play(table, "piece I1", "piece I1")
    table.apply(table.undo(table.game.player, table.seq, 0.0))
    assert (table.seq, len(table.game.history)) == (3, 1)
    assert table.recent[-1].model_dump() == {
        "seq": 3,
        "seat": table.game.player,
        "kind": "undo",
        "actions": 1,
    }


def test_nothing_is_taken_back_where_the_table_says_so() -> None:
    table = session("here", "here", undo=UndoRule.NONE)
    play(table, "piece I1")
    with refused("not_allowed"):
        table.undo(table.game.player, 1, 0.0)
    assert table.undo_now()[1] is None
