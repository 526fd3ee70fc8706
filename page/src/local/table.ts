/** A game that is kept and played in this page: it answers the messages of the protocol as a server would. */

import type { Backend, Line, Link, Pace } from '../net/backend';
import type { FromServer } from '../net/protocol';
import { gameAddress } from '../net/route';
import { create } from './create';
import { formatGame } from './game_file';
import { LocalLine } from './line';
import { ownEngine } from './own_engine';
import { Session } from './session';
import { store } from './store';

export class LocalTable implements Backend {
  readonly sharing = null;
  readonly addressOf = gameAddress;

  constructor(readonly table: string) {}

  connect(receive: (message: FromServer) => void, tell: (link: Link) => void, pace: Pace): Line {
    return new LocalLine(this.table, receive, tell, pace);
  }

  /** The game that follows: the same seats, everybody in their place. */
  async rematch(): Promise<string> {
    const session = await this.session();
    const { mode, difficulty, undo } = session.config;
    return create({
      mode,
      difficulty,
      undo,
      seats: session.seats.map(({ kind, name, agent, level }) => ({ kind, name, agent, level })),
    });
  }

  async gameFile(): Promise<string> {
    return formatGame((await this.session()).game);
  }

  private async session(): Promise<Session> {
    const [game, entries, engine] = await Promise.all([store.find(this.table), store.entries(this.table), ownEngine()]);
    return new Session(game!.config, engine, entries);
  }
}
