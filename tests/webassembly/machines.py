"""Random games and searches in the module, in Node and in Chromium."""

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
from projectl.wasm import build, weights

PAGE = Path(__file__).parents[2] / "page"
PATH = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
NODE = shutil.which("node", path=PATH)
TOOLS = PAGE / "node_modules" / ".bin"
ADDRESS = "http://engine.test/"
NODE_CODE = """
import { readFileSync } from 'node:fs';
import { fingerprints, searches } from './fingerprints.js';
const ask = JSON.parse(process.argv[1]);
const module = readFileSync('projectl.wasm');
const bytes = name => new Uint8Array(readFileSync(name));
const found = ask.nodes
  ? await searches(module, bytes('weights.bin').buffer, bytes('positions.bin'), ask.nodes)
  : await fingerprints(module, ask.variants, ask.games, ask.policy);
console.log(JSON.stringify(found));
"""
WORKER_CODE = """
import { fingerprints, searches } from './fingerprints.js';
const bytes = async name => (await fetch(name)).arrayBuffer();
onmessage = async ({ data: ask }) => {
  const module = fetch('./projectl.wasm');
  postMessage(ask.nodes
    ? await searches(module, await bytes('./weights.bin'),
        new Uint8Array(await bytes('./positions.bin')), ask.nodes)
    : await fingerprints(module, ask.variants, ask.games, ask.policy));
};
"""
PAGE_CODE = """ask => new Promise((resolve, reject) => {
  const worker = new Worker('./worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = error => reject(error.message);
  worker.postMessage(ask);
})"""
TYPES = {
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".html": "text/html",
    ".bin": "application/octet-stream",
}


def bundle(folder: Path) -> None:
    """Write the module, and the page's engine with what asks it, to a folder."""
    build.write(folder / build.NAME)
    (folder / "weights.bin").write_bytes(weights.packed())
    command = [str(TOOLS / "vite"), "build", "-c", "tests/bundle.config.ts"]
    command += ["--emptyOutDir=false", "--outDir", str(folder)]
    environment = os.environ | {"PATH": PATH, "VITE_CONFIG_NATIVE_IGNORE_WARNING": "true"}
    subprocess.run(command, cwd=PAGE, env=environment, check=True)
    (folder / "worker.js").write_text(WORKER_CODE)
    (folder / "index.html").write_text("<!doctype html><title>engine</title>")


Question = dict[str, Any]


def play(games: int, policy: int) -> Question:
    """So many games of every variant."""
    variants = [
        [int(named(Mode, mode)), seats, int(named(Difficulty, difficulty or "standard"))]
        for mode, seats, difficulty in every_variant()
    ]
    return {"variants": variants, "games": games, "policy": int(policy)}


def search(nodes: int) -> Question:
    """A search of every position in `positions.bin`, with a budget of nodes."""
    return {"nodes": nodes}


def in_node(folder: Path, ask: Question) -> list[int]:
    """What Node answers."""
    assert NODE
    command = [NODE, "--input-type=module", "-e", NODE_CODE, json.dumps(ask)]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True)
    found: list[int] = json.loads(done.stdout)
    return found


def in_chromium(folder: Path, ask: Question) -> list[int]:
    """What a Web Worker in Chromium answers."""

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
        found: list[int] = page.evaluate(PAGE_CODE, ask)
        browser.close()
    return found
