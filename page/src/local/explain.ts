/** Why an action is not legal in a position. */

import { MODES } from '../engine/constants';
import type { Engine } from '../engine/engine';
import type { Reason, State } from '../engine/records';
import type { NestedMessage } from '../net/protocol';
import { numberOf, shapeNumber, slotNumber } from './notation';
import { readPhrase } from './phrases';
import { REASON_PHRASES } from './tables';

export function told(reason: Reason): NestedMessage {
  return readPhrase(REASON_PHRASES[reason.code]!, reason);
}

/** `place 1 L4`, without cells, asks about every way to lie. */
export function explainAction(engine: Engine, state: State, text: string): NestedMessage {
  const [word, slot, shape, ...cells] = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (word === 'place' && slot && shape && !cells.length)
    return told(engine.whyNowhere(state, slotNumber(slot), shapeNumber(shape)));
  return told(engine.why(state, numberOf(text, MODES[state.mode]!)));
}
