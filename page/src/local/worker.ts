/** Where agents think: a worker with an engine of its own, which gets positions without their hidden cards. */

import { buildTilings, Search } from '../engine/search';
import weights from '../engine/weights.bin?url';
import type { Asked, Answered } from './agents';
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

async function answer(asked: Asked): Promise<Answered | null> {
  const { number } = asked;
  try {
    const awake = await agent();
    return asked.type === 'wake' ? null : { number, action: awake.choose(asked.position, asked.level, asked.seed) };
  } catch (error) {
    return { number, failed: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const answered = await answer(data);
  if (answered) self.postMessage(answered);
};
