import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Calendar } from '../src/daily/calendar.svelte';
import { dayAt, isDay, streakOf } from '../src/daily/day';
import { difficultyOf, resultOf, seedOf } from '../src/daily/deal';
import { lyingAs, puzzleOf } from '../src/daily/puzzle';
import { PuzzleBoard } from '../src/daily/puzzle_board.svelte';
import { readResults, results, type DealResult } from '../src/daily/results.svelte';
import { dealLine, puzzleLine } from '../src/daily/share';
import { cellNames, cellsOf, drawn } from '../src/drawing/shapes';
import { CARDS } from '../src/engine/cards';
import { PLACEMENT_MASK, PLACEMENT_SHAPE, SHAPES } from '../src/engine/constants';
import { loadEngine, type Engine } from '../src/engine/engine';
import { Game } from '../src/local/game';
import type { Position } from '../src/net/protocol';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine(readFileSync(join(import.meta.dirname, '../src/engine/projectl.wasm')));
});

let kept = new Map<string, string>();
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const WON: DealResult = { won: true, points: 18, against: 12, white: 3, black: 2 };

test('a day is one of UTC, wherever one is', () => {
  expect(dayAt(Date.parse('2026-11-16T23:59:59.999Z'))).toBe('2026-11-16');
  expect(dayAt(Date.parse('2026-11-17T01:00:00+02:00'))).toBe('2026-11-16');
  expect(['2026-11-16', '2028-02-29'].every(isDay)).toBe(true);
  expect(['', 'today', '2026-11-31', '2026-1-1'].some(isDay)).toBe(false);
});

test('the page knows when midnight has passed, awake or after sleep, until it stops looking', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T23:59:50Z') });
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const calendar = new Calendar();
  const stop = calendar.follow();
  vi.advanceTimersByTime(9_000);
  expect(calendar.today).toBe('2026-11-16');
  vi.advanceTimersByTime(20_000);
  expect(calendar.today).toBe('2026-11-17');

  vi.setSystemTime('2026-11-19T08:00:00Z'); // no timer runs in a tab that sleeps
  page.dispatchEvent(new Event('visibilitychange'));
  expect(calendar.today).toBe('2026-11-19');

  stop();
  vi.setSystemTime('2026-11-20T08:00:00Z');
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(calendar.today).toBe('2026-11-19');
  vi.useRealTimers();
});

// These never change: two people would play different games on the same day.
test('the deal of a day is that of its digits, harder at the weekend', () => {
  expect(seedOf('2026-11-16')).toBe(20261116);
  expect(seedOf('2028-02-29')).toBe(20280229);
  const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => difficultyOf(`2026-11-${day}`));
  expect(week).toEqual([...Array<string>(5).fill('standard'), 'challenging', 'challenging']);
});

test('the cards of a day are those that the terminal deals', () => {
  const seed = seedOf('2026-11-16').toString(16);
  const { state } = new Game(engine, { mode: 'solo', seats: 1, difficulty: 'standard', seed });
  expect([...state.market].map((puzzle) => CARDS[puzzle]!.name).join(' ')).toBe('W06 W22 W25 W12 W28 W26 W31 W14 W18');
});

test.each([
  ['2026-11-16', 'B07', '#####/.###./.###./.#.../.....'],
  ['2026-11-17', 'B14', '####./###../.##../...../.....'],
  ['2026-12-31', 'W05', '...../.#.../.###./.###./..##.'],
  ['2027-02-28', 'B10', '....#/...##/#####/.####/....#'],
])('the puzzle of %s is %s', (day, name, rows) => {
  const puzzle = puzzleOf(day);
  expect(puzzle.name).toBe(name);
  expect(puzzle.hole).toBe(drawn(rows));
});

