/** The table of tilings: worked out once for an engine, then kept where the browser keeps anything. */

import { TilingTable } from '../engine/records';
import { buildTilings } from '../engine/search';
import { engineAddress, newEngine } from './own_engine';

const CACHE = 'tilings of Project L';
// Not a file of the host: only the name under which the table of this engine is found.
const KEY = `${engineAddress}?tilings`;

export async function tilings(): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await find().catch(() => null);
  if (kept?.length === TilingTable.SIZE) return kept;
  const built = buildTilings(await newEngine());
  await keep(built).catch(() => undefined); // no room, or a page that is not served securely
  return built;
}

async function find(): Promise<Uint8Array<ArrayBuffer> | null> {
  const answer = await caches.match(KEY, { cacheName: CACHE });
  return answer ? new Uint8Array(await answer.arrayBuffer()) : null;
}

/** Instead of those of engines before. */
async function keep(table: Uint8Array<ArrayBuffer>): Promise<void> {
  await caches.delete(CACHE);
  await (await caches.open(CACHE)).put(KEY, new Response(table));
}
