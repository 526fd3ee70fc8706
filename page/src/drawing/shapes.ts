/** The nine shapes and the 5×5 field: cells are 25-bit masks, bit row*5+column. */

import type { Shape } from '../net/protocol';

export type { Shape };

export const SHAPES: readonly Shape[] = ['I1', 'I2', 'I3', 'V3', 'I4', 'L4', 'T4', 'S4', 'O4'];

export type Cell = readonly [row: number, column: number];

export const SIDE = 5;
export const ALL_CELLS = (1 << (SIDE * SIDE)) - 1;

const DRAWINGS: Record<Shape, string> = {
  I1: '#',
  I2: '##',
  I3: '###',
  V3: '##/#.',
  I4: '####',
  L4: '###/#..',
  T4: '###/.#.',
  S4: '.##/##.',
  O4: '##/##',
};

export function levelOf(shape: Shape): number {
  return Number(shape[1]);
}

export function cellsOf(mask: number): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    if ((mask >> cell) & 1) cells.push([Math.floor(cell / SIDE), cell % SIDE]);
  }
  return cells;
}

export function maskOf(cells: readonly Cell[]): number {
  return cells.reduce((mask, [row, column]) => mask | (1 << (row * SIDE + column)), 0);
}

/** Cells drawn as rows of `#` and `.` between `/`, in the top left corner. */
export function drawn(rows: string): number {
  const cells: Cell[] = [];
  rows.split('/').forEach((line, row) => {
    [...line].forEach((sign, column) => sign === '#' && cells.push([row, column]));
  });
  return maskOf(cells);
}

/** A shape as the rules draw it, in the top left corner. */
export function printed(shape: Shape): number {
  return drawn(DRAWINGS[shape]);
}

/** Cells by column letter and row number, sorted: `b2 b3 c3`. */
export function cellNames(mask: number): string {
  return cellsOf(mask)
    .map(([row, column]) => `${'abcde'[column]}${row + 1}`)
    .sort()
    .join(' ');
}

/** The cells of some names. */
export function maskOfNames(names: readonly string[]): number {
  return maskOf(names.map(([column = '', row]): Cell => [Number(row) - 1, 'abcde'.indexOf(column)]));
}

/** How many columns and rows some cells in the top left corner take. */
export function extent(mask: number): { columns: number; rows: number } {
  const cells = cellsOf(mask);
  return {
    columns: Math.max(...cells.map(([, column]) => column)) + 1,
    rows: Math.max(...cells.map(([row]) => row)) + 1,
  };
}

/** The middle of some cells, as [column, row] in cells. */
export function middleOf(mask: number): [x: number, y: number] {
  const cells = cellsOf(mask);
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  return [(Math.min(...columns) + Math.max(...columns) + 1) / 2, (Math.min(...rows) + Math.max(...rows) + 1) / 2];
}
