import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  ACTION,
  EffectKind,
  Mode,
  NONE,
  Phase,
  PLACEMENT_MASK,
  Policy,
  PUZZLES,
  SHAPE_COUNT,
} from '../src/engine/constants';
import { EngineError, loadEngine, SEED_BYTES, type Engine } from '../src/engine/engine';

let engine: Engine;
const seed = new Uint8Array(SEED_BYTES).fill(7);

beforeAll(async () => {
  engine = await loadEngine(readFileSync(join(import.meta.dirname, '../src/engine/projectl.wasm')));
});

test('a game is dealt, played by chance, and ends with a score table', () => {
  const state = engine.newState();
  engine.deal(state, Mode.BASE, 3, 0, seed);
  expect([...state.supply(0)]).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0]);
  while (state.phase !== Phase.OVER) {
    const action = engine.randomAction(state, Policy.WEIGHTED);
    expect(engine.legal(state)).toContain(action);
    expect(engine.legalMask(state)[action]).toBe(1);
    expect(engine.play(state, action)[0]!.kind).toBeLessThanOrEqual(EffectKind.END);
  }
  const table = engine.scoreTable(state);
  expect(table).toHaveLength(3);
  expect(table.map(({ total }) => total)).toEqual([0, 1, 2].map((seat) => engine.score(state, seat)));
  expect(table.map(({ rank }) => rank)).toContain(1);
  expect(engine.legal(state)).toHaveLength(0);
});

test('an illegal action changes nothing', () => {
  const state = engine.newState();
  engine.deal(state, Mode.BASE, 2, 0, seed);
  const before = engine.bytes(state);
  for (const action of [ACTION.PASS, -1, 5000, 0.5]) {
    expect(() => engine.play(state, action)).toThrow(EngineError);
  }
  expect(engine.bytes(state)).toEqual(before);
});

test('a position goes out as bytes and comes back', () => {
  const [state, other] = [engine.newState(), engine.newState()];
  engine.deal(state, Mode.FINESSE, 4, 0, seed);
  engine.load(other, engine.bytes(state));
  expect(engine.legal(other)).toEqual(engine.legal(state));
  expect(() => engine.load(other, new Uint8Array(3))).toThrow('not 3');
  expect(() => engine.deal(other, Mode.BASE, 2, 0, new Uint8Array(3))).toThrow('not 3');
});

test('the mastermind tells what it takes', () => {
  const state = engine.newState();
  engine.deal(state, Mode.FINESSE_SOLO, 1, 2, seed);
  for (const place of engine.nextTakes(state)) expect(state.market[place]).not.toBe(NONE);
});

test('what is hidden is forgotten, and what is seen stays', () => {
  const [state, hidden] = [engine.newState(), engine.newState()];
  engine.deal(state, Mode.FINESSE, 2, 0, seed);
  engine.copy(state, hidden);
  engine.hide(hidden);
  expect([...hidden.deck(0)].every((card) => card === NONE)).toBe(true);
  expect(hidden.market).toEqual(state.market);
  engine.determinize(hidden, seed);
  engine.determinize(state, seed);
  expect(engine.bytes(hidden)).toEqual(engine.bytes(state));
});

test('holes are filled', () => {
  const hole = PUZZLES[0]![3];
  const few = engine.fewestPieces(hole)!;
  expect(few.reduce((cells, placement) => cells | PLACEMENT_MASK[placement]!, 0)).toBe(hole);
  expect(engine.ways(hole)).toHaveLength(engine.countWays(hole));
  expect(engine.fewestPieces(hole, new Uint8Array(SHAPE_COUNT))).toBeNull();
  expect(engine.missingPieces(hole, [0, 1, 1, 0, 0, 0, 0, 0, 0])).toEqual([new Array(SHAPE_COUNT).fill(0)]);
});
