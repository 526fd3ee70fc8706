/** What a seat is called: by the name somebody chose, else by who sits there. */

import type { Level, SeatKind } from '../net/protocol';
import { say } from '../texts/words.svelte';

export type Named = { number: number; name: string; kind: SeatKind; agent: string | null; level: Level | null };

export function seatName({ number, name, kind, agent, level }: Named): string {
  if (name) return name;
  if (kind !== 'agent' || !agent) return say('player-number', { number: number + 1 });
  return level ? say('agent-title', { agent, level }) : say('agent-name', { agent });
}
