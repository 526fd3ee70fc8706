"""Open tables: written before told, agents that play, seats that change hands."""

import asyncio
import logging
from functools import partial
from pathlib import Path

import pytest

from projectl.agents.hosting import timeout_fault
from projectl.table.agent_pool import AgentPoolError
from projectl.table.config import UndoRule
from projectl.table.game_events import spell_out
from projectl.table.log_writer import WriteError
from projectl.table.notifications import (
    AgentThinks,
    Changed,
    TakebackAnswered,
    TakebackAsked,
)
from projectl.table.refusal import Refusal
from projectl.table.session import Change, Session
from projectl.table.tokens import Purpose
from projectl.texts import Message
from table.sittings import act, config, make, no_log, registry, run, until


def test_what_is_not_kept_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "here", "here")
            heard = table.listener.notes

            async def fail(*_entries: object, **_work: object) -> None:
                raise WriteError("the disk is full")

            monkeypatch.setattr(home.writer, "write", fail)
            with pytest.raises(Refusal, match="could not be kept"):
                await table.submit(
                    lambda session: session.act(session.game.player, "piece I1", 0, 0.0)
                )
            assert table.session.seq == 0
            assert heard == []

    run(test)


def test_two_at_once_are_one_after_the_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "here", "here")

            def question(session: Session) -> Change:
                return session.act(session.game.player, "piece I1", 0, 0.0)

            results = await asyncio.gather(
                *(table.submit(question) for _ in range(5)), return_exceptions=True
            )
            assert results.count(None) == 1
            assert table.session.seq == 1

    run(test)


def test_who_gives_up_waiting_does_not_undo_what_is_written(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "here", "here")
            request = asyncio.create_task(
                table.submit(lambda session: session.act(session.game.player, "piece I1", 0, 0.0))
            )
            await asyncio.sleep(0)
            request.cancel()
            await until(lambda: table.session.seq == 1)

    run(test)


def test_agents_play_by_themselves_and_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path, pace=30.0) as home:
            table = await make(home, "here", "random", "random", "random")
            while table.session.game.player == 0:
                await table.submit(lambda session: session.act(0, "piece I1", session.seq, 0.0))
            before = table.session.seq
        async with registry(tmp_path) as home:
            await home.resume()
            session = home.tables[table.id].session
            await until(lambda: session.game.player == 0)
            assert session.seq > before

    run(test)


def test_agents_pause_for_people_and_not_for_programs(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path, pace=1000.0) as home:
            table = await make(home, "random", "random")
            table.listener.is_watched = True
            table.listener.needs_pauses = False
            table.wake()
            await until(lambda: table.session.seq > 3)

    run(test)


def test_agents_alone_play_only_for_somebody_who_looks_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "random", "random")
            await asyncio.sleep(0.05)
            assert table.session.seq == 0
            table.listener.is_watched = True
            table.wake()
            await until(lambda: table.session.seq > 3)
            table.listener.is_watched = False

    run(test)


def test_agents_alone_wait_until_logs_may_grow_for_whoever_looks_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "random", "random")
            table.listener.is_watched, table.listener.may_write = True, False
            table.wake()
            assert table.thinking is None
            table.listener.may_write = True
            home.wake_agents()
            await until(lambda: table.session.seq > 3)
            table.listener.may_write = False
            await until(lambda: table.agents.is_idle)
            assert table.listener.entries == table.session.seq

    run(test)


def test_an_agent_answers_a_person_in_any_case_and_that_is_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "here", "random")
            table.listener.may_write = False
            by_person = 0
            await until(lambda: table.session.agent_to_act is None)
            while table.session.agent_to_act is None:
                await table.submit(act)
                by_person += 1
            await until(lambda: table.session.agent_to_act is None)
            assert table.listener.entries == table.session.seq - by_person > 0

    run(test)


def test_a_stand_in_plays_until_its_person_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(*_asked: object) -> str:
        return "piece I1"

    async def test() -> None:
        async with registry(tmp_path) as home:
            monkeypatch.setattr(home.pool, "choose", first)
            table = await make(home, "here", "here")
            away = table.session.game.player
            await table.submit(lambda session: session.leave(away, 0.0))
            await until(lambda: table.session.game.player != away)
            assert all(step.agent for step in table.session.steps)
            await table.submit(lambda session: session.back(away, 0.0))
            assert table.session.agent_to_act is None

    run(test)


