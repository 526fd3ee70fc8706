"""Each request and socket has a number, which its lines in the log have too."""

import io
import json
import logging
import time

import httpx

from projectl.web.logs import JsonLines
from projectl.web.request_ids import HEADER
from web.clients import Browser
from web.serving import Served


def logged(served: Served, path: str) -> tuple[httpx.Response, list[dict[str, object]]]:
    """A request, and the lines it left in the log."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("projectl")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel("INFO")
    try:
        answer = httpx.get(served.url + path)
        deadline = time.monotonic() + 5
        while "\n" not in stream.getvalue() and time.monotonic() < deadline:
            time.sleep(0.01)  # the line is written after the answer
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
    return answer, [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_request_is_found_in_the_log_by_the_number_in_its_answer(served: Served) -> None:
    answer, lines = logged(served, "/api/agents")
    found = [line for line in lines if line.get("request") == answer.headers[HEADER]]
    assert [(line["event"], line["path"]) for line in found] == [("request", "/api/agents")]


def test_no_two_requests_have_the_same_number(served: Served, browser: Browser) -> None:
    numbers = [httpx.get(f"{served.url}/health").headers[HEADER] for _ in range(3)]
    with browser.sit(browser.make("here", "here")["table"]) as chair:
        response = chair.socket.response
        assert response is not None
        numbers.append(response.headers[HEADER])
    assert len(set(numbers)) == 4


def test_nobody_chooses_the_number_of_their_request(served: Served) -> None:
    answer = httpx.get(f"{served.url}/health", headers={HEADER: "forged"})
    assert answer.headers[HEADER] != "forged"
