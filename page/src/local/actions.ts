/** The engine's numbers for actions, taken apart. */

import { ACTION, ACTION_KINDS, PLACEMENT_MASK, PLACEMENT_SHAPE, PLACEMENTS, SHAPES } from '../engine/constants';

export type ActionKind = (typeof ACTION_KINDS)[number];

export const FIRST_ACTION = Object.values(ACTION); // by kind

/** An action taken apart; slots and places count from 0. */
export type Parts =
  | { kind: 'take'; place: number }
  | { kind: 'piece' | 'reward'; shape: number }
  | { kind: 'upgrade'; give: number; get: number }
  | { kind: 'place'; slot: number; shape: number; cells: number }
  | { kind: 'master' | 'done' | 'insert' | 'pass' | 'end' };

/** What one of the engine's numbers means. */
export function partsOf(action: number): Parts {
  const number = FIRST_ACTION.findLastIndex((first) => action >= first);
  const kind = ACTION_KINDS[number]!;
  const rest = action - FIRST_ACTION[number]!;
  switch (kind) {
    case 'take':
      return { kind, place: rest };
    case 'piece':
    case 'reward':
      return { kind, shape: rest };
    case 'upgrade':
      return { kind, give: Math.floor(rest / SHAPES.length), get: rest % SHAPES.length };
    case 'place': {
      const placement = rest % PLACEMENTS;
      const slot = Math.floor(rest / PLACEMENTS);
      return { kind, slot, shape: PLACEMENT_SHAPE[placement]!, cells: PLACEMENT_MASK[placement]! };
    }
    default:
      return { kind };
  }
}
