/** Who is connected to a table of a server, and who has been away for how long. */

import type { Presence, SeatPresence } from '../net/protocol';

export class Attendance {
  spectators = $state(0);
  private seats = $state.raw<readonly SeatPresence[]>([]);
  private toldAt = 0; // by our own clock, in ms

  onPresence({ seats, spectators }: Presence, now = Date.now()): void {
    this.toldAt = now;
    this.seats = seats;
    this.spectators = spectators;
  }

  /** For how many seconds the person of a seat has been away; null while they are there, or if nobody plays it. */
  awayFor(seat: number, now: number): number | null {
    const away = this.seats[seat]?.away ?? null;
    return away === null ? null : away + this.since(now);
  }

  /** The seconds until the others may let an agent play for a seat; null if they may not. */
  coverIn(seat: number, now: number): number | null {
    const wait = this.seats[seat]?.cover_in ?? null;
    return wait === null ? null : Math.max(0, Math.ceil(wait - this.since(now)));
  }

  private since(now: number): number {
    return Math.max(0, (now - this.toldAt) / 1000);
  }
}

type Sitter = Pick<SeatPresence, 'number' | 'taken' | 'connected' | 'stand_in'>;

/** Who has gone and who has come back since the seats were last told; who sits down is told by the table. */
export function comingsAndGoings(
  before: readonly Sitter[],
  now: readonly Sitter[],
): { seat: number; news: 'gone' | 'returned' }[] {
  return now.flatMap(({ number, taken, connected, stand_in }) => {
    const old = before.find((seat) => seat.number === number);
    if (!old?.taken || !taken || stand_in || old.connected === connected) return [];
    return [{ seat: number, news: connected ? 'returned' : 'gone' }] as const;
  });
}
