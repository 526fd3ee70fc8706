/** The engine of this thread, loaded once. */

import { loadEngine, type Engine } from '../engine/engine';
import address from '../engine/projectl.wasm?url';

let loading: Promise<Engine> | null = null;

/** Asked for again if it could not be loaded. */
export function ownEngine(): Promise<Engine> {
  loading ??= loadEngine(fetch(address)).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
