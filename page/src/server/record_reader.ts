/** Messages with records as the messages that the page draws from: the rules tell what the server left out. */

import { MODES } from '../engine/constants';
import type { Engine } from '../engine/engine';
import type { State } from '../engine/records';
import { effectEvent } from '../local/effects';
import { positionOf } from '../local/position';
import type { Board, FromServer, Position, RecordMessage, TableEvent } from '../net/protocol';

export class RecordReader {
  private readonly state: State;
  private you: readonly number[] = [];
  private commitment = '';

  constructor(private readonly engine: Engine) {
    this.state = engine.newState();
  }

  read(message: FromServer | RecordMessage): FromServer {
    switch (message.type) {
      case 'record_snapshot': {
        const { v, seq, table, you, board, events } = message;
        this.you = you;
        this.commitment = table.commitment;
        const position = this.positionOf(board, table.started);
        return { v, type: 'snapshot', seq, table, you, position, events: this.eventsOf(events) };
      }
      case 'record_update': {
        const { v, seq, started, board, events } = message;
        const position = this.positionOf(board, started);
        return { v, type: 'update', seq, started, position, events: this.eventsOf(events) };
      }
      default:
        return message;
    }
  }

  private positionOf({ record, ...rest }: Board, started: boolean): Position {
    this.engine.load(this.state, bytesIn(record));
    const { player } = this.state;
    const { kind, stand_in } = rest.seats[player]!;
    const acts = started && this.you.includes(player) && kind !== 'agent' && !stand_in;
    return positionOf(this.engine, this.state, { ...rest, commitment: this.commitment, acts });
  }

  /** Of the game whose position was read last. */
  private eventsOf(events: RecordMessage['events']): TableEvent[] {
    const mode = MODES[this.state.mode]!;
    return events.flatMap((event): TableEvent[] =>
      event.kind === 'effects'
        ? this.engine.readEffects(bytesIn(event.effects)).map((effect) => effectEvent(event.seq, effect, mode))
        : [event],
    );
  }
}

function bytesIn(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
