"""The names by which Gymnasium and PettingZoo make these environments; importing it gives them.

Gymnasium can do the import: `gymnasium.make("projectl.envs.registration:projectl/Solo-v0")`.
"""

import gymnasium
import pettingzoo

SOLO = "projectl/Solo-v0"
FINESSE_SOLO = "projectl/FinesseSolo-v0"
VERSUS = "projectl/Versus-v0"
FINESSE_VERSUS = "projectl/FinesseVersus-v0"
AEC = "projectl/projectl-v0"

_SOLO = ("projectl.envs.solo:SoloEnv", "projectl.envs.vector:ProjectLVectorEnv")
_VERSUS = ("projectl.envs.versus:VersusEnv", "projectl.envs.versus:VersusVectorEnv")

# Of each name: the classes for one game and for many, and the mode.
_GYMNASIUM = {
    SOLO: (*_SOLO, "solo"),
    FINESSE_SOLO: (*_SOLO, "finesse-solo"),
    VERSUS: (*_VERSUS, "base"),
    FINESSE_VERSUS: (*_VERSUS, "finesse"),
}


def register() -> None:
    """Enter the environments, once."""
    for name, (one, many, mode) in _GYMNASIUM.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=one,
                vector_entry_point=many,
                kwargs={"mode": mode, "illegal": "end"},
            )
    if AEC not in pettingzoo.aec_registry:
        pettingzoo.register("aec", AEC, entry_point="projectl.envs.aec:env")
        pettingzoo.register("parallel", AEC, entry_point="projectl.envs.aec:parallel_env")


register()
