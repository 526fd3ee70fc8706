/** Turns to choose from, best first, as the search found them. */

import type { Engine } from '../engine/engine';

export type Candidate = {
  actions: number[];
  visits: number;
  chance: number; // to win, from 0 to 1; a shared win counts half
  chanceChange: number; // against what the network expected before the turn
  margin: number; // points ahead of the best other at the end, expected
  marginChange: number;
};

/** Turns, best first, with figures that do not contradict that order.
 *
 * The first is the one that the search visited most, and would play. It comes back to whatever promises more, so a turn
 * that shows more yet was visited less was looked at too little to tell. Such turns are told what the first is: the mean
 * of all their visits (isotonic regression, by pooling adjacent violators). All others are in the order of what is
 * shown. */
export function reconcile({ exports }: Engine, turns: readonly Candidate[]): Candidate[] {
  /** Chance in percent and then margin in points, as they are read, in one number. */
  const shown = ({ chance, margin }: Candidate): number =>
    exports.percent_of(chance) * 1000 + exports.points_of(margin);
  const [first, ...others] = turns;
  const pools: Candidate[][] = [];
  for (const turn of first ? [first, ...others.sort((a, b) => shown(b) - shown(a))] : []) {
    pools.push([turn]);
    while (pools.length > 1 && shown(pools.at(-2)![0]!) < shown(pools.at(-1)![0]!)) {
      const last = pools.pop()!;
      pools.push(pooled([...pools.pop()!, ...last]));
    }
  }
  return pools.flat();
}

/** The same turns, each with the mean figures of all, weighted by visits. */
function pooled(turns: readonly Candidate[]): Candidate[] {
  const visits = turns.reduce((sum, turn) => sum + turn.visits, 0);
  const mean = (of: (turn: Candidate) => number): number =>
    turns.reduce((sum, turn) => sum + of(turn) * turn.visits, 0) / visits;
  const [chance, margin] = [mean((turn) => turn.chance), mean((turn) => turn.margin)];
  return turns.map((turn) => ({
    ...turn,
    chance,
    chanceChange: turn.chanceChange + chance - turn.chance,
    margin,
    marginChange: turn.marginChange + margin - turn.margin,
  }));
}
