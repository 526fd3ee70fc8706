import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Follow } from '../src/model/follow.svelte';
import { settings } from '../src/settings/settings.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { setItem: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function isReady(paced: Promise<void>): Promise<boolean> {
  return Promise.race([paced.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

test('an action is looked at for a while before the next one comes', async () => {
  settings.choose('speed', 'slow');
  const follow = new Follow();
  follow.shown(false);
  const paced = follow.pace();
  await vi.advanceTimersByTimeAsync(1999);
  expect(await isReady(paced)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isReady(paced)).toBe(true);
});

test('step by step: the first action comes by itself, the others when they are asked for', async () => {
  settings.choose('speed', 'instant');
  settings.choose('step', true);
  const follow = new Follow();
  follow.shown(false);
  const first = follow.pace();
  await vi.runAllTimersAsync();
  expect(await isReady(first)).toBe(true);
  follow.shown(true);
  const second = follow.pace();
  await vi.runAllTimersAsync();
  expect(follow.isWaiting).toBe(true);
  follow.next();
  expect(await isReady(second)).toBe(true);

  follow.shown(true);
  const third = follow.pace();
  await vi.runAllTimersAsync();
  follow.hurry();
  expect(await isReady(third)).toBe(true);
  expect(await isReady(follow.pace())).toBe(true);
  follow.shown(false); // one's own turn
  follow.shown(true);
  void follow.pace();
  await vi.runAllTimersAsync();
  expect(follow.isWaiting).toBe(true);
});
