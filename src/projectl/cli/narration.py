"""The story of a game for those at the keyboard: what to do, what happened, and who has won."""

from itertools import groupby

from projectl.cli.players import Seating
from projectl.cli.screen import KEEP
from projectl.game.effects import effect_message
from projectl.game.game import Game
from projectl.rules.effects import EffectKind
from projectl.rules.state import Phase, State
from projectl.texts import Listing, Message, Words

ON_THE_BOARD = (EffectKind.ROUND, EffectKind.OVER)  # its first line says so


def task(state: State, name: str, person: str) -> Message:
    """What the person to act has to do."""
    if state.phase == Phase.MASTER:
        return Message("terminal-task-master", name=name, person=person)
    if state.phase == Phase.REWARD:
        return Message("terminal-task-reward")
    if state.phase == Phase.TOUCH:
        return Message("terminal-task-touch")
    if state.actions_left == 0:
        return Message("terminal-task-buy")
    left = int(state.actions_left)
    return Message("terminal-task-act", name=name, person=person, count=left)


def narrate(
    game: Game, seating: Seating, words: Words, start: int = 0, stop: int | None = None
) -> list[str]:
    """What happened from one action up to another: a paragraph for each player in turn."""
    names = [name.replace(" ", KEEP) for name in seating.names(words)]
    told: list[tuple[int | None, str]] = []
    for count in range(start, len(game.history) if stop is None else stop):
        for effect in game.effects(count):
            if effect.kind in ON_THE_BOARD:
                continue
            name, person = "", "other"
            if effect.seat is not None:
                name, person = names[effect.seat], seating.person(effect.seat)
            message = effect_message(effect, game.mode, name, person)
            if message is not None:
                told.append((effect.seat, words.say(message)))
    return [
        " ".join(sentence for _, sentence in group)
        for _, group in groupby(told, key=lambda each: each[0])
    ]


def verdict(game: Game, seating: Seating, words: Words) -> Message:
    """Who has won and by how much, in one sentence."""
    outcome = game.outcome
    assert outcome is not None
    points = [score.total for score in outcome.scores]
    if seating.you is not None:
        you = seating.you
        how = "lost" if you not in outcome.winners else "won"
        if how == "won" and len(outcome.winners) > 1:
            how = "shared"
        others = Listing(tuple(points[:you] + points[you + 1 :]))
        return Message("terminal-verdict-you", result=how, points=points[you], others=others)
    if not outcome.winners:
        return Message("terminal-verdict-mastermind", points=points[-1], others=points[0])
    names = seating.names(words)
    winners = Listing(tuple(names[seat] for seat in outcome.winners))
    best = max(points[seat] for seat in outcome.winners)
    count = len(outcome.winners)
    return Message("terminal-verdict", winners=winners, count=count, points=best)
