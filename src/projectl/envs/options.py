"""Options that people write by name, and the errors for wrong ones."""

from collections.abc import Mapping
from typing import Any

from projectl.envs.rewards import Reward
from projectl.rules.errors import SetupError


def read_reward(reward: Reward | str) -> Reward:
    """A kind of reward by its name."""
    try:
        return Reward[reward.upper()] if isinstance(reward, str) else Reward(reward)
    except (KeyError, ValueError):
        names = ", ".join(kind.name.lower() for kind in Reward)
        raise SetupError(f"unknown reward {reward!r}; it is one of {names}") from None


def refuse_options(options: Mapping[str, Any] | None) -> None:
    """`reset` takes no options: what a game is, its constructor says."""
    if options:
        names = ", ".join(repr(name) for name in options)
        raise SetupError(
            f"reset knows no option {names}; give mode, seats and the rest when making"
        )
