"""The wheel, by itself: what is in it, and that it plays and serves without the checkout."""

import os
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hatch_build import PAGE, PageHook

ROOT = Path(__file__).parent.parent
WEB = ("fastapi", "segno", "sqlalchemy", "starlette", "uvicorn", "websockets")
MAIN = "import sys; from projectl.cli.main import main; sys.exit(main(sys.argv[1:]))"
WITHOUT_WEB = f"""
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {WEB}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Absent())
{MAIN}
"""

pytestmark = pytest.mark.skipif(
    not (ROOT / PAGE / "index.html").exists(), reason="the page is not built: make page"
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made as for a release, from the source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where the installed wheel is found before the checkout."""
    folder = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*command, "--target", str(folder), str(wheel)], check=True)
    home = tmp_path_factory.mktemp("home")
    return os.environ | {"PYTHONPATH": str(folder), "XDG_DATA_HOME": str(home)}


def run(code: str, *arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)


def test_the_page_its_engine_and_the_weights_are_in_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "projectl/web/page/index.html" in names
    assert "projectl/agents/network/weights.npz" in names
    assert any(name.startswith("projectl/web/page/assets/") for name in names)
    assert not any(name.startswith(("tests", "page/", "bench")) for name in names)
    assert wheel.stat().st_size < 10_000_000


def test_package_indexes_have_nothing_to_complain_about(wheel: Path) -> None:
    files = [str(path) for path in wheel.parent.iterdir()]
    for tool in (["twine", "check", "--strict", *files], ["check_wheel_contents", str(wheel)]):
        done = subprocess.run([sys.executable, "-m", *tool], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_what_an_index_shows_has_no_relative_link(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = packed.read(name).decode()
    assert "](docs/" not in metadata
    assert "/docs/pictures/table-base.png)" in metadata


def test_it_steps_an_environment(environment: dict[str, str], tmp_path: Path) -> None:
    code = (
        "from projectl.envs import SoloEnv; env = SoloEnv(); _, info = env.reset(seed=1); "
        "print(env.step(int(info['action_mask'].argmax()))[1])"
    )
    done = run(code, env=environment, cwd=tmp_path)
    assert done.returncode == 0, done.stderr


def test_it_is_the_wheel_that_is_asked(environment: dict[str, str], tmp_path: Path) -> None:
    code = "import projectl; print(projectl.__file__)"
    done = run(code, env=environment, cwd=tmp_path)
    assert done.stdout.startswith(environment["PYTHONPATH"])


def test_it_plays_in_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    arguments = ("play", "--mode", "solo", "--seed", "11")
    done = run(MAIN, *arguments, env=environment, cwd=tmp_path, input="take 1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "You took" in done.stdout


@contextmanager
def server(environment: dict[str, str], folder: Path) -> Iterator[str]:
    """The address of a server that runs from the wheel."""
    command = [sys.executable, "-P", "-c", MAIN, "serve", "--port", "0", "--no-warm-up"]
    command += ["--database-url", f"sqlite:///{folder / 'games.db'}"]
    process = subprocess.Popen(
        command, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http"))
    finally:
        process.terminate()
        process.wait(20)
        assert process.stdout is not None
        process.stdout.close()


def get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=20) as answer:
        assert answer.status == 200
        body: bytes = answer.read()
    return body


def test_it_serves_the_page(environment: dict[str, str], wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        page = packed.read("projectl/web/page/index.html")
    with server(environment, tmp_path) as address:
        assert get(address) == page
        assert b"ok" in get(f"{address}health")


def test_without_what_the_table_needs_one_plays_and_serve_says_what_to_install(
    environment: dict[str, str], tmp_path: Path
) -> None:
    done = run(WITHOUT_WEB, "serve", env=environment, cwd=tmp_path)
    assert done.returncode != 0
    assert done.stderr.strip().splitlines()[-1].endswith("pip install 'projectl[table]'")
    arguments = ("play", "--mode", "solo", "--seed", "11")
    played = run(WITHOUT_WEB, *arguments, env=environment, cwd=tmp_path, input="quit\n")
    assert played.returncode == 0, played.stderr


def test_no_release_is_packed_without_the_page(tmp_path: Path) -> None:
    hook: Any = PageHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]
    hook.initialize("editable", {})
    with pytest.raises(RuntimeError, match=r"lacks index\.html.*: run 'make page' first"):
        hook.initialize("standard", {})
