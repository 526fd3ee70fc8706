/** Whether a seed is the one that was promised: SHA-256 of its 32 bytes. */

export async function commitmentOf(seed: string): Promise<string> {
  const digits = seed.padStart(64, '0');
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
