"""A table whose log is as long as can be is opened, shown and followed like any other."""

from collections import defaultdict
from random import Random

from table.sittings import config

from projectl.rules.layout import LAYOUT
from projectl.table.config import Entry
from projectl.table.rows import add_rows, entry_rows, grant_rows, table_rows
from projectl.table.session import MOST_HAPPENINGS, Session
from projectl.table.tokens import Grant, Purpose, hashed
from web.clients import Browser
from web.loop_watch import MOST, LoopWatch
from web.serving import Served

ROUNDS = 3
MANY_EFFECTS = 4


def long_log() -> list[Entry]:
    """A game, in which an action with many effects is taken back again and again."""
    table, dice = Session(config("here", "here", "here", "here")), Random(1)
    entries: list[Entry] = []
    while not entries or len(table.game.effects()) < MANY_EFFECTS:
        found = [str(action) for action in table.game.legal_actions()]
        places = [action for action in found if action.startswith("place")]
        action = dice.choice(places or found)
        entries.append(table.act(table.game.player, action, table.seq, 0.0).entry)
        table.replay(entries[-1])
    last, remain = entries[-1], len(entries) - 1
    for seq in range(len(entries) + 1, 3 * MOST_HAPPENINGS, 2):
        entries.append(Entry(seq, "undo", last.seat, {"remain": remain}, 0.0))
        entries.append(Entry(seq + 1, "act", last.seat, last.data, 0.0))
    return entries


def add_long_table(served: Served, name: str, entries: list[Entry]) -> None:
    made = config("here", "here", "here", "here", table=name)
    with served.server_state.registry.engine.begin() as connection:
        secrets = grant_rows(name, {hashed(name): Grant(0, Purpose.SEAT)}, 0.0)
        log = entry_rows([(name, entry) for entry in entries])
        add_rows(connection, table_rows(made), secrets, log)


def visit(watch: LoopWatch, served: Served, table: str) -> None:
    """Open a table, whose secret is its name, and change something there, in both layouts."""
    with Browser(served.url) as browser:
        watch.doing = "open"
        assert browser.http.get(f"/api/tables/{table}").status_code == 200
        for layout in ("", LAYOUT):
            watch.doing = "watch" + layout[:1]
            with browser.sit(table, layout=layout, Authorization=f"Bearer {table}") as chair:
                watch.doing = "name" + layout[:1]
                chair.say("name", seat=0, name="Ada")
                chair.hear("update", "record_update")
                watch.doing = "look" + layout[:1]
                chair.say("look")
                chair.hear("snapshot", "record_snapshot")
        watch.doing = "leave"


def test_a_long_game_holds_the_loop_no_longer(watch: LoopWatch, watched: Served) -> None:
    entries = long_log()
    rounds = []
    for number in range(ROUNDS):
        name = f"long-table-{number}"
        add_long_table(watched, name, entries)
        watch.longest = defaultdict(float)
        visit(watch, watched, name)
        rounds.append(watch.longest)
    best = {doing: min(each[doing] for each in rounds) for doing in rounds[-1]}
    assert {doing: taken for doing, taken in best.items() if taken > MOST} == {}
