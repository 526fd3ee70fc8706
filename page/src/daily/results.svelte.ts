/** How the days went, kept in this browser: of each deal the first result, of each puzzle all tries. */

import { isDay, streakOf, type Day } from './day';

export type DealResult = {
  won: boolean;
  points: number;
  against: number; // the mastermind's
  white: number; // puzzles that were finished
  black: number;
};

/** How many pieces each filling took; whoever had a solution shown has no more tries. */
export type PuzzleResult = { tries: number[]; fewest: number; shown: boolean };

type Kept = { deals: Record<Day, DealResult>; puzzles: Record<Day, PuzzleResult> };

const KEY = 'projectl-daily';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDeal = (value: unknown): value is DealResult =>
  isRecord(value) &&
  typeof value.won === 'boolean' &&
  ['points', 'against', 'white', 'black'].every((name) => Number.isInteger(value[name]));

const isPuzzle = (value: unknown): value is PuzzleResult =>
  isRecord(value) &&
  typeof value.shown === 'boolean' &&
  Number.isInteger(value.fewest) &&
  Array.isArray(value.tries) &&
  value.tries.every(Number.isInteger);

function those<Value>(found: unknown, isRight: (value: unknown) => value is Value): Record<Day, Value> {
  const all = isRecord(found) ? Object.entries(found) : [];
  return Object.fromEntries(all.filter((pair): pair is [Day, Value] => isDay(pair[0]) && isRight(pair[1])));
}

/** What can be used of something that was stored. */
export function readResults(stored: string | null): Kept {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    found = {};
  }
  const { deals, puzzles } = isRecord(found) ? found : {};
  return { deals: those(deals, isDeal), puzzles: those(puzzles, isPuzzle) };
}

export const isSolved = ({ tries, fewest }: PuzzleResult): boolean => tries.includes(fewest);

const daysWith = <Value>(kept: Record<Day, Value>, counts: (value: Value) => boolean): Set<Day> =>
  new Set(Object.keys(kept).filter((day) => counts(kept[day]!)));

class Results {
  private changes = $state(0);

  private get kept(): Kept {
    void this.changes; // whoever asks is told of the next one
    return readResults(localStorage.getItem(KEY));
  }

  private keep(change: (kept: Kept) => void): void {
    const kept = this.kept;
    change(kept);
    localStorage.setItem(KEY, JSON.stringify(kept));
    this.changes += 1;
  }

  deal(day: Day): DealResult | null {
    return this.kept.deals[day] ?? null;
  }

  /** Only the first result of a day counts. */
  keepDeal(day: Day, result: DealResult): void {
    this.keep(({ deals }) => (deals[day] ??= result));
  }

  puzzle(day: Day): PuzzleResult | null {
    return this.kept.puzzles[day] ?? null;
  }

  keepPuzzle(day: Day, result: PuzzleResult): void {
    this.keep(({ puzzles }) => (puzzles[day] = result));
  }

  /** Days in a row on which the deal was played, or won. */
  dealStreak(today: Day, wonOnly: boolean): number {
    return streakOf(
      daysWith(this.kept.deals, ({ won }) => won || !wonOnly),
      today,
    );
  }

  /** Days in a row on which the puzzle was filled with the fewest pieces. */
  puzzleStreak(today: Day): number {
    return streakOf(daysWith(this.kept.puzzles, isSolved), today);
  }

  /** The most points of any day; null if none was played. */
  get best(): number | null {
    const points = Object.values(this.kept.deals).map((deal) => deal.points);
    return points.length ? Math.max(...points) : null;
  }
}

export const results = new Results();
