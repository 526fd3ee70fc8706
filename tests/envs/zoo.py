"""PettingZoo's own tests, and the environment as a test wants it."""

import importlib
import warnings
from typing import Any

from projectl.envs import aec
from projectl.rules.border import Setup

with warnings.catch_warnings():
    # They import PettingZoo's connect four in a way that PettingZoo has given up.
    warnings.simplefilter("ignore", DeprecationWarning)
    checks: Any = importlib.import_module("pettingzoo.test")


def options_of(setup: Setup) -> dict[str, Any]:
    return dict(zip(("mode", "seats", "difficulty"), setup, strict=True))


def make(**options: Any) -> Any:
    return aec.env(**options)


def make_raw(**options: Any) -> Any:
    return aec.raw_env(**options)
