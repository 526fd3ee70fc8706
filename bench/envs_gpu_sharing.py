"""Whether PyTorch, CuPy and JAX really share the environment's memory on the device."""

import os
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from projectl.envs.cuda import ProjectLCudaEnv

MARK = 123.0  # no observation has such a number

Row = dict[str, Any]


def address(array: Any) -> int:
    """Where an array lies on the device."""
    return int(array.__cuda_array_interface__["data"][0])


def same_as(env: ProjectLCudaEnv, read: Callable[[], Any]) -> bool:
    """Whether another library, after a step, sees what the environment wrote."""
    env.step(env.sample_actions())
    env.synchronize()
    return bool(np.array_equal(read(), env.observations.copy_to_host()))


def with_torch(env: ProjectLCudaEnv) -> Row:
    """Its tensors read and write our arrays, and its actions are stepped where they lie."""
    torch: Any = import_module("torch")

    theirs = torch.as_tensor(env.observations, device="cuda")
    row: Row = {
        "version": torch.__version__,
        "same_address": theirs.data_ptr() == address(env.observations),
    }
    row["reads_ours"] = same_as(env, lambda: theirs.cpu().numpy())
    theirs[3, 5] = MARK
    row["we_read_theirs"] = bool(env.observations.copy_to_host()[3, 5] == MARK)
    masks = torch.as_tensor(env.masks, device="cuda")
    actions = torch.multinomial(masks.float(), 1).squeeze(1)
    env.step(actions, check=True)
    row["actions_stepped"] = str(actions.dtype)
    flags = torch.as_tensor(env.terminations, device="cuda")
    row["flags"] = str(flags.dtype)
    return row


def with_cupy(env: ProjectLCudaEnv) -> Row:
    """The same with CuPy."""
    cupy: Any = import_module("cupy")

    theirs = cupy.asarray(env.observations)
    row: Row = {
        "version": cupy.__version__,
        "same_address": theirs.data.ptr == address(env.observations),
    }
    row["reads_ours"] = same_as(env, theirs.get)
    theirs[3, 5] = MARK
    row["we_read_theirs"] = bool(env.observations.copy_to_host()[3, 5] == MARK)
    actions = cupy.argmax(cupy.asarray(env.masks), axis=1)
    env.step(actions, check=True)
    row["actions_stepped"] = str(actions.dtype)
    return row


def with_jax(env: ProjectLCudaEnv) -> Row:
    """JAX through DLPack of PyTorch, and directly; it never writes."""
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    jax: Any = import_module("jax")
    torch: Any = import_module("torch")

    jax.config.update("jax_enable_x64", True)
    theirs = jax.numpy.from_dlpack(torch.as_tensor(env.observations, device="cuda"))
    at = address(env.observations)
    row: Row = {"version": jax.__version__}
    row["same_address"] = theirs.unsafe_buffer_pointer() == at
    row["reads_ours"] = same_as(env, lambda: np.asarray(jax.device_get(theirs + 0)))
    masks = jax.numpy.from_dlpack(torch.as_tensor(env.masks, device="cuda"))
    actions = jax.numpy.argmax(masks, axis=1).block_until_ready()
    row["interface"] = str(actions.__cuda_array_interface__)
    env.step(actions, check=True)
    row["actions_stepped"] = str(actions.dtype)
    direct = jax.numpy.asarray(env.observations)
    row["directly"] = f"{direct.device}, same address: {direct.unsafe_buffer_pointer() == at}"
    return row


def share(games: int) -> dict[str, Row]:
    """Each library in turn; what went wrong stands in its row."""
    found: dict[str, Row] = {}
    for name, test in (("torch", with_torch), ("cupy", with_cupy), ("jax", with_jax)):
        env = ProjectLCudaEnv(games)
        env.reset(seed=1)
        try:
            found[name] = test(env)
        except Exception as error:
            found[name] = {"failed": f"{type(error).__name__}: {error}"}
        print(name, found[name], flush=True)
    return found
