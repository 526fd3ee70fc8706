/** Hands the messages of a server on, in order; an agent's action waits until it may be shown. */

import type { Pace } from './backend';
import type { FromServer, Update } from './protocol';

/** Whether an agent did it, for itself or for somebody away. */
export function isByAgent({ events, position }: Pick<Update, 'events' | 'position'>): boolean {
  const seat = events.find((event) => event.kind !== 'undo' && event.seat !== null)?.seat;
  const found = seat == null ? undefined : position.seats[seat];
  return found !== undefined && (found.kind === 'agent' || found.stand_in);
}

/** What tells how the game goes on; all else is handed on at once. */
const ORDERED: readonly FromServer['type'][] = ['update', 'thinking'];

export class Paced {
  private waiting: FromServer[] = [];
  private isBusy = false;

  constructor(
    private readonly receive: (message: FromServer) => void,
    private readonly pace: Pace,
  ) {}

  push(message: FromServer): void {
    if (message.type === 'snapshot') this.waiting = []; // it has everything in it
    if (!ORDERED.includes(message.type)) return this.receive(message);
    this.waiting.push(message);
    if (!this.isBusy) void this.handOn();
  }

  private async handOn(): Promise<void> {
    this.isBusy = true;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (next.type === 'update' && isByAgent(next)) await this.pace();
      if (next !== this.waiting[0]) continue; // a snapshot came meanwhile
      this.waiting.shift();
      this.receive(next);
    }
    this.isBusy = false;
  }
}
