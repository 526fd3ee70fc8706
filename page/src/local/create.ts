/** New games of this browser. */

import type { NewTable } from '../net/protocol';
import { commitmentOf, hexOf } from './commitment';
import type { Entry, TableConfig } from './config';
import { MessageError } from '../texts/message_error';
import type { Game } from './game';
import { parseGame } from './game_file';
import { message } from './message';
import { ownEngine } from './own_engine';
import { cleanName, Session } from './session';
import { standingOf } from './standing';
import { store } from './store';

const ID_BYTES = 12;
const SEED_BYTES = 32;

const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

export async function configOf(wish: NewTable, seed: string): Promise<TableConfig> {
  return {
    table: hexOf(random(ID_BYTES)),
    mode: wish.mode,
    difficulty: wish.difficulty ?? null,
    undo: wish.undo ?? 'free',
    seed,
    commitment: await commitmentOf(seed),
    seats: wish.seats.map(({ kind, name, agent, level }) => ({
      kind,
      name: cleanName(name),
      agent: agent ?? null,
      level: level ?? null,
    })),
    created: Date.now(),
  };
}

/** Keep a game that is set up already, and what was played of it; its name. */
export async function keep(config: TableConfig, entries: readonly Entry[]): Promise<string> {
  const standing = standingOf(new Session(config, await ownEngine(), entries));
  try {
    await store.add({ config, standing, at: config.created }, entries);
  } catch {
    throw new MessageError(message('refused-not-kept'));
  }
  return config.table;
}

/** Deal a new game and keep it; its name. */
export function create(wish: NewTable): Promise<string> {
  return configOf(wish, hexOf(random(SEED_BYTES))).then((config) => keep(config, []));
}

/** Actions that were played already, as entries of a log. */
function entriesOf(game: Game, at: number): Entry[] {
  return game.history.map(({ turn, action }, index) => {
    return { seq: index + 1, kind: 'act', seat: turn.seat, at, action: game.textOf(action) };
  });
}

/** A game from a file, to be looked at or played on by the people here; its name, and whether it is over. */
export async function upload(text: string): Promise<{ game: string; over: boolean }> {
  const game = parseGame(text, await ownEngine());
  const { mode, seats, difficulty, seed } = game.setup;
  const people = Array.from({ length: seats }, () => ({ kind: 'here' as const }));
  const config = await configOf({ mode, difficulty, seats: people }, seed);
  return { game: await keep(config, entriesOf(game, config.created)), over: game.isOver };
}

/** A new game that begins with the first actions of another; its name. */
export async function branch(past: Game, count: number, seats: NewTable['seats']): Promise<string> {
  const { mode, difficulty, seed } = past.setup;
  const config = await configOf({ mode, difficulty, seats }, seed);
  return keep(config, entriesOf(past, config.created).slice(0, count));
}
