/** The daily deal: one solo game a day, the same for everybody. */

import type { Difficulty, NewTable, Position } from '../net/protocol';
import { configOf, keep } from '../local/create';
import { ownEngine } from '../local/own_engine';
import { Session } from '../local/session';
import { sessionPosition } from '../local/session_position';
import { store } from '../local/store';
import { cardNamed } from '../engine/cards';
import { dayNumber, type Day } from './day';
import { results, type DealResult } from './results.svelte';

const SEED_DIGITS = 64; // 256 bits in hexadecimal
const WEEK = 7;
const HARDER: readonly number[] = [2, 3]; // Saturday and Sunday: the first day of 1970 was a Thursday

/** The digits of the date: what the terminal is told to deal the same game. */
export const seedOf = (day: Day): number => Number(day.replaceAll('-', ''));

export const difficultyOf = (day: Day): Difficulty =>
  HARDER.includes(dayNumber(day) % WEEK) ? 'challenging' : 'standard';

/** The name of a day's game; a browser has one of each, whose result counts. */
export const dealGame = (day: Day): string => `daily-${day}`;

function configOn(day: Day, name: string): ReturnType<typeof configOf> {
  const wish: NewTable = {
    mode: 'solo',
    difficulty: difficultyOf(day),
    seats: [{ kind: 'here', name: name.trim() || null }],
    undo: 'free',
  };
  return configOf(wish, seedOf(day).toString(16).padStart(SEED_DIGITS, '0'));
}

/** The game of a day, dealt if it has not been begun; its name. */
export async function openDeal(day: Day, name: string): Promise<string> {
  const table = dealGame(day);
  if (await store.find(table)) return table;
  return keep({ ...(await configOn(day, name)), table, daily: day }, []);
}

/** The same deal once more, for practice; its name. */
export async function dealAgain(day: Day, name: string): Promise<string> {
  return keep(await configOn(day, name), []);
}

/** How a deal ended; null while it is played. */
export function resultOf({ outcome, seats }: Position): DealResult | null {
  if (!outcome) return null;
  const total = (seat: number | null): number => outcome.scores.find((line) => line.seat === seat)?.total ?? 0;
  const colours = (seats[0]?.finished ?? []).map((name) => cardNamed(name).colour);
  return {
    won: outcome.winners.length > 0,
    points: total(0),
    against: total(null),
    white: colours.filter((colour) => colour === 'white').length,
    black: colours.filter((colour) => colour === 'black').length,
  };
}

/** Note the results of deals that ended while nobody looked. */
export async function noteResults(): Promise<void> {
  for (const { config, standing } of await store.list()) {
    const { daily, table } = config;
    if (!daily || !standing.over || results.deal(daily)) continue;
    const [entries, engine] = await Promise.all([store.entries(table), ownEngine()]);
    const result = resultOf(sessionPosition(new Session(config, engine, entries)));
    if (result) results.keepDeal(daily, result);
  }
}
