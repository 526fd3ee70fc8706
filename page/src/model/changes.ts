/** What has become of events: which were taken back, and what changed since somebody last acted. */

import type { TableEvent } from '../net/protocol';
import { isEffect, whereOf } from './events';

const PARTS = /^(seat-|round$|tiles$|mastermind$)/; // too large to be marked

/** The numbers of the actions that were taken back. */
export function undoneIn(events: readonly TableEvent[]): ReadonlySet<number> {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const event of events) {
    if (event.kind === 'undo') {
      const from = Math.max(0, standing.length - event.actions);
      for (const seq of standing.splice(from)) undone.add(seq);
    } else if (isEffect(event) && standing.at(-1) !== event.seq) standing.push(event.seq);
  }
  return undone;
}

/** Where others changed the board since one of these seats acted, by `data-at`; the mastermind answers at once. */
export function changesSince(events: readonly TableEvent[], seats: readonly number[]): string[] {
  const undone = undoneIn(events);
  const lasting = events.filter((event) => isEffect(event) && !undone.has(event.seq));
  const deeds = lasting.filter(({ seq }, at) => lasting[at - 1]?.seq !== seq); // an action comes before what followed
  const own = deeds.findLast(({ seat }) => seat !== null && seats.includes(seat))?.seq ?? 0;
  const from = lasting.findIndex(({ seq, kind }) => seq > own || (seq === own && kind.startsWith('mastermind')));
  const places = from < 0 ? [] : lasting.slice(from).flatMap(whereOf);
  return [...new Set(places)].filter((name) => !PARTS.test(name));
}
