// What bench/wasm.py asks of Node: each line of the input is a question, and each of the output its answer.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [folder] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(`${folder}/${name}`).href);
const bytes = (name) => new Uint8Array(readFileSync(`${folder}/${name}`));
const { loadEngine } = await load('engine.js');
const { Search, buildTilings } = await load('search.js');

/** Seconds of processor time. */
function seconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const module = bytes('projectl.wasm');
const positions = bytes('positions.bin');
let begin = performance.now();
const engine = await loadEngine(module);
const started = performance.now() - begin;
begin = performance.now();
const tilings = buildTilings(await loadEngine(module));
const tiled = performance.now() - begin;
begin = performance.now();
const search = new Search(engine, bytes('weights.bin').buffer, tilings);
const unpacked = performance.now() - begin;
const state = engine.newState();
const size = engine.bytes(state).length;

function play(moves) {
  engine.load(state, positions.subarray(0, size));
  const before = seconds();
  engine.exports.play_on(state.at, 1, moves);
  return seconds() - before;
}

function think(nodes) {
  const before = seconds();
  for (let at = 0; at < positions.length; at += size) {
    engine.load(state, positions.subarray(at, at + size));
    search.begin(state);
    search.simulate(nodes);
  }
  return seconds() - before;
}

function decide(times) {
  const before = seconds();
  for (let at = 0; at < positions.length; at += size) {
    engine.load(state, positions.subarray(at, at + size));
    for (let n = 0; n < times; n++) search.bestAction(state);
  }
  return seconds() - before;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [question, number] = JSON.parse(line);
  const answers = { start: () => ({ started, tiled, unpacked }), play, think, decide };
  console.log(JSON.stringify(answers[question](number)));
}
