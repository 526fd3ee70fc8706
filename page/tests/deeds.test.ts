import { expect, test } from 'vitest';
import { deedsOf } from '../src/table/strip/deeds';
import type { TableEvent } from '../src/net/protocol';

const event = (seq: number, seat: number | null, kind: string, more = {}): TableEvent =>
  ({ seq, seat, kind, ...more }) as unknown as TableEvent;

const seqs = (events: TableEvent[], seat: number | null): number[] => deedsOf(events, seat).map(({ seq }) => seq);

const TURNS = [
  event(1, 0, 'take'),
  event(2, 0, 'piece'),
  event(2, 0, 'turn'),
  event(3, 1, 'place'),
  event(3, 1, 'complete'),
  event(4, 1, 'upgrade'),
];

test('the deeds of somebody are those of the last turn', () => {
  expect(seqs(TURNS, 0)).toEqual([1, 2]);
  expect(seqs(TURNS, 1)).toEqual([3, 3, 4]);
  expect(seqs([...TURNS, event(5, 0, 'place')], 0)).toEqual([5]);
});

test('what was taken back was not done', () => {
  expect(seqs([...TURNS, event(5, 1, 'undo', { actions: 1 })], 1)).toEqual([3, 3]);
  expect(seqs([...TURNS, event(5, 1, 'undo', { actions: 2 })], 1)).toEqual([]);
  expect(seqs([...TURNS, event(5, 1, 'undo', { actions: 1 })], 0)).toEqual([1, 2]);
});

test('the mastermind has deeds of its own', () => {
  const events = [event(1, 0, 'take'), event(1, 0, 'mastermind_take'), event(2, 0, 'piece')];
  expect(seqs(events, null)).toEqual([1]);
  expect(seqs(events, 0)).toEqual([2]);
});
