// Written by `python -m projectl.wasm.typescript`; do not edit.

/** What the bytes of records mean; with another word they mean something else. */
export const LAYOUT = '0465f66d4d78522a';

/** Where the actions of a kind begin. */
export const ACTION = { TAKE: 0, PIECE: 9, UPGRADE: 18, PLACE: 99, REWARD: 1647, MASTER: 1656, DONE: 1657, INSERT: 1658, PASS: 1659, END: 1660 } as const;
export const ACTIONS = 1661;

export const SEATS = 4;
export const TURN_START = 0;
export const TURN_AFTER = 2;
export const SLOTS = 4;
export const ROW = 4;
export const PLACES = 9;
export const GRID_COLUMNS = 3;
export const FACE_DOWN_TILES = 2;
export const TILES_A_SET = 10;
export const NONE = 255;
export const SHAPE_COUNT = 9;
export const CELLS = 25;
export const PLACEMENTS = 387;
export const NO_PLACEMENT = -1;
export const INSERT_PRICE = 2;
export const WAYS_LISTED = 64;
export const ANY_EDGE = -1;
export const MOST_NODES = 16384;
export const POINT_WEIGHT = 0.01;
export const ROOT_TURNS = 24;

export const Mode = { BASE: 0, SOLO: 1, FINESSE: 2, FINESSE_SOLO: 3 } as const;
export const MODES = ['base', 'solo', 'finesse', 'finesse-solo'] as const;

export const Difficulty = { STANDARD: 0, CHALLENGING: 1, UNBEATABLE: 2 } as const;
export const DIFFICULTIES = ['standard', 'challenging', 'unbeatable'] as const;

export const Phase = { ACT: 0, MASTER: 1, REWARD: 2, TOUCH: 3, OVER: 4 } as const;
export const PHASES = ['act', 'master', 'reward', 'touch', 'over'] as const;

export const EndReason = { NONE: 0, BLACK_DECK_EMPTY: 1, IDLE_ROUNDS: 2, DECK_EMPTY: 3, LAST_TILE: 4 } as const;
export const END_REASONS = ['none', 'black-deck-empty', 'idle-rounds', 'deck-empty', 'last-tile'] as const;

export const EffectKind = { TAKE: 0, PIECE: 1, UPGRADE: 2, PLACE: 3, REWARD: 4, MASTER: 5, DONE: 6, INSERT: 7, PASS: 8, END: 9, TOUCH_COST: 10, COMPLETE: 11, REWARD_PAID: 12, REWARD_DUE: 13, REWARD_MISSING: 14, COINS: 15, COINS_READY: 16, LOCK_TAKEN: 17, MASTERMIND_TAKE: 18, MASTERMIND_PASS: 19, LOCKS: 20, MASTERMIND_LOCKS: 21, REFILL: 22, LAST_ROUND: 23, TILE_GONE: 24, IDLE_ROUNDS: 25, ROUND: 26, TOUCHES: 27, OVER: 28, TURN: 29 } as const;
export const EFFECT_KINDS = ['take', 'piece', 'upgrade', 'place', 'reward', 'master', 'done', 'insert', 'pass', 'end', 'touch_cost', 'complete', 'reward_paid', 'reward_due', 'reward_missing', 'coins', 'coins_ready', 'lock_taken', 'mastermind_take', 'mastermind_pass', 'locks', 'mastermind_locks', 'refill', 'last_round', 'tile_gone', 'idle_rounds', 'round', 'touches', 'over', 'turn'] as const;

export const ActionKind = { TAKE: 0, PIECE: 1, UPGRADE: 2, PLACE: 3, REWARD: 4, MASTER: 5, DONE: 6, INSERT: 7, PASS: 8, END: 9 } as const;
export const ACTION_KINDS = ['take', 'piece', 'upgrade', 'place', 'reward', 'master', 'done', 'insert', 'pass', 'end'] as const;

export const TieBreak = { POINTS: 0, COINS: 1, PUZZLES: 2, PIECES: 3 } as const;
export const TIE_BREAKS = ['points', 'coins', 'puzzles', 'pieces'] as const;

