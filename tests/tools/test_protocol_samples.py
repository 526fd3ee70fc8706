"""The samples of the protocol's page are what clients and server say."""

import json
from typing import Any, get_args

import protocol_samples

from projectl.web.schema import VERSION, client, record, server


def types_of(union: Any) -> set[str]:
    """The types of the messages of a union."""
    return {
        get_args(part.model_fields["type"].annotation)[0] for part in get_args(get_args(union)[0])
    }


def test_the_page_has_the_samples_as_they_are_now() -> None:
    page = protocol_samples.PAGE.read_text(encoding="utf-8")
    assert page == protocol_samples.updated(page), "run python tools/protocol_samples.py"


def test_every_message_of_a_client_has_a_sample_that_is_read() -> None:
    for message in protocol_samples.FROM_CLIENT:
        client.READER.validate_json(json.dumps({"v": VERSION, **message}))
    sampled = {message["type"] for message in protocol_samples.FROM_CLIENT}
    assert sampled == types_of(client.FromClient)


def test_every_message_of_the_server_has_a_sample() -> None:
    sampled = {message["type"] for message in protocol_samples.from_server()}
    assert sampled == types_of(server.FromServer) | types_of(record.RecordMessage)
