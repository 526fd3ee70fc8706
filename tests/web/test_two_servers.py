"""Players of a table at two servers on one database are told the same."""

from pathlib import Path

from postgres import new_database

from web.clients import Browser, Chair, Message
from web.serving import in_thread


def await_both(chair: Chair) -> None:
    """Wait until somebody plays and somebody watches, as far as is told."""
    while (told := chair.hear("presence"))["spectators"] != 1 or not told["seats"][0]["connected"]:
        pass


def seat_at(chair: Chair) -> Message:
    """The first seat as the next message has it that tells who is there."""
    found: Message = chair.hear("presence")["seats"][0]
    return found


def test_who_got_another_name_or_let_an_agent_play_is_told_to_those_at_another_server(
    tmp_path: Path,
) -> None:
    url = new_database()
    with (
        in_thread(tmp_path, database_url=url) as one,
        in_thread(tmp_path, database_url=url) as other,
        Browser(one.url) as here,
        Browser(other.url) as there,
    ):
        table = here.make("here", "here")["table"]
        with here.sit(table) as ann, there.sit(table) as watcher:
            for chair in (ann, watcher):
                await_both(chair)
            ann.say("name", seat=0, name="Ann")
            for chair in (ann, watcher):
                assert seat_at(chair)["name"] == "Ann"
            ann.say("leave", seat=0)
            for chair in (ann, watcher):
                assert seat_at(chair)["stand_in"]