export const Pays = { PLACING: 0, MASTERING: 1, COMPLETING: 2, TAKING: 3, TRADING: 4, PIECES: 5, KINDS: 6, PUZZLES: 7 } as const;
export const PAYS = ['placing', 'mastering', 'completing', 'taking', 'trading', 'pieces', 'kinds', 'puzzles'] as const;

export const Policy = { UNIFORM: 0, WEIGHTED: 1 } as const;
export const POLICIES = ['uniform', 'weighted'] as const;

export const SHAPES = ['I1', 'I2', 'I3', 'V3', 'I4', 'L4', 'T4', 'S4', 'O4'] as const;

/** Name, points, the reward's shape, and the hole. */
export const PUZZLES: readonly (readonly [string, number, number, number])[] = [
  ['W01', 2, 1, 135616],
  ['W02', 2, 3, 2562112],
  ['W03', 2, 2, 465088],
  ['W04', 2, 7, 13054080],
  ['W05', 2, 4, 13056064],
  ['W06', 2, 5, 4667520],
  ['W07', 2, 8, 998400],
  ['W08', 2, 6, 408672],
  ['W09', 1, 0, 135168],
  ['W10', 1, 1, 135296],
  ['W11', 1, 1, 401408],
  ['W12', 1, 1, 145408],
  ['W13', 1, 3, 274624],
  ['W14', 1, 3, 468992],
  ['W15', 1, 2, 31744],
  ['W16', 1, 2, 464896],
  ['W17', 1, 7, 497664],
  ['W18', 1, 4, 469056],
  ['W19', 1, 5, 464960],
  ['W20', 1, 8, 14747712],
  ['W21', 1, 6, 211200],
  ['W22', 0, 1, 135168],
  ['W23', 0, 1, 135168],
  ['W24', 0, 3, 198656],
  ['W25', 0, 3, 135296],
  ['W26', 0, 2, 137216],
  ['W27', 0, 2, 14336],
  ['W28', 0, 7, 399360],
  ['W29', 0, 4, 2164800],
  ['W30', 0, 5, 198720],
  ['W31', 0, 8, 202752],
  ['W32', 0, 6, 462848],
  ['B01', 5, 0, 7305708],
  ['B02', 5, 0, 16742880],
  ['B03', 5, 0, 33553536],
  ['B04', 5, 0, 16251840],
  ['B05', 5, 0, 15728064],
  ['B06', 4, 0, 15153540],
  ['B07', 4, 1, 32979008],
  ['B08', 4, 1, 33009920],
  ['B09', 4, 3, 33536000],
  ['B10', 4, 3, 32970948],
  ['B11', 4, 2, 30408192],
  ['B12', 4, 2, 33518336],
  ['B13', 3, 1, 32735232],
  ['B14', 3, 3, 15964160],
  ['B15', 3, 2, 15145024],
  ['B16', 3, 7, 15961120],
  ['B17', 3, 4, 6764736],
  ['B18', 3, 5, 15145152],
  ['B19', 3, 8, 15145156],
  ['B20', 3, 6, 15153536],
];

