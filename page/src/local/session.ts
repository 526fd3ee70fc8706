/** One table while it is played here: the game, its seats and its log. No clock, no disk.
 *
 * A request such as `act` is checked and gives an entry; once that is kept, `commit` makes it so. A table that is read
 * back replays its entries. */

import type { SeatKind, TableEvent } from '../net/protocol';
import type { Engine } from '../engine/engine';
import { MessageError } from '../texts/message_error';
import type { Entry, SeatConfig, TableConfig } from './config';
import type { Message } from '../texts/words.svelte';
import { effectEvent, reveals } from './effects';
import { Game, sameTurn } from './game';
import { message, TableRefusal } from './message';
import { LONGEST_NAME } from './tables';
import { lastPerson, reach, type Reach, type Step } from './undo';

export type Seat = SeatConfig & { standIn: boolean };

/** A question to the others: how many actions would remain, and who has not answered. */
export type Question = { number: number; seat: number; remain: number; waiting: Set<number> };

export class Session {
  readonly game: Game;
  readonly seats: Seat[];
  readonly steps: Step[] = [];
  readonly events: TableEvent[] = [];
  asked: Question | null = null;
  seq = 0;
  private gameSeq = 0; // of the last entry that changed the game

  constructor(
    readonly config: TableConfig,
    engine: Engine,
    entries: Iterable<Entry> = [],
  ) {
    const { mode, difficulty, seed, seats } = config;
    this.game = new Game(engine, { mode, seats: seats.length, difficulty, seed });
    this.seats = seats.map((seat) => ({ ...seat, standIn: false }));
    for (const entry of entries) this.commit(entry);
  }

  /** The seats of the people at this browser. */
  get people(): number[] {
    return this.seats.flatMap(({ kind }, seat) => (isPerson(kind) ? [seat] : []));
  }

  isPlayedByAgent(seat: number): boolean {
    const { kind, standIn } = this.seats[seat]!;
    return !isPerson(kind) || standIn;
  }

  /** The seat to act, if an agent is to choose for it. */
  get agentToAct(): number | null {
    const { isOver, player } = this.game;
    return !isOver && this.isPlayedByAgent(player) ? player : null;
  }

  /** Whether a person is to act. */
  get personActs(): boolean {
    return !this.game.isOver && !this.isPlayedByAgent(this.game.player);
  }

  // Requests: each gives the entry that would grant it, or throws a refusal

  /** Play an action for a seat; `by` tells that an agent chose it. */
  act(seat: number, action: string, seq: number, by: { agent?: boolean; fallback?: boolean } = {}): Entry {
    this.checkCurrent(seq);
    this.checkActs(seat, by.agent);
    return this.entry('act', seat, { action: this.game.textOf(this.game.check(action)), ...by });
  }

  /** Whether the turn would be over with an action that was checked. */
  endsTurn(action: string): boolean {
    const { game } = this;
    const before = game.turn!;
    game.play(game.check(action));
    const after = game.turn;
    game.undo();
    return !after || !sameTurn(before, after);
  }

  undo(seat: number, seq: number, wholeTurn: boolean): Entry {
    this.checkCurrent(seq);
    if (this.config.undo === 'consent' && this.othersOf(seat).length)
      throw new TableRefusal('not_allowed', message('refused-consent-needed'));
    const far = this.reach(seat, false);
    return this.entry('undo', seat, { remain: wholeTurn ? far.turn : far.last });
  }

  /** The question to the others; when nobody is waited for, it is granted. */
  takeback(seat: number, seq: number): Question {
    this.checkCurrent(seq);
    if (this.config.undo !== 'consent') throw new TableRefusal('not_allowed', message('refused-no-consent-needed'));
    if (this.asked) throw new TableRefusal('busy', message('refused-asked-already'));
    const remain = this.reach(seat, true).last;
    return { number: this.seq, seat, remain, waiting: new Set(this.othersOf(seat)) };
  }

  answer(seat: number, seq: number, number: number, allow: boolean): Question {
    this.checkCurrent(seq);
    const question = this.asked;
    if (question?.number !== number || !question.waiting.delete(seat))
      throw new TableRefusal('not_allowed', message('refused-not-asked'));
    if (!allow) this.asked = null;
    return question;
  }

  granted({ seat, remain }: Question): Entry {
    return this.entry('undo', seat, { remain });
  }

  rename(seat: number, name: string): Entry {
    return this.entry('name', seat, { name: cleanName(name) || this.seats[seat]!.name });
  }

  leave(seat: number): Entry {
    if (this.isPlayedByAgent(seat)) throw new TableRefusal('not_allowed', message('refused-agent-plays-already'));
    if (this.game.isOver) throw new TableRefusal('not_allowed', message('reason-over'));
    return this.entry('leave', seat, {});
  }

