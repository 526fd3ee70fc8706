/** What a tile pays for, in words. */

import type { TileState } from '../../net/protocol';
import { listing, say } from '../../texts/words.svelte';

/** A sentence about a tile that lies face up. */
export function tileWords({ pays, shapes }: TileState): string {
  return say(`pays-${pays}`, { shapes: listing(shapes, pays === 'kinds' ? 'and' : 'or') });
}
