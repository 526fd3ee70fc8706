import { describe, expect, test } from 'vitest';
import { placeTip } from '../src/widgets/tip_place';

const ROOM = { width: 800, height: 600 };
const SIZE = { width: 200, height: 80 };

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('what is told of a thing', () => {
  test('stands above it, or below it where there is no room', () => {
    expect(placeTip(SIZE, box(300, 300, 400, 400), ROOM, null)).toEqual({ x: 250, y: 214 });
    expect(placeTip(SIZE, box(300, 20, 400, 120), ROOM, null)).toEqual({ x: 250, y: 126 });
  });

  test('stays in the window', () => {
    expect(placeTip(SIZE, box(0, 300, 40, 340), ROOM, null).x).toBe(6);
    expect(placeTip(SIZE, box(780, 300, 800, 340), ROOM, null).x).toBe(594);
    expect(placeTip(SIZE, box(300, 10, 400, 590), ROOM, null).y).toBe(514);
  });

  test('does not cover the words of whoever guides one', () => {
    const card = box(300, 20, 400, 120);
    const below = box(200, 130, 520, 230);
    expect(placeTip(SIZE, card, ROOM, below)).toEqual({ x: 406, y: 30 });
    const right = box(410, 10, 730, 120);
    expect(placeTip(SIZE, card, ROOM, right)).toEqual({ x: 250, y: 126 });
  });

  test('covers them only where there is no other place', () => {
    const everywhere = box(0, 0, 800, 600);
    expect(placeTip(SIZE, box(300, 300, 400, 400), ROOM, everywhere)).toEqual({ x: 250, y: 214 });
  });
});
