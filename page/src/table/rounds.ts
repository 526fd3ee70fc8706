/** Which round it is, in words. */

import type { Position } from '../net/protocol';
import { say } from '../texts/words.svelte';

export function roundWords({ phase, round, last_round, tiles }: Position): string {
  if (phase === 'over') return say('round-over');
  if (phase === 'touch') return say('round-touch');
  const last = last_round === null ? 'no' : last_round === round ? 'now' : 'next';
  return say(tiles.length ? 'round-of-ten' : 'round', { round, last });
}
