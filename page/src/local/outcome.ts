/** How a game ended. */

import type { OutcomeState } from '../net/protocol';
import { END_REASONS, Phase, TIE_BREAKS } from '../engine/constants';
import type { Engine } from '../engine/engine';
import type { State } from '../engine/records';

export type Outcome = Omit<OutcomeState, 'seed' | 'commitment'>;

/** Null while the game is going on. */
export function outcomeOf(engine: Engine, state: State): Outcome | null {
  if (state.phase !== Phase.OVER) return null;
  const { seats, endReason } = state;
  const lines = engine.scoreTable(state);
  const decided = engine.decidedBy(state);
  return {
    reason: END_REASONS[endReason] as Outcome['reason'],
    winners: lines.flatMap(({ rank }, seat) => (rank === 1 && seat < seats ? [seat] : [])),
    decided_by: decided === null ? null : TIE_BREAKS[decided]!,
    scores: lines.map((line, seat) => ({ ...line, seat: seat < seats ? seat : null })),
  };
}
