"""The rules of Project L, written once and compiled: every mode, on records of a few hundred bytes.

Python calls `api`, where every argument is checked; the kernels behind it trust theirs.
"""

from typing import TYPE_CHECKING

from projectl.lazy import lazy_names

if TYPE_CHECKING:
    from projectl.rules.observation import fields, observation_size
    from projectl.rules.random_play import Policy

__all__ = [
    "Policy",
    "fields",
    "observation_size",
]

_NAMES = {
    "projectl.rules.observation": "fields observation_size",
    "projectl.rules.random_play": "Policy",
}

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy_names(__name__, _NAMES)
