/** SHA-256: what is promised of a seed before the game, and seeds that follow from it. */

import { sha256 } from './sha256';

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const own = globalThis.crypto?.subtle; // only there on secure pages
  return own ? new Uint8Array(await own.digest('SHA-256', bytes)) : sha256(bytes);
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.padStart(64, '0').match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

/** What is published of a seed, in hexadecimal, before the game: the SHA-256 of its 32 bytes. */
export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(await hash(bytesOf(seed)));
}

/** The seed of the agent in a seat: it follows from the deal, and does not give it away. */
export async function seedForAgent(seed: string, seat: number): Promise<Uint8Array> {
  return hash(new TextEncoder().encode(`projectl agent ${seed} ${seat}`));
}
