"""Batches of pgx games, stepped with random actions: the peer of arrays of games."""

from collections.abc import Callable
from typing import Any

import jax
import pgx
from pgx.experimental.wrappers import auto_reset

STEPS = 5  # between two waits for the result


def pgx_batch(name: str, games: int) -> Callable[[], int]:
    """A batch with its own automatic reset, choosing and stepping compiled as one; a call plays on
    and tells how many steps it made."""
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def choose_and_step(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action_key, step_key = jax.random.split(key)
        return step(state, jax.random.categorical(action_key, logits), step_key)

    batch_step = jax.jit(jax.vmap(choose_and_step))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    key = jax.random.PRNGKey(1)

    def play() -> int:
        nonlocal state, key
        for _ in range(STEPS):
            key, own = jax.random.split(key)
            state = batch_step(state, jax.random.split(own, games))
        state.observation.block_until_ready()
        return STEPS * games

    return play
