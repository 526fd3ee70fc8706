import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { drawn, SHAPES, type Shape } from '../src/drawing/shapes';
import { PUZZLES } from '../src/engine/constants';
import { loadEngine, type Engine } from '../src/engine/engine';
import { fillingsOf, type Filling } from '../src/fill/filling';

let engine: Engine;

beforeAll(async () => {
  engine = await loadEngine(readFileSync(join(import.meta.dirname, '../src/engine/projectl.wasm')));
});

const supply = (...names: Shape[]): number[] => SHAPES.map((shape) => names.filter((name) => name === shape).length);
const covered = ({ pieces }: Filling): number => pieces.reduce((cells, piece) => cells | piece.cells, 0);

test('the pieces at hand fill a hole, the fewest first, each kind of way once', () => {
  const hole = drawn('###');
  const ways = fillingsOf(engine, hole, supply('I1', 'I1', 'I1', 'I2', 'I3'));
  expect(ways.map(({ pieces }) => pieces.map(({ shape }) => shape).sort())).toEqual([
    ['I3'],
    ['I1', 'I2'],
    ['I1', 'I1', 'I1'],
  ]);
  for (const way of ways) {
    expect(covered(way)).toBe(hole);
    expect(way.missing).toEqual([]);
  }
});

test('what is missing is told and marked, what is easiest to get first', () => {
  const [easiest, ...others] = fillingsOf(engine, drawn('###'), supply('I2'));
  expect(easiest!.missing).toEqual(['I1']);
  expect(easiest!.pieces.filter(({ missing }) => missing).map(({ shape }) => shape)).toEqual(['I1']);
  expect(others.map(({ missing }) => missing)).toEqual([['I3']]);
});

test('every puzzle can be filled by somebody with nothing, and soon enough to wait for', () => {
  for (const [name, , , hole] of PUZZLES) {
    const ways = fillingsOf(engine, hole, supply());
    expect(ways.length, name).toBeGreaterThan(0);
    for (const way of ways) expect(covered(way), name).toBe(hole);
  }
});
