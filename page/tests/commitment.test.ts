import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../src/local/sha256';
import { commitmentOf } from '../src/local/commitment';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test('the own SHA-256 agrees with another one at every length around a block', () => {
  for (let length = 0; length < 130; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('a commitment is the hash of the 32 bytes of the seed', async () => {
  const seed = 'ab'.repeat(31) + '07';
  const expected = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  expect(await commitmentOf(seed)).toBe(expected);
});
