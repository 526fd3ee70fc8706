/** Agents, who think in a worker of their own so that the page never waits for them. */

import type { Level } from '../net/protocol';

/** A position without its hidden cards, and how well to play in it; `seed` makes the choice reproducible. */
export type Question = { position: Uint8Array; level: Level; seed: Uint8Array };

export type Asked = { number: number } & ({ type: 'wake' } | ({ type: 'choose' } & Question));
export type Answered = { number: number } & ({ action: number } | { failed: string });

type Waiting = { resolve: (action: number) => void; reject: (error: Error) => void };

export class Agents {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  /** Load what agents need, before anybody waits for them. */
  wake(): void {
    this.ask({ type: 'wake' });
  }

  choose(question: Question): Promise<number> {
    const number = this.ask({ type: 'choose', ...question });
    return new Promise((resolve, reject) => this.waiting.set(number, { resolve, reject }));
  }

  close(): void {
    this.fail();
  }

  private ask(what: { type: 'wake' } | ({ type: 'choose' } & Question)): number {
    const number = (this.asked += 1);
    (this.worker ??= this.start()).postMessage({ number, ...what } satisfies Asked);
    return number;
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if ('failed' in data) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data.action);
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
