"""Remembers how Numba resolved an operator, which takes a tenth of its time to find out again.

For each `+` and each index Numba asks some thirty templates whether it is theirs. Their answer
depends on the types alone, unless it is a function to be compiled, which is not remembered.
"""

from typing import Any

from numba.core.types import functions

Function: Any = functions.BaseFunction

_resolve = Function.get_call_type
_resolved: dict[Any, Any] = {}


def get_call_type(self: Any, context: Any, args: Any, kws: Any) -> Any:
    """The signature of a built-in function for these types of arguments."""
    key = (self, context, tuple(args))
    if kws or key not in _resolved:
        signature = _resolve(self, context, args, kws)
        if not kws and signature and self._impl_keys[signature.args] is self.typing_key:
            _resolved[key] = signature
        return signature
    signature = _resolved[key]
    self._impl_keys[signature.args] = self.typing_key
    return signature


def remember() -> None:
    """From now on, in this process."""
    Function.get_call_type = get_call_type
