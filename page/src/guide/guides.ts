/** The guides there are. */

import { FINESSE } from './finesse';
import { FIRST } from './first';
import type { Guide, GuideName } from './guide';
import { SOLO } from './solo';

export const GUIDES: Record<GuideName, Guide> = { first: FIRST, solo: SOLO, finesse: FINESSE };

export function guideNamed(name: string): Guide | null {
  return GUIDES[name as GuideName] ?? null;
}
