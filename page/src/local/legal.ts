/** The legal actions of a position, by kind. */

import type { Legal, Mode } from '../net/protocol';
import { SHAPES } from '../engine/constants';
import { partsOf } from './actions';
import { marketPlaces } from './notation';

export function legalOf(actions: Iterable<number>, mode: Mode): Legal {
  const legal: Legal = {
    takes: [],
    pieces: [],
    upgrades: {},
    placements: {},
    rewards: [],
    master: false,
    done: false,
    insert: false,
    pass: false,
    end: false,
  };
  for (const action of actions) add(legal, action, mode);
  return legal;
}

function add(legal: Legal, action: number, mode: Mode): void {
  const parts = partsOf(action);
  switch (parts.kind) {
    case 'take':
      return void legal.takes.push(marketPlaces(mode)[parts.place]!);
    case 'piece':
      return void legal.pieces.push(SHAPES[parts.shape]!);
    case 'reward':
      return void legal.rewards.push(SHAPES[parts.shape]!);
    case 'upgrade':
      return void (legal.upgrades[SHAPES[parts.give]!] ??= []).push(SHAPES[parts.get]!);
    case 'place': {
      const shapes = (legal.placements[parts.slot + 1] ??= {});
      return void (shapes[SHAPES[parts.shape]!] ??= []).push(parts.cells);
    }
    default:
      legal[parts.kind] = true;
  }
}
