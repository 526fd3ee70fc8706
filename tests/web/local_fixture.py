"""What the page has to make of kept games: `python tests/web/local_fixture.py`.

Every position of the games in `tests/games` with the events that led there, and now and then why
each other action is not legal, as the server would send them, and what legal ones would waste, each
as a hash of its JSON, and the same positions and events by record; what speaks for each turn; and
the last position in full, to see what differs. Then texts of game files, and what is said of them.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from projectl.agents.explain import reason_for
from projectl.agents.warn import warning_in
from projectl.game.actions import action_of, number_of
from projectl.game.game import Game
from projectl.game.game_file import GameFileError, format_game, load_game, parse_game
from projectl.game.legality import explain_illegal
from projectl.rules.actions import ACTIONS
from projectl.rules.errors import InvalidActionError
from projectl.rules.state import Mode
from projectl.table.config import SeatConfig, SeatKind, TableConfig, UndoRule
from projectl.table.game_events import Happening, spell_out
from projectl.table.session import Session
from projectl.web.record_text import snapshot_text, update_text
from projectl.web.serialise import position_of, with_legal

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "games"
FIXTURE = ROOT / "page" / "tests" / "games.json"
NAMES = ("Ada", "Grace", "Edsger", "Barbara")
EVERY = 25  # actions between positions that are looked at closely
OFTEN = 5  # actions between positions whose legal actions are warned of


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


def update(session: Session, followed: list[Happening]) -> str:
    """The same by record, for whoever is there."""
    return update_text(session, range(len(session.seats)), followed)


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


def warnings(session: Session) -> list[Any]:
    """What each legal action would waste, if it does."""
    state, mode = session.game.state, session.game.mode
    numbers = sorted(number_of(action, mode) for action in session.game.legal_actions())
    found = [(number, warning_in(state, number)) for number in numbers]
    return [[number, told.as_json()] for number, told in found if told]


def hints(game: Game) -> list[Any]:
    """What speaks for each turn of a game before its finishing touches."""
    found, played = [], 0
    for turn, actions in game.turns():
        if not turn.touches:
            view = game.at(played).view(turn.seat)
            found.append(reason_for(view, actions).as_json())
        played += len(actions)
    return found


def record(path: Path) -> dict[str, Any]:
    """All that is compared of one game."""
    game = load_game(path)
    session = session_of(game)
    steps = [digest([shown(session), []])]
    why = [digest(reasons(session))]
    waste = [digest(warnings(session))]
    everybody = range(len(session.seats))
    records = [snapshot_text(session, everybody, everybody, None)]
    for number, action in enumerate(game.history, 1):
        player = session.game.player
        followed = session.commit(session.act(player, str(action), session.seq, 0.0))
        events = [event.model_dump(mode="json", by_alias=True) for event in spell_out(followed)]
        steps.append(digest([shown(session), events]))
        if number % EVERY == 0:
            why.append(digest(reasons(session)))
        if number % EVERY == 0 or number == len(game.history):
            records.append(update(session, followed))
        if number % OFTEN == 0:
            waste.append(digest(warnings(session)))
    told = {"steps": steps, "reasons": why, "records": records, "warnings": waste}
    return {"file": path.name, **told, "hints": hints(game), "last": shown(session)}


BAD_TAGS = (
    ("", "projectl: one", "projectl: 2", "chess: 1", "projectl: 1\nmode: base\nseats: 2"),
    ("mode: chess", "mode: base\nmode: base", "mode: solo", "mode: finesse_solo"),
    ("seats: two", "seats: 1", "seats: 5", "seats: 1234", "difficulty: standard", "colour: red"),
    ("seed: -1", "seed: " + "9" * 78, "seed: " + "9" * 99, "seed: \u0665", "result: 1 2"),
)
BAD_TURNS = (
    *("1.1 jump", "1.1 take W2;", "1.1", "1.1 take W2; done", "1.1 place 3 I1 b2", "1.2 take W2"),
    *("1 take W2", "take W2", "touches\n1.1 take W2", "1.1 take W2\n1.1 piece I1", "1.1 take W9"),
    *("1.1 take", "1.1 done now", "1.1 piece X9", "1.1 piece", "1.1 upgrade I1 I1", "1.1 place"),
    *("1.1 place 5 I1 a1", "1.1 place 1 I2 a1", "1.1 place 1 I2 a1 a1", "1.1 place 1 I2 a1 c1"),
    *("1.1 place 1 V3 a1 a2 a3", "1.1 place 1 I1 f1", "1.1 take W2; piece I1; piece I1; take B1"),
    *("1.1 take W1\n1.2 take W1", "a: b", "1.1 take W1 # why\x07", "1.1 take W1 \x07", "9" * 300),
)


def broken() -> list[str]:
    """Texts with something wrong in them, or nearly so."""
    head = {"projectl": "1", "mode": "base", "seats": "2", "seed": "5"}
    whole = "".join(f"{name}: {value}\n" for name, value in head.items())
    texts = [whole + turns for turns in BAD_TURNS]
    for tag in (tag for tags in BAD_TAGS for tag in tags):
        name = tag.partition(":")[0]
        kept = "".join(f"{name}: {value}\n" for name, value in (head | {name: ""}).items() if value)
        texts += [tag, kept + tag + "\n", tag + "\n" + kept]
    over = (GAMES / "base.projectl").read_text().splitlines()
    heading = over.index("touches")
    without = over[:heading] + over[heading + 1 :]
    twice = [*over[:heading], "touches", *over[heading:]]
    texts += ["\n".join(lines) for lines in (without, twice, [*over, "1 done"], over[:-1])]
    return [*texts, "\n".join(over).replace("won by", "lost by")]


def told(text: str) -> Any:
    """The game of a text as it is written, or what is wrong with the text."""
    try:
        return format_game(parse_game(text))
    except GameFileError as error:
        return error.message.as_json()


def write() -> str:
    """The whole fixture."""
    games = [record(path) for path in sorted(GAMES.glob("*.projectl"))]
    files = [{"text": text, "told": told(text)} for text in broken()]
    fixture = {"names": NAMES, "every": EVERY, "often": OFTEN, "games": games, "files": files}
    return json.dumps(fixture, indent=1) + "\n"


if __name__ == "__main__":
    FIXTURE.write_text(write())
