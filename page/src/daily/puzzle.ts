/** The puzzle of the day: which hole it is, and how it may lie. */

import { CARDS } from '../engine/cards';
import type { Card } from '../net/protocol';
import { cellsOf, maskOf, SIDE, type Cell } from '../drawing/shapes';
import { dayNumber, type Day } from './day';

const LARGE = 8; // cells: a smaller hole is no riddle
const HOLES = CARDS.filter(({ hole }) => cellsOf(hole).length >= LARGE);
const STEP = 7; // through the holes, so that neighbours differ; prime to their number
const QUARTERS = 4;

const LAST = SIDE - 1;
const quarterTurn = ([row, column]: Cell): Cell => [column, LAST - row];
const mirror = ([row, column]: Cell): Cell => [row, LAST - column];

/** A hole in one of the eight ways it can lie. */
export function lyingAs(hole: number, way: number): number {
  let cells = cellsOf(hole);
  for (let quarter = 0; quarter < way % QUARTERS; quarter++) cells = cells.map(quarterTurn);
  return maskOf(way < QUARTERS ? cells : cells.map(mirror));
}

/** Every large hole once, then all of them again as they lie otherwise. */
export function puzzleOf(day: Day): Card {
  const number = dayNumber(day);
  const card = HOLES[(number * STEP) % HOLES.length]!;
  return { ...card, hole: lyingAs(card.hole, Math.floor(number / HOLES.length) % (2 * QUARTERS)) };
}
