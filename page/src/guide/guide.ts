/** A guide: a fixed deal and the steps that lead through it. */

import type { Difficulty, Mode } from '../net/protocol';

export type GuideName = 'first' | 'solo' | 'finesse';

/** One bubble of the coach: what it says, what it points at, and what is played while it is shown. */
export type Step = {
  text: string; // of the message `guide-NAME-TEXT`
  at?: readonly string[]; // parts of the board, by their `data-at`
  do?: string; // the action that is waited for, in notation
  watch?: readonly string[]; // actions that play themselves
  quick?: true; // as fast as one can look
};

export type Guide = {
  name: GuideName;
  mode: Mode;
  difficulty: Difficulty | null;
  seed: number;
  steps: readonly Step[];
};

export function actionsOf({ do: awaited, watch }: Step): readonly string[] {
  return awaited ? [awaited] : (watch ?? []);
}

/** How many actions are played before each step. */
export function startsOf(guide: Guide): number[] {
  let played = 0;
  return guide.steps.map((step) => {
    const start = played;
    played += actionsOf(step).length;
    return start;
  });
}

/** The step to go on with after so many actions: the first that is not over by then. */
export function stepAfter(guide: Guide, played: number): number {
  const starts = startsOf(guide);
  const found = guide.steps.findIndex((step, at) => {
    const count = actionsOf(step).length;
    return count ? starts[at]! + count > played : starts[at]! >= played;
  });
  return found < 0 ? guide.steps.length - 1 : found;
}
