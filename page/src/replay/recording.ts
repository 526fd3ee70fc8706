/** A past game: its deal, who sat where, and all that was played. */

import type { Difficulty, Mode } from '../net/protocol';
import { api } from '../net/api';
import type { SeatConfig } from '../local/config';
import type { Game } from '../local/game';
import { parseGame } from '../local/game_file';
import { ownEngine } from '../local/own_engine';
import { Session } from '../local/session';
import { store } from '../local/store';

export type Recording = {
  mode: Mode;
  difficulty: Difficulty | null;
  seed: string;
  commitment: string;
  seats: SeatConfig[];
  actions: string[]; // in notation, without those that were taken back
};

const actionsOf = (game: Game): string[] => game.history.map(({ action }) => game.textOf(action));

/** A game of this browser; null if there is none of that name. */
export async function recordingHere(game: string): Promise<Recording | null> {
  const [kept, entries, engine] = await Promise.all([store.find(game), store.entries(game), ownEngine()]);
  if (!kept) return null;
  const { mode, difficulty, seed, commitment } = kept.config;
  const session = new Session(kept.config, engine, entries);
  const seats = session.seats.map(({ kind, name, agent, level }) => ({ kind, name, agent, level }));
  return { mode, difficulty, seed, commitment, seats, actions: actionsOf(session.game) };
}

/** A game that was played at a table of the server. */
export async function recordingAt(table: string): Promise<Recording> {
  const [file, summary, engine] = await Promise.all([api.gameFile(table), api.summary(table), ownEngine()]);
  const game = parseGame(file, engine);
  const { mode, difficulty, seed } = game.setup;
  const seats = summary.seats.map(({ kind, name, agent, level }) => ({ kind, name, agent, level }));
  return { mode, difficulty, seed, commitment: summary.commitment, seats, actions: actionsOf(game) };
}
