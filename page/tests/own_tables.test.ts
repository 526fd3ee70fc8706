import { beforeEach, expect, test, vi } from 'vitest';
import { ownTables } from '../src/net/own_tables';
import type { FromServer } from '../src/net/protocol';

const seat = { name: 'Ada', kind: 'here', agent: null, level: null, score: 3 };
const position = { mode: 'base', round: 2, phase: 'action', seats: [seat], mastermind: null, outcome: null };

const snapshot = (you: number[]): FromServer => ({ type: 'snapshot', you, position }) as unknown as FromServer;
const update = (round: number): FromServer =>
  ({ type: 'update', position: { ...position, round } }) as unknown as FromServer;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('a table is remembered by whoever has a seat at it, and stands where it was last seen', () => {
  ownTables.follow('one', snapshot([0]));
  ownTables.follow('two', snapshot([]));
  ownTables.follow('two', update(5));
  ownTables.follow('three', snapshot([0]));
  ownTables.follow('one', update(4));
  expect(ownTables.list().map(({ table, standing }) => [table, standing.round])).toEqual([
    ['one', 4],
    ['three', 2],
  ]);
});

test('a table that ended elsewhere is over, and one can be forgotten', () => {
  ownTables.follow('one', snapshot([0]));
  ownTables.end('one');
  expect(ownTables.list()[0]!.standing).toMatchObject({ over: true, scores: [3] });
  ownTables.forget('one');
  expect(ownTables.list()).toEqual([]);
});

test('what cannot be read is as nothing', () => {
  localStorage.setItem('projectl-tables', '{');
  expect(ownTables.list()).toEqual([]);
});
