/** Agents, who think in a worker of their own so that the page never waits for them. */

import type { Level } from '../net/protocol';
import type { Found } from './advice';
import type { Draw, Part, Verdict, Worth } from './judge';

/** A position without its hidden cards; `seed` makes what is chosen in it reproducible. */
type Question = { position: Uint8Array; seed: Uint8Array };

export type Request =
  | { type: 'wake' }
  | ({ type: 'choose'; level: Level } & Question)
  | ({ type: 'advise' } & Question)
  | ({ type: 'judge' } & Part)
  | ({ type: 'luck' } & Draw);

export type Answer = number | Found | Verdict | Worth[] | null;

export type Asked = { number: number; request: Request };
export type Answered = { number: number } & ({ answer: Answer } | { failed: string });

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

export class Agents {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  /** Load what agents need, before anybody waits for them. */
  wake(): void {
    this.ask<null>({ type: 'wake' }).catch(() => undefined);
  }

  /** An action for whoever is to act. */
  choose(question: Question, level: Level): Promise<number> {
    return this.ask({ type: 'choose', level, ...question });
  }

  /** The turns that look best. */
  advise(question: Question): Promise<Found> {
    return this.ask({ type: 'advise', ...question });
  }

  /** What actions of a past game were worth. */
  judge(part: Part): Promise<Verdict> {
    return this.ask({ type: 'judge', ...part });
  }

  /** What a card that was turned up brought each seat. */
  luck(draw: Draw): Promise<Worth[]> {
    return this.ask({ type: 'luck', ...draw });
  }

  close(): void {
    this.fail();
  }

  private ask<Given extends Answer>(request: Request): Promise<Given> {
    const number = (this.asked += 1);
    const worker = (this.worker ??= this.start());
    return new Promise((resolve: (answer: Given) => void, reject) => {
      this.waiting.set(number, { resolve, reject });
      worker.postMessage({ number, request } satisfies Asked);
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if ('failed' in data) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data.answer as never);
    };
    worker.onerror = () => this.fail();
    return worker;
  }

  /** Whoever is waited for does not answer any more; the next question starts anew. */
  private fail(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error());
    this.waiting.clear();
  }
}
