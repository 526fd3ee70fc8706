/** Every turn of a past game judged by the engine, in workers, while one looks at it. */

import { Agents } from '../local/agents';
import { seedForAgent } from '../local/commitment';
import type { Verdict, Worth } from '../local/judge';
import { drawOf, judgedTurn, NOTHING, partOf, sum, type JudgedTurn } from './judged_turn';
import type { Timeline } from './timeline';

const SECONDS = 14; // for a whole game, beside waking; each part gets its share
const MOST_WORKERS = 4;

type Job = (agents: Agents) => Promise<void>;

export class Analysis {
  turns = $state.raw<(JudgedTurn | null)[]>([]);
  luck = $state.raw<Worth[]>([]); // by seat, of all cards turned up
  done = $state(0);
  failed = $state(false);
  readonly total: number;
  private workers: Agents[] = [];

  constructor(private readonly timeline: Timeline) {
    const parts = timeline.turns.reduce((count, turn) => count + turn.parts.length, 0);
    this.total = parts + timeline.draws.length;
    this.forget();
  }

  get isReady(): boolean {
    return this.done === this.total;
  }

  async start(): Promise<void> {
    this.forget();
    const count = Math.min(MOST_WORKERS, Math.max(1, Math.floor(navigator.hardwareConcurrency / 2)));
    this.workers = Array.from({ length: count }, () => new Agents());
    const jobs = await this.jobs(count);
    const work = async (agents: Agents): Promise<void> => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        await job(agents);
        this.done += 1;
      }
    };
    try {
      await Promise.all(this.workers.map(work));
    } catch {
      this.failed = this.workers.length > 0; // else it was closed
    }
    this.close();
  }

  close(): void {
    const { workers } = this;
    this.workers = [];
    for (const worker of workers) worker.close();
  }

  private forget(): void {
    this.turns = this.timeline.turns.map(() => null);
    this.luck = this.timeline.recording.seats.map(() => NOTHING);
    this.done = 0;
    this.failed = false;
  }

  /** The cards first: they are judged in no time. */
  private async jobs(workers: number): Promise<Job[]> {
    const { timeline } = this;
    const seed = await seedForAgent(timeline.recording.seed, timeline.recording.seats.length);
    const seconds = (SECONDS * workers) / this.total;
    const draws = timeline.draws.map((at): Job => async (agents) => {
      const lucks = await agents.luck(drawOf(timeline, at, seed));
      this.luck = this.luck.map((luck, seat) => sum(luck, lucks[seat]!));
    });
    const parts = timeline.turns.flatMap((turn, number) => {
      const verdicts: Verdict[] = [];
      return turn.parts.map((part, n): Job => async (agents) => {
        verdicts[n] = await agents.judge(partOf(timeline, part, seed, seconds));
        const isWhole = turn.parts.every((_, other) => verdicts[other]);
        if (isWhole) this.turns = this.turns.with(number, judgedTurn(turn, verdicts));
      });
    });
    return [...draws, ...parts];
  }
}
