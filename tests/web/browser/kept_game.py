"""A game that a browser keeps, put there as the page itself would."""

from typing import Any

from playwright.sync_api import Page

from projectl.game.game import Game

TABLE = "kept"
PERSON: dict[str, Any] = {"kind": "here", "name": "", "agent": None, "level": None}
OTTO: dict[str, Any] = {"kind": "agent", "name": "Otto", "agent": "search", "level": "steady"}
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


def keep_game(page: Page, game: Game, name: str = "") -> None:
    """Put a game among those of this browser: the first seat is a person's, the others agents'."""
    view = game.view()
    person = {**PERSON, "name": name}
    config = {
        "table": TABLE,
        "mode": game.mode.name.lower().replace("_", "-"),
        "difficulty": None if view.difficulty is None else view.difficulty.name.lower(),
        "undo": "free",
        "seed": f"{game.seed:064x}",
        "commitment": "",
        "seats": [person, *[OTTO] * (len(view.seats) - 1)],
        "created": 0,
    }
    moves = [(turn.seat, action) for turn, actions in game.turns() for action in actions]
    entries = [
        {"seq": seq, "kind": "act", "seat": seat, "at": 0, "action": str(action)}
        for seq, (seat, action) in enumerate(moves, 1)
    ]
    page.evaluate(KEEP, [config, entries])


def open_game(page: Page, address: str, what: str = "game") -> None:
    """Go to the game that is kept: to play on, or to look back on it."""
    page.goto(f"{address}#{what}={TABLE}")
    page.reload()
    page.wait_for_selector("main.table[data-seq]")
