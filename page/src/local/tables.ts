// Words of the notation, of effects and of game files, and customs of the table.
// Written by `python -m projectl.web.local_tables`; do not edit.

import type { EffectKind, Level, Mode } from '../net/protocol';

export const SOLO_MODES: readonly Mode[] = ["solo", "finesse-solo"];
export const ROW_PLACES: readonly string[] = ["W1", "W2", "W3", "W4", "B1", "B2", "B3", "B4"];
export const GRID_PLACES: readonly string[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
export const COLUMNS: string = "abcde";
export const EXAMPLES: Record<string, string> = {"take": "take W2", "piece": "piece I1", "upgrade": "upgrade I1 I2", "place": "place 1 I2 b2 b3", "reward": "reward I3"};
export const SHAPE_LEVEL: readonly number[] = [1, 2, 3, 3, 4, 4, 4, 4, 4];
export const SHAPE_DRAWING: readonly string[] = ["#", "##", "###", "##/#.", "####", "###/#..", "###/.#.", ".##/##.", "##/##"];
export const SILENT: readonly EffectKind[] = ["touch_cost", "coins_ready", "lock_taken", "locks", "mastermind_locks", "refill", "tile_gone", "turn"];
export const GIVING: readonly EffectKind[] = ["upgrade", "reward"];
export const OF_COLUMNS: readonly EffectKind[] = ["lock_taken", "locks"];
export const REVEALING: readonly EffectKind[] = ["refill", "over"];
export const IDLE_ROUNDS_TO_END: number = 5;
export const FILE_VERSION: number = 1;
export const FILE_TAGS: readonly string[] = ["projectl", "mode", "seats", "difficulty", "seed", "result", "ended by"];
export const NEEDED_TAGS: readonly string[] = ["mode", "seats", "seed"];
export const TOUCHES: string = "touches";
export const COMMENT: string = "#";
export const SEPARATOR: string = ";";
export const LARGEST_FILE: number = 1000000;
export const LONGEST_QUOTE: number = 100;
export const SEED_BITS: number = 256;
export const SEED_DIGITS: number = 78;
export const SEATS_DIGITS: number = 3;
export const RECENT_EVENTS: number = 160;
export const LONGEST_NAME: number = 24;
export const PACE: number = 0.5;
export const STAND_IN: { agent: string; level: Level } = {"agent": "search", "level": "fierce"};
