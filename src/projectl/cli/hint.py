"""Advice in lines for the terminal: what each turn gains, what it is, and why."""

from collections.abc import Iterable

from projectl.agents.advice import Advice
from projectl.cli.screen import KEEP
from projectl.game.layout import wrap
from projectl.game.notation import NotationError
from projectl.game.text import WIDTH
from projectl.texts import Message, Words

USUAL, MOST = 3, 9
INDENT = 9


def how_many(words: list[str]) -> int:
    """How many turns a person wants to see, from the words after `hint`."""
    if not words:
        return USUAL
    if len(words) > 1 or words[0] not in map(str, range(1, MOST + 1)):
        raise NotationError(Message("terminal-hint-usage", most=MOST))
    return int(words[0])


def hint_lines(advice: Iterable[Advice], words: Words) -> list[str]:
    """`1. +1.8  take W2; piece I1`, and under each turn its reason."""
    lines = []
    for number, turn in enumerate(advice, 1):
        start = f"{number}. {words.signed(turn.change, 1)}".ljust(INDENT)
        actions = "; ".join(str(action).replace(" ", KEEP) for action in turn.actions)
        first, *more = wrap(actions, WIDTH - INDENT)
        reason = wrap(words.say(turn.reason), WIDTH - INDENT)
        lines += [start + first, *(" " * INDENT + line for line in (*more, *reason))]
    return [line.replace(KEEP, " ") for line in lines]