def test_a_simpler_agent_moves_when_one_fails_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:

            async def choose(_table: str, _seat: int, spec: object, *_rest: object) -> str:
                late = str(spec).startswith("search")
                raise AgentPoolError(
                    timeout_fault(10) if late else Message("fault-notation", text="nonsense")
                )

            monkeypatch.setattr(home.pool, "choose", choose)
            table = await make(home, "search", "here")
            heard = table.listener.notes
            if table.session.game.player == 1:
                for _ in range(3):
                    await table.submit(lambda session: session.act(1, "piece I1", session.seq, 0.0))
            await until(lambda: table.session.game.player == 1)
            changes = [note for note in heard if isinstance(note, Changed)]
            kinds = [event.kind for note in changes for event in spell_out(note.happenings)]
            assert "falter" in kinds
            assert any(isinstance(note, AgentThinks) for note in heard)

    run(test)
    warnings = [record.msg for record in caplog.records if record.levelno >= logging.WARNING]
    assert warnings[:2] == ["agent failed", "agent failed"]


def asked_at(session: Session) -> int:
    assert session.asked is not None
    return session.asked.number


def test_an_answer_counts_for_its_own_question_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "here", "here", "here", undo=UndoRule.CONSENT)
            session, first = table.session, table.session.game.player
            others = [seat for seat in range(3) if seat != first]
            await table.submit(lambda session: session.act(first, "piece I1", session.seq, 0.0))
            await table.takeback(first, session.seq)
            old = asked_at(session)
            with pytest.raises(Refusal, match="asked already"):
                await table.takeback(first, session.seq)
            await table.answer(others[0], session.seq, old, False)
            await table.takeback(first, session.seq)
            with pytest.raises(Refusal):
                await table.answer(others[1], session.seq, old, True)
            assert session.asked is not None
            assert session.asked.waiting == set(others)

    run(test)


def test_consent_survives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "here", "here", "here", undo=UndoRule.CONSENT)
            first = table.session.game.player
            others = [seat for seat in range(3) if seat != first]
            await table.submit(lambda session: session.act(first, "piece I1", session.seq, 0.0))
            await table.takeback(first, table.session.seq)
            asked = asked_at(table.session)
            await table.answer(others[0], table.session.seq, asked, True)
        async with registry(tmp_path) as home:
            again = await home.find(table.id)
            assert again is not None
            assert again.session.asked == table.session.asked
            await again.answer(others[1], again.session.seq, asked, True)
            assert again.session.game.history == ()

    run(test)


def test_whoever_did_not_hear_the_answer_to_joining_asks_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            seats = config("here", "link").seats
            table, _, links = await home.make("base", None, UndoRule.FREE, seats)
            await table.join(links[1], "Bob", "a key of Bob's")
        async with registry(tmp_path) as home:
            found = await home.find(table.id)
            assert found is not None
            seat, token, recovery = await found.join(links[1], "Bob", "a key of Bob's")
            assert found.seats_of([token]) == {seat}
            assert found.seat_for(recovery, Purpose.RECOVERY) == seat
            assert found.session.seq == 1, "nobody joined twice"
            for key in (None, "a key of Eve's"):
                with pytest.raises(Refusal, match="taken"):
                    await found.join(links[1], "Eve", key)

    run(test)


