/** A past game: its deal, who sat where, and all that was played. */

import type { Difficulty, Mode } from '../net/protocol';
import type { SeatConfig } from '../local/config';
import type { Game } from '../local/game';

export type Recording = {
  mode: Mode;
  difficulty: Difficulty | null;
  seed: string;
  commitment: string;
  seats: SeatConfig[];
  actions: string[]; // in notation, without those that were taken back
};

/** What was played in a game, and by whom. */
export function recordingOf(game: Game, seats: readonly SeatConfig[], commitment: string): Recording {
  const { mode, difficulty, seed } = game.setup;
  return {
    mode,
    difficulty,
    seed,
    commitment,
    seats: seats.map(({ kind, name, agent, level }) => ({ kind, name, agent, level })),
    actions: game.history.map(({ action }) => game.textOf(action)),
  };
}
