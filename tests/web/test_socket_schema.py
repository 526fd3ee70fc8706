"""The schema of the socket: every message that is said fits it, and nothing else."""

import protocol_samples
import pytest
from jsonschema import Draft202012Validator

from projectl.web.schema import VERSION
from projectl.web.socket_schema import socket_schema
from web.clients import Browser


def validator(name: str) -> Draft202012Validator:
    schema = socket_schema()
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


def test_it_is_a_json_schema() -> None:
    Draft202012Validator.check_schema(socket_schema())


@pytest.mark.parametrize("message", protocol_samples.FROM_CLIENT, ids=lambda each: each["type"])
def test_what_clients_say_fits(message: protocol_samples.Sample) -> None:
    validator("FromClient").validate({"v": VERSION, **message})
    assert not validator("FromClient").is_valid({"v": VERSION, **message, "more": 1})
    assert not validator("FromServer").is_valid({"v": VERSION, **message, "seat": "Ada"})


@pytest.mark.parametrize("message", protocol_samples.from_server(), ids=lambda each: each["type"])
def test_what_the_server_says_fits(message: protocol_samples.Sample) -> None:
    name = "RecordMessage" if message["type"].startswith("record_") else "FromServer"
    validator(name).validate(message)


def test_it_is_served(browser: Browser) -> None:
    answer = browser.http.get("/api/socket.json")
    assert answer.status_code == 200
    assert answer.json() == socket_schema()
