"""A bot at a table: python table_bot.py 'http://localhost:8000/t/TABLE#invite=SECRET'."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(legal: dict[str, Any]) -> str:
    for slot, shapes in legal["placements"].items():
        shape, masks = random.choice(list(shapes.items()))
        cells = (bit for bit in range(25) if masks[0] >> bit & 1)
        return f"place {slot} {shape} " + " ".join("abcde"[c % 5] + str(c // 5 + 1) for c in cells)
    for word in ("take", "reward", "piece"):
        if legal[word + "s"]:
            return f"{word} {random.choice(legal[word + 's'])}"
    return next(word for word in ("done", "end", "pass") if legal[word])


def play(link: str) -> dict[str, Any]:
    page, _, invite = link.partition("#invite=")
    path = page.replace("/t/", "/api/tables/")
    body = json.dumps({"invite": invite, "name": "Bot", "bearer": True}).encode()
    with urlopen(Request(f"{path}/join", body, {"Content-Type": "application/json"})) as answer:
        seat = json.load(answer)
    key = {"Authorization": f"Bearer {seat['token']}"}
    outcome: dict[str, Any] | None = None
    address = path.replace("http", "ws", 1) + "/socket?pace=none"  # agents need not pause for it
    with connect(address, additional_headers=key) as socket:
        while outcome is None:
            message = json.loads(socket.recv())
            position = message.get("position", {})
            outcome = position.get("outcome")
            if position.get("legal"):
                move = {"seat": seat["number"], "action": choose(position["legal"])}
                socket.send(json.dumps({"v": 1, "type": "act", "seq": message["seq"], **move}))
    return outcome


if __name__ == "__main__":
    print(play(sys.argv[1])["scores"])
