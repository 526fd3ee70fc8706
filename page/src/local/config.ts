/** How a game of this browser is set up, and the entries of its log. */

import type { Difficulty, Level, Mode, SeatKind, UndoRule } from '../net/protocol';

/** A seat as it was set up; the name is empty when nobody chose one. */
export type SeatConfig = { kind: SeatKind; name: string; agent: string | null; level: Level | null };

export type TableConfig = {
  table: string;
  mode: Mode;
  difficulty: Difficulty | null;
  undo: UndoRule;
  seed: string; // 256 bits in hexadecimal
  commitment: string;
  seats: SeatConfig[];
  created: number;
  guide?: string; // which guide leads through it
  daily?: string; // the day whose deal it is
};

type Entries = {
  act: { action: string; agent?: boolean; fallback?: boolean }; // an agent chose it, or dice in its stead
  undo: { remain: number };
  name: { name: string };
  leave: object;
  back: object;
};

/** A line of a game's log. */
export type Entry = {
  [Kind in keyof Entries]: { seq: number; kind: Kind; seat: number; at: number } & Entries[Kind];
}[keyof Entries];

/** The game of a guide; a browser has one of each. */
export const guidedGame = (guide: string): string => `guide-${guide}`;
