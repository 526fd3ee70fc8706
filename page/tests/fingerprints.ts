/**
 * Random games as one number each, made of all that the engine says on the way.
 *
 * `tests/webassembly/fingerprints.py` makes the same numbers with machine code: what is mixed in, and in which order, is the
 * same there.
 */

import { ACTIONS, NONE, Phase, SLOTS } from '../src/engine/constants';
import { loadEngine, SEED_BYTES, type Engine } from '../src/engine/engine';
import { State } from '../src/engine/records';
import { buildTilings, Search } from '../src/engine/search';

const BEGIN = 0x811c9dc5;
const PRIME = 0x01000193;
const RARELY = 8;

export type Variant = [mode: number, seats: number, difficulty: number];

function mix(hashed: number, word: number): number {
  const product = Math.imul(hashed ^ word, PRIME);
  return product ^ (product >>> 15);
}

function mixAll(hashed: number, words: ArrayLike<number>): number {
  for (let n = 0; n < words.length; n++) hashed = mix(hashed, words[n]!);
  return hashed;
}

function wordsOf(engine: Engine, state: State): Uint32Array {
  return new Uint32Array(engine.bytes(state).buffer);
}

function seedOf(number: number): Uint8Array {
  const seed = new Uint8Array(SEED_BYTES);
  new DataView(seed.buffer).setUint32(0, number, true);
  return seed;
}

function mixChoices(hashed: number, engine: Engine, state: State): number {
  const listed = engine.legal(state);
  hashed = mixAll(mix(hashed, listed.length), listed);
  hashed = mixAll(hashed, engine.legalMask(state));
  hashed = mixAll(hashed, new Uint32Array(engine.observe(state, state.player).buffer));
  return mix(hashed, Number(engine.isLegal(state, (hashed >>> 0) % ACTIONS)));
}

function mixStanding(hashed: number, engine: Engine, state: State): number {
  for (let seat = 0; seat < state.seats; seat++) hashed = mix(hashed, engine.score(state, seat));
  hashed = mix(hashed, engine.mastermindScore(state));
  return state.seats === 1 ? mixAll(hashed, engine.nextTakes(state)) : hashed;
}

function mixHidden(hashed: number, engine: Engine, state: State, other: State): number {
  engine.copy(state, other);
  engine.hide(other);
  hashed = mixAll(hashed, wordsOf(engine, other));
  engine.determinize(other, seedOf(0));
  return mixAll(hashed, wordsOf(engine, other));
}

function mixSolved(hashed: number, engine: Engine, state: State): number {
  const supply = [...state.supply(state.player)];
  const reserve = [...state.reserve];
  for (let slot = 0; slot < SLOTS; slot++) {
    const hole = state.hole(state.player)[slot]!;
    hashed = mix(hashed, engine.countWays(hole, supply));
    hashed = mixAll(hashed, engine.fewestPieces(hole, reserve) ?? []);
  }
  return hashed;
}

function mixGame(engine: Engine, state: State, other: State, policy: number): number {
  let hashed = BEGIN;
  let moves = 0;
  while (state.phase !== Phase.OVER) {
    hashed = mixStanding(mixChoices(hashed, engine, state), engine, state);
    if (moves % RARELY === 0) hashed = mixSolved(mixHidden(hashed, engine, state, other), engine, state);
    const action = engine.randomAction(state, policy);
    const effects = engine.play(state, action);
    hashed = mix(mix(hashed, action), effects.length);
    for (const { kind, seat, place, slot, puzzle, piece, amount } of effects)
      hashed = mixAll(hashed, [kind, seat, place, slot, puzzle, piece, amount]);
    hashed = mixAll(hashed, wordsOf(engine, state));
    moves++;
  }
  for (const { rank, total, points, touches, unfinished, coins, puzzles, pieces } of engine.scoreTable(state))
    hashed = mixAll(hashed, [rank, total, points, touches, unfinished, coins, puzzles, pieces]);
  return mix(mix(hashed, engine.decidedBy(state) ?? NONE), moves) >>> 0;
}

/** So many games of every variant, the seeds from 0 on, one variant after the other. */
export async function fingerprints(
  module: BufferSource | Promise<Response>,
  variants: Variant[],
  games: number,
  policy: number,
): Promise<number[]> {
  const engine = await loadEngine(module);
  const [state, other] = [engine.newState(), engine.newState()];
  return variants.flatMap(([mode, seats, difficulty]) =>
    Array.from({ length: games }, (_, seed) => {
      engine.deal(state, mode, seats, difficulty, seedOf(seed));
      return mixGame(engine, state, other, policy);
    }),
  );
}

/** What the network and a search say of positions, each as one number. */
export async function searches(
  module: BufferSource | Promise<Response>,
  weights: ArrayBuffer,
  positions: Uint8Array,
  nodes: number,
): Promise<number[]> {
  const source = module instanceof Promise ? await (await module).arrayBuffer() : module;
  const tilings = buildTilings(await loadEngine(source));
  const engine = await loadEngine(source);
  const search = new Search(engine, weights, tilings);
  const state = engine.newState();
  return Array.from({ length: positions.length / State.SIZE }, (_, n) => {
    engine.load(state, positions.subarray(n * State.SIZE, (n + 1) * State.SIZE));
    return mixSearch(search, state, nodes) >>> 0;
  });
}

function mixNumbers(hashed: number, numbers: number[]): number {
  return mixAll(hashed, new Uint32Array(new Float64Array(numbers).buffer));
}

function mixSearch(search: Search, state: State, nodes: number): number {
  if (state.phase === Phase.TOUCH) return mix(BEGIN, search.bestTouch(state));
  let hashed = mix(mix(BEGIN, search.bestAction(state)), search.drawAction(state, 4.2, 6, 0.37));
  for (const { value, margin } of search.assess(state)) hashed = mixNumbers(hashed, [value, margin]);
  search.begin(state);
  search.simulate(nodes);
  for (const { actions, prior, visits, value, margin } of search.turns()) {
    hashed = mix(mixAll(hashed, actions), visits);
    if (visits > 0) hashed = mixNumbers(hashed, [prior, value, margin]);
  }
  const { value, margin } = search.expected(state.player);
  hashed = mixNumbers(hashed, [value, margin]);
  return mix(mix(hashed, search.chosenTurn().edge), search.evaluated);
}
