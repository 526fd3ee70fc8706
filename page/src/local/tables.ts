// Words of the notation, of effects and of game files, and customs of the table.
// Written by `python -m projectl.web.local_tables`; do not edit.

import type { EffectKind, Level, Mode } from '../net/protocol';
import type { Phrase } from './phrase';

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
export const REASON_PHRASES: readonly Phrase[] = [
  {"code": "reason-none", "params": {}},
  {"code": "reason-over", "params": {}},
  {"code": "reason-reward-due", "params": {"shape": {"field": "piece", "form": "shape"}, "choices": {"field": "shapes", "form": "any-shape"}}},
  {"code": "reason-no-reward-due", "params": {}},
  {"code": "reason-master-place", "params": {}},
  {"code": "reason-master-end", "params": {}},
  {"code": "reason-master-place-or-end", "params": {}},
  {"code": "reason-touches", "params": {}},
  {"code": "reason-no-actions", "params": {"coins": {"field": "price", "form": "number"}}},
  {"code": "reason-slots-full", "params": {}},
  {"code": "reason-place-empty", "params": {"place": {"field": "place", "form": "place"}, "places": {"field": "places", "form": "places"}}},
  {"code": "reason-market-empty", "params": {}},
  {"code": "reason-reserve-empty", "params": {}},
  {"code": "reason-piece-level-one", "params": {"shape": {"field": "piece", "form": "shape"}}},
  {"code": "reason-piece-lowest", "params": {"level": {"field": "level", "form": "number"}, "choices": {"field": "shapes", "form": "any-shape"}}},
  {"code": "reason-no-piece", "params": {"shape": {"field": "piece", "form": "shape"}, "held": {"field": "shapes", "form": "shapes"}}},
  {"code": "reason-no-piece-at-all", "params": {"shape": {"field": "piece", "form": "shape"}}},
  {"code": "reason-same-shape", "params": {"shape": {"field": "piece", "form": "shape"}}},
  {"code": "reason-upgrade-missing", "params": {"give": {"field": "give", "form": "shape"}, "get": {"field": "piece", "form": "shape"}, "choices": {"field": "shapes", "form": "any-shape"}}},
  {"code": "reason-upgrade-missing-all", "params": {"give": {"field": "give", "form": "shape"}, "get": {"field": "piece", "form": "shape"}}},
  {"code": "reason-upgrade-too-far", "params": {"give": {"field": "give", "form": "shape"}, "get": {"field": "piece", "form": "shape"}, "choices": {"field": "shapes", "form": "any-shape"}}},
  {"code": "reason-upgrade-too-far-all", "params": {"give": {"field": "give", "form": "shape"}, "get": {"field": "piece", "form": "shape"}}},
  {"code": "reason-slot-empty", "params": {"slot": {"field": "slot", "form": "ordinal"}, "slots": {"field": "slots", "form": "ordinals"}, "count": {"field": "count", "form": "number"}}},
  {"code": "reason-no-puzzle", "params": {"slot": {"field": "slot", "form": "ordinal"}}},
  {"code": "reason-slot-mastered", "params": {"slot": {"field": "slot", "form": "ordinal"}}},
  {"code": "reason-fits-nowhere", "params": {"shape": {"field": "piece", "form": "shape"}, "slot": {"field": "slot", "form": "ordinal"}, "empty": {"field": "empty", "form": "cell-names"}}},
  {"code": "reason-hole-full", "params": {"slot": {"field": "slot", "form": "ordinal"}}},
  {"code": "reason-outside", "params": {"cells": {"field": "outside", "form": "cells"}, "count": {"field": "count", "form": "number"}, "empty": {"field": "empty", "form": "cell-names"}}},
  {"code": "reason-covered", "params": {"cells": {"field": "covered", "form": "cells"}, "count": {"field": "count", "form": "number"}, "empty": {"field": "empty", "form": "cell-names"}}},
  {"code": "reason-outside-and-covered", "params": {"outside": {"field": "outside", "form": "cells"}, "covered": {"field": "covered", "form": "cells"}, "empty": {"field": "empty", "form": "cell-names"}}},
  {"code": "reason-master-used", "params": {}},
  {"code": "reason-master-no-fit", "params": {}},
  {"code": "reason-master-first", "params": {}},
  {"code": "reason-nothing-to-end", "params": {"count": {"field": "count", "form": "number"}}},
  {"code": "reason-finesse-only", "params": {}},
  {"code": "reason-coins", "params": {"coins": {"field": "coins", "form": "number"}, "price": {"field": "price", "form": "number"}}},
  {"code": "reason-actions-left", "params": {"count": {"field": "count", "form": "number"}}},
  {"code": "reason-pass", "params": {}},
];
export const HINT_PHRASES: readonly Phrase[] = [
  {"code": "hint-little", "params": {}},
  {"code": "hint-completes", "params": {"slots": {"field": "slots", "form": "ordinals"}, "count": {"field": "count", "form": "number"}, "points": {"field": "points", "form": "number"}, "rewards": {"field": "shapes", "form": "shape-list"}}},
  {"code": "hint-completes-only", "params": {"slots": {"field": "slots", "form": "ordinals"}, "count": {"field": "count", "form": "number"}, "points": {"field": "points", "form": "number"}}},
  {"code": "hint-ends", "params": {"standing": {"field": "standing", "form": "word", "words": ["level", "ahead", "behind"]}, "points": {"field": "points", "form": "number"}}},
  {"code": "hint-ends-solo", "params": {}},
  {"code": "hint-ready", "params": {"slot": {"field": "slot", "form": "ordinal"}, "when": {"field": "when", "form": "word", "words": ["now", "next"]}, "worth": {"field": "worth", "form": "message", "phrases": [{"code": "hint-worth-points", "params": {"points": {"field": "points", "form": "number"}}}, {"code": "hint-worth", "params": {"points": {"field": "points", "form": "number"}, "reward": {"field": "reward", "form": "shape"}}}]}}},
  {"code": "hint-ready-taken", "params": {"place": {"field": "place", "form": "place"}, "when": {"field": "when", "form": "word", "words": ["now", "next"]}, "worth": {"field": "worth", "form": "message", "phrases": [{"code": "hint-worth-points", "params": {"points": {"field": "points", "form": "number"}}}, {"code": "hint-worth", "params": {"points": {"field": "points", "form": "number"}, "reward": {"field": "reward", "form": "shape"}}}]}}},
  {"code": "hint-ready-master", "params": {"slots": {"field": "slots", "form": "ordinals"}, "when": {"field": "when", "form": "word", "words": ["now", "next"]}}},
  {"code": "hint-denies-mastermind", "params": {"place": {"field": "place", "form": "place"}}},
  {"code": "hint-denies-puzzle", "params": {"place": {"field": "place", "form": "place"}, "player": {"field": "seat", "form": "ordinal"}}},
  {"code": "hint-denies-piece", "params": {"shape": {"field": "piece", "form": "shape"}, "player": {"field": "seat", "form": "ordinal"}, "slot": {"field": "slot", "form": "ordinal"}}},
  {"code": "hint-makes", "params": {"shape": {"field": "piece", "form": "shape"}, "slot": {"field": "slot", "form": "ordinal"}}},
  {"code": "hint-makes-taken", "params": {"shape": {"field": "piece", "form": "shape"}, "place": {"field": "place", "form": "place"}}},
  {"code": "hint-gets", "params": {"shape": {"field": "piece", "form": "shape"}, "slot": {"field": "slot", "form": "ordinal"}}},
  {"code": "hint-gets-taken", "params": {"shape": {"field": "piece", "form": "shape"}, "place": {"field": "place", "form": "place"}}},
  {"code": "hint-fills", "params": {"place": {"field": "place", "form": "place"}, "pieces": {"field": "pieces", "form": "number"}, "worth": {"field": "worth", "form": "message", "phrases": [{"code": "hint-worth-points", "params": {"points": {"field": "points", "form": "number"}}}, {"code": "hint-worth", "params": {"points": {"field": "points", "form": "number"}, "reward": {"field": "reward", "form": "shape"}}}]}}},
  {"code": "hint-starts", "params": {"place": {"field": "place", "form": "place"}, "pieces": {"field": "pieces", "form": "number"}, "worth": {"field": "worth", "form": "message", "phrases": [{"code": "hint-worth-points", "params": {"points": {"field": "points", "form": "number"}}}, {"code": "hint-worth", "params": {"points": {"field": "points", "form": "number"}, "reward": {"field": "reward", "form": "shape"}}}]}}},
  {"code": "hint-coins", "params": {"coins": {"field": "coins", "form": "number"}}},
  {"code": "hint-buys", "params": {}},
  {"code": "hint-lock", "params": {"column": {"field": "column", "form": "ordinal"}}},
  {"code": "hint-covers", "params": {"cells": {"field": "cells", "form": "number"}, "slot": {"field": "slot", "form": "ordinal"}}},
  {"code": "hint-keeps", "params": {"shapes": {"field": "shapes", "form": "shape-list"}}},
  {"code": "hint-keeps-touches", "params": {"shapes": {"field": "shapes", "form": "shape-list"}}},
  {"code": "hint-touches", "params": {"slots": {"field": "slots", "form": "ordinals"}, "count": {"field": "count", "form": "number"}, "points": {"field": "points", "form": "number"}}},
  {"code": "hint-touches-even", "params": {"slots": {"field": "slots", "form": "ordinals"}, "count": {"field": "count", "form": "number"}}},
  {"code": "hint-touches-none", "params": {}},
];
export const FIGURE_PHRASES: readonly Phrase[] = [
  {"code": "hint-odds", "params": {"percent": {"field": "percent", "form": "number"}, "lead": {"field": "lead", "form": "message", "phrases": [{"code": "hint-lead", "params": {"standing": {"field": "standing", "form": "word", "words": ["level", "ahead", "behind"]}, "points": {"field": "points", "form": "number"}}}]}}},
  {"code": "hint-odds-solo", "params": {"percent": {"field": "percent", "form": "number"}, "lead": {"field": "lead", "form": "message", "phrases": [{"code": "hint-lead", "params": {"standing": {"field": "standing", "form": "word", "words": ["level", "ahead", "behind"]}, "points": {"field": "points", "form": "number"}}}]}}},
  {"code": "hint-outcome", "params": {"outcome": {"field": "outcome", "form": "word", "words": ["lost", "shared", "won"]}, "lead": {"field": "lead", "form": "message", "phrases": [{"code": "hint-lead", "params": {"standing": {"field": "standing", "form": "word", "words": ["level", "ahead", "behind"]}, "points": {"field": "points", "form": "number"}}}]}}},
  {"code": "hint-outcome-solo", "params": {"outcome": {"field": "outcome", "form": "word", "words": ["lost", "shared", "won"]}, "lead": {"field": "lead", "form": "message", "phrases": [{"code": "hint-lead", "params": {"standing": {"field": "standing", "form": "word", "words": ["level", "ahead", "behind"]}, "points": {"field": "points", "form": "number"}}}]}}},
];
export const WARNING_PHRASES: readonly Phrase[] = [
  {"code": "waste-nothing", "params": {}},
  {"code": "waste-breaks", "params": {"shape": {"field": "piece", "form": "shape"}, "slot": {"field": "slot", "form": "ordinal"}, "pieces": {"field": "pieces", "form": "number"}}},
  {"code": "waste-strands", "params": {"shape": {"field": "piece", "form": "shape"}, "slot": {"field": "slot", "form": "ordinal"}}},
  {"code": "waste-trades-away", "params": {"shape": {"field": "piece", "form": "shape"}, "slot": {"field": "slot", "form": "ordinal"}}},
  {"code": "waste-too-late", "params": {"place": {"field": "place", "form": "place"}, "pieces": {"field": "pieces", "form": "number"}, "actions": {"field": "actions", "form": "number"}}},
  {"code": "waste-too-late-solo", "params": {"place": {"field": "place", "form": "place"}, "pieces": {"field": "pieces", "form": "number"}, "actions": {"field": "actions", "form": "number"}, "points": {"field": "points", "form": "number"}}},
  {"code": "waste-misses", "params": {"slot": {"field": "slot", "form": "ordinal"}}},
  {"code": "waste-master-alone", "params": {}},
  {"code": "waste-touch-lost", "params": {"slot": {"field": "slot", "form": "ordinal"}}},
  {"code": "waste-touch-costs", "params": {"slot": {"field": "slot", "form": "ordinal"}, "pieces": {"field": "pieces", "form": "number"}, "points": {"field": "points", "form": "number"}}},
  {"code": "waste-touch-left", "params": {"slot": {"field": "slot", "form": "ordinal"}, "points": {"field": "points", "form": "number"}}},
];
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
export const LONGEST_NAME: number = 24;
export const STAND_IN: Level = "fierce";
export const STRENGTH: Record<Level, { seconds: number | null; temperature: number; width: number }> = {"beginner": {"seconds": null, "temperature": 12.0, "width": 8}, "gentle": {"seconds": null, "temperature": 9.3, "width": 8}, "steady": {"seconds": null, "temperature": 7.0, "width": 8}, "sharp": {"seconds": null, "temperature": 4.9, "width": 6}, "fierce": {"seconds": null, "temperature": 0.001, "width": 1}, "champion": {"seconds": 1.0, "temperature": 0.001, "width": 1}};
export const FIRST_SHARE: number = 0.65;
export const HINTS: number = 3;
export const HINT_SECONDS: number = 1.0;
export const CANDIDATE_VISITS: number = 8;
export const CANDIDATE_TEMPERATURE: number = 3.0;
