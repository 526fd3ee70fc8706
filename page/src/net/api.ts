/** The HTTP part of the server. */

import type {
  Agents,
  Card,
  JoinedTable,
  JoinTable,
  MadeTable,
  NewInvite,
  NewTable,
  Problem,
  Puzzles,
  RecoveredSeat,
  Recovery,
  RematchTable,
  TableSummary,
} from './protocol';

/** What the server refused, in its words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(answer.status, problem.code ?? '', problem.message ?? answer.statusText);
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  agents: () => ask<Agents>('GET', '/api/agents'),
  make: (table: NewTable) => ask<MadeTable>('POST', '/api/tables', table),
  summary: (table: string) => ask<TableSummary>('GET', at(table)),
  join: (table: string, by: JoinTable) => ask<JoinedTable>('POST', `${at(table)}/join`, by),
  recover: (table: string, token: string) => ask<RecoveredSeat>('POST', `${at(table)}/recover`, { token }),
  invite: (table: string, seat: number) => ask<NewInvite>('POST', `${at(table)}/seats/${seat}/invite`),
  recovery: (table: string, seat: number) => ask<Recovery>('POST', `${at(table)}/seats/${seat}/recovery`),
  rematch: (table: string) => ask<RematchTable>('POST', `${at(table)}/rematch`),
};

export const gameFile = (table: string): string => `${at(table)}/game`;

/** A link as a picture, for an `<img>`. */
export async function qrOf(text: string): Promise<string> {
  const answer = await fetch('/api/qr', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) return '';
  const drawing = (await answer.text()).replace(/^<svg(?! xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export function socketOf(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${at(table)}/socket`;
}

const cards = new Map<string, Card>();

let learning: Promise<void> | null = null;

/** All puzzles as printed: events and finished piles name them only. Asked for again if that fails. */
export function learnCards(): Promise<void> {
  learning ??= ask<Puzzles>('GET', '/api/puzzles').then(
    ({ puzzles }) => puzzles.forEach((card) => cards.set(card.name, card)),
    () => {
      learning = null;
    },
  );
  return learning;
}

export function cardNamed(name: string): Card {
  const unknown: Card = { name, colour: name[0] === 'B' ? 'black' : 'white', points: 0, reward: 'I1', hole: 0 };
  return cards.get(name) ?? unknown;
}
