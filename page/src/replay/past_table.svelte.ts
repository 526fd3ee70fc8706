/** A past game as a table that can be looked at: it shows any moment, and nothing can be done in it. */

import type { FromServer, HintTurn, Snapshot } from '../net/protocol';
import type { Backend, Line, Link, Past } from '../net/backend';
import { gameAddress } from '../net/route';
import { formatGame } from '../local/game_file';
import type { Timeline } from './timeline';

export class PastTable implements Backend {
  readonly past: Past = $state({ watched: 0 });
  readonly sharing = null;
  readonly addressOf = gameAddress;
  private receive: ((message: FromServer) => void) | null = null;

  constructor(
    readonly table: string,
    private readonly timeline: Timeline,
    private at: number,
  ) {}

  connect(receive: (message: FromServer) => void, tell: (link: Link) => void): Line {
    queueMicrotask(() => {
      this.receive = receive;
      tell('open');
      this.jump(this.at);
    });
    return { send: () => false, hurry: () => undefined, close: () => (this.receive = null) };
  }

  /** Show a moment; the next one as it came about. */
  show(at: number): void {
    const before = this.at;
    this.at = at;
    if (at !== before + 1) return this.jump(at);
    const { position, events } = this.timeline.moments[at]!;
    this.receive?.({ v: 1, type: 'update', seq: at, started: true, position, events });
  }

  private jump(at: number): void {
    this.receive?.(this.snapshot(at));
  }

  /** Show turns that could be played at this moment. */
  suggest(seat: number, turns: HintTurn[]): void {
    this.receive?.({ v: 1, type: 'hint', seq: this.at, seat, turns });
  }

  private snapshot(at: number): Snapshot {
    const { mode, difficulty, commitment } = this.timeline.recording;
    const { position } = this.timeline.moments[at]!;
    const over = position.phase === 'over';
    return {
      v: 1,
      type: 'snapshot',
      seq: at,
      table: { table: this.table, mode, difficulty, undo: 'none', started: true, over, commitment, rematch: null },
      you: [],
      position,
      events: this.timeline.eventsUntil(at),
    };
  }

  rematch(): Promise<string> {
    return Promise.reject(new Error('a past game has no rematch'));
  }

  gameFile(): Promise<string> {
    return Promise.resolve(formatGame(this.timeline.game));
  }
}
