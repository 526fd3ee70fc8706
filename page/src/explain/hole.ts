/** A hole in words: its squares, line by line. */

import { cellsOf } from '../drawing/shapes';
import type { Param } from '../net/protocol';
import { listing, say } from '../texts/words.svelte';

const COLUMNS = 'abcde';

/** Columns that lie side by side, each run by its first and its last. */
function runsOf(columns: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const column of columns) {
    const run = runs.at(-1);
    if (run && run[1] === column - 1) run[1] = column;
    else runs.push([column, column]);
  }
  return runs;
}

function runWords([first, last]: [number, number]): Param {
  const [from, to] = [COLUMNS[first]!, COLUMNS[last]!];
  return first === last ? from : { code: 'hole-run', params: { from, to } };
}

/** Such as `row 2: b to d; row 3: c`. */
export function holeWords(hole: number): string {
  const rows = new Map<number, number[]>();
  for (const [row, column] of cellsOf(hole)) rows.set(row, [...(rows.get(row) ?? []), column]);
  return [...rows]
    .map(([row, columns]) => say('hole-row', { row: row + 1, columns: listing(runsOf(columns).map(runWords)) }))
    .join('; ');
}
