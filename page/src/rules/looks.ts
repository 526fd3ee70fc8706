/** Which picture each rule has. */

import { maskOfNames, type Shape } from '../drawing/shapes';
import type { LaidPiece } from '../net/protocol';

/** A puzzle by its name, and what lies on it. */
export type Laid = readonly [name: string, laid: readonly LaidPiece[]];

type Look =
  | { kind: 'shapes' }
  | { kind: 'pieces'; shapes: readonly Shape[] }
  | { kind: 'cards'; cards: readonly Laid[] }
  | { kind: 'exchange'; ways: readonly (readonly [give: Shape, get: readonly Shape[]])[] }
  | { kind: 'complete'; card: Laid; back: readonly Shape[]; reward: Shape }
  | { kind: 'grid'; locks: readonly number[]; cards: readonly string[]; wanted: number }
  | { kind: 'coins' };

const lying = (shape: Shape, cells: string): LaidPiece => ({ shape, cells: maskOfNames(cells.split(' ')) });

const GRID = ['W01', 'W28', 'W08', 'W09', 'W31', 'W11', 'W24', 'W22', 'W26'];

export const LOOKS: Partial<Record<string, Look>> = {
  '1.1': { kind: 'shapes' },
  '1.3': {
    kind: 'cards',
    cards: [
      ['W24', []],
      ['B18', []],
    ],
  },
  '2.3': { kind: 'pieces', shapes: ['I1', 'I2'] },
  '3.5': {
    kind: 'exchange',
    ways: [
      ['I2', ['I3', 'V3']],
      ['I3', ['V3']],
      ['T4', ['I3', 'V3', 'I2', 'I1']],
    ],
  },
  '3.6': { kind: 'cards', cards: [['W01', [lying('I3', 'b2 c2 d2')]]] },
  '3.7': {
    kind: 'cards',
    cards: [
      ['W30', [lying('V3', 'b3 b4 c4')]],
      ['W10', [lying('I2', 'c2 c3')]],
      ['B18', [lying('O4', 'b2 b3 c2 c3')]],
    ],
  },
  '4.2': { kind: 'complete', card: ['W11', [lying('V3', 'c4 d3 d4')]], back: ['V3'], reward: 'I2' },
  '5.2': { kind: 'cards', cards: [['B13', [lying('V3', 'a4 a5 b4'), lying('I4', 'b5 c5 d5 e5')]]] },
  '7.1': { kind: 'grid', locks: [1, 2, 1], cards: GRID, wanted: -1 },
  '7.4': { kind: 'grid', locks: [0, 2, 1], cards: GRID, wanted: 0 },
  '8.5': { kind: 'coins' },
};
