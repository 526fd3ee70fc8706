/** What speaks for a turn, and what it promises, in the figures that people read. */

import { ACTION, TURN_AFTER, TURN_START } from './constants';
import { EngineError, type Engine } from './engine';
import { Claim, Figures, Solver, Turn, type State } from './records';

/** Claims and figures hold until the next question. */
export class Hints {
  private readonly turn: Turn;
  private readonly done: Turn;
  private readonly solver: Solver;
  private readonly claim: Claim;
  private readonly figures: Figures;

  constructor(private readonly engine: Engine) {
    this.turn = engine.make(Turn);
    this.done = engine.make(Turn);
    this.solver = engine.make(Solver);
    this.claim = engine.make(Claim);
    this.figures = engine.make(Figures);
  }

  /** A turn from a position whose hidden cards were dealt anew, up to the first card that it turns up. */
  play(state: State, actions: readonly number[]): { count: number; goesOn: boolean } {
    this.playIn(this.turn, state, actions);
    return { count: this.turn.count, goesOn: this.turn.goesOn !== 0 };
  }

  private playIn(turn: Turn, state: State, actions: readonly number[]): void {
    this.engine.copy(state, turn.positions(TURN_START));
    turn.actions.set(actions);
    turn.count = actions.length;
    if (!this.engine.exports.play_turn(turn.at)) throw new EngineError(`not a legal turn: ${actions.join(' ')}`);
  }

  /** The most telling thing that the turn played last does. */
  claimForTurn(): Claim {
    this.engine.exports.claim_for_turn(this.turn.at, this.solver.at, this.claim.at);
    return this.claim;
  }

  /** What finishing touches bring against being done at once, and the points they gain. */
  claimForTouches(state: State, actions: readonly number[]): { claim: Claim; gain: number } {
    this.playIn(this.turn, state, actions);
    this.playIn(this.done, state, [ACTION.DONE]);
    this.engine.exports.claim_for_touches(this.turn.at, this.done.at, this.claim.at);
    return { claim: this.claim, gain: this.turn.score - this.done.score };
  }

  /** The position after the turn played last. */
  get after(): State {
    return this.turn.positions(TURN_AFTER);
  }

  odds(chance: number, margin: number, mode: number): Figures {
    this.engine.exports.write_odds(chance, margin, mode, this.figures.at);
    return this.figures;
  }

  outcome(chance: number, margin: number, mode: number): Figures {
    this.engine.exports.write_outcome(chance, margin, mode, this.figures.at);
    return this.figures;
  }
}
