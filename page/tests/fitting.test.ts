import { describe, expect, test } from 'vitest';
import { maskOf, printed, SHAPES, type Cell } from '../src/drawing/shapes';
import { fitAt, flipped, formOf, formsOf, nextAt, nextForm, snap, step, turned } from '../src/model/fitting';

/** Cells from a drawing: `.#./##.`. */
function mask(drawing: string): number {
  const cells: Cell[] = [];
  drawing
    .split('/')
    .forEach((line, row) => [...line].forEach((sign, column) => sign === '#' && cells.push([row, column])));
  return maskOf(cells);
}

describe('turning', () => {
  test('each shape has as many forms as the rules know', () => {
    const counts = SHAPES.map((shape) => formsOf(printed(shape)).length);
    expect(counts).toEqual([1, 2, 2, 4, 2, 8, 4, 4, 1]);
  });

  test('four quarter turns lead back', () => {
    for (const shape of SHAPES) {
      const form = printed(shape);
      expect(turned(turned(turned(turned(form))))).toBe(form);
      expect(turned(turned(form), false)).toBe(form);
    }
  });

  test('a clockwise turn is clockwise', () => {
    expect(turned(mask('###/#..'))).toBe(mask('##/.#/.#'));
  });

  test('flipping changes the hand of an L', () => {
    expect(flipped(mask('###/#..'))).toBe(mask('###/..#'));
  });

  test('turning skips forms that fit nowhere', () => {
    const standing = [mask('#/#/#'), mask('.#/.#/.#')];
    expect(nextForm(standing, mask('###'), turned)).toBe(mask('#/#/#'));
    expect(nextForm(standing, mask('#/#/#'), turned)).toBeNull();
  });
});

describe('fitting', () => {
  const lying = [mask('##'), mask('.##'), mask('...../.....//##')];
  const standing = mask('#/#');

  test('a piece jumps to the nearest fit', () => {
    expect(snap(lying, mask('##'), 1.2, 0.6)).toBe(mask('##'));
    expect(snap(lying, mask('##'), 1.8, 0.4)).toBe(mask('.##'));
  });

  test('a piece far from any fit stays in the air', () => {
    expect(snap(lying, mask('##'), 4.5, 2)).toBeNull();
  });

  test('a piece held the wrong way turns only when it is close', () => {
    expect(snap([standing], mask('##'), 0.6, 1)).toBe(standing);
    expect(snap([standing], mask('##'), 1.6, 1)).toBeNull();
  });

  test('a tapped cell is covered, by the held form if possible', () => {
    expect(fitAt([...lying, standing], mask('##'), 0)).toBe(mask('##'));
    expect(fitAt([standing], mask('##'), 5)).toBe(standing);
  });

  test('tapping again goes through all fits of the cell and back', () => {
    const masks = [mask('##'), standing, mask('.##')];
    const next = nextAt(masks, mask('##'), 0);
    expect(next).toBe(standing);
    expect(nextAt(masks, standing, 0)).toBe(mask('##'));
  });

  test('an arrow key goes to the next fit that way, and nowhere if there is none', () => {
    expect(step(lying, mask('##'), 'right')).toBe(mask('.##'));
    expect(step(lying, mask('##'), 'left')).toBeNull();
    expect(formOf(step(lying, mask('##'), 'down') ?? 0)).toBe(mask('##'));
  });
});
