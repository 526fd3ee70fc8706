import { expect, test } from 'vitest';
import { withRoom } from '../src/replay/mistakes';

const at = (at: number, cost: number) => ({ at, cost });

test('where there is room, every mistake is marked', () => {
  const mistakes = [at(3, 1), at(8, 2), at(13, 1)];
  expect(withRoom(mistakes, 5)).toHaveLength(3);
});

test('of mistakes that are too near to each other, the costliest is marked', () => {
  const mistakes = [at(3, 1), at(5, 4), at(7, 2), at(20, 1)];
  expect(withRoom(mistakes, 5)).toEqual([at(5, 4), at(20, 1)]);
});