  back(seat: number): Entry {
    if (!this.seats[seat]!.standIn) throw new TableRefusal('not_allowed', message('refused-no-stand-in'));
    return this.entry('back', seat, {});
  }

  /** Why a seat may not play an action; `place 1 L4` asks about every way to lie. */
  explain(seat: number, action: string): Message {
    try {
      this.checkActs(seat);
      return this.game.explain(action);
    } catch (error) {
      if (error instanceof MessageError) return error.reason;
      throw error;
    }
  }

  // Changes

  /** Make an entry so; the events that followed. */
  commit(entry: Entry): TableEvent[] {
    const followed = this.apply(entry);
    this.seq = entry.seq;
    if (entry.kind === 'act' || entry.kind === 'undo') {
      this.gameSeq = entry.seq;
      this.asked = null;
    }
    this.events.push(...followed);
    return followed;
  }

  private apply(entry: Entry): TableEvent[] {
    const { seq, seat } = entry;
    switch (entry.kind) {
      case 'act':
        return this.applyAct(entry);
      case 'undo': {
        const actions = this.steps.length - entry.remain;
        for (let i = 0; i < actions; i++) this.game.undo();
        this.steps.length = entry.remain;
        return [{ seq, seat, kind: 'undo', actions }];
      }
      case 'name':
        this.seats[seat]!.name = entry.name;
        return [{ seq, seat, kind: 'name', name: entry.name }];
      case 'leave':
        this.seats[seat]!.standIn = true;
        return [{ seq, seat, kind: 'leave', by: null }];
      case 'back':
        this.seats[seat]!.standIn = false;
        return [{ seq, seat, kind: 'back' }];
    }
  }

  private applyAct({ seq, seat, action, agent, fallback }: Extract<Entry, { kind: 'act' }>): TableEvent[] {
    const turn = this.game.turn!;
    const effects = this.game.play(this.game.check(action));
    this.steps.push({ turn, agent: agent ?? false, reveals: effects.some(reveals) });
    const faltered: TableEvent[] = fallback ? [{ seq, seat, kind: 'falter' }] : [];
    return [...faltered, ...effects.map((effect) => effectEvent(seq, effect, this.config.mode))];
  }

  // What may be taken back

  /** Who could take back or ask to, and how far. */
  undoNow(): { seat: number | null; far: Reach | null } {
    const seat = lastPerson(this.steps);
    if (seat === null || this.config.undo === 'none' || this.game.isOver) return { seat, far: null };
    return { seat, far: reach(this.steps, seat, this.config.undo === 'consent') };
  }

  private othersOf(seat: number): number[] {
    return this.people.filter((other) => other !== seat && !this.isPlayedByAgent(other));
  }

  private reach(seat: number, overOthers: boolean): Reach {
    this.checkPlaying();
    if (this.config.undo === 'none') throw new TableRefusal('not_allowed', message('refused-undo-none'));
    if (this.isPlayedByAgent(seat)) throw new TableRefusal('not_allowed', message('refused-agent-plays'));
    const far = reach(this.steps, seat, overOthers);
    if (!far) throw new TableRefusal('illegal', message('refused-nothing-to-undo'));
    return far;
  }

  // Checks

  /** Whoever has not seen the last change of the game must look first. */
  checkCurrent(seq: number): void {
    if (seq < this.gameSeq || seq > this.seq) throw new TableRefusal('stale', message('refused-stale'));
  }

  private checkPlaying(): void {
    if (this.game.isOver) throw new TableRefusal('illegal', message('reason-over'));
  }

  /** It is this seat's turn, and whoever plays for it asks. */
  checkActs(seat: number, byAgent = false): void {
    this.checkPlaying();
    if (seat !== this.game.player) throw new TableRefusal('not_your_turn', message('refused-not-your-turn'));
    if (this.isPlayedByAgent(seat) && !byAgent) throw new TableRefusal('not_allowed', message('refused-agent-plays'));
  }

  private entry<Kind extends Entry['kind']>(
    kind: Kind,
    seat: number,
    data: Omit<Extract<Entry, { kind: Kind }>, 'seq' | 'kind' | 'seat' | 'at'>,
  ): Entry {
    return { seq: this.seq + 1, kind, seat, at: Date.now(), ...data } as Entry;
  }
}

const isPerson = (kind: SeatKind): boolean => kind !== 'agent';

/** A name fit to be shown: printable, without outer blanks, not too long, no letter with more than four marks. */
export function cleanName(name: string | null | undefined): string {
  return (name ?? '')
    .normalize('NFC')
    .replace(/([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu, '$1')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}
