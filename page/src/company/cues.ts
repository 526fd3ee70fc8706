/** Which sounds belong to what happened. */

import type { TableEvent } from '../net/protocol';

export type Cue = 'place' | 'complete' | 'turn' | 'end';

/** In the order in which they sound; a placement that completes a puzzle is heard as that. */
export function cuesOf(events: readonly TableEvent[], isMyTurn: boolean): Cue[] {
  const happened = (kind: TableEvent['kind']): boolean => events.some((event) => event.kind === kind);
  if (happened('undo')) return [];
  const cues: Cue[] = [];
  if (happened('complete')) cues.push('complete');
  else if (happened('place')) cues.push('place');
  if (happened('over')) cues.push('end');
  else if (isMyTurn) cues.push('turn');
  return cues;
}
