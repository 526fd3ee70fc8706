/** The rest of a planned turn, followed as long as the game goes as it was expected to. */

import type { Engine } from '../engine/engine';
import type { State } from '../engine/records';
import { partsOf } from './actions';

export class PlannedTurn {
  private steps: { seen: string; action: number }[] = [];
  private readonly ahead: State;
  private readonly looked: State;

  constructor(private readonly engine: Engine) {
    this.ahead = engine.newState();
    this.looked = engine.newState();
  }

  /** Plan a turn up to the first card that it reveals: what comes then is thought anew. */
  make(state: State, actions: readonly number[]): void {
    this.steps = [];
    this.engine.copy(state, this.ahead);
    for (const action of actions) {
      this.steps.push({ seen: this.visible(this.ahead), action });
      if (partsOf(action).kind === 'take') return;
      this.engine.play(this.ahead, action);
    }
  }

  /** The action planned for this position; null where nothing is planned for it. */
  next(state: State): number | null {
    const step = this.steps.shift();
    if (step?.seen === this.visible(state)) return step.action;
    this.steps = [];
    return null;
  }

  /** Everything of a record that a seat may know, for comparison. */
  private visible(state: State): string {
    this.engine.copy(state, this.looked);
    this.engine.hide(this.looked);
    this.looked.rng.fill(0n);
    return String(this.engine.bytes(this.looked));
  }
}
