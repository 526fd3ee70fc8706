/** The games one has played or plays: those of this browser, and the tables of the server one has a seat at. */

import type { Level, Mode, SeatKind } from '../net/protocol';
import { api, Refusal } from '../net/api';
import { ownTables, type OwnTable } from '../net/own_tables';
import { dailyAddress, gameAddress, HAS_SERVER, replayAddress, tableAddress } from '../net/route';
import { LocalTable } from '../local/table';
import { store, type KeptGame, type Standing } from '../local/store';

export type MyGame = {
  game: string;
  here: boolean; // it is kept in this browser, and not at the server
  mode: Mode;
  seats: { name: string; kind: SeatKind; agent: string | null; level: Level | null }[];
  you: number[];
  standing: Standing;
  at: number;
  daily?: string | undefined; // the day whose deal it is
};

function ofBrowser({ config, standing, at }: KeptGame): MyGame {
  const { table, mode, seats, daily } = config;
  const you = seats.flatMap(({ kind }, seat) => (kind === 'agent' ? [] : [seat]));
  return { game: table, here: true, mode, seats, you, standing, at, daily };
}

const ofServer = ({ table, ...rest }: OwnTable): MyGame => ({ ...rest, game: table, here: false });

/** All of them, the last one played first. */
export async function listGames(): Promise<MyGame[]> {
  const kept = await store.list().catch(() => []);
  const tables = HAS_SERVER ? ownTables.list() : [];
  return [...kept.map(ofBrowser), ...tables.map(ofServer)].sort((a, b) => b.at - a.at);
}

/** Ask the server how tables stand that nobody has looked at for a while; whether anything is new. */
export async function refreshTables(): Promise<boolean> {
  const open = HAS_SERVER ? ownTables.list().filter(({ standing }) => !standing.over) : [];
  const news = await Promise.all(open.map(({ table }) => refresh(table).catch(() => false)));
  return news.includes(true);
}

async function refresh(table: string): Promise<boolean> {
  try {
    const { over } = await api.summary(table);
    if (over) ownTables.end(table);
    return over;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
    ownTables.forget(table);
    return true;
  }
}

/** Where one goes on with a game, or looks back at it. */
export function addressOf({ game, here, standing, daily }: MyGame): string {
  if (standing.over) return replayAddress(game, here ? 'browser' : 'server');
  if (daily) return dailyAddress(daily);
  return here ? gameAddress(game) : tableAddress(game);
}

/** A new game with the same seats; its address. */
export async function playAgain({ game, here }: MyGame): Promise<string> {
  if (here) return gameAddress(await new LocalTable(game).rematch());
  return tableAddress((await api.rematch(game)).table);
}

export async function removeGame({ game, here }: MyGame): Promise<void> {
  if (here) return store.remove(game);
  ownTables.forget(game);
}
