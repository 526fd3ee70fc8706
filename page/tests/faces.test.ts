import { describe, expect, test } from 'vitest';
import { FACES } from '../src/drawing/faces';
import { ALL_CELLS, cellsOf, drawn } from '../src/drawing/shapes';
import { CHARACTERS } from '../src/net/protocol';

const faces = Object.entries(FACES);
const cellsIn = (rows: string): number => cellsOf(drawn(rows)).length;

describe('a face', () => {
  test('is there for every level, for the mastermind and for guests', () => {
    expect(Object.keys(FACES)).toEqual([...Object.keys(CHARACTERS), 'mastermind', 'guest']);
  });

  test.each(faces)('of a %s lies within five by five cells, and no cell twice', (_, { parts }) => {
    const whole = parts.reduce((mask, { rows }) => mask | drawn(rows), 0);
    expect(whole & ~ALL_CELLS).toBe(0);
    expect(cellsOf(whole).length).toBe(parts.reduce((count, { rows }) => count + cellsIn(rows), 0));
  });

  test('has an outline that no other has, whatever its colour', () => {
    const outlines = faces.map(([, { parts }]) => parts.reduce((mask, { rows }) => mask | drawn(rows), 0));
    expect(new Set(outlines).size).toBe(faces.length);
  });
});
