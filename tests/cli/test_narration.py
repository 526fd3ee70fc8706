"""What happened, told in paragraphs, and who has won."""

import pytest

from projectl.agents.registry import make_agent
from projectl.cli.narration import narrate, task, verdict
from projectl.cli.players import Seating
from projectl.cli.screen import KEEP
from projectl.game.game import Game
from projectl.rules.state import Phase
from projectl.texts import Message, words_in

PAIR = Seating(("human", "weighted"))
WORDS = words_in()


def finished(mode: str, seats: int, seed: int) -> Game:
    """A whole game of random players."""
    game, agent = Game(mode, seats, seed=seed), make_agent("weighted", seed=seed)
    while not game.is_over:
        game.play(agent.choose(game.view(game.player)))
    return game


def test_what_one_player_did_in_a_row_is_one_paragraph() -> None:
    game = Game("base", 2, seed=11)  # the first seat begins
    game.play_all(["piece I1", "take W1", "piece I1", "piece I1"])
    assert narrate(game, PAIR, WORDS) == [
        "You took I1. You took a 0-point puzzle with reward I3. You took I1.",
        f"Player{KEEP}2 took I1.",
    ]
    assert narrate(game, PAIR, WORDS, 0, 1) == ["You took I1."]


def test_spectators_are_told_of_players_by_number() -> None:
    game = Game("base", 2, seed=11)
    game.play("piece I1")
    seating = Seating(PAIR.players, to_spectators=True)
    assert narrate(game, seating, WORDS) == [f"Player{KEEP}1 took I1."]


def test_the_task_names_the_phase() -> None:
    state = Game("base", 2, seed=11).state
    said = {}
    for phase in (Phase.ACT, Phase.MASTER, Phase.REWARD, Phase.TOUCH):
        state.phase = phase
        said[phase] = WORDS.say(task(state, "Ada", "other"))
    assert said[Phase.ACT] == "Ada's turn: 3 actions left."
    assert said[Phase.MASTER].startswith("Ada's Master: ")
    assert len(set(said.values())) == 4
    state.phase, state.actions_left = Phase.ACT, 0
    assert WORDS.say(task(state, "You", "you")) == "No action left: 'insert' or 'end'."


@pytest.mark.parametrize("seed", range(3))
def test_the_verdict_is_the_readers(seed: int) -> None:
    game = finished("base", 2, seed)
    outcome = game.outcome
    assert outcome is not None
    said = WORDS.say(verdict(game, PAIR, WORDS))
    assert said.startswith("You have won: " if 0 in outcome.winners else "You have lost: ")
    spectators = Seating(PAIR.players, to_spectators=True)
    winner = outcome.winners[0] + 1
    assert WORDS.say(verdict(game, spectators, WORDS)).startswith(f"Player {winner} has won with ")


def test_a_negative_score_is_said_as_it_is() -> None:
    message = Message("terminal-verdict-you", result="lost", points=-1, others=9)
    assert WORDS.say(message).startswith("You have lost: -1 point")


def test_the_mastermind_wins_where_nobody_does() -> None:
    game = finished("solo", 1, 4)
    said = WORDS.say(verdict(game, Seating(("weighted",)), WORDS))
    assert said.startswith("The mastermind has won: ")
