"""The talk at the prompt: actions, questions, and what is answered to what cannot be."""

import contextlib
import random
import signal
from pathlib import Path

import pytest

from cli.conversation import lines_of, open_session, talk
from projectl.cli.errors import CommandError
from projectl.cli.language import remembered_language
from projectl.cli.launch import run
from projectl.game.actions import Take
from projectl.game.game import Game
from projectl.game.game_file import load_game

GAMES = [
    ("base", "human,search:steady"),
    ("base", "human,weighted,random,search:gentle"),
    ("solo", "human"),
    ("finesse", "human,weighted,random,search:gentle"),
    ("finesse-solo", "human"),
]


@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_whole_games_are_played_by_saying_legal_actions(
    mode: str, players: str, tmp_path: Path
) -> None:
    dice = random.Random(8)

    def read(_prompt: str) -> str:
        kinds: dict[type, list[str]] = {}
        for action in session.game.legal_actions():
            kinds.setdefault(type(action), []).append(str(action))
        return dice.choice(kinds[dice.choice(list(kinds))])

    game = Game(mode, len(players.split(",")), seed=8)
    session, shown = open_session(tmp_path, game, read, players)
    assert run(session) == 0
    text = shown.getvalue()
    outcome = session.game.outcome
    assert outcome is not None
    won = "You have won" if 0 in outcome.winners else "You have lost"
    assert f"\n{won}: " in text
    assert "There is no " not in text
    lines = text.replace(str(session.path), "").splitlines()
    assert max(map(len, lines)) < 80
    assert load_game(session.path) == session.game


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    said = ("t W1", "p", "p", "p", "u I1 I2", "p")
    first, second = (talk(tmp_path, *said, game=Game("base", 3, seed=1)) for _ in range(2))
    assert first == second


def test_malformed_and_illegal_are_two_answers(tmp_path: Path) -> None:
    shown = talk(tmp_path, "jump", "piece L5", "place 3 I1 b2", "end", "place 3 I1 b2 c3")
    assert "There is no word 'jump'. Actions are take, piece" in shown
    assert "There is no piece 'L5'; pieces are I1, I2" in shown.replace("'l5'", "'L5'")
    assert "Slot 3 is empty; you have no puzzle yet." in shown
    assert "You still have 3 actions, and all must be taken." in shown
    assert "I1 covers one cell; 'b2 c3' names 2." in shown


def test_enter_and_legal_list_what_is_legal(tmp_path: Path) -> None:
    shown = talk(tmp_path, "", "legal")
    assert shown.count("take 1 2 3 4 5 6 7 8 9\npiece I1\nupgrade I1 to I2\n") == 2


def test_short_forms_are_understood(tmp_path: Path) -> None:
    shown = talk(tmp_path, "t 1", "P", "up i1 i2", "ta 2", "l", "b", "?")
    assert "You took a 0-point puzzle with reward " in shown
    assert "You took I1." in shown
    assert "You exchanged I1 for I2." in shown
    assert "The mastermind took " in shown
    assert "There is no " not in shown


def test_help_fits_a_small_terminal(tmp_path: Path) -> None:
    shown = talk(tmp_path, "help")
    start = shown.index("A turn is three actions")
    lines = shown[start : shown.index("The game is kept.")].splitlines()
    assert len(lines) < 25
    assert max(map(len, lines)) < 80


def test_what_others_did_is_told_in_one_paragraph_a_player(tmp_path: Path) -> None:
    shown = talk(tmp_path, "p", "p", "p", game=Game("base", 2, seed=11))
    (first,) = [line for line in shown.splitlines() if line.startswith("Otto ")]
    paragraph = shown[shown.index(first) :].partition("\n\n")[0]
    assert paragraph.count("Otto ") >= 3


