"""How far one may take back, drawn as a row of steps."""

import pytest

from projectl.game.game import TurnLabel
from projectl.table.config import UndoRule
from projectl.table.refusal import Refusal
from projectl.table.undo import Reach, Step, last_person, reach
from table.sittings import play, session


def steps(drawn: str) -> list[Step]:
    """`0`, `1`: a person's action in round 1; `a`, `b`: an agent's for that seat; `*` reveals;
    `|` begins the next round."""
    found: list[Step] = []
    number = 1
    for sign in drawn:
        if sign == "|":
            number += 1
        elif sign == "*":
            found[-1] = found[-1]._replace(reveals=True)
        else:
            seat = int(sign) if sign.isdigit() else ord(sign) - ord("a")
            found.append(Step(TurnLabel(number, seat, False), sign.isalpha(), False))
    return found


@pytest.mark.parametrize(
    ("drawn", "free", "asked"),
    [
        ("", None, None),
        ("0", (0, 0), (0, 0)),
        ("000", (2, 0), (2, 0)),
        ("0*00", (2, 1), (2, 1)),
        ("000*", None, None),
        ("0001", None, (2, 0)),
        ("0001*", None, None),
        ("000bb", None, (2, 0)),
        ("000b*b", None, None),
        ("000bbb|0", (6, 6), (6, 6)),
        ("00a", (1, 0), (1, 0)),
        ("111|bb", None, None),
    ],
)
def test_seat_0_reaches_back_to_the_last_card_turned_up(
    drawn: str, free: tuple[int, int] | None, asked: tuple[int, int] | None
) -> None:
    assert reach(steps(drawn), 0, over_others=False) == (free and Reach(*free))
    assert reach(steps(drawn), 0, over_others=True) == (asked and Reach(*asked))


def test_agents_are_not_who_played_last() -> None:
    assert last_person(steps("0b")) == 0
    assert last_person(steps("ab")) is None


def test_taking_a_puzzle_turns_a_card_up_and_cannot_be_taken_back() -> None:
    table = session("here", "here")
    play(table, "piece I1", "take W1")
    with pytest.raises(Refusal, match="a card was turned up"):
        table.undo(table.game.player, 2, 0.0)
    play(table, "piece I1")
    table.commit(table.undo(1 - table.game.player, 3, 0.0, whole_turn=True))
    assert [str(action) for action in table.game.history] == ["piece I1", "take W1"]


def test_reset_takes_the_whole_turn_back() -> None:
    table = session("here", "here")
    play(table, "piece I1", "upgrade I1 I2")
    table.commit(table.undo(table.game.player, 2, 0.0, whole_turn=True))
    assert table.game.history == ()


def test_the_last_action_of_a_turn_can_be_taken_back_until_another_person_acts() -> None:
    table = session("here", "here")
    first = table.game.player
    play(table, "piece I1", "piece I1", "piece I1")
    assert table.game.player != first
    table.commit(table.undo(first, table.seq, 0.0))
    assert table.game.player == first
    play(table, "piece I1", "piece I1")
    with pytest.raises(Refusal):
        table.undo(first, table.seq, 0.0)


def test_with_consent_the_others_are_asked_even_after_they_acted() -> None:
    table = session("here", "here", undo=UndoRule.CONSENT)
    first = table.game.player
    play(table, "piece I1", "piece I1", "piece I1", "piece I1")
    with pytest.raises(Refusal, match="the others are asked first"):
        table.undo(first, table.seq, 0.0)
    table.commit(table.takeback(first, table.seq, 0.0))
    assert table.asked is not None
    assert table.asked.waiting == {1 - first}
    table.commit(table.answer(1 - first, table.seq, table.asked.number, True, 0.0))
    assert len(table.game.history) == 2


def test_whoever_leaves_is_not_asked_any_more() -> None:
    table = session("here", "here", "here", undo=UndoRule.CONSENT)
    first = table.game.player
    one, other = (first + 1) % 3, (first + 2) % 3
    play(table, "piece I1")
    table.commit(table.takeback(first, table.seq, 0.0))
    number = table.seq
    table.commit(table.leave(one, 0.0))
    assert table.question is not None
    assert table.question.waiting == {other}
    with pytest.raises(Refusal, match="asked already"):
        table.takeback(first, table.seq, 0.0)
    with pytest.raises(Refusal):
        table.answer(one, table.seq, number, True, 0.0)
    table.commit(table.answer(other, table.seq, number, True, 0.0))
    assert table.game.history == ()


def test_a_question_lapses_when_nobody_is_left_to_answer_it() -> None:
    table = session("here", "here", undo=UndoRule.CONSENT)
    first = table.game.player
    play(table, "piece I1")
    table.commit(table.takeback(first, table.seq, 0.0))
    table.commit(table.leave(1 - first, 0.0))
    assert table.question is None
    table.commit(table.takeback(first, table.seq, 0.0))
    assert table.game.history == ()


def test_what_an_agent_answered_is_in_the_way_unless_the_table_lets_one_ask() -> None:
    for rule, actions_left in ((UndoRule.FREE, None), (UndoRule.CONSENT, 2)):
        table = session("here", "weighted", undo=rule)
        if table.game.player == 1:
            play(table, "piece I1", "piece I1", "piece I1", agent=True)
        before = len(table.game.history)
        play(table, "piece I1", "piece I1", "piece I1")
        play(table, "piece I1", agent=True)
        if actions_left is None:
            with pytest.raises(Refusal, match="a card was turned up"):
                table.undo(0, table.seq, 0.0)
        else:
            table.commit(table.takeback(0, table.seq, 0.0))
            assert len(table.game.history) == before + actions_left


def test_agents_are_not_asked() -> None:
    table = session("here", "weighted", undo=UndoRule.CONSENT)
    if table.game.player == 1:
        play(table, "piece I1", "piece I1", "piece I1", agent=True)
    play(table, "piece I1")
    assert table.takeback(0, table.seq, 0.0).entry.kind == "undo"
    table.commit(table.undo(0, table.seq, 0.0))