/** Name, what it pays for, and the shapes it looks at. */
export const TILES: readonly (readonly [string, number, readonly number[]])[] = [
  ['A01', 0, [4, 5, 6]],
  ['A02', 0, [4, 5, 7]],
  ['A03', 0, [4, 5, 8]],
  ['A04', 0, [4, 6, 7]],
  ['A05', 0, [4, 6, 8]],
  ['A06', 0, [4, 7, 8]],
  ['A07', 0, [5, 6, 7]],
  ['A08', 0, [5, 6, 8]],
  ['A09', 0, [5, 7, 8]],
  ['A10', 0, [6, 7, 8]],
  ['B01', 5, [4, 5]],
  ['B02', 5, [4, 6]],
  ['B03', 5, [4, 7]],
  ['B04', 5, [4, 8]],
  ['B05', 5, [5, 6]],
  ['B06', 5, [5, 7]],
  ['B07', 5, [5, 8]],
  ['B08', 5, [6, 7]],
  ['B09', 5, [6, 8]],
  ['B10', 5, [7, 8]],
  ['C01', 7, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['C02', 2, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['C03', 3, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['C04', 1, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['C05', 6, [0, 1, 2, 3]],
  ['C06', 6, [4, 5, 6, 7, 8]],
  ['C07', 0, [0, 1, 2, 3]],
  ['C08', 0, [4, 5, 6, 7, 8]],
  ['C09', 4, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['C10', 4, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
];

/** The cells of every placement, as a mask, and its shape. */
export const PLACEMENT_MASK: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576, 2097152, 4194304, 8388608, 16777216, 3, 6, 12, 24, 96, 192, 384, 768, 3072, 6144, 12288, 24576, 98304, 196608, 393216, 786432, 3145728, 6291456, 12582912, 25165824, 33, 66, 132, 264, 528, 1056, 2112, 4224, 8448, 16896, 33792, 67584, 135168, 270336, 540672, 1081344, 2162688, 4325376, 8650752, 17301504, 7, 14, 28, 224, 448, 896, 7168, 14336, 28672, 229376, 458752, 917504, 7340032, 14680064, 29360128, 1057, 2114, 4228, 8456, 16912, 33824, 67648, 135296, 270592, 541184, 1082368, 2164736, 4329472, 8658944, 17317888, 35, 70, 140, 280, 1120, 2240, 4480, 8960, 35840, 71680, 143360, 286720, 1146880, 2293760, 4587520, 9175040, 67, 134, 268, 536, 2144, 4288, 8576, 17152, 68608, 137216, 274432, 548864, 2195456, 4390912, 8781824, 17563648, 97, 194, 388, 776, 3104, 6208, 12416, 24832, 99328, 198656, 397312, 794624, 3178496, 6356992, 12713984, 25427968, 98, 196, 392, 784, 3136, 6272, 12544, 25088, 100352, 200704, 401408, 802816, 3211264, 6422528, 12845056, 25690112, 15, 30, 480, 960, 15360, 30720, 491520, 983040, 15728640, 31457280, 33825, 67650, 135300, 270600, 541200, 1082400, 2164800, 4329600, 8659200, 17318400, 39, 78, 156, 1248, 2496, 4992, 39936, 79872, 159744, 1277952, 2555904, 5111808, 135, 270, 540, 4320, 8640, 17280, 138240, 276480, 552960, 4423680, 8847360, 17694720, 1059, 2118, 4236, 8472, 33888, 67776, 135552, 271104, 1084416, 2168832, 4337664, 8675328, 2115, 4230, 8460, 16920, 67680, 135360, 270720, 541440, 2165760, 4331520, 8663040, 17326080, 225, 450, 900, 7200, 14400, 28800, 230400, 460800, 921600, 7372800, 14745600, 29491200, 3105, 6210, 12420, 24840, 99360, 198720, 397440, 794880, 3179520, 6359040, 12718080, 25436160, 3138, 6276, 12552, 25104, 100416, 200832, 401664, 803328, 3213312, 6426624, 12853248, 25706496, 228, 456, 912, 7296, 14592, 29184, 233472, 466944, 933888, 7471104, 14942208, 29884416, 71, 142, 284, 2272, 4544, 9088, 72704, 145408, 290816, 2326528, 4653056, 9306112, 1121, 2242, 4484, 8968, 35872, 71744, 143488, 286976, 1147904, 2295808, 4591616, 9183232, 226, 452, 904, 7232, 14464, 28928, 231424, 462848, 925696, 7405568, 14811136, 29622272, 2146, 4292, 8584, 17168, 68672, 137344, 274688, 549376, 2197504, 4395008, 8790016, 17580032, 195, 390, 780, 6240, 12480, 24960, 199680, 399360, 798720, 6389760, 12779520, 25559040, 2145, 4290, 8580, 17160, 68640, 137280, 274560, 549120, 2196480, 4392960, 8785920, 17571840, 102, 204, 408, 3264, 6528, 13056, 104448, 208896, 417792, 3342336, 6684672, 13369344, 1122, 2244, 4488, 8976, 35904, 71808, 143616, 287232, 1148928, 2297856, 4595712, 9191424, 99, 198, 396, 792, 3168, 6336, 12672, 25344, 101376, 202752, 405504, 811008, 3244032, 6488064, 12976128, 25952256];
export const PLACEMENT_SHAPE: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8];
