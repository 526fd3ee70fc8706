import { expect, test } from 'vitest';
import { lastPerson, reach, type Step } from '../src/local/undo';

/** `a` and `b` are people, `x` an agent; a capital reveals something, and the number is the round. */
function steps(text: string): Step[] {
  return text.split(' ').map((word) => {
    const letter = word[0]!;
    return {
      turn: { round: Number(word[1]), seat: 'abx'.indexOf(letter.toLowerCase()), touches: false },
      agent: letter.toLowerCase() === 'x',
      reveals: letter === letter.toUpperCase(),
    };
  });
}

test('a player takes back the last action, or the turn so far', () => {
  expect(reach(steps('a1 a1 a1'), 0, false)).toEqual({ last: 2, turn: 0 });
  expect(reach(steps('x1 a1 a1'), 0, false)).toEqual({ last: 2, turn: 1 });
});

test('an agent’s answer is in the way, unless the others are asked', () => {
  expect(reach(steps('a1 a1 x1 x1'), 0, false)).toBeNull();
  expect(reach(steps('a1 a1 x1 x1'), 0, true)).toEqual({ last: 1, turn: 0 });
});

test('nothing is taken back beyond a card that was turned up, or beyond the turn', () => {
  expect(reach(steps('a1 A1 a1'), 0, false)).toEqual({ last: 2, turn: 2 });
  expect(reach(steps('a1 A1'), 0, false)).toBeNull();
  expect(reach(steps('a1 X1'), 0, false)).toBeNull();
  expect(reach(steps('a1 x1 a2'), 0, false)).toEqual({ last: 2, turn: 2 });
});

test('another person’s action is in the way, unless the others are asked', () => {
  expect(reach(steps('a1 b1'), 0, false)).toBeNull();
  expect(reach(steps('a1 b1'), 0, true)).toEqual({ last: 0, turn: 0 });
  expect(lastPerson(steps('a1 b1 x1'))).toBe(1);
});
