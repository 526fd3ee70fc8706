/** The engine of this thread, loaded once. */

import { loadEngine, type Engine } from '../engine/engine';
import engineAddress from '../engine/projectl.wasm?url';

export { engineAddress };

let loading: Promise<Engine> | null = null;

/** Another engine, with a memory of its own. */
export function newEngine(): Promise<Engine> {
  return loadEngine(fetch(engineAddress));
}

/** Asked for again if it could not be loaded. */
export function ownEngine(): Promise<Engine> {
  loading ??= newEngine().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
