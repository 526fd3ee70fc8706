"""The names by which Gymnasium and PettingZoo make these environments; importing it gives them.

Gymnasium can do the import: `gymnasium.make("projectl.envs.registration:projectl/Solo-v0")`.
"""

import gymnasium
import pettingzoo

SOLO = "projectl/Solo-v0"
FINESSE_SOLO = "projectl/FinesseSolo-v0"
AEC = "projectl/projectl-v0"

_VECTOR = "projectl.envs.vector:ProjectLVectorEnv"


def register() -> None:
    """Enter the environments, once."""
    for name, mode in ((SOLO, "solo"), (FINESSE_SOLO, "finesse-solo")):
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="projectl.envs.solo:SoloEnv",
                vector_entry_point=_VECTOR,
                kwargs={"mode": mode, "illegal": "end"},
            )
    if AEC not in pettingzoo.aec_registry:
        pettingzoo.register("aec", AEC, entry_point="projectl.envs.aec:env")
        pettingzoo.register("parallel", AEC, entry_point="projectl.envs.aec:parallel_env")


register()
