"""PettingZoo's own tests, and the environment as a test wants it."""

import importlib
import warnings
from typing import Any

from projectl.envs import aec
from projectl.rules.api import VariantNames

with warnings.catch_warnings():
    # They import PettingZoo's connect four in a way that PettingZoo has given up.
    warnings.simplefilter("ignore", DeprecationWarning)
    checks: Any = importlib.import_module("pettingzoo.test")


def options_of(variant: VariantNames) -> dict[str, Any]:
    return dict(zip(("mode", "seats", "difficulty"), variant, strict=True))


def make(**options: Any) -> Any:
    return aec.env(**options)


def make_raw(**options: Any) -> Any:
    return aec.raw_env(**options)
