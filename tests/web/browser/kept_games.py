"""Games of agents, kept in a browser as the page itself keeps its own."""

from typing import Any

from playwright.sync_api import Page

from projectl.agents import make_agent
from projectl.game.game import Game
from projectl.rules import api
from projectl.rules.state import Phase

TABLE = "kept"
PERSON: dict[str, Any] = {"kind": "here", "name": "", "agent": None, "level": None}
AGENTS: list[dict[str, Any]] = [
    {"kind": "agent", "name": name, "agent": "search", "level": level}
    for name, level in (("Otto", "steady"), ("Zeno", "sharp"), ("Mira", "gentle"))
]
KEEP = """([config, entries]) => new Promise(done => {
    const standing = { round: 1, over: false, scores: [], winners: [] };
    indexedDB.open('projectl').onsuccess = ({ target: { result } }) => {
        const change = result.transaction(['games', 'entries'], 'readwrite');
        change.objectStore('games').put({ config, standing, at: 0 });
        for (const entry of entries)
            change.objectStore('entries').add({ table: config.table, entry });
        change.oncomplete = done;
    };
})"""


def played(mode: str, players: int, seed: int, actions: int | None) -> Game:
    """A game at its end, or so many actions later where the person has a whole turn to play."""
    game = Game(mode, players, seed=seed)
    agent = make_agent("network", seed=seed)
    while not game.is_over:
        view = game.view(game.player)
        is_mine = view.player == 0 and view.phase == Phase.ACT and view.actions_left == 3
        if actions is not None and len(game.history) >= actions and is_mine:
            break
        game.play(agent.choose(view))
    return game


def keep(page: Page, game: Game, name: str = "") -> None:
    """Put a game among those of this browser: the first seat is a person's, the others agents'.

    The page has to be one of the project's.
    """
    seats, difficulty = game.view().seats, game.view().difficulty
    config = {
        "table": TABLE,
        "mode": api.name_of(game.mode),
        "difficulty": None if difficulty is None else difficulty.name.lower(),
        "undo": "free",
        "seed": f"{game.seed:064x}",
        "commitment": "",
        "seats": [{**PERSON, "name": name}, *AGENTS][: len(seats)],
        "created": 0,
    }
    moves = [(turn.seat, action) for turn, actions in game.turns() for action in actions]
    entries = [
        {"seq": seq, "kind": "act", "seat": seat, "at": 0, "action": str(action)}
        for seq, (seat, action) in enumerate(moves, 1)
    ]
    page.evaluate(KEEP, [config, entries])


def open_kept(page: Page, address: str, what: str = "game") -> None:
    """Go to the game that is kept: to play on, or to look back on it."""
    page.goto(f"{address}#{what}={TABLE}")
    page.reload()
    page.wait_for_selector("main.table[data-seq]")
