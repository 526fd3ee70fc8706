/** Chances and points as people read them. */

import type { Worth } from '../local/judge';
import type { Params } from '../texts/words.svelte';

const tenths = (points: number): number => Math.round(Math.abs(points) * 10) / 10;

/** Whole per cent and tenths of points, without signs, and which way they go. */
export function figuresOf({ chance, margin }: Worth): Params {
  const percent = Math.round(100 * Math.abs(chance));
  const way = percent === 0 ? 'even' : chance > 0 ? 'more' : 'less';
  return { percent, points: tenths(margin), way };
}
