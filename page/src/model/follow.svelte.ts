/** Following what agents do: each action is shown for a while, or until somebody has seen it. */

import { settings, type Speed } from '../settings/settings.svelte';

/** How long an action is looked at before the next one comes, in ms. */
const DWELL: Record<Speed, number> = { slow: 2000, normal: 800, fast: 300, instant: 0 };

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Follow {
  isWaiting = $state(false); // for somebody to ask for the next action
  private shownAt = 0;
  private isAgents = false; // the last thing shown was done by an agent
  private isHurried = false; // nobody wants to see the rest of their turns
  private goOn: (() => void) | null = null;

  /** Until an agent's next action may be shown. */
  async pace(): Promise<void> {
    const { speed, step } = settings.values;
    if (!this.isHurried) await pause(Math.max(0, this.shownAt + DWELL[speed] - Date.now()));
    if (!step || !this.isAgents || this.isHurried) return;
    this.isWaiting = true;
    await new Promise<void>((done) => (this.goOn = done));
    this.isWaiting = false;
  }

  /** Something new is on the board. */
  shown(byAgent: boolean): void {
    this.shownAt = Date.now();
    this.isAgents = byAgent;
    if (byAgent) return;
    this.isHurried = false;
    this.next(); // whoever waited waits for nothing any more
  }

  next(): void {
    this.goOn?.();
    this.goOn = null;
  }

  /** Show everything up to one's own turn. */
  hurry(): void {
    this.isHurried = true;
    this.next();
  }
}
