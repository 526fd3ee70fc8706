/** The player that throws dice: a sensible kind of action first, and large pieces. */

import { Policy } from '../engine/constants';
import type { Engine } from '../engine/engine';

export function dice(engine: Engine, position: Uint8Array, seed: Uint8Array): number {
  const state = engine.newState();
  engine.load(state, position);
  engine.determinize(state, seed);
  return engine.randomAction(state, Policy.WEIGHTED);
}
