"""A session at the terminal: a game dealt or resumed, played, left at any moment, and kept."""

import contextlib
import sys
from pathlib import Path

from projectl.agents.registry import make_agent
from projectl.cli import complete, saves
from projectl.cli.errors import CommandError, file_trouble
from projectl.cli.interrupts import Terminated, never_lost, terminable
from projectl.cli.play import Quit, TerminalGame
from projectl.cli.players import Seating, compile_ahead, read_players, seat_players
from projectl.cli.screen import Screen
from projectl.game.game import Game
from projectl.rules.api import SEED_BITS, name_of
from projectl.rules.state import SOLO_MODES, Mode
from projectl.table.config import check_game, named
from projectl.texts import Message

INTERRUPTED, TERMINATED = 130, 143
RETOLD = 6  # actions told again when a game is resumed


def new_game(
    mode: str, seats: int | None, difficulty: str | None, seed: int | None, players: str | None
) -> tuple[Game, Seating]:
    """Deal a game and seat its players; the number of names tells the number of seats."""
    if players is not None and seats is None:
        seats = len(read_players(players))
    if seats is None:
        seats = 1 if named(Mode, mode) in SOLO_MODES else 2
    check_game(mode, difficulty, seats)
    if seed is not None and not 0 <= seed < 1 << SEED_BITS:
        raise CommandError(Message("bad-seed", seed=str(seed), bits=SEED_BITS))
    seating = seat_players(players, seats)
    compile_ahead(seating)
    return Game(mode, seats, difficulty, seed), seating


def resumed_game(name: str, players: str | None) -> tuple[Game, Seating, Path]:
    """A kept game, who plays it, and the file it goes on in."""
    source = saves.find_game(name, saves.unfinished())
    game = saves.read_game(source)
    if game.is_over:
        short = saves.short_name(source)
        command = f"projectl replay {short}"
        raise CommandError(Message("terminal-game-is-over", name=short, command=command))
    return game, saves.seating_in(source, game, players), saves.path_for(game, source)


@never_lost()
def warm_up() -> None:
    """Use what every game needs once, so that a first game does not stop to compile it."""
    game = Game(seed=0)
    game.play(make_agent("weighted").choose(game.view(game.player)))


def start(
    mode: str,
    seats: int | None,
    difficulty: str | None,
    seed: int | None,
    players: str | None,
    resume: str | None,
    screen: Screen,
) -> int:
    """Deal or resume a game and play it; the exit code."""
    if resume is None:
        game, seating = new_game(mode, seats, difficulty, seed, players)
        path = saves.new_path(game)
    else:
        game, seating, path = resumed_game(resume, players)
    warm_up()
    with never_lost():  # agents warm up
        session = TerminalGame(game, seating, path, screen, input)
    session.told = max(0, len(game.history) - RETOLD)
    screen.say("terminal-welcome", game=describe_variant(game))
    return run(session)


def describe_variant(game: Game) -> Message:
    """`Finesse, 3 players`, `Solo, Standard`."""
    mode = Message(f"mode-{name_of(game.mode)}")
    if game.difficulty is None:
        return Message("terminal-variant", mode=mode, players=game.seats)
    difficulty = Message(f"difficulty-{name_of(game.difficulty)}")
    return Message("terminal-variant-solo", mode=mode, difficulty=difficulty)


def run(session: TerminalGame) -> int:
    """Play a game until it is over or left; the exit code, after saying where it is kept."""
    try:
        saves.keep_game(session.game, session.seating, session.path)
    except OSError as error:
        raise CommandError(Message("terminal-no-saves", trouble=file_trouble(error))) from None
    if sys.stdin.isatty():
        complete.install(lambda: session.game)
    code = 0
    try:
        with terminable(), never_lost():
            session.play()
    except Quit:
        pass
    except EOFError:
        session.screen.write()
    except KeyboardInterrupt as left:
        code = TERMINATED if isinstance(left, Terminated) else INTERRUPTED
        session.screen.write()
    with contextlib.suppress(KeyboardInterrupt):
        say_goodbye(session)
    return code


def say_goodbye(session: TerminalGame) -> None:
    """Where the game is, and how to see it again or go on."""
    screen = session.screen
    if session.unsaved is not None:
        screen.say("terminal-not-kept", trouble=session.unsaved)
    elif session.game.is_over:
        screen.write(screen.text("terminal-kept-as", path=str(session.path)))
        screen.say("terminal-to-see-again")
        screen.write(f"  projectl replay {saves.short_name(session.path)}")
    else:
        screen.say("terminal-kept")
        screen.write(f"  {saves.resume_line(session.path)}")
