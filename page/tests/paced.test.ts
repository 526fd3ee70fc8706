import { expect, test } from 'vitest';
import { Paced } from '../src/net/paced';
import type { FromServer } from '../src/net/protocol';

function update(seq: number, seat: number): FromServer {
  const seats = [{ kind: 'here' }, { kind: 'agent' }];
  return { type: 'update', seq, events: [{ seq, seat, kind: 'piece' }], position: { seats } } as unknown as FromServer;
}

const snapshot = (seq: number): FromServer => ({ type: 'snapshot', seq }) as FromServer;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

function follow(): { paced: Paced; seen: number[]; next: () => Promise<void> } {
  const seen: number[] = [];
  const waiting: (() => void)[] = [];
  const paced = new Paced(
    (message) => seen.push((message as { seq: number }).seq),
    () => new Promise((done) => waiting.push(done)),
  );
  return { paced, seen, next: () => (waiting.shift()?.(), settled()) };
}

test('an agent’s actions are shown one by one, and what comes after them waits', async () => {
  const { paced, seen, next } = follow();
  for (const message of [update(1, 0), update(2, 1), update(3, 1), update(4, 0)]) paced.push(message);
  await settled();
  expect(seen).toEqual([1]);
  await next();
  expect(seen).toEqual([1, 2]);
  await next();
  expect(seen).toEqual([1, 2, 3, 4]);
});

test('a snapshot is shown at once, and what it has in it is not shown again', async () => {
  const { paced, seen, next } = follow();
  paced.push(update(1, 1));
  paced.push(snapshot(2));
  paced.push(update(3, 0));
  await next();
  expect(seen).toEqual([2, 3]);
});
