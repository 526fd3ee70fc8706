/** What a tile pays for, as a message. */

import type { TileState } from '../net/protocol';
import { listing, type Params } from '../texts/words.svelte';

type Told = { code: string; params: Params };

/** About a tile that lies face up. */
export function paysMessage({ pays, shapes }: TileState): Told {
  return { code: `pays-${pays}`, params: { shapes: listing(shapes, pays === 'kinds' ? 'and' : 'or') } };
}

/** The tile of a round. */
export function tileMessage(tile: TileState, round: number): Told {
  if (!tile.name) return { code: 'tile-down', params: { round, set: tile.set } };
  return { code: 'tile-round', params: { round, pays: paysMessage(tile) } };
}
