/** The puzzle that is filled on the start page: a real one, the pieces that fill it, and where they lie before. */

import type { LaidPiece } from '../net/protocol';

export const PUZZLE = 'B01';

/** A piece, and how far from its place it lies at first: in units of the card, and turned by degrees. */
export type Coming = LaidPiece & { x: number; y: number; turn: number };

export const FILLING: readonly Coming[] = [
  { shape: 'O4', cells: 0b0011000110000000000000000, x: 62, y: 13, turn: 78 },
  { shape: 'V3', cells: 0b0000011000100000000000000, x: -58, y: 26, turn: 100 },
  { shape: 'S4', cells: 0b0000000000001100001100000, x: -62, y: 31, turn: -14 },
  { shape: 'I3', cells: 0b0000000000010000100001000, x: 62, y: 38, turn: 62 },
  { shape: 'I2', cells: 0b0000000000000000010000100, x: 38, y: 47, turn: -66 },
];

/** The puzzles beside it, begun. */
export const BESIDE = [
  { side: 'left', puzzle: 'W05', laid: [{ shape: 'L4', cells: 0b0000000110000100001000000 }] },
  { side: 'right', puzzle: 'W06', laid: [{ shape: 'T4', cells: 0b0000000000011100010000000 }] },
] as const;
