/** Mistakes along the way through a game: those that can be marked beside each other. */

export type Mistake = { at: number; cost: number };

/** The costliest mistakes of which no two are nearer than so many actions. */
export function withRoom<Each extends Mistake>(mistakes: Each[], apart: number): Each[] {
  const kept: Each[] = [];
  for (const each of mistakes.toSorted((one, other) => other.cost - one.cost))
    if (kept.every(({ at }) => Math.abs(at - each.at) >= apart)) kept.push(each);
  return kept;
}
