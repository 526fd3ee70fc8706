import { expect, test } from 'vitest';
import { outline, seams } from '../src/drawing/outline';
import { cellNames, cellsOf, maskOf, printed, SHAPES } from '../src/drawing/shapes';

test('the outline of a square has four corners', () => {
  expect(outline(1, 10, 0)).toBe('M0 0L10 0L10 10L0 10Z');
});

test('a hole with an island has two lines', () => {
  const frame = maskOf([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ]);
  expect(outline(frame, 10, 0).match(/Z/g)).toHaveLength(2);
});

test('a piece of four cells in a row has three seams', () => {
  expect(seams(printed('I4'), 10, 1).match(/M/g)).toHaveLength(3);
});

test('a shape has as many cells as its level', () => {
  for (const shape of SHAPES) expect(cellsOf(printed(shape))).toHaveLength(Number(shape[1]));
});

test('cells are named as in the notation', () => {
  expect(
    cellNames(
      maskOf([
        [1, 1],
        [3, 2],
        [2, 1],
        [3, 1],
      ]),
    ),
  ).toBe('b2 b3 b4 c4');
});
