/** Which puzzles already got a piece of the Master that is being played. */

import type { Position } from '../net/protocol';

export function isMastered({ phase, player, mastered }: Position, seat: number, slot: number): boolean {
  return phase === 'master' && player === seat && mastered.includes(slot);
}