def test_a_placement_without_cells_shows_the_ways_or_takes_the_only_one(tmp_path: Path) -> None:
    game = Game("base", 2, seed=11)  # W1 is three cells in a row: b3 c3 d3
    said = ("t W1", "place 1 I1", "legal 1 i2", "place 2 I1", "place 1 L4", "pl 1 I2 b3 c3")
    shown = talk(tmp_path, *said, "place 1 I1", game=game)
    assert "place 1 I1 on b3, c3 or d3\n" in shown
    assert "place 1 I2 on b3 c3 or c3 d3\n" in shown
    assert "Slot 2 is empty; your puzzle is in slot 1." in shown
    assert "Your supply has no L4; it has I1 and I2." in shown
    assert "You placed I2 on slot 1 (b3 c3)." in shown
    told = (
        "You placed I1 on slot 1 (d3). You completed a puzzle: 0 points. You got I3 as the reward."
    )
    assert told in " ".join(shown.split())


def test_undo_takes_back_the_actions_of_ones_turn(tmp_path: Path) -> None:
    game = Game("base", 2, seed=11)
    session, shown = open_session(tmp_path, game, lines_of("p", "p", "undo", "undo", "undo"))
    run(session)
    assert session.game.history == ()
    assert shown.getvalue().count("Undone: piece I1.") == 2
    assert "There is nothing to undo." in shown.getvalue()
    assert load_game(session.path) == session.game


def test_undo_stops_at_a_card_that_was_turned_up_as_at_the_table(tmp_path: Path) -> None:
    game = Game("base", 2, seed=11)
    session, shown = open_session(tmp_path, game, lines_of("t W2", "undo", "p", "undo", "undo"))
    run(session)
    assert session.game.history == (Take("W2"),)
    assert shown.getvalue().count("Undone: piece I1.") == 1
    refusal = "There is nothing to take back: a card was turned up, or others have acted since."
    assert " ".join(shown.getvalue().split()).count(refusal) == 2


def test_undo_does_not_go_back_over_what_others_did(tmp_path: Path) -> None:
    game = Game("base", 2, seed=11)
    session, shown = open_session(tmp_path, game, lines_of("p", "p", "p", "undo"))
    run(session)
    assert len(session.game.history) >= 6
    assert "Undone" not in shown.getvalue()


def test_at_one_keyboard_the_last_action_of_a_turn_can_be_taken_back(tmp_path: Path) -> None:
    game = Game("base", 2, seed=11)
    lines = lines_of("p", "p", "p", "undo")
    session, _ = open_session(tmp_path, game, lines, "human,human")
    run(session)
    assert len(session.game.history) == 2


BAD = """
class Liar:
    def __init__(self, seed): pass
    def choose(self, view): return "nonsense"
class Faller:
    def __init__(self, seed): pass
    def choose(self, view): raise ZeroDivisionError("oh")
"""


