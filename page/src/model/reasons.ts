/** Why something is not possible now. What is a rule, the server explains; the rest is told here. */

import type { WireMessage } from '../net/protocol';
import { say, sayMessage, type Message } from '../texts/words.svelte';
import type { Telling } from '../widgets/tips.svelte';
import type { Table } from './table.svelte';

/** What stands in the way of everything; null when it is one's turn to choose an action. */
export function general(table: Table): string | null {
  const position = table.position;
  if (!position) return say('why-loading');
  if (table.isPast) return say('why-past');
  if (position.phase === 'over') return say('reason-over');
  if (table.isSpectator) return say('why-spectator');
  if (!table.info?.started) return say('why-not-started');
  if (table.own?.stand_in) return say('why-stand-in');
  if (table.busy) return say('why-busy');
  if (!table.you.includes(position.player)) return say('why-not-your-turn', { name: table.nameOf(position.player) });
  return table.lesson ? say('why-guided') : null;
}

/** Why actions, in notation, are not legal. */
export function whyNot(table: Table, ...actions: string[]): Telling {
  return general(table) ?? (() => explain(table, actions));
}

// What is told of places and cells by their names, where one sees them.
const IN_SIGHT: Record<string, string> = {
  'reason-fits-nowhere': 'board-fits-nowhere',
  'reason-place-empty': 'board-place-empty',
};

function onBoard({ code, params }: WireMessage): Message {
  return { code: IN_SIGHT[code] ?? code, params };
}

async function explain(table: Table, actions: string[]): Promise<string> {
  const reasons = await Promise.all(actions.map((action) => table.questions.ask(action)));
  const sentences = reasons.flatMap((reason) => (reason ? [sayMessage(onBoard(reason))] : []));
  return [...new Set(sentences)].join(' ');
}

export function whyNotUndo(table: Table): string {
  const position = table.position;
  if (!position || table.isSpectator) return say('why-spectator');
  if (position.undo.rule === 'none') return say('why-undo-none');
  if (position.undo.seat !== null && !table.you.includes(position.undo.seat)) return say('why-undo-others');
  return say('why-undo-revealed');
}
