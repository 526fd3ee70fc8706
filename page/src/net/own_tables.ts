/** The tables of the server that this browser has a seat at: nobody needs to keep an address. */

import type { FromServer, Level, Mode, Position, SeatKind } from './protocol';

export type OwnTable = {
  table: string;
  mode: Mode;
  seats: { name: string; kind: SeatKind; agent: string | null; level: Level | null }[];
  you: number[];
  standing: { round: number; over: boolean; scores: number[]; winners: number[] };
  at: number; // when it was last seen, in ms
};

const KEY = 'projectl-tables';
const MOST = 60; // the others were last seen long ago

function read(): OwnTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as OwnTable[]) : [];
  } catch {
    return [];
  }
}

function write(tables: OwnTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // No room, or not allowed: then the address has to be kept.
  }
}

function put(own: OwnTable): void {
  write([own, ...read().filter(({ table }) => table !== own.table)]);
}

function standingOf({ round, phase, seats, mastermind, outcome }: Position): OwnTable['standing'] {
  const scores = [...seats.map(({ score }) => score), ...(mastermind ? [mastermind.score] : [])];
  return { round, over: phase === 'over', scores, winners: outcome?.winners ?? [] };
}

export const ownTables = {
  /** All of them, the last one seen first. */
  list: read,

  forget(table: string): void {
    write(read().filter((own) => own.table !== table));
  },

  /** Somebody finished the game while nobody here looked. */
  end(table: string): void {
    write(read().map((own) => (own.table === table ? { ...own, standing: { ...own.standing, over: true } } : own)));
  },

  /** Keep what a message tells of a table; one without a seat here is not kept. */
  follow(table: string, message: FromServer): void {
    if (message.type !== 'snapshot' && message.type !== 'update') return;
    const you = message.type === 'snapshot' ? message.you : read().find((own) => own.table === table)?.you;
    if (!you?.length) return;
    const { position } = message;
    const seats = position.seats.map(({ name, kind, agent, level }) => ({ name, kind, agent, level }));
    put({ table, mode: position.mode, seats, you, standing: standingOf(position), at: Date.now() });
  },
};
