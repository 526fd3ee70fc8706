import { expect, test } from 'vitest';
import { changesSince, undoneIn } from '../src/model/changes';
import { isMastered } from '../src/model/mastered';
import type { EffectEvent, Position, TableEvent } from '../src/net/protocol';

function effect(seq: number, seat: number, kind: EffectEvent['kind'], more: Partial<EffectEvent> = {}): TableEvent {
  const empty = { place: null, slot: null, puzzle: null, shape: null, given: null, amount: null, told: null };
  return { ...empty, seq, seat, kind, ...more } as unknown as TableEvent;
}

const undo = (seq: number, seat: number, actions: number): TableEvent => ({ seq, seat, kind: 'undo', actions });

test('what was taken back is known, all of an action and nothing else', () => {
  const events = [
    effect(1, 0, 'piece'),
    effect(2, 0, 'place'),
    effect(2, 0, 'complete'),
    undo(3, 0, 1),
    effect(4, 0, 'piece'),
    undo(5, 0, 2),
  ];
  expect([...undoneIn(events)]).toEqual([2, 1, 4]);
});

test('what others did is marked until one acts', () => {
  const events = [
    effect(1, 0, 'piece', { shape: 'I1' }),
    effect(2, 1, 'take', { place: 'W2', slot: 3 }),
    effect(3, 1, 'piece', { shape: 'L4' }),
    effect(3, 0, 'round'),
  ];
  expect(changesSince(events, [0])).toEqual(['slot-1-3', 'place-W2', 'supply-1-L4', 'reserve-L4']);
  const acted = [...events, effect(4, 0, 'piece', { shape: 'I1' })];
  expect(changesSince(acted, [0])).toEqual([]);
  expect(changesSince([...acted, undo(5, 0, 1)], [0])).toHaveLength(4);
});

test('what the mastermind did in answer is marked too', () => {
  const events = [
    effect(1, 0, 'piece', { shape: 'I1' }),
    effect(1, 0, 'mastermind_take', { place: '4' }),
    effect(1, 0, 'refill', { place: '4' }),
  ];
  expect(changesSince(events, [0])).toEqual(['place-4']);
});

test('a Master ticks the slots of whoever plays it', () => {
  const position = { phase: 'master', player: 1, mastered: [2] } as unknown as Position;
  expect(isMastered(position, 1, 2)).toBe(true);
  expect(isMastered(position, 0, 2)).toBe(false);
  expect(isMastered({ ...position, phase: 'act' }, 1, 2)).toBe(false);
});
