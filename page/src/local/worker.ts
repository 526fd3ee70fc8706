/** Where agents think: a worker with an engine of its own, which gets positions without their hidden cards. */

import { Search } from '../engine/search';
import weights from '../engine/weights.bin?url';
import type { Answer, Asked, Answered, Request } from './agents';
import { Judge } from './judge';
import { ownEngine } from './own_engine';
import { SearchAgent } from './search_agent';
import { tilings } from './tilings';

type Thinkers = { agent: SearchAgent; judge: Judge };

let waking: Promise<Thinkers> | null = null;

/** Asked for again if the weights could not be loaded. */
function thinkers(): Promise<Thinkers> {
  waking ??= wake().catch((error: unknown) => {
    waking = null;
    throw error;
  });
  return waking;
}

async function wake(): Promise<Thinkers> {
  const [engine, table, file] = await Promise.all([ownEngine(), tilings(), load(weights)]);
  const search = new Search(engine, file, table);
  return { agent: new SearchAgent(engine, search), judge: new Judge(engine, search) };
}

async function load(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.arrayBuffer();
}

async function answer(request: Request): Promise<Answer> {
  const { agent, judge } = await thinkers();
  switch (request.type) {
    case 'wake':
      return null;
    case 'choose':
      return agent.choose(request.position, request.level, request.seed);
    case 'advise':
      return agent.advise(request.position, request.seed);
    case 'judge':
      return judge.judge(request);
    case 'luck':
      return judge.luck(request);
  }
}

self.onmessage = async ({ data: { number, request } }: MessageEvent<Asked>) => {
  const answered: Answered = await answer(request).then(
    (answer) => ({ number, answer }),
    (error: unknown) => ({ number, failed: String(error) }),
  );
  self.postMessage(answered);
};
