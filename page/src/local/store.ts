/** The games of this browser, in IndexedDB: set-ups, and logs that only ever grow. */

import type { Entry, TableConfig } from './config';

/** What the list of games shows of one. */
export type Standing = { round: number; over: boolean; scores: number[]; winners: number[] };

export type KeptGame = { config: TableConfig; standing: Standing; at: number };

/** Another tab has written on in the same game. */
export class ConflictError extends Error {}

const NAME = 'projectl';
const VERSION = 1;
const GAMES = 'games';
const ENTRIES = 'entries';

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'config.table' });
      request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'entry.seq'] });
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close(); // another tab has a newer page
      resolve(request.result);
    };
    request.onerror = () => {
      opening = null;
      reject(request.error!);
    };
  });
  return opening;
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

/** Everything in one transaction, all of it or nothing. */
async function write(change: (games: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction([GAMES, ENTRIES], 'readwrite');
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      const fault = transaction.error;
      reject(fault?.name === 'ConstraintError' ? new ConflictError() : (fault ?? new Error()));
    };
    change(transaction.objectStore(GAMES), transaction.objectStore(ENTRIES));
  });
}

const allOf = (table: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, Infinity], after > 0);

export const store = {
  /** A new game, with all that was played of it already. */
  add(game: KeptGame, played: readonly Entry[] = []): Promise<void> {
    return write((games, entries) => {
      games.add(game);
      for (const entry of played) entries.add({ table: game.config.table, entry });
    });
  },

  /** One more entry; ConflictError if another tab wrote one with its number. */
  append(table: string, entry: Entry): Promise<void> {
    return write((_, entries) => void entries.add({ table, entry }));
  },

  /** How a game stands now. */
  keep(game: KeptGame): Promise<void> {
    return write((games) => void games.put(game));
  },

  remove(table: string): Promise<void> {
    return write((games, entries) => {
      games.delete(table);
      entries.delete(allOf(table));
    });
  },

  async find(table: string): Promise<KeptGame | null> {
    const games = (await database()).transaction(GAMES).objectStore(GAMES);
    return (await answer(games.get(table) as IDBRequest<KeptGame | undefined>)) ?? null;
  },

  /** The log of a game, after an entry that is known. */
  async entries(table: string, after = 0): Promise<Entry[]> {
    const entries = (await database()).transaction(ENTRIES).objectStore(ENTRIES);
    const found = await answer(entries.getAll(allOf(table, after)) as IDBRequest<{ entry: Entry }[]>);
    return found.map(({ entry }) => entry);
  },

  /** All games but guided ones, the last one played first. */
  async list(): Promise<KeptGame[]> {
    const games = (await database()).transaction(GAMES).objectStore(GAMES);
    const found = await answer(games.getAll() as IDBRequest<KeptGame[]>);
    return found.filter(({ config }) => !config.guide).sort((a, b) => b.at - a.at);
  },
};
