"""What makes a kernel a function of the module."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

Number = type[int] | type[float]
Kind = np.dtype[Any] | Number  # a record by its address, or a number
Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True)
class Export:
    """A function of the module. A whole number is 32 bits wide there."""

    function: Callable[..., Any]
    parameters: dict[str, Kind]
    result: Number | None

    @property
    def name(self) -> str:
        return self.function.__name__


EXPORTS: list[Export] = []


def export(*kinds: Kind, result: Number | None = None) -> Callable[[Function], Function]:
    """Make a function over records and numbers of these kinds one of the module's."""

    def add(function: Function) -> Function:
        names = inspect.signature(function).parameters
        EXPORTS.append(Export(function, dict(zip(names, kinds, strict=True)), result))
        return function

    return add
