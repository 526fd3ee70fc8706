import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Attendance, comingsAndGoings } from '../src/company/attendance.svelte';
import { cuesOf } from '../src/company/cues';
import { Emotes } from '../src/company/emotes.svelte';
import { isLoopback, linkBy } from '../src/company/links';
import { spanWords } from '../src/company/span';
import { EMOTES, type Presence, type SeatPresence, type TableEvent } from '../src/net/protocol';
import { say } from '../src/texts/words.svelte';

const there: SeatPresence = {
  number: 0,
  name: 'Ada',
  taken: true,
  connected: true,
  stand_in: false,
  away: null,
  cover_in: null,
};
const gone: SeatPresence = { ...there, number: 1, name: 'Anna', connected: false, away: 20, cover_in: 40 };
const told = (...seats: SeatPresence[]): Presence => ({ v: 1, type: 'presence', seats, spectators: 2 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('somebody is away for longer and longer, and then an agent may play', () => {
  const attendance = new Attendance();
  attendance.onPresence(told(there, gone), 1_000_000);
  expect(attendance.spectators).toBe(2);
  expect(attendance.awayFor(0, 1_000_000)).toBeNull();
  expect(attendance.coverIn(0, 1_000_000)).toBeNull();
  expect(attendance.awayFor(1, 1_030_000)).toBe(50);
  expect(attendance.coverIn(1, 1_030_000)).toBe(10);
  expect(attendance.coverIn(1, 1_039_500)).toBe(1); // never before the server allows it
  expect(attendance.coverIn(1, 1_040_000)).toBe(0);
  expect(attendance.awayFor(7, 1_000_000)).toBeNull();
});

test('who goes and who comes back is told, but not who sits down or is played by an agent', () => {
  expect(comingsAndGoings([there], [{ ...there, connected: false }])).toEqual([{ seat: 0, news: 'gone' }]);
  expect(comingsAndGoings([gone], [{ ...gone, connected: true }])).toEqual([{ seat: 1, news: 'returned' }]);
  expect(comingsAndGoings([there], [there])).toEqual([]);
  expect(comingsAndGoings([{ ...gone, taken: false }], [{ ...gone, connected: true }])).toEqual([]);
  expect(comingsAndGoings([there], [{ ...there, connected: false, stand_in: true }])).toEqual([]);
});

test('how long somebody is away is said roughly', () => {
  expect([0.4, 59.9, 60, 3599, 3600, 90000].map(spanWords)).toEqual(['0 s', '59 s', '1 min', '59 min', '1 h', '25 h']);
});

test('every emote has its words, and is shown for a while', () => {
  const heard: string[] = [];
  const emotes = new Emotes((seat, emote) => heard.push(`${seat} ${emote}`));
  for (const emote of EMOTES) expect(say(`emote-${emote}`)).not.toBe(`emote-${emote}`);
  emotes.onEmote({ v: 1, type: 'emote', seat: 1, emote: 'wow' });
  vi.advanceTimersByTime(3000);
  emotes.onEmote({ v: 1, type: 'emote', seat: 1, emote: 'oops' });
  vi.advanceTimersByTime(3000);
  expect(emotes.shown[1]).toBe('oops');
  vi.advanceTimersByTime(3000);
  expect(emotes.shown[1]).toBeNull();
  expect(heard).toEqual(['1 wow', '1 oops']);
});

const events = (...kinds: string[]): TableEvent[] => kinds.map((kind) => ({ kind, seq: 1, seat: 0 }) as TableEvent);

test('what happened has its sounds', () => {
  expect(cuesOf(events('take', 'refill'), false)).toEqual([]);
  expect(cuesOf(events('place'), false)).toEqual(['place']);
  expect(cuesOf(events('place', 'complete', 'turn'), true)).toEqual(['complete', 'turn']);
  expect(cuesOf(events('place', 'over'), true)).toEqual(['place', 'end']);
  expect(cuesOf(events('undo'), true)).toEqual([]);
});

test('a link that works only on this machine gets its address on the network', () => {
  for (const host of ['localhost', '127.0.0.1', '127.0.1.1', '[::1]']) expect(isLoopback(host)).toBe(true);
  for (const host of ['192.168.1.5', 'localhost.example', 'games.lan']) expect(isLoopback(host)).toBe(false);
  expect(linkBy('http://192.168.1.5:8000', 'http://localhost:8000/t/abc#invite=xyz')).toBe(
    'http://192.168.1.5:8000/t/abc#invite=xyz',
  );
});
