/** Every moment of a past game, and the turns it is made of. */

import type { Position, TableEvent } from '../net/protocol';
import type { Engine } from '../engine/engine';
import { Game, sameTurn, type TurnLabel } from '../local/game';
import { isSoloMode } from '../local/notation';
import { Session } from '../local/session';
import { sessionPosition } from '../local/session_position';
import type { Recording } from './recording';

/** How the table stood, and what had just happened. */
export type Moment = { position: Position; events: TableEvent[] };

/** Some of a game's actions, from the moment `from` to the moment `to`. */
export type Stretch = { from: number; to: number };

/** A turn, in parts that end where a card is turned up: what comes then nobody could know. */
export type PastTurn = TurnLabel & Stretch & { parts: Stretch[] };

/** The records of a position, with the hidden cards and without. */
type Records = { whole: Uint8Array; seen: Uint8Array };

export class Timeline {
  readonly moments: Moment[] = [];
  readonly turns: PastTurn[] = [];
  readonly draws: number[] = []; // the moments before a card was turned up
  readonly actions: number[] = [];
  readonly game: Game;
  private readonly records: Records[] = [];

  constructor(
    readonly recording: Recording,
    readonly engine: Engine,
  ) {
    const { actions, ...deal } = recording;
    const session = new Session({ ...deal, table: '', undo: 'none', created: 0 }, engine);
    this.game = session.game;
    this.note(session, []);
    for (const action of actions) this.play(session, action);
  }

  get last(): number {
    return this.actions.length;
  }

  /** The hidden cards are dealt anew before anybody judges; they are not in it. */
  seen(at: number): Uint8Array {
    return this.records[at]!.seen;
  }

  whole(at: number): Uint8Array {
    return this.records[at]!.whole;
  }

  /** All that happened up to a moment. */
  eventsUntil(at: number): TableEvent[] {
    return this.moments.slice(0, at + 1).flatMap(({ events }) => events);
  }

  /** The turn that led to a moment, by its number; at the beginning the first one. */
  turnAt(at: number): number {
    const found = this.turns.findIndex(({ to }) => at <= to);
    return found < 0 ? this.turns.length - 1 : found;
  }

  /** Points by seat, the mastermind's last, at every moment. */
  get scores(): number[][] {
    const isSolo = isSoloMode(this.recording.mode);
    return this.moments.map(({ position: { seats, mastermind } }) => {
      const own = seats.map(({ score }) => score);
      return isSolo && mastermind ? [...own, mastermind.score] : own;
    });
  }

  private play(session: Session, action: string): void {
    const { game, seq } = session;
    const [turn, number, before] = [game.turn!, game.check(action), this.last];
    const events = session.commit({ seq: seq + 1, kind: 'act', seat: turn.seat, at: 0, action });
    this.actions.push(number);
    this.note(session, events);
    this.extend(turn, before);
    if (events.some(({ kind }) => kind === 'refill')) this.draws.push(before);
  }

  private note(session: Session, events: TableEvent[]): void {
    const position = sessionPosition(session);
    const undo = { ...position.undo, seat: null, allowed: false };
    this.moments.push({ position: { ...position, legal: null, undo }, events });
    this.records.push({ whole: this.engine.bytes(session.game.state), seen: session.game.seen });
  }

  /** One more action of a turn, in a part of its own if the last one turned up a card. */
  private extend(turn: TurnLabel, from: number): void {
    const to = from + 1;
    const known = this.turns.at(-1);
    if (!known || !sameTurn(known, turn)) return void this.turns.push({ ...turn, from, to, parts: [{ from, to }] });
    known.to = to;
    if (this.draws.at(-1) === from - 1) known.parts.push({ from, to });
    else known.parts.at(-1)!.to = to;
  }
}
