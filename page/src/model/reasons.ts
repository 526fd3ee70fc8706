/** Why something is not possible now. Only explanations: what is possible, the server says. */

import { levelOf, SHAPES, type Shape } from '../drawing/shapes';
import { say } from '../texts/words.svelte';
import type { Hand } from './hand.svelte';
import type { Table } from './table.svelte';

/** What stands in the way of everything; null when it is one's turn to choose an action. */
export function general(table: Table): string | null {
  const position = table.position;
  if (!position) return say('why-loading');
  if (position.phase === 'over') return say('why-over');
  if (table.isSpectator) return say('why-spectator');
  if (!table.info?.started) return say('why-not-started');
  if (table.own?.stand_in) return say('why-stand-in');
  if (table.busy) return say('why-busy');
  if (!table.you.includes(position.player)) return say('why-not-your-turn', { name: table.nameOf(position.player) });
  return null;
}

function otherPhase(table: Table): string | null {
  const position = table.position;
  if (position?.phase === 'reward') return say('why-reward', { shape: position.reward_due ?? '' });
  if (position?.phase === 'master') return say('why-master');
  if (position?.phase === 'touch') return say('why-touch');
  if (position?.actions_left === 0) return say('why-no-actions');
  return null;
}

export function whyNotTake(table: Table, isThere: boolean): string {
  const why = general(table) ?? otherPhase(table);
  if (why) return why;
  if (!isThere) return say('why-place-empty');
  return say('why-slots-full');
}

export function whyNotReserve(table: Table, hand: Hand, shape: Shape): string {
  const why = general(table);
  if (why) return why;
  const left = table.position?.reserve[SHAPES.indexOf(shape)] ?? 0;
  if (!left) return say('why-reserve-none', { shape });
  if (hand.shape) {
    if (hand.shape === shape) return say('why-same-shape', { shape });
    const phase = otherPhase(table);
    if (phase) return phase;
    return say('why-too-large', { give: hand.shape, get: shape });
  }
  return otherPhase(table) ?? say(levelOf(shape) > 1 ? 'why-not-direct' : 'why-not-now', { shape });
}

export function whyNotHold(table: Table, shape: Shape, count: number): string {
  const why = general(table);
  if (why) return why;
  if (!count) return say('why-none-of', { shape });
  if (table.position?.phase === 'reward') return otherPhase(table) ?? '';
  if (table.position?.phase === 'act' && table.position.actions_left === 0) return say('why-no-actions');
  return say('why-fits-nowhere', { shape });
}

export function whyNotMaster(table: Table): string {
  const why = general(table);
  if (why) return why;
  if (table.position?.phase === 'master') return say('why-master');
  if (table.position?.master_used) return say('why-master-used');
  return otherPhase(table) ?? say('why-master-no-fit');
}

export function whyNotInsert(table: Table): string {
  const why = general(table);
  if (why) return why;
  if (table.position?.phase !== 'act') return otherPhase(table) ?? '';
  return say('why-coins', { coins: table.own?.available ?? 0 });
}

export function whyNotUndo(table: Table): string {
  const position = table.position;
  if (!position || table.isSpectator) return say('why-spectator');
  if (position.undo.rule === 'none') return say('why-undo-none');
  if (position.undo.seat !== null && !table.you.includes(position.undo.seat)) return say('why-undo-others');
  return say('why-undo-revealed');
}
