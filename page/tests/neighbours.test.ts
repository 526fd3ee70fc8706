import { describe, expect, test } from 'vitest';
import { neighbour, type Box } from '../src/widgets/neighbours';

/** Boxes where letters stand, in the order of the alphabet; a box may be several lines high. */
function drawn(...lines: string[]): Box[] {
  const boxes = new Map<string, Box>();
  lines.forEach((line, y) =>
    [...line].forEach((letter, x) => {
      if (letter === '.') return;
      const box = boxes.get(letter) ?? { left: x, right: x + 1, top: y, bottom: y + 1 };
      boxes.set(letter, { ...box, right: Math.max(box.right, x + 1), bottom: y + 1 });
    }),
  );
  return [...boxes].sort(([a], [b]) => a.localeCompare(b)).map(([, box]) => box);
}

function walk(boxes: Box[], from: string, keys: string): string {
  const arrows: Record<string, string> = { u: 'ArrowUp', d: 'ArrowDown', l: 'ArrowLeft', r: 'ArrowRight' };
  let at = from.charCodeAt(0) - 97;
  for (const key of keys) at = neighbour(boxes, at, arrows[key]!) ?? at;
  return String.fromCharCode(at + 97);
}

describe('arrow keys', () => {
  const grid = drawn('abc', 'def', 'ghi');

  test('lead to what lies there', () => {
    expect(walk(grid, 'a', 'rd')).toBe('e');
    expect(walk(grid, 'e', 'ul')).toBe('a');
    expect(walk(grid, 'i', 'uu')).toBe('c');
  });

  test('stop at the edge above and below, and go on with the next line at its end', () => {
    expect(walk(grid, 'b', 'u')).toBe('b');
    expect(walk(grid, 'c', 'r')).toBe('d');
    expect(walk(grid, 'd', 'l')).toBe('c');
    expect(walk(grid, 'i', 'r')).toBe('i');
  });

  test('find their way from a tall box and to one', () => {
    const beside = drawn('a.cd', 'a.ef', 'b.gh', 'b.ij');
    expect(walk(beside, 'a', 'r')).toBe('c');
    expect(walk(beside, 'a', 'd')).toBe('b');
    expect(walk(beside, 'i', 'l')).toBe('b');
  });

  test('reach everything in order with right alone', () => {
    const uneven = drawn('aab.', 'c.dd', '.e..');
    expect(walk(uneven, 'a', 'rrrr')).toBe('e');
  });

  test('Home and End lead to the ends, other keys nowhere', () => {
    expect(neighbour(grid, 4, 'Home')).toBe(0);
    expect(neighbour(grid, 4, 'End')).toBe(8);
    expect(neighbour(grid, 4, 'x')).toBeNull();
  });
});
