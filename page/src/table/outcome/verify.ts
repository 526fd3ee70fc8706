/** Whether a seed is the one that was promised: SHA-256 of its 32 bytes. */

import { sha256 } from './sha256';

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const own = globalThis.crypto?.subtle; // only there on secure pages
  return own ? new Uint8Array(await own.digest('SHA-256', bytes)) : sha256(bytes);
}

export async function commitmentOf(seed: string): Promise<string> {
  const pairs = seed.padStart(64, '0').match(/../g) ?? [];
  const found = await hash(Uint8Array.from(pairs, (pair) => parseInt(pair, 16)));
  return [...found].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
