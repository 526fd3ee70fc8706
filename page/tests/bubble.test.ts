import { describe, expect, test } from 'vitest';
import { arrowBetween, overlap, placeBubble, type Box } from '../src/guide/bubble';

const PHONE = { width: 390, height: 844 };
const SIZE = { width: 320, height: 150 };

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

describe('the bubble', () => {
  test.each([
    ['at the top', [box(10, 60, 80, 90)]],
    ['at the foot', [box(300, 800, 80, 40)]],
    ['in the middle', [box(150, 400, 90, 60)]],
    ['at the foot and in the middle', [box(10, 760, 40, 50), box(40, 300, 40, 80)]],
  ])('covers nothing that it points at %s', (_, targets) => {
    const stands = { ...placeBubble(SIZE, targets, [], PHONE), ...SIZE };
    for (const target of targets) expect(overlap(stands, target)).toBe(0);
    expect(stands.left).toBeGreaterThanOrEqual(0);
    expect(stands.left + SIZE.width).toBeLessThanOrEqual(PHONE.width);
    expect(stands.top + SIZE.height).toBeLessThanOrEqual(PHONE.height);
  });

  test('leaves the card of a hole in sight', () => {
    const [hole, card] = [box(60, 250, 40, 80), box(20, 160, 180, 210)];
    expect(overlap({ ...placeBubble(SIZE, [hole], [card], PHONE), ...SIZE }, card)).toBe(0);
  });

  test('stands in the middle when it points at nothing', () => {
    expect(placeBubble(SIZE, [], [], PHONE)).toEqual({ left: 35, top: 347 });
  });
});

test('an arrow leads from edge to edge', () => {
  expect(arrowBetween(box(0, 0, 10, 10), box(40, 0, 10, 10))).toEqual({ from: { x: 10, y: 5 }, to: { x: 40, y: 5 } });
  expect(arrowBetween(box(0, 0, 10, 10), box(5, 5, 10, 10))).toBeNull();
});
