"""Advice in lines for the terminal: what each turn gains, what it is, and why."""

from collections.abc import Iterable
from textwrap import wrap

from projectl.agents.advice import Advice
from projectl.game.choices import WIDTH
from projectl.game.notation import NotationError
from projectl.texts import Message, words_in

USUAL, MOST = 3, 9
INDENT = " " * 9
KEEP = "\xa0"  # a blank that no line is broken at


def how_many(words: list[str]) -> int:
    """How many turns a person wants to see, from the words after `hint`."""
    if not words:
        return USUAL
    if len(words) > 1 or words[0] not in map(str, range(1, MOST + 1)):
        raise NotationError(Message("terminal-hint-usage", most=MOST))
    return int(words[0])


def hint_lines(advice: Iterable[Advice]) -> list[str]:
    """`1. +1.8  take W2; piece I1`, and under each turn its reason."""
    lines = []
    for number, turn in enumerate(advice, 1):
        start = f"{number}. {turn.change:+.1f}".ljust(len(INDENT))
        actions = "; ".join(str(action).replace(" ", KEEP) for action in turn.actions)
        lines += wrap(actions, WIDTH, initial_indent=start, subsequent_indent=INDENT)
        lines += wrap(
            words_in().say(turn.reason), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT
        )
    return [line.replace(KEEP, " ") for line in lines]
