"""What a caller passed, looked at before it is used: errors name what was expected."""

import operator
from typing import Any

from projectl.rules.errors import ArgumentTypeError, RulesError

LONGEST_QUOTE = 60


def quoted(value: object) -> str:
    """A value in an error, no longer than can be read at a glance."""
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]} ..."


def whole(number: object, error: type[RulesError], what: str) -> int:
    """A whole number of any integer type."""
    try:
        return operator.index(number)  # type: ignore[arg-type]
    except TypeError:
        raise error(f"{what} is a whole number, not {quoted(number)}") from None


def check_type(value: object, kind: type[Any] | tuple[type[Any], ...], what: str) -> None:
    """A value of a type; `what` names it in the error, as in 'a Game'."""
    if not isinstance(value, kind):
        raise ArgumentTypeError(f"{what} is needed, not {quoted(value)}")
