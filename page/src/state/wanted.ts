/** What the mastermind would take if nothing changed: one place, or in Finesse several. */

import type { Position } from '../protocol';

type Next = string | readonly string[] | null;

export function wantedPlaces(position: Pick<Position, 'phase' | 'mastermind'>): string[] {
  if (position.phase === 'over' || position.phase === 'touch') return [];
  const next = (position.mastermind?.next ?? null) as Next;
  return next === null ? [] : typeof next === 'string' ? [next] : [...next];
}
