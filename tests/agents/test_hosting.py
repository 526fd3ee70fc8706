"""The inside of a process that hosts agents, and how little its parent believes."""

import os
import pickle
import threading
from typing import Any

import pytest

from projectl.agents.agent import AgentError
from projectl.agents.hosting import (
    answer_to,
    check_answer,
    check_refusal,
    choose,
    chosen_in,
    exit_fault,
    serve,
    told_fault,
)
from projectl.agents.registry import make_agent
from projectl.agents.transport import HEADER, Answer, Channel, Request
from projectl.agents.turn import AgentFault
from projectl.game.game import Game
from projectl.texts import Message, words_in


def fail(_request: Request) -> Answer:
    raise ValueError("no\nidea")


def leave(_request: Request) -> Answer:
    raise SystemExit(3)


def test_requests_are_served_until_the_parent_closes_its_end() -> None:
    game = Game(seed=1)
    view, agent = game.view(game.player), make_agent("weighted", 1)
    (source, parent_sink), (parent_source, sink) = os.pipe(), os.pipe()
    handlers = {"choose": lambda request: choose(agent, request["view"]), "fail": fail}
    thread = threading.Thread(target=serve, args=(source, sink, handlers))
    thread.start()
    channel = Channel(parent_sink, parent_source, 1000)
    assert game.is_legal(chosen_in(channel.call({"do": "choose", "view": view}, 10)))
    with pytest.raises(AgentFault, match="raised ValueError: no idea"):
        check_answer(channel.call({"do": "fail"}, 10))
    assert game.is_legal(chosen_in(channel.call({"do": "choose", "view": view}, 10)))
    os.close(parent_sink)
    thread.join(10)
    assert not thread.is_alive()
    for file in (source, parent_source, sink):
        os.close(file)


def test_a_host_whose_parent_is_gone_ends_without_a_word() -> None:
    (source, parent_sink), (parent_source, sink) = os.pipe(), os.pipe()
    os.close(parent_source)
    body = pickle.dumps({"do": "fail"})
    os.write(parent_sink, len(body).to_bytes(HEADER, "big") + body)
    serve(source, sink, {"fail": fail})
    for file in (source, parent_sink, sink):
        os.close(file)


@pytest.mark.parametrize("do", ["fail", "leave", "nothing anybody knows"])
def test_nothing_that_is_raised_ends_the_host(do: str) -> None:
    answer = answer_to({"do": do}, {"fail": fail, "leave": leave})
    with pytest.raises(AgentFault, match="raised "):
        check_answer(answer)


@pytest.mark.parametrize(
    "told",
    [
        "text",
        None,
        {"code": "no-such-code", "params": {}},
        {"code": "hint-little", "params": {}},
        {"code": ["fault-raised"], "params": {}},
        {"code": "fault-raised", "params": "all"},
        {"code": "fault-raised"},
    ],
)
def test_only_faults_that_a_host_knows_are_believed(told: Any) -> None:
    assert told_fault(told) == Message("fault-no-answer")


def test_what_a_host_tells_is_cleaned() -> None:
    fault = told_fault({"code": "fault-raised", "params": {"error": "a\x1b[2J", "more": {}}})
    assert fault == Message("fault-raised", error="a?[2J")
    nothing = told_fault({"code": "fault-type", "params": {"type": {"code": "x", "params": {}}}})
    assert nothing == Message("fault-type", type="something that is no text")


def test_only_refusals_that_a_host_knows_are_believed() -> None:
    check_refusal({"done": "load"})
    told = Message("agent-import", name="my:Agent", error="no\tmodule").as_json()
    with pytest.raises(AgentError) as refused:
        check_refusal({"refused": told})
    assert refused.value.reason == Message("agent-import", name="my:Agent", error="no?module")
    with pytest.raises(AgentFault, match="sent an answer that is none"):
        check_refusal({"refused": Message("fault-raised", error="no").as_json()})


def test_an_answer_without_an_action_is_none() -> None:
    for answer in ({}, {"done": True}):
        with pytest.raises(AgentFault, match="sent an answer that is none"):
            chosen_in(answer)
    assert chosen_in({"action": "take\tW1"}) == "take?W1"


@pytest.mark.parametrize(
    ("status", "said"),
    [
        (3, "ended its process, with exit code 3"),
        (-11, "ended its process by SIGSEGV"),
        (-9, "lost its process, or closed its connection"),
    ],
)
def test_a_process_that_ended_is_told_by_its_status(status: int, said: str) -> None:
    assert words_in("en").say(exit_fault(status)) == said