def test_no_number_of_recoveries_takes_the_seat_from_its_owner(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            seats = config("here", "link").seats
            table, held, links = await home.make("base", None, UndoRule.FREE, seats)
            _, owner, _ = await table.join(links[1], "Bob")
            for _ in range(40):
                [latest] = await table.admit([1])
            assert table.seats_of([owner, latest]) == {1}
        async with registry(tmp_path) as home:
            found = await home.find(table.id)
            assert found is not None
            await found.admit([0])
            await found.admit([1])
            assert found.seats_of([owner]) == {1}
            assert found.seats_of([held[0]]) == {0}

    run(test)


def test_takebacks_are_granted_by_all_or_refused_by_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "here", "here", "here", undo=UndoRule.CONSENT)
            heard = table.listener.notes
            session, first = table.session, table.session.game.player
            others = [seat for seat in range(3) if seat != first]
            await table.submit(lambda session: session.act(first, "piece I1", session.seq, 0.0))
            await table.takeback(first, session.seq)
            asked = asked_at(session)
            await table.answer(others[0], session.seq, asked, True)
            with pytest.raises(Refusal):
                await table.answer(first, session.seq, asked, True)
            await table.answer(others[1], session.seq, asked, False)
            assert session.asked is None
            assert session.game_seq == 1
            await table.takeback(first, session.seq)
            for seat in others:
                await table.answer(seat, session.seq, asked_at(session), True)
            assert session.game.history == ()
            await table.submit(lambda session: session.act(first, "piece I1", session.seq, 0.0))
            await table.takeback(first, session.seq)
            asked = asked_at(session)
            await table.submit(lambda session: session.act(first, "piece I1", session.seq, 0.0))
            assert session.asked is None
            assert heard[-2] == TakebackAnswered(asked, first, None, None)
            await table.takeback(session.game.player, session.seq)
            asked, asker = asked_at(session), session.game.player
            for seat in range(3):
                if seat != asker:
                    await table.submit(partial(Session.leave, seat=seat, at=0.0))
            assert heard[-2] == TakebackAnswered(asked, asker, None, None)
            assert sum(isinstance(note, TakebackAsked) for note in heard) == 4

    run(test)


def test_a_link_is_good_once_and_a_recovery_link_for_more_devices(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table, _, links = await home.make(
                "base", None, UndoRule.FREE, (await make(home, "here", "link")).session.config.seats
            )
            seat, token, recovery = await table.join(links[1], "Bob")
            assert table.seats_of([token]) == {1}
            with pytest.raises(Refusal, match="taken"):
                await table.join(links[1], "Eve")
            with pytest.raises(Refusal, match="not valid"):
                await table.join(token, "Eve")
            assert table.seat_for(recovery, Purpose.RECOVERY) == seat
            tokens = [(await table.admit([1]))[0] for _ in range(20)]
            assert table.seats_of([tokens[-1]]) == {1}
            assert table.seats_of([tokens[0]]) == frozenset(), "the oldest devices are forgotten"
            fresh = await table.new_link(1, Purpose.RECOVERY)
            with pytest.raises(Refusal):
                table.seat_for(recovery, Purpose.RECOVERY)
            assert table.seat_for(fresh, Purpose.RECOVERY) == 1

    run(test)


def test_an_agent_plays_on_when_the_database_takes_its_action_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            with no_log(home.engine):
                table = await make(home, "random", "random")
                table.listener.is_watched = True
                table.wake()
                await asyncio.sleep(0.6)
                assert table.session.seq == 0
                assert not table.is_idle, "it tries again"
            await until(lambda: table.session.seq > 3)

    run(test)


def test_agents_try_no_more_when_their_table_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            with no_log(home.engine):
                table = await make(home, "random", "random")
                table.listener.is_watched = True
                table.wake()
                await asyncio.sleep(0.1)
                await table.close()
                assert table.thinking is not None
                assert table.thinking.done()
                table.wake()
                assert table.thinking.done()

    run(test)


def test_agents_whose_task_ended_are_woken(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path, pace=30.0) as home:
            table = await make(home, "random", "random")
            table.listener.is_watched = True
            table.wake()
            assert table.thinking is not None
            table.thinking.cancel()
            await asyncio.gather(table.thinking, return_exceptions=True)
            table.listener.needs_pauses = False
            home.wake_agents()
            await until(lambda: table.session.seq > 3)

    run(test)


def test_an_agent_that_cannot_be_woken_keeps_no_other_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            first, second = [await make(home, "here", "here") for _ in range(2)]
            woken: list[str] = []

            def fail() -> None:
                raise RuntimeError("a bug")

            monkeypatch.setattr(first, "wake", fail)
            monkeypatch.setattr(second, "wake", lambda: woken.append(second.id))
            home.wake_agents()
            assert woken == [second.id]

    run(test)
