/** Lets the bubble know what the things on a table mean. */

import type { Hand } from '../model/hand.svelte';
import type { Table } from '../model/table.svelte';
import { tip } from '../widgets/tips.svelte';
import { meaningOf } from './meanings';

/** Explains the board until it is told to stop. With a piece in hand one's own slots are for the piece. */
export function explainBoard(table: Table, hand: Hand): () => void {
  tip.meaningOf = (name) => {
    const { position, seat } = table;
    if (!position || (hand.shape && name.startsWith(`slot-${seat}-`))) return null;
    return meaningOf(name, {
      position,
      seat,
      nameOf: (number) => table.nameOf(number),
      personOf: (number) => table.personOf(number),
    });
  };
  return () => {
    tip.meaningOf = () => null;
    tip.hide();
  };
}