@pytest.mark.parametrize(
    ("agent", "trouble"),
    [
        ("Liar", "returned the text 'nonsense'; an agent returns an action"),
        ("Faller", r"raised ZeroDivisionError: oh \(bad_ones\.py, line 7\)"),
    ],
)
def test_an_agent_that_breaks_down_ends_the_session_and_not_the_game(
    agent: str, trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad_ones.py").write_text(BAD)
    monkeypatch.syspath_prepend(str(tmp_path))
    players = f"human,bad_ones:{agent}"
    game = Game("base", 2, seed=11)
    session, _ = open_session(tmp_path, game, lines_of("p", "p", "p"), players)
    with pytest.raises(CommandError, match=f"Player 2 .*{trouble}. The game is kept; go on with"):
        run(session)
    assert len(load_game(session.path).history) == 3


INTERRUPTED = """
import signal
class Losing:
    def __init__(self, seed): pass
    def choose(self, view):
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            return self.go_on(view)
class Turning(Losing):
    def go_on(self, view): raise AttributeError("'record' object has no attribute 'data'")
class Swallowing(Losing):
    def go_on(self, view): return view.legal[0]
"""


@pytest.mark.parametrize("agent", ["Turning", "Swallowing"])
def test_control_c_that_is_lost_within_an_agent_ends_the_session(
    agent: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "interrupted_ones.py").write_text(INTERRUPTED)
    monkeypatch.syspath_prepend(str(tmp_path))
    players = f"human,interrupted_ones:{agent}"
    game = Game("base", 2, seed=11)
    session, shown = open_session(tmp_path, game, lines_of("p", "p", "p"), players)
    assert run(session) == 130
    assert "The game is kept. To go on:" in shown.getvalue()
    assert len(load_game(session.path).history) == 3


def test_control_c_that_is_lost_within_a_hint_ends_the_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def advise(*_arguments: object) -> list[object]:
        with contextlib.suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        return []

    monkeypatch.setattr("projectl.cli.play.advise", advise)
    session, _ = open_session(tmp_path, Game("solo", seed=4), lines_of("hint", "p"))
    assert run(session) == 130
    assert len(load_game(session.path).history) == 0


def test_at_the_deal_there_is_nothing_to_undo(tmp_path: Path) -> None:
    assert "There is nothing to undo." in talk(tmp_path, "undo")


def test_people_take_turns_at_one_keyboard(tmp_path: Path) -> None:
    game = Game("base", 2, seed=11)
    shown = talk(tmp_path, "p", "p", "p", "p", game=game, players="human,human")
    assert "Player 1's turn: 3 actions left." in shown
    assert "Player 2's turn: 2 actions left." in shown
    assert "You" not in shown


def test_a_game_without_people_plays_itself(tmp_path: Path) -> None:
    session, shown = open_session(
        tmp_path, Game("base", 2, seed=2), lines_of(), players="weighted,weighted"
    )
    assert run(session) == 0
    assert session.game.is_over
    assert shown.getvalue().count("Round") == 0


def test_the_board_of_another_player_can_be_seen(tmp_path: Path) -> None:
    shown = talk(tmp_path, "board 2", "board 5", game=Game("base", 3, seed=11))
    assert "'board' stands alone, or with a player: 1, 2 or 3." in shown
    assert shown.count("\n> You  0 points") == 1
    assert shown.count("\n  Otto (search:steady)  0 points") == 1


def test_the_log_tells_the_last_actions(tmp_path: Path) -> None:
    shown = talk(tmp_path, "log", "p", "t 3", "log")
    assert "Nothing has happened yet." in shown
    assert "\nYou took I1. You took a " in shown


def test_a_copy_is_saved_under_a_name_and_never_over_another(tmp_path: Path) -> None:
    session, shown = open_session(
        tmp_path,
        Game("solo", seed=4),
        lines_of("p", "save before the turn", "p", "save", "save before the turn", "save /x/y"),
    )
    run(session)
    copy = tmp_path / "projectl" / "games" / "before the turn.txt"
    assert load_game(copy) == session.game.at(1)
    text = shown.getvalue()
    assert "projectl play --resume 'before the turn'" in text
    assert f"in this file:\n  {session.path}" in text
    assert "There is a before the turn.txt already; choose another name." in text
    assert "\n/x" in text


def test_a_full_disk_is_said_once_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    def read(_prompt: str) -> str:
        monkeypatch.setattr("projectl.cli.saves.keep_game", full)
        return next(lines)

    lines = iter(["p", "p", "quit"])
    session, shown = open_session(tmp_path, Game("solo", seed=4), read)
    assert run(session) == 0
    assert capsys.readouterr().err == "projectl: not saved: No space left on device\n"
    assert "The game could not be kept: No space left on device" in shown.getvalue()


def test_the_language_changes_in_mid_game_and_is_remembered(tmp_path: Path) -> None:
    session, shown = open_session(tmp_path, Game("solo", seed=4), lines_of("language EN", "p"))
    run(session)
    assert session.screen.words.language == "en"
    assert remembered_language() == "en"
    assert shown.getvalue().count("Round 1. ") == 3
    usage = talk(tmp_path, "language", "language xx")
    assert "'language' takes the language after it: en (English), uk (" in usage
    assert "There is no language 'xx'; there are en (English), uk (" in usage
