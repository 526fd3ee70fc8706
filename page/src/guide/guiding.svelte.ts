/** How far somebody has come in a guide. The game itself remembers it: the actions played tell the step. */

import { isCalm } from '../motion/flights';
import type { Table } from '../model/table.svelte';
import { actionsOf, startsOf, stepAfter, type Guide, type Step } from './guide';

const PACE = 900; // ms between actions that play themselves, so that they can be followed
const QUICK = 110;

export class Guiding {
  at = $state(-1);
  private readonly starts: readonly number[];
  private clock = 0;

  constructor(
    readonly guide: Guide,
    private readonly table: Table,
    private readonly play: (action: string) => Promise<void>,
  ) {
    this.starts = startsOf(guide);
  }

  get step(): Step | null {
    return this.guide.steps[this.at] ?? null;
  }

  get isLast(): boolean {
    return this.at === this.guide.steps.length - 1;
  }

  /** What is still to be played of this step. */
  get left(): readonly string[] {
    const { step } = this;
    return step ? actionsOf(step).slice(this.table.seq - this.starts[this.at]!) : [];
  }

  /** Whether one may go on by reading on. */
  get isRead(): boolean {
    return this.step !== null && !this.step.do && !this.left.length;
  }

  /** The table has changed: find the step, let others move, and say what may be done. */
  follow(): void {
    if (this.at < 0) this.at = stepAfter(this.guide, this.table.seq);
    while (this.step?.do && !this.left.length && !this.isLast) this.at += 1;
    const action = this.step?.do ?? null;
    if (this.table.lesson?.action !== action || !this.table.lesson) this.table.lesson = { action };
    this.wind();
  }

  next(): void {
    if (!this.isRead || this.isLast) return;
    this.at += 1;
    this.follow();
  }

  stop(): void {
    clearTimeout(this.clock);
    this.table.lesson = null;
  }

  private wind(): void {
    clearTimeout(this.clock);
    const [action] = this.left;
    if (!this.step?.watch || !action) return;
    const pace = isCalm() ? 0 : this.step.quick ? QUICK : PACE;
    this.clock = window.setTimeout(() => void this.play(action), pace);
  }
}
