/** How long something has lasted, in words: to the second for a minute, then roughly. */

import { say } from '../texts/words.svelte';

const MINUTE = 60;
const HOUR = 3600;

export function spanWords(seconds: number): string {
  if (seconds < MINUTE) return say('span', { unit: 's', count: Math.floor(seconds) });
  if (seconds < HOUR) return say('span', { unit: 'min', count: Math.floor(seconds / MINUTE) });
  return say('span', { unit: 'h', count: Math.floor(seconds / HOUR) });
}
