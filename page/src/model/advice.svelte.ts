/** Turns that look good: one of them is shown on the board, followed step by step, or played at once. */

import type { HintTurn, Legal, Position } from '../net/protocol';
import { isCalm } from '../motion/flights';

const BETWEEN = 700; // ms between the steps of a turn that plays by itself, so that one can follow

/** The table that is advised. */
type Advised = {
  readonly position: Position | null;
  readonly legal: Legal | null;
  act(action: string, sure: boolean): void;
};

export class Advice {
  turns = $state.raw<HintTurn[] | null>(null);
  number = $state(0); // of the turn that is shown
  done = $state(0); // how many of its steps were taken
  asking = $state(false);
  playing = $state(false);
  given = $state.raw<Position | null>(null); // the position it was given for
  private taking = false; // its next step was sent

  constructor(
    private readonly table: Advised,
    private readonly send: () => boolean,
  ) {}

  get turn(): HintTurn | null {
    return this.turns?.[this.number] ?? null;
  }

  /** The next step, in notation. */
  get next(): string | null {
    return this.turn?.actions[this.done] ?? null;
  }

  /** Ask which turns look good; asked again, they go away. */
  ask(): void {
    if (this.turns) return this.close();
    this.asking = this.send();
  }

  close(): void {
    this.turns = this.given = null;
    this.playing = this.taking = this.asking = false;
    this.number = this.done = 0;
  }

  /** Another of the turns, once none of this one was played. */
  show(number: number): void {
    if (this.turns?.[number] && !this.done) this.number = number;
  }

  onHint(turns: HintTurn[]): void {
    this.close();
    this.turns = turns;
    this.given = this.table.position;
  }

  /** Whoever does something else has made up their mind. */
  onAct(action: string): void {
    if (action === this.next) this.taking = true;
    else this.close();
  }

  onPosition(): void {
    if (!this.taking) return this.close();
    this.taking = false;
    this.done += 1;
    if (this.next === null) this.close();
    else if (this.playing) setTimeout(() => this.playing && this.step(), isCalm() ? 0 : BETWEEN);
  }

  onRefusal(): void {
    this.asking = false;
    if (this.taking) this.close();
  }

  /** Take the next step. */
  step(): void {
    if (this.next !== null && this.table.legal) this.table.act(this.next, true);
    else this.playing = false;
  }

  play(): void {
    this.playing = true;
    this.step();
  }

  stop(): void {
    this.playing = false;
  }
}
