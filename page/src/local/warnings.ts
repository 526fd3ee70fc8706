/** What an action would waste, asked of the engine about a position that is shown. */

import type { NestedMessage, Position } from '../net/protocol';
import type { Engine } from '../engine/engine';
import { Solver, Warning, type State } from '../engine/records';
import { numberOf } from './notation';
import { readPhrase } from './phrases';
import { writeRecord } from './record';
import { WARNING_PHRASES } from './tables';

export class Warner {
  private readonly state: State;
  private readonly solver: Solver;
  private readonly warning: Warning;

  constructor(private readonly engine: Engine) {
    this.state = engine.newState();
    this.solver = engine.make(Solver);
    this.warning = engine.make(Warning);
  }

  /** Null if nothing is wasted for certain, or the action is not legal at all. */
  warningAbout(position: Position, text: string): NestedMessage | null {
    const action = numberOf(text, position.mode);
    writeRecord(position, this.state);
    if (!this.engine.isLegal(this.state, action)) return null;
    this.engine.exports.warn_of_waste(this.state.at, action, this.solver.at, this.warning.at);
    const { code } = this.warning;
    return code === 0 ? null : readPhrase(WARNING_PHRASES[code]!, this.warning);
  }
}