test('every puzzle can be filled, and none comes again soon', () => {
  const days = Array.from({ length: 200 }, (_, number) => dayAt(Date.UTC(2026, 10, 16 + number)));
  const puzzles = days.map(puzzleOf);
  for (const { hole } of puzzles) expect(engine.fewestPieces(hole)!.length).toBeGreaterThan(1);
  const month = puzzles.slice(0, 25).map(({ name }) => name);
  expect(new Set(month).size).toBe(25);
  const { hole } = puzzles[0]!;
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map((way) => cellsOf(lyingAs(hole, way)).length)).size).toBe(1);
});

test('a hole is filled piece by piece, and pieces come off again', () => {
  const puzzle = puzzleOf('2026-11-16');
  const full: number[] = [];
  const board = new PuzzleBoard(puzzle, (pieces) => full.push(pieces));
  const way = engine.fewestPieces(puzzle.hole)!;
  const lay = (placement: number): void => {
    const shape = SHAPES[PLACEMENT_SHAPE[placement]!]!;
    const mask = PLACEMENT_MASK[placement]!;
    expect(board.legal.placements[1]![shape]).toContain(mask);
    board.act(`place 1 ${shape} ${cellNames(mask)}`);
  };
  way.forEach(lay);
  expect(full).toEqual([way.length]);
  expect(board.left).toBe(0);
  const lowest = Math.log2(puzzle.hole & -puzzle.hole);
  expect(board.lift(lowest)).not.toBeNull();
  expect(board.laid).toHaveLength(way.length - 1);
  board.clear();
  expect(board.left).toBe(puzzle.hole);
});

test('days in a row count up to today, or to yesterday while today is open', () => {
  const days = new Set(['2026-10-31', '2026-11-13', '2026-11-14', '2026-11-15']);
  expect(streakOf(days, '2026-11-16')).toBe(3);
  expect(streakOf(days, '2026-11-15')).toBe(3);
  expect(streakOf(days, '2026-11-17')).toBe(0);
});

test('only the first result of a deal counts', () => {
  results.keepDeal('2026-11-15', { ...WON, won: false, points: 21 });
  results.keepDeal('2026-11-16', WON);
  results.keepDeal('2026-11-16', { ...WON, points: 40 });
  expect(results.deal('2026-11-16')).toEqual(WON);
  expect(results.dealStreak('2026-11-16', false)).toBe(2);
  expect(results.dealStreak('2026-11-16', true)).toBe(1);
  expect(results.best).toBe(21);
});

test('what cannot be used of stored results is left out', () => {
  expect(readResults(null)).toEqual({ deals: {}, puzzles: {} });
  expect(readResults('{"deals": 7')).toEqual({ deals: {}, puzzles: {} });
  const stored = {
    deals: { '2026-11-16': WON, yesterday: WON, '2026-11-14': { won: 1 } },
    puzzles: { '2026-11-16': 4 },
  };
  expect(readResults(JSON.stringify(stored))).toEqual({ deals: { '2026-11-16': WON }, puzzles: {} });
});

test('the line to share tells how it went, and nothing of the deal', () => {
  expect(dealLine('2026-11-16', WON)).toBe('Project L, daily deal 2026-11-16: won 18 : 12 ⬜⬜⬜⬛⬛');
  const tries = [7, 5, 4];
  const line = puzzleLine('2026-11-16', { tries, fewest: 4, shown: false });
  expect(line).toBe('Project L, puzzle 2026-11-16: the fewest pieces, tries: 3 🟥🟨🟩');
});

test('a deal has a result when it is over', () => {
  const games = JSON.parse(readFileSync(join(import.meta.dirname, 'games.json'), 'utf8')) as {
    games: { last: Position }[];
  };
  const solo = games.games.map(({ last }) => last).find(({ mode, outcome }) => mode === 'solo' && outcome)!;
  const result = resultOf(solo)!;
  expect(result.points).toBe(solo.outcome!.scores.find(({ seat }) => seat === 0)!.total);
  expect(result.white + result.black).toBe(solo.seats[0]!.finished.length);
  expect(resultOf({ ...solo, outcome: null })).toBeNull();
});
