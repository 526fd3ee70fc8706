"""The fingerprints of random games, made by the module in Node and in Chromium."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from chromium import ARGUMENTS, CHROMIUM
from playwright.sync_api import Route, sync_playwright

from projectl.rules.api import every_variant, named
from projectl.rules.state import Difficulty, Mode
from projectl.wasm import build

PAGE = Path(__file__).parents[2] / "page"
PATH = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
NODE = shutil.which("node", path=PATH)
TOOLS = PAGE / "node_modules" / ".bin"
ADDRESS = "http://engine.test/"
NODE_CODE = """
import { readFileSync } from 'node:fs';
import { fingerprints } from './fingerprints.js';
const [variants, games, policy] = JSON.parse(process.argv[1]);
const found = await fingerprints(readFileSync('projectl.wasm'), variants, games, policy);
console.log(JSON.stringify(found));
"""
WORKER_CODE = """
import { fingerprints } from './fingerprints.js';
onmessage = async ({ data: [variants, games, policy] }) =>
  postMessage(await fingerprints(fetch('./projectl.wasm'), variants, games, policy));
"""
PAGE_CODE = """ask => new Promise((resolve, reject) => {
  const worker = new Worker('./worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = error => reject(error.message);
  worker.postMessage(ask);
})"""
TYPES = {".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html"}


def bundle(folder: Path) -> None:
    """Write the module, and the page's engine with what asks it, to a folder."""
    build.write(folder / build.NAME)
    command = [
        str(TOOLS / "vite"),
        "build",
        "-c",
        "tests/bundle.config.ts",
        "--outDir",
        str(folder),
    ]
    environment = os.environ | {"PATH": PATH, "VITE_CONFIG_NATIVE_IGNORE_WARNING": "true"}
    subprocess.run([*command, "--emptyOutDir=false"], cwd=PAGE, env=environment, check=True)
    (folder / "worker.js").write_text(WORKER_CODE)
    (folder / "index.html").write_text("<!doctype html><title>engine</title>")


def question(games: int, policy: int) -> list[Any]:
    """What both are asked: so many games of every variant."""
    variants = [
        [int(named(Mode, mode)), seats, int(named(Difficulty, difficulty or "standard"))]
        for mode, seats, difficulty in every_variant()
    ]
    return [variants, games, int(policy)]


def in_node(folder: Path, games: int, policy: int) -> list[int]:
    """The fingerprints that Node makes."""
    assert NODE
    command = [NODE, "--input-type=module", "-e", NODE_CODE, json.dumps(question(games, policy))]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True)
    found: list[int] = json.loads(done.stdout)
    return found


def in_chromium(folder: Path, games: int, policy: int) -> list[int]:
    """The fingerprints that a Web Worker in Chromium makes."""

    def serve(route: Route) -> None:
        path = folder / (route.request.url.removeprefix(ADDRESS) or "index.html")
        if path.is_file():
            route.fulfill(body=path.read_bytes(), content_type=TYPES[path.suffix])
        else:
            route.fulfill(status=404)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        context = browser.new_context()
        context.route("**/*", serve)
        page = context.new_page()
        page.set_default_timeout(0)
        page.goto(ADDRESS)
        found: list[int] = page.evaluate(PAGE_CODE, question(games, policy))
        browser.close()
    return found
