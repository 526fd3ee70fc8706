/** What somebody did in their last turn: the actions worth a picture. */

import type { EffectEvent, EffectKind, TableEvent } from '../../net/protocol';

const DEEDS: readonly EffectKind[] = [
  'take',
  'piece',
  'upgrade',
  'place',
  'complete',
  'reward',
  'insert',
  'mastermind_take',
];

const isDeed = (event: TableEvent): event is EffectEvent => (DEEDS as readonly string[]).includes(event.kind);

/** The deeds of a seat's last turn, the oldest first, without what was taken back; of the mastermind for null. */
export function deedsOf(events: readonly TableEvent[], seat: number | null): EffectEvent[] {
  let deeds: EffectEvent[] = [];
  let turnIsOver = false;
  for (const event of events) {
    if (event.kind === 'undo') {
      deeds = withoutLast(deeds, event.seat === seat ? event.actions : 0);
    } else if (isDeed(event)) {
      const mine = event.kind === 'mastermind_take' ? seat === null : event.seat === seat;
      if (mine) deeds = turnIsOver ? [event] : [...deeds, event];
      turnIsOver = !mine;
    }
  }
  return deeds;
}

/** Without the deeds of the last actions; those of one action have one `seq`. */
function withoutLast(deeds: EffectEvent[], actions: number): EffectEvent[] {
  const left = [...new Set(deeds.map(({ seq }) => seq))];
  const kept = left.slice(0, Math.max(0, left.length - actions));
  return deeds.filter(({ seq }) => kept.includes(seq));
}
