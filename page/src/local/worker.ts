/** Where agents think: a worker with an engine of its own. It deals anew what its players cannot see. */

import type { Asked, Answered } from './agents';
import { ownEngine } from './own_engine';
import { dice } from './dice';

async function answer({ number, position, seed }: Asked): Promise<Answered> {
  try {
    return { number, action: dice(await ownEngine(), position, seed) };
  } catch (error) {
    return { number, failed: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => self.postMessage(await answer(data));
