/** Turning, flipping and fitting a held piece. What is legal comes from the server, as masks. */

import { cellsOf, maskOf, middleOf, SIDE, type Cell } from '../drawing/shapes';

/** Cells pushed into the top left corner: what is left is the form, not the place. */
export function formOf(mask: number): number {
  const cells = cellsOf(mask);
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return maskOf(cells.map(([row, column]): Cell => [row - top, column - left]));
}

function moved(form: number, how: (cell: Cell) => Cell): number {
  const cells = cellsOf(form).map(how);
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return maskOf(cells.map(([row, column]): Cell => [row - top, column - left]));
}

/** A quarter turn; a form that looks the same afterwards stays as it is. */
export function turned(form: number, clockwise = true): number {
  return moved(form, ([row, column]) => (clockwise ? [column, -row] : [-column, row]));
}

/** Mirrored from left to right; if that changes nothing, from top to bottom. */
export function flipped(form: number): number {
  const mirrored = moved(form, ([row, column]) => [row, -column]);
  return mirrored === form ? moved(form, ([row, column]) => [-row, column]) : mirrored;
}

/** The different forms one gets by turning and flipping, the given one first. */
export function formsOf(form: number): number[] {
  const forms: number[] = [];
  for (const side of [form, flipped(form)]) {
    let next = side;
    for (let quarter = 0; quarter < 4; quarter++) {
      if (!forms.includes(next)) forms.push(next);
      next = turned(next);
    }
  }
  return forms;
}

function distance(mask: number, x: number, y: number): number {
  const [middleX, middleY] = middleOf(mask);
  return Math.hypot(middleX - x, middleY - y);
}

function nearest(masks: readonly number[], x: number, y: number, reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  for (const mask of masks) {
    const far = distance(mask, x, y);
    if (far < least) [best, least] = [mask, far];
  }
  return best;
}

const REACH = 1.3; // cells a piece jumps to its place
const REACH_TURNED = 0.9; // if it has to be turned for it

/** The legal fit nearest to a piece whose middle is at (x, y), in cells; as held if possible. */
export function snap(masks: readonly number[], form: number, x: number, y: number): number | null {
  const same = masks.filter((mask) => formOf(mask) === form);
  return nearest(same, x, y, REACH) ?? nearest(masks, x, y, REACH_TURNED);
}

/** Tapping a cell: the first fit that covers it, as held if possible; nearby if none does. */
export function fitAt(masks: readonly number[], form: number, cell: number): number | null {
  const covering = masks.filter((mask) => (mask >> cell) & 1);
  const x = (cell % SIDE) + 0.5;
  const y = Math.floor(cell / SIDE) + 0.5;
  const same = covering.filter((mask) => formOf(mask) === form);
  return nearest(same, x, y, 9) ?? nearest(covering, x, y, 9) ?? snap(masks, form, x, y);
}

/** Tapping again: the next fit that covers the cell, in another form if there is one. */
export function nextAt(masks: readonly number[], current: number, cell: number): number | null {
  const covering = masks.filter((mask) => (mask >> cell) & 1);
  const ways = formsOf(formOf(current)).flatMap((form) => covering.filter((mask) => formOf(mask) === form));
  const at = ways.indexOf(current);
  return ways[(at + 1) % ways.length] ?? null;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The fit one comes to by an arrow key: the nearest one that lies that way. */
export function step(masks: readonly number[], current: number, way: Direction): number | null {
  const [x, y] = middleOf(current);
  const same = masks.filter((mask) => formOf(mask) === formOf(current) && mask !== current);
  let best: number | null = null;
  let least = Infinity;
  for (const mask of same) {
    const [toX, toY] = middleOf(mask);
    const along = { up: y - toY, down: toY - y, left: x - toX, right: toX - x }[way];
    if (along < 0.25) continue;
    const aside = way === 'up' || way === 'down' ? Math.abs(toX - x) : Math.abs(toY - y);
    const far = along + 2 * aside;
    if (far < least) [best, least] = [mask, far];
  }
  return best;
}

/** The fit in another form that lies nearest to where the piece is now. */
export function refit(masks: readonly number[], form: number, current: number): number | null {
  const [x, y] = middleOf(current);
  return nearest(
    masks.filter((mask) => formOf(mask) === form),
    x,
    y,
    9,
  );
}

/** Turning with the keys skips forms that fit nowhere; null when there is no other one. */
export function nextForm(masks: readonly number[], form: number, change: (form: number) => number): number | null {
  const fitting = new Set(masks.map(formOf));
  let next = change(form);
  for (let quarter = 0; quarter < 4 && next !== form; quarter++) {
    if (fitting.has(next)) return next;
    next = change(next);
  }
  return null;
}
