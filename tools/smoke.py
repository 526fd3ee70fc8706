"""What an installed wheel has to do, tried where nothing else is: `python -P tools/smoke.py`.

It plays, draws, steps an environment, and serves the page.
"""

import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

SERVE = "import sys; from projectl.cli.entry import main; sys.exit(main())"


def import_time() -> float:
    """Seconds that `import projectl` takes, the least of some."""
    code = "import time; t = time.perf_counter(); import projectl; print(time.perf_counter() - t)"
    command = [sys.executable, "-P", "-c", code]
    return min(float(subprocess.check_output(command)) for _ in range(5))


def play() -> None:
    """A whole game between two agents, from a place without the checkout."""
    import projectl

    assert "site-packages" in str(projectl.__file__), projectl.__file__
    game = projectl.Game("finesse", seed=1)
    agents = [projectl.make_agent(name, seed=1) for name in ("weighted", "random")]
    while not game.is_over:
        game.play(agents[game.player].choose(game.view(game.player)))
    assert game.outcome is not None
    assert projectl.parse_game(projectl.format_game(game)) == game
    assert game.view()._repr_svg_().startswith("<svg")


def step() -> None:
    """Some steps of an environment."""
    import numpy as np

    from projectl.envs import ProjectLVectorEnv

    env = ProjectLVectorEnv(4)
    _, infos = env.reset(seed=1)
    for _ in range(20):
        mask = infos["action_mask"]
        _, _, _, _, infos = env.step((np.random.random(mask.shape) * mask).argmax(axis=1))


def serve() -> None:
    """The page, from a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["serve", "--port", "0", "--no-warm-up"]
        arguments += ["--database-url", f"sqlite:///{Path(folder) / 'games.db'}"]
        command = [sys.executable, "-P", "-c", SERVE, *arguments]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            address = next(word for word in line.split() if word.startswith("http"))
            with urllib.request.urlopen(address, timeout=30) as answer:
                assert b"<!doctype html>" in answer.read()[:200].lower()
        finally:
            process.terminate()
            process.wait(30)


def main() -> None:
    """Try it all."""
    start = time.monotonic()
    least = import_time()
    play()
    step()
    serve()
    version = sys.version.split()[0]
    took = f"imported in {1000 * least:.0f} ms, all in {time.monotonic() - start:.0f} s"
    sys.stdout.write(f"Python {version} plays, steps and serves: {took}\n")


if __name__ == "__main__":
    main()
