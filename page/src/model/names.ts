/** Who sits on a seat: by the name somebody chose, else by the agent; and an agent's face and level. */

import { CHARACTER_AGENT, CHARACTERS, type Level, type SeatKind } from '../net/protocol';
import { say } from '../texts/words.svelte';

export type Named = { number: number; name: string; kind: SeatKind; agent: string | null; level: Level | null };

export function seatName(seat: Named): string {
  if (seat.name) return seat.name;
  return seat.kind === 'agent' && seat.agent
    ? agentTitle(seat.agent, seat.level)
    : say('player-number', { number: seat.number + 1 });
}

function agentTitle(agent: string, level: Level | null): string {
  return level ? say('agent-title', { agent, level }) : say('agent-name', { agent });
}

/** The face of an agent; people have none. */
export function faceOf({ kind, agent, level }: Named): Level | 'guest' | null {
  if (kind !== 'agent') return null;
  return agent === CHARACTER_AGENT && level ? level : 'guest';
}

/** Who an agent is and how it plays; nothing about people. */
export function aboutAgent(seat: Named): string | null {
  const face = faceOf(seat);
  if (face === null) return null;
  return face === 'guest' ? agentTitle(seat.agent ?? '', seat.level) : characterWords(seatName(seat), face);
}

/** The first name of a level that nobody has; its usual one where all are used. */
export function characterName(level: Level, used: readonly string[]): string {
  const taken = used.map((name) => name.trim().toLowerCase());
  const names = CHARACTERS[level];
  return names.find((name) => !taken.includes(name.toLowerCase())) ?? names[0]!;
}

export function character(name: string, level: Level): string {
  return say('character', { name, level: say(`level-${level}`) });
}

export function characterWords(name: string, level: Level): string {
  return say('character-words', { name, level: say(`level-${level}`), words: say(`level-${level}-words`) });
}
