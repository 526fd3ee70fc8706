/** Where a table is kept and its rules are: on the server, or in this page. The table does not know which. */

import type { FromClient, FromServer } from './protocol';

/** A message without its version, which whoever sends it adds. */
export type Outgoing = FromClient extends infer Each ? (Each extends FromClient ? Omit<Each, 'v'> : never) : never;

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** Waits until the next action of an agent may be shown. */
export type Pace = () => Promise<void>;

/** The way to a table: what is sent is answered by messages, in order. */
export interface Line {
  send(message: Outgoing): boolean;
  /** Try at once instead of waiting longer. */
  hurry(): void;
  close(): void;
}

/** What a table has that others can come to. */
export interface Sharing {
  /** Where anybody may watch. */
  readonly address: string;
  /** The secret of a fresh link for a seat. */
  invite(seat: number): Promise<string>;
  recovery(seat: number): Promise<string>;
}

/** How a past game is looked at. */
export interface Past {
  watched: number; // the seat shown large
}

export interface Backend {
  readonly table: string;
  /** There where one looks back, and nothing can be done any more. */
  readonly past?: Past;
  readonly sharing: Sharing | null;
  connect(receive: (message: FromServer) => void, tell: (link: Link) => void, pace: Pace): Line;
  addressOf(table: string): string;
  /** Make the game that follows, with the same seats. */
  rematch(): Promise<string>;
  /** The whole game in notation. */
  gameFile(): Promise<string>;
}
