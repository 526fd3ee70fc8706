/** The table and the hand, for every part of the table's view. */

import { getContext, setContext } from 'svelte';
import type { Hand } from './hand.svelte';
import type { Asked } from './asked.svelte';
import type { Table } from './table.svelte';

const KEY = Symbol('table');

type Shared = { table: Table; hand: Hand; asked: Asked };

export function share(shared: Shared): void {
  setContext(KEY, shared);
}

export function shared(): Shared {
  return getContext<Shared>(KEY);
}
