/** A day as people say it. */

import { spokenLanguage } from '../texts/words.svelte';
import type { Day } from './day';

export function dateWords(day: Day): string {
  const style = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(spokenLanguage(), style).format(Date.parse(day));
}
