/** A table on the server. */

import { api, Refusal, socketOf } from './api';
import type { Backend, Line, Link, Sharing } from './backend';
import { Connection } from './connection';
import type { FromServer } from './protocol';
import { tableAddress } from './route';

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

  connect(receive: (message: FromServer) => void, tell: (link: Link) => void): Line {
    let known = false;
    const connection = new Connection(
      socketOf(this.table),
      (message) => {
        known = true;
        receive(message);
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
