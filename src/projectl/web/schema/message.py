"""A message as it travels: a code and its parameters, and the English sentence for programs.

A code is the id of a Fluent message, which the page shows in the reader's language.
"""

from typing import Any, Literal, Union

from pydantic import BaseModel, ConfigDict
from typing_extensions import TypeAliasType

from projectl.texts import Message, words_in


class Part(BaseModel):
    """Something the server tells; it never changes."""

    model_config = ConfigDict(frozen=True)


Param = TypeAliasType("Param", Union[int, float, str, "NestedMessage", "Listing"])


class NestedMessage(Part):
    """A message as the parameter of another one."""

    code: str
    params: dict[str, Param]


class Listing(Part):
    """Several things, to be joined as the reader's language does."""

    items: list[Param]
    link: Literal["and", "or"]


class WireMessage(Part):
    """What is to be said, in any language; `text` says it in English."""

    code: str
    params: dict[str, Param]
    text: str


def wire_message(message: Message) -> WireMessage:
    """A message, ready to be sent."""
    plain: dict[str, Any] = message.as_json()
    return WireMessage(**plain, text=words_in().say(message))
