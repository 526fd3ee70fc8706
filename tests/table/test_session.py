"""Seats, turns and the log: a session is always what a replay of its entries gives."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from projectl import Game
from projectl.game.actions import Action
from projectl.game.game import Foreseen
from projectl.rules.state import Mode
from projectl.table.config import Entry, UndoRule
from projectl.table.game_events import effects_in, write_out
from projectl.table.refusal import Refusal
from projectl.table.session import (
    MOST_CHANGES,
    MOST_EFFECTS,
    MOST_HAPPENINGS,
    Change,
    LogError,
    Session,
)
from projectl.texts import Message
from table.sittings import config, play, session


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.raises(Refusal, check=lambda refusal: refusal.code == code)


def test_every_accepted_action_gets_the_next_number() -> None:
    table = session("here", "here")
    play(table, "piece I1", "take W1")
    assert table.seq == 2
    assert [(event.seq, event.kind) for event in table.events] == [
        (1, "piece"),
        (2, "take"),
        (2, "refill"),
    ]


def test_an_action_is_kept_as_the_notation_writes_it() -> None:
    table = session("here", "here")
    entry = table.act(table.game.player, "  PIECE   i1 ", 0, 0.0).entry
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
    table.commit(table.leave(other, 0.0))
    assert table.seq == 1
    table.commit(table.act(table.game.player, "piece I1", 0, 0.0))


def test_an_illegal_action_is_refused_with_the_reason() -> None:
    table = session("here", "here")
    with pytest.raises(Refusal, match="after 3 more actions") as refused:
        table.act(table.game.player, "done", 0, 0.0)
    assert refused.value.reason == Message("reason-nothing-to-end", count=3)
    with pytest.raises(Refusal, match=r"There is no action .fly"):
        table.act(table.game.player, "fly", 0, 0.0)


def test_an_action_is_parsed_and_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session("here", "here")
    checked: list[object] = []
    foresee = Game.foresee

    def count(game: Game, action: Action | str) -> Foreseen:
        checked.append(action)
        return foresee(game, action)

    monkeypatch.setattr(Game, "foresee", count)
    monkeypatch.setattr(Game, "play", None)
    play(table, "piece I1")
    assert checked == ["piece I1"]
    assert [str(action) for action in table.game.history] == ["piece I1"]


def test_a_change_leaves_the_game_alone_until_it_is_committed() -> None:
    table = session("here", "here")
    change = table.act(table.game.player, "piece I1", 0, 0.0)
    assert table.game.history == ()
    assert not change.ends_game
    table.commit(change)
    assert len(table.game.history) == 1


def test_the_last_action_is_known_to_end_the_game() -> None:
    table = Session(config("here", mode=Mode.SOLO))
    ends = []
    while not table.game.is_over:
        legal = table.game.legal_actions()
        change = table.act(0, str(legal[-1]), table.seq, 0.0)
        ends.append(change.ends_game)
        table.commit(change)
    assert ends == [False] * (len(ends) - 1) + [True]


def test_nobody_acts_out_of_turn() -> None:
    table = session("here", "here")
    with refused("not_your_turn"):
        table.act(1 - table.game.player, "piece I1", 0, 0.0)


def test_nobody_acts_before_every_link_is_taken() -> None:
    table = session("here", "link")
    assert not table.started
    with refused("not_started"):
        table.act(table.game.player, "piece I1", 0, 0.0)
    table.commit(table.join(1, "  Zoë\n ", 0.0))
    assert table.started
    assert table.seats[1].name == "Zoë"
    with refused("taken"):
        table.join(1, "Eve", 0.0)


def test_an_agent_plays_on_for_who_leaves_and_hands_the_seat_back() -> None:
    table = session("here", "here")
    seat = table.game.player
    assert table.agent_to_act is None
    table.commit(table.leave(seat, 0.0))
    assert table.agent_to_act == seat
    with refused("not_allowed"):
        table.act(seat, "piece I1", table.seq, 0.0)
    play(table, "piece I1", agent=True)
    table.commit(table.back(seat, 0.0))
    assert table.agent_to_act is None
    play(table, "take W1")
    with refused("not_allowed"):
        table.back(seat, 0.0)


def test_an_empty_seat_can_be_covered_until_its_person_comes() -> None:
    table = session("here", "link")
    table.commit(table.leave(1, 0.0, by=0))
    assert table.started
    table.commit(table.join(1, "Late", 0.0))
    assert not table.seats[1].stand_in


def test_a_replay_of_the_log_gives_the_same_session() -> None:
    made = config("here", "link", "weighted")
    table, log = Session(made), []

    def do(change: Change) -> None:
        log.append(change.entry)
        table.commit(change)

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
    assert list(again.events) == list(table.events)
    assert (again.seq, again.game_seq) == (table.seq, table.game_seq)


def test_a_log_with_a_gap_is_no_log() -> None:
    table = session("here", "here")
    with pytest.raises(LogError, match="entry 2 does not follow entry 0"):
        table.replay(Entry(2, "act", table.game.player, {"action": "piece I1"}, 0.0))


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("act", {"action": "done"}),
        ("act", {"action": "fly"}),
        ("act", {}),
        ("fly", {}),
        ("join", {}),
    ],
)
def test_a_damaged_log_says_which_entry_is_at_fault(kind: str, data: dict[str, str]) -> None:
    entries = [Entry(1, "act", 0, {"action": "piece I1"}, 0.0), Entry(2, kind, 0, data, 0.0)]
    with pytest.raises(LogError, match=f"entry 2, '{kind}', cannot be replayed"):
        Session(config("here", "here"), entries)


def test_the_seed_is_in_no_description() -> None:
    table = Session(config("here", mode=Mode.SOLO))
    assert table.config.seed not in repr(table.config) + table.describe()


def test_undo_is_an_entry_and_numbers_only_grow() -> None:
    table = session("here", "here")
    play(table, "piece I1", "piece I1")
    table.commit(table.undo(table.game.player, table.seq, 0.0))
    assert (table.seq, len(table.game.history)) == (3, 1)
    assert table.events[-1].model_dump() == {
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


def test_who_comes_late_is_told_everything_from_the_beginning() -> None:
    table = session("here", "here")
    for _ in range(100):
        play(table, "piece I1")
        table.commit(table.undo(table.game.player, table.seq, 0.0))
    assert [event.seq for event in table.events] == list(range(1, 201))


def test_what_is_kept_for_whoever_comes_late_is_not_much_however_much_happens() -> None:
    table, dice = session("here", "here"), Random(1)
    while not table.steps or table.steps[-1].reveals or len(table.game.effects()) < 4:
        found = [str(action) for action in table.game.legal_actions()]
        action = dice.choice([each for each in found if each.startswith("place")] or found)
        play(table, action)
    seat = table.steps[-1].seat
    for _ in range(500):
        table.commit(table.undo(seat, table.seq, 0.0))
        play(table, action)
    assert table.events[-1].seq == table.seq
    assert len(table.happenings) <= MOST_HAPPENINGS
    assert table.effects == sum(map(effects_in, table.happenings))
    assert MOST_EFFECTS - 10 <= table.effects <= MOST_EFFECTS
    assert len(write_out(table.happenings)) < 400_000


def is_enough(request: Callable[[], object]) -> bool:
    """Whether a request is refused as one change too many."""
    with pytest.raises(Refusal) as refused:
        request()
    return refused.value.reason == Message("refused-enough-changed")


def test_a_log_has_an_end_however_much_is_taken_back() -> None:
    table, entries = session("here", "here"), []
    mine = table.game.player
    while table.changes[mine] < MOST_CHANGES:
        for request in (partial(table.act, mine, "piece I1"), partial(table.undo, mine)):
            change = request(table.seq, 0.0)
            entries.append(change.entry)
            table.commit(change)
    assert len(entries) == MOST_CHANGES
    for kept in (table, Session(table.config, entries)):
        play(kept, "piece I1")
        assert is_enough(partial(kept.undo, mine, kept.seq, 0.0))
        assert is_enough(partial(kept.rename, mine, "Ada", 0.0))
        assert is_enough(partial(kept.leave, mine, 0.0))
        assert is_enough(partial(kept.leave, 1 - mine, 0.0, by=mine))
        kept.commit(kept.rename(1 - mine, "Bea", 0.0))
        kept.commit(kept.leave(1 - mine, 0.0))
        kept.commit(kept.back(1 - mine, 0.0))


def test_a_log_has_an_end_however_much_is_asked_for() -> None:
    table = session("here", "here", undo=UndoRule.CONSENT)
    play(table, "piece I1")
    seat = table.game.player
    while table.changes[seat] < MOST_CHANGES:
        asking = table.takeback(seat, table.seq, 0.0)
        table.commit(asking)
        table.commit(table.answer(1 - seat, table.seq, asking.entry.seq, False, 0.0))
    assert is_enough(partial(table.takeback, seat, table.seq, 0.0))
    assert table.changes == {seat: MOST_CHANGES}


def test_who_leaves_for_the_last_time_may_come_back() -> None:
    table = session("here", "here")
    for _ in range(MOST_CHANGES):
        table.commit(table.leave(1, 0.0))
        table.commit(table.back(1, 0.0))
    assert is_enough(partial(table.leave, 1, 0.0))
    play(table, "piece I1")
