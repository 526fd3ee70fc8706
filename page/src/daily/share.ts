/** A day in a line for friends: how it went, and nothing of the deal. */

import { figure, say } from '../texts/words.svelte';
import type { Day } from './day';
import { isSolved, type DealResult, type PuzzleResult } from './results.svelte';

const WHITE = '⬜';
const BLACK = '⬛';
const MARKS = ['🟩', '🟨', '🟥'] as const; // the fewest pieces, one more, more

/** With a square for each finished puzzle. */
export function dealLine(day: Day, { won, points, against, white, black }: DealResult): string {
  const line = say('daily-line', {
    day,
    result: won ? 'won' : 'lost',
    points: figure(points),
    against: figure(against),
  });
  return `${line} ${WHITE.repeat(white)}${BLACK.repeat(black)}`.trimEnd();
}

/** With a square for each filling. */
export function puzzleLine(day: Day, result: PuzzleResult): string {
  const { tries, fewest } = result;
  const line = say('fewest-line', { day, result: isSolved(result) ? 'solved' : 'open', tries: tries.length });
  return `${line} ${tries.map((pieces) => MARKS[Math.min(pieces - fewest, MARKS.length - 1)]).join('')}`.trimEnd();
}
