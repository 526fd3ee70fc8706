/** Advice for the player to act: what each turn promises, and what speaks for it. */

import type { HintTurn } from '../net/protocol';
import type { Engine } from '../engine/engine';
import { Hints } from '../engine/hints';
import type { State } from '../engine/records';
import type { Candidate } from './candidates';
import { wireMessage } from './message';
import { readPhrase } from './phrases';
import { FIGURE_PHRASES, HINT_PHRASES } from './tables';

/** Finishing touches, and how the game then ends; `chanceDone` if one made none. */
export type Touches = { actions: number[]; chance: number; chanceDone: number; margin: number };

export type Found = { turns: Candidate[] } | { touches: Touches };

export class Advice {
  private readonly hints: Hints;

  constructor(engine: Engine) {
    this.hints = new Hints(engine);
  }

  /** Explain what was found in a position whose hidden cards were dealt anew. */
  explain(state: State, found: Found, textOf: (action: number) => string): HintTurn[] {
    const written = (actions: readonly number[]): string[] => actions.map(textOf);
    if ('touches' in found) return [this.explainTouches(state, found.touches, written)];
    return found.turns.map((turn) => this.explainTurn(state, turn, written));
  }

  private explainTurn(state: State, turn: Candidate, written: (actions: number[]) => string[]): HintTurn {
    const { count, goesOn } = this.hints.play(state, turn.actions);
    const claim = this.hints.claimForTurn();
    const figures = this.hints.odds(turn.chance, turn.margin, state.mode);
    return {
      actions: written(turn.actions.slice(0, count)),
      goes_on: goesOn,
      win_chance: turn.chance,
      win_change: turn.chanceChange,
      margin: turn.margin,
      change: turn.marginChange,
      figures: wireMessage(readPhrase(FIGURE_PHRASES[figures.code]!, figures)),
      reason: wireMessage(readPhrase(HINT_PHRASES[claim.code]!, claim)),
    };
  }

  private explainTouches(state: State, touches: Touches, written: (actions: number[]) => string[]): HintTurn {
    const { actions, chance, chanceDone, margin } = touches;
    const { claim, gain } = this.hints.claimForTouches(state, actions);
    const figures = this.hints.outcome(chance, margin, state.mode);
    return {
      actions: written(actions),
      goes_on: false,
      win_chance: chance,
      win_change: chance - chanceDone,
      margin,
      change: gain,
      figures: wireMessage(readPhrase(FIGURE_PHRASES[figures.code]!, figures)),
      reason: wireMessage(readPhrase(HINT_PHRASES[claim.code]!, claim)),
    };
  }
}
