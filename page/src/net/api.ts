/** The HTTP part of the server. */

import type {
  Agents,
  JoinedTable,
  JoinTable,
  MadeTable,
  NewInvite,
  NewTable,
  Problem,
  Reach,
  RecoveredSeat,
  Recovery,
  RematchTable,
  TableSummary,
} from './protocol';
import { MessageError } from '../texts/message_error';
import type { Message } from '../texts/words.svelte';

/** What the server refused, and why. */
export class Refusal extends MessageError {
  constructor(
    readonly status: number,
    reason: Message,
  ) {
    super(reason);
  }
}

/** Why something went wrong: as a message says it, or because the server cannot be reached. */
export function reasonOf(error: unknown): Message {
  return error instanceof MessageError ? error.reason : { code: 'error-offline' };
}

async function request(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(answer.status, problem.reason ?? { code: 'error-offline' });
}

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  return (await (await request(method, path, body)).json()) as Answer;
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
  reach: () => ask<Reach>('GET', '/api/reach'),
  gameFile: async (table: string) => (await request('GET', `${at(table)}/game`)).text(),
};

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
