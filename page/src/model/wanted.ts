/** The places the mastermind would take from if nothing changed: one, or in Finesse two. */

import type { Position } from '../net/protocol';

export function wantedPlaces(position: Pick<Position, 'phase' | 'mastermind'>): string[] {
  if (position.phase === 'over' || position.phase === 'touch') return [];
  return position.mastermind?.next ?? [];
}
