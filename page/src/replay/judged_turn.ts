/** What the turns of a past game brought and gave away, and what is worth remembering of them. */

import { POINT_WEIGHT } from '../engine/constants';
import type { Draw, Part, Verdict, Worth } from '../local/judge';
import type { PastTurn, Stretch, Timeline } from './timeline';

export type JudgedTurn = {
  turn: PastTurn;
  cost: Worth; // against the best turn
  gain: Worth; // against what the network expected before it
  better: { at: number; verdict: Verdict } | null; // where most was given away, and what would have been better
};

export const NOTHING: Worth = { chance: 0, margin: 0 };
export const sum = (a: Worth, b: Worth): Worth => ({ chance: a.chance + b.chance, margin: a.margin + b.margin });
const less = (a: Worth, b: Worth): Worth => ({ chance: a.chance - b.chance, margin: a.margin - b.margin });

/** Chance and margin in one number, weighted as the search does. */
export const valueOf = ({ chance, margin }: Worth): number => 2 * chance + POINT_WEIGHT * margin;

/** What is asked about a part of a turn. */
export function partOf(timeline: Timeline, { from, to }: Stretch, seed: Uint8Array, seconds: number): Part {
  return { position: timeline.seen(from), actions: timeline.actions.slice(from, to), seed, seconds };
}

/** What is asked about a card that was turned up. */
export function drawOf(timeline: Timeline, at: number, seed: Uint8Array): Draw {
  return { position: timeline.whole(at), action: timeline.actions[at]!, seed };
}

/** The parts of a turn taken together. */
export function judgedTurn(turn: PastTurn, verdicts: readonly Verdict[]): JudgedTurn {
  const costs = verdicts.map(({ best, played }) => less(best, played));
  const dearest = mostOf(costs, valueOf)!;
  const at = costs.indexOf(dearest);
  const { chance, margin } = costs.reduce(sum, NOTHING);
  const had = Math.max(...verdicts.map(({ best }) => best.chance)); // nobody gives away more
  return {
    turn,
    cost: { chance: Math.min(chance, had), margin },
    gain: verdicts.map(({ played, before }) => less(played, before)).reduce(sum, NOTHING),
    better: verdicts[at]!.better ? { at: turn.parts[at]!.from, verdict: verdicts[at]! } : null,
  };
}

function mostOf<Item>(items: readonly Item[], value: (item: Item) => number): Item | null {
  return items.reduce<Item | null>((most, item) => (most === null || value(item) > value(most) ? item : most), null);
}

// How costly a turn was, by the chance to win it gave away; of points alone a tenth as much.

export type Grade = 'best' | 'good' | 'slip' | 'blunder';

const GRADES: readonly [Grade, number][] = [
  ['blunder', 0.15],
  ['slip', 0.05],
  ['good', 0.01],
];

export function gradeOf({ cost }: JudgedTurn): Grade {
  const given = Math.max(cost.chance, 0);
  return GRADES.find(([, from]) => given >= from)?.[0] ?? 'best';
}

/** What somebody will remember of a game; null where nothing stands out. */
export type Memory = { best: JudgedTurn | null; costliest: JudgedTurn | null };

export function memoryOf(turns: readonly (JudgedTurn | null)[], seat: number): Memory {
  const own = turns.filter((judged) => judged?.turn.seat === seat) as JudgedTurn[];
  const best = mostOf(
    own.filter((judged) => gradeOf(judged) === 'best'),
    ({ gain }) => valueOf(gain),
  );
  const costliest = mostOf(own, ({ cost }) => valueOf(cost));
  return {
    best: best && best.gain.chance > 0 ? best : null,
    costliest: costliest && gradeOf(costliest) !== 'best' ? costliest : null,
  };
}
