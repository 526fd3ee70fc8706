"""One driver of an agent's turn: a legal action, or a fault with its reason."""

from dataclasses import dataclass
from typing import Any

import pytest

from projectl.agents.agent import Agent
from projectl.agents.registry import make_agent
from projectl.agents.turn import AgentFault, check_choice, choose_checked, plain, raised
from projectl.game.actions import Done, Take
from projectl.game.game import Game
from projectl.texts import words_in

GAME = Game(seed=1)
VIEW = GAME.view(GAME.player)


@dataclass
class Answers:
    """An agent that answers with whatever it is given, or raises it."""

    answer: Any
    name: str = "answers"

    def choose(self, _view: object) -> Any:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


class Imposter(Take):
    """Claims to be an action that is legal."""

    def __str__(self) -> str:
        return "piece I1"

    @property  # type: ignore[misc]  # it lies
    def __class__(self) -> Any:
        return Take


def fault_of(agent: Agent) -> AgentFault:
    with pytest.raises(AgentFault) as caught:
        choose_checked(agent, VIEW)
    return caught.value


@pytest.mark.parametrize("spec", ["random", "weighted"])
def test_an_honest_agent_is_left_alone(spec: str) -> None:
    action = choose_checked(make_agent(spec, 3), VIEW)
    assert action == make_agent(spec, 3).choose(VIEW)
    assert action in VIEW.legal


@pytest.mark.parametrize(
    ("answer", "code", "said"),
    [
        (ZeroDivisionError("oh"), "fault-raised", "raised ZeroDivisionError: oh (test_turn.py, "),
        (SystemExit("enough"), "fault-raised", "raised SystemExit: enough"),
        ("piece I1", "fault-text", "returned the text 'piece I1'; an agent returns an action"),
        (None, "fault-type", "returned NoneType, which is no action"),
        (Imposter("W1"), "fault-type", "returned Imposter, which is no action"),
        (Take("Z9"), "fault-notation", "chose 'take Z9', which is no action"),
        (Done(), "fault-illegal", "chose 'done', which is not legal: "),
    ],
)
def test_every_fault_has_its_reason(answer: Any, code: str, said: str) -> None:
    fault = fault_of(Answers(answer))
    assert fault.reason.code == code
    assert str(fault).startswith(said)
    assert str(fault) == words_in("en").say(fault.reason)


def test_a_person_who_interrupts_is_no_fault_of_the_agent() -> None:
    with pytest.raises(KeyboardInterrupt):
        choose_checked(Answers(KeyboardInterrupt()), VIEW)


def test_an_answer_in_notation_is_checked_like_any_other() -> None:
    assert check_choice(" piece  I1", VIEW) in VIEW.legal
    with pytest.raises(AgentFault, match="which is not legal: "):
        check_choice("end", VIEW)
    with pytest.raises(AgentFault, match=r"chose 'dance\?\[2J', which is no action"):
        check_choice("dance\x1b[2J", VIEW)


def test_what_an_agent_says_is_short_and_printable() -> None:
    assert plain("a\nb\x00" + "x" * 1000) == "a?b?" + "x" * 296
    assert plain(5) == "something that is no text"
    assert str(raised(ValueError("\n".join("ab"))).params["error"]) == "ValueError: a b"
