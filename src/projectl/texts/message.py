"""A meaning as data: a code, which is the name of a Fluent message, and its parameters."""

from dataclasses import dataclass
from typing import Any, Literal, Union

Param = Union[int, float, str, "Message", "Listing"]


@dataclass(frozen=True)
class Listing:
    """Several things, to be joined as the language does: `1, 2 and 3`, `1, 2 or 3`."""

    items: tuple[Param, ...]
    link: Literal["and", "or"] = "and"

    def as_json(self) -> dict[str, Any]:
        return {"items": [param_as_json(item) for item in self.items], "link": self.link}


class Message:
    """What is to be said, in any language."""

    __slots__ = ("code", "params")

    def __init__(self, code: str, /, **params: Param) -> None:
        self.code = code
        self.params = params

    def as_json(self) -> dict[str, Any]:
        """As it travels: a code and plain values."""
        params = {name: param_as_json(param) for name, param in self.params.items()}
        return {"code": self.code, "params": params}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self.code == other.code and self.params == other.params

    __hash__ = None  # type: ignore[assignment]  # parameters are a dictionary

    def __repr__(self) -> str:
        params = "".join(f", {name}={param!r}" for name, param in self.params.items())
        return f"Message({self.code!r}{params})"


def param_as_json(param: Param) -> Any:
    """A parameter in plain values."""
    return param.as_json() if isinstance(param, Message | Listing) else param


def message_from_json(value: dict[str, Any]) -> Message:
    """The message of `as_json`."""
    params = {name: _param_from_json(param) for name, param in value["params"].items()}
    return Message(value["code"], **params)


def _param_from_json(value: Any) -> Param:
    if isinstance(value, dict):
        if "items" in value:
            return Listing(tuple(map(_param_from_json, value["items"])), value["link"])
        return message_from_json(value)
    param: Param = value
    return param
