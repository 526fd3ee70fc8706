/** Where agents think: a worker with an engine of its own, which gets positions without their hidden cards. */

import { buildTilings, Search } from '../engine/search';
import weights from '../engine/weights.bin?url';
import type { Found } from './advice';
import type { Asked, Answered, Request } from './agents';
import { ownEngine, newEngine } from './own_engine';
import { SearchAgent } from './search_agent';

let waking: Promise<SearchAgent> | null = null;

/** Asked for again if the weights could not be loaded. */
function agent(): Promise<SearchAgent> {
  waking ??= wake().catch((error: unknown) => {
    waking = null;
    throw error;
  });
  return waking;
}

async function wake(): Promise<SearchAgent> {
  const [engine, builder, file] = await Promise.all([ownEngine(), newEngine(), load(weights)]);
  return new SearchAgent(engine, new Search(engine, file, buildTilings(builder)));
}

async function load(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.arrayBuffer();
}

async function answer(request: Request): Promise<number | Found | null> {
  const awake = await agent();
  switch (request.type) {
    case 'wake':
      return null;
    case 'choose':
      return awake.choose(request.position, request.level, request.seed);
    case 'advise':
      return awake.advise(request.position, request.seed);
  }
}

self.onmessage = async ({ data: { number, request } }: MessageEvent<Asked>) => {
  const answered: Answered = await answer(request).then(
    (answer) => ({ number, answer }),
    (error: unknown) => ({ number, failed: String(error) }),
  );
  self.postMessage(answered);
};
