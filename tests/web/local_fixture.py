"""What the page has to make of kept games: `python tests/web/local_fixture.py`.

Every position of the games in `tests/games` with the events that led there, and now and then why
each other action is not legal, as the server would send them; each as a hash of its JSON, and the
last position in full, to see what differs.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from projectl.game.actions import action_of, number_of
from projectl.game.game import Game
from projectl.game.game_file import load_game
from projectl.game.legality import explain_illegal
from projectl.rules.actions import ACTIONS
from projectl.rules.errors import InvalidActionError
from projectl.rules.state import Mode
from projectl.table.config import SeatConfig, SeatKind, TableConfig, UndoRule
from projectl.table.session import Session
from projectl.web.serialise import position_of, with_legal

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "games"
FIXTURE = ROOT / "page" / "tests" / "games.json"
NAMES = ("Ada", "Grace", "Edsger", "Barbara")
EVERY = 25  # actions between positions whose illegal actions are explained


def digest(value: Any) -> str:
    """A hash of a value's JSON, keys sorted."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def session_of(game: Game) -> Session:
    """A table of people here, at which the game is about to begin."""
    seats = tuple(SeatConfig(n, SeatKind.HERE, NAMES[n]) for n in range(game.seats))
    seed = f"{game.seed:064x}"
    config = TableConfig("fixture", game.mode, game.difficulty, UndoRule.FREE, seed, seats, 0.0)
    return Session(config)


def shown(session: Session) -> dict[str, Any]:
    """The position as the browser gets it that holds all seats."""
    position = position_of(session, range(len(session.seats)))
    if not session.game.is_over:
        position = with_legal(position, session.game.legal_actions())
    return position.model_dump(mode="json", by_alias=True)


def reasons(session: Session) -> list[Any]:
    """Why each action that is not legal now is not; those that mean nothing are left out."""
    state = session.game.state
    legal = {number_of(action, session.game.mode) for action in session.game.legal_actions()}
    found = []
    for action in range(ACTIONS):
        if action in legal or means_nothing(action, session.game.mode):
            continue
        found.append([action, explain_illegal(state, action).as_json()])
    return found


def means_nothing(action: int, mode: Mode) -> bool:
    """Place 9 of the two rows, and an upgrade of a shape to itself."""
    try:
        action_of(action, mode)
    except InvalidActionError:
        return True
    return False


def record(path: Path) -> dict[str, Any]:
    """All that is compared of one game."""
    game = load_game(path)
    session = session_of(game)
    steps = [digest([shown(session), []])]
    why = [digest(reasons(session))]
    for number, action in enumerate(game.history, 1):
        player = session.game.player
        events = session.commit(session.act(player, str(action), session.seq, 0.0))
        told = [event.model_dump(mode="json", by_alias=True) for event in events]
        steps.append(digest([shown(session), told]))
        if number % EVERY == 0:
            why.append(digest(reasons(session)))
    return {"file": path.name, "steps": steps, "reasons": why, "last": shown(session)}


def write() -> str:
    """The whole fixture."""
    games = [record(path) for path in sorted(GAMES.glob("*.projectl"))]
    return json.dumps({"names": NAMES, "every": EVERY, "games": games}, indent=1) + "\n"


if __name__ == "__main__":
    FIXTURE.write_text(write())
