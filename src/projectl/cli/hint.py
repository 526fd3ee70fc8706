"""Advice in lines for the terminal: each turn, what it promises, and why."""

from collections.abc import Iterable

from projectl.agents.advice import Advice
from projectl.cli.screen import KEEP
from projectl.game.layout import wrap
from projectl.game.notation import NotationError
from projectl.game.text import WIDTH
from projectl.texts import Message, Words

USUAL, MOST = 3, 9
INDENT = 3


def how_many(words: list[str]) -> int:
    """How many turns a person wants to see, from the words after `hint`."""
    if not words:
        return USUAL
    if len(words) > 1 or words[0] not in map(str, range(1, MOST + 1)):
        raise NotationError(Message("terminal-hint-usage", most=MOST))
    return int(words[0])


def hint_lines(advice: Iterable[Advice], words: Words) -> list[str]:
    """`1. take W2; piece I1`, and under each turn its figures and its reason."""
    lines = []
    for number, turn in enumerate(advice, 1):
        steps = [str(action).replace(" ", KEEP) for action in turn.actions]
        if turn.goes_on:
            steps.append(words.say("hint-goes-on"))
        told = ["; ".join(steps), words.say(turn.figures), words.say(turn.reason)]
        first, *more = (line for text in told for line in wrap(text, WIDTH - INDENT))
        lines += [f"{number}. {first}", *(" " * INDENT + line for line in more)]
    return [line.replace(KEEP, " ") for line in lines]
