"""The same tournament on a local Ray gives the same games."""

import os
import subprocess
import sys
import warnings
from collections.abc import Iterator

import pytest

from projectl.agents.arena import ArenaError, Standings, TournamentConfig, run
from projectl.agents.arena.ray_pool import LOCAL

VILLAIN = "agents.arena.villains:Exits"


@pytest.fixture(scope="module")
def _ray() -> Iterator[None]:
    """One Ray for all tests of this file, since it takes its time to start."""
    ray = pytest.importorskip("ray")
    from projectl.agents.arena.ray_pool import connect, import_ray

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own are not ours to mend
        import_ray()
        connect(ray, LOCAL, 2)
        yield
        ray.shutdown()


def track(standings: Standings) -> list[object]:
    return [
        (game.key, game.actions, [(seat.agent, seat.score) for seat in game.seats])
        for game in standings.games
    ]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("_ray")
def test_games_on_ray_are_the_games_played_here() -> None:
    config = TournamentConfig(("random", VILLAIN), games=2, seed=1)
    there, here = run(config, ray=LOCAL), run(config)
    assert track(there) == track(here)
    assert there.forfeits == here.forfeits
    assert len(there.forfeits) == 2
    assert there.finished


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("_ray")
def test_an_agent_that_cannot_be_loaded_is_refused_on_ray_too() -> None:
    with pytest.raises(ArenaError, match="agents has no class Nobody"):
        run(TournamentConfig(("random", "agents:Nobody"), games=2, seed=1), ray=LOCAL)


def test_without_the_package_the_message_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['ray'] = None; from projectl.cli.main import main; "
        "sys.exit(main(['arena', 'random', 'random', '--games', '2', '--ray']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ}
    )
    assert done.returncode == 2
    assert done.stderr == "projectl: --ray needs the package ray: pip install 'projectl[ray]'\n"
