/** A table on the server. */

import { LAYOUT } from '../engine/constants';
import { ownEngine } from '../local/own_engine';
import { api, Refusal, socketOf } from '../net/api';
import type { Backend, Line, Link, Pace, Sharing } from '../net/backend';
import { Connection, type Access } from '../net/connection';
import { ownTables } from '../net/own_tables';
import { Paced } from '../net/paced';
import type { FromServer } from '../net/protocol';
import { tableAddress } from '../net/route';
import { RecordReader } from './record_reader';

export class ServerTable implements Backend {
  readonly addressOf = tableAddress;
  readonly sharing: Sharing;

  constructor(readonly table: string) {
    this.sharing = {
      address: location.origin + tableAddress(table),
      invite: async (seat) => (await api.invite(table, seat)).invite,
      recovery: async (seat) => (await api.recovery(table, seat)).recovery,
    };
  }

  connect(receive: (message: FromServer) => void, tell: (link: Link) => void, pace: Pace): Line {
    let known = false;
    const paced = new Paced(receive, pace);
    const connection = new Connection(
      this.access(),
      (message) => {
        known = true;
        ownTables.follow(this.table, message);
        paced.push(message);
      },
      (link) => {
        tell(link);
        if (link === 'lost' && !known) void giveUp();
      },
    );
    /** Never got in: is there such a table at all? */
    const giveUp = async (): Promise<void> => {
      if (await this.exists()) return;
      connection.close();
      tell('closed');
    };
    return connection;
  }

  /** With records, or with whole positions where the rules cannot be loaded. */
  private async access(): Promise<Access> {
    const address = socketOf(this.table);
    try {
      const reader = new RecordReader(await ownEngine());
      return { address: `${address}?layout=${LAYOUT}`, read: (message) => reader.read(message) };
    } catch {
      return { address, read: (message) => message as FromServer };
    }
  }

  private async exists(): Promise<boolean> {
    try {
      await api.summary(this.table);
      return true;
    } catch (error) {
      return !(error instanceof Refusal) || error.status >= 500;
    }
  }

  async rematch(): Promise<string> {
    return (await api.rematch(this.table)).table;
  }

  gameFile(): Promise<string> {
    return api.gameFile(this.table);
  }
}
