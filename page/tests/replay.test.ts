import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadEngine, type Engine } from '../src/engine/engine';
import { buildTilings, Search } from '../src/engine/search';
import type { SeatConfig } from '../src/local/config';
import type { Game } from '../src/local/game';
import { formatGame, parseGame } from '../src/local/game_file';
import { Judge } from '../src/local/judge';
import { replayAddress, route } from '../src/net/route';
import type { FromServer } from '../src/net/protocol';
import { drawOf, gradeOf, judgedTurn, memoryOf, partOf, type JudgedTurn } from '../src/replay/judged_turn';
import { packGame, unpackGame } from '../src/replay/packed';
import { PastTable } from '../src/replay/past_table.svelte';
import { recordingOf } from '../src/replay/recording';
import { Timeline } from '../src/replay/timeline';

const ENGINE = join(import.meta.dirname, '../src/engine');
const GAMES = join(import.meta.dirname, '../../tests/games');
const SEED = new Uint8Array(32).fill(7);
const QUICKLY = 0; // seconds beside the visits that every turn gets

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine(readFileSync(join(ENGINE, 'projectl.wasm')));
});

const people = (count: number): SeatConfig[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'here', name: `P${seat + 1}`, agent: null, level: null }));

const read = (folder: string, file: string): Game => parseGame(readFileSync(join(folder, file), 'utf8'), engine);

function timelineOf(game: Game): Timeline {
  return new Timeline(recordingOf(game, people(game.setup.seats), ''), engine);
}

describe.each(readdirSync(GAMES))('%s looked back on', (file) => {
  test('has every moment, and turns whose parts end where a card is turned up', () => {
    const game = read(GAMES, file);
    const timeline = timelineOf(game);
    expect(timeline.last).toBe(game.history.length);
    expect(timeline.moments).toHaveLength(timeline.last + 1);
    expect(timeline.moments.every(({ position }) => position.legal === null)).toBe(true);
    expect(formatGame(timeline.game)).toBe(formatGame(game));
    const parts = timeline.turns.flatMap((turn) => turn.parts);
    expect(parts.map(({ from }) => from)).toEqual([0, ...parts.slice(0, -1).map(({ to }) => to)]);
    for (const at of timeline.draws) expect(parts.map(({ to }) => to)).toContain(at + 1);
    timeline.turns.forEach(({ from, to }, number) => {
      expect([timeline.turnAt(from + 1), timeline.turnAt(to)]).toEqual([number, number]);
    });
  });
});

test('a past table shows any moment, the next one as it came about, and lets nothing be done', async () => {
  const timeline = timelineOf(read(GAMES, 'base.projectl'));
  const heard: FromServer[] = [];
  const table = new PastTable('past', timeline, 5);
  const line = table.connect(
    (message) => heard.push(message),
    () => undefined,
  );
  await Promise.resolve();
  for (const at of [6, 2, timeline.last]) table.show(at);
  expect(heard.map(({ type }) => type)).toEqual(['snapshot', 'update', 'snapshot', 'snapshot']);
  expect(heard.at(-1)).toMatchObject({ you: [], position: { phase: 'over' } });
  expect(line.send({ type: 'act', seq: 2, seat: 0, action: 'piece I1' })).toBe(false);
});

describe('the engine', () => {
  let judge: Judge;
  beforeAll(async () => {
    const module = readFileSync(join(ENGINE, 'projectl.wasm'));
    const weights = new Uint8Array(readFileSync(join(ENGINE, 'weights.bin'))).buffer;
    judge = new Judge(engine, new Search(engine, weights, buildTilings(await loadEngine(module))));
  });

  const judgeAll = (timeline: Timeline): JudgedTurn[] =>
    timeline.turns.map((turn) =>
      judgedTurn(
        turn,
        turn.parts.map((part) => judge.judge(partOf(timeline, part, SEED, QUICKLY))),
      ),
    );

  test('names a planted blunder the costliest turn, and knows a better one', { timeout: 120_000 }, () => {
    const timeline = timelineOf(read(import.meta.dirname, 'blunder.projectl')); // 4.1 took three small pieces
    const turns = judgeAll(timeline);
    const { costliest } = memoryOf(turns, 0);
    expect(costliest?.turn).toMatchObject({ round: 4, seat: 0 });
    expect(gradeOf(costliest!)).toBe('blunder');
    expect(costliest!.better!.verdict.better).not.toBeNull();
    expect(turns.every(({ cost }) => cost.chance <= costliest!.cost.chance)).toBe(true);
  });

  test('judges finishing touches exactly', { timeout: 60_000 }, () => {
    const timeline = timelineOf(read(import.meta.dirname, 'blunder.projectl'));
    const touches = timeline.turns.filter(({ touches }) => touches);
    for (const { parts } of touches) {
      const { played, best, better } = judge.judge(partOf(timeline, parts[0]!, SEED, QUICKLY));
      expect([0, 0.5, 1]).toContain(played.chance);
      expect(better === null).toBe(played.chance === best.chance && played.margin === best.margin);
    }
  });

  test('finds that what a card brings one player it takes from the other', () => {
    const timeline = timelineOf(read(import.meta.dirname, 'blunder.projectl'));
    const lucks = timeline.draws.slice(0, 6).map((at) => judge.luck(drawOf(timeline, at, SEED)));
    for (const [first, second] of lucks) expect(first!.chance + second!.chance).toBeCloseTo(0, 1);
    expect(lucks.some(([first]) => Math.abs(first!.chance) > 0.001)).toBe(true);
  });
});

describe('a link to a moment', () => {
  test('can have the game in it, and one that is damaged has none', async () => {
    const game = read(import.meta.dirname, 'blunder.projectl');
    const seats: SeatConfig[] = [...people(1), { kind: 'agent', name: 'Otto', agent: 'search', level: 'steady' }];
    const packed = await packGame(game, seats);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(2500);
    const recording = await unpackGame(packed, engine);
    expect(recording).toMatchObject({ mode: 'base', seats, actions: timelineOf(game).recording.actions });
    expect(await unpackGame(packed.slice(0, 40), engine)).toBeNull();
    expect(await unpackGame('%%', engine)).toBeNull();
  });

  test('leads back to it', () => {
    vi.stubGlobal('location', { pathname: '/', hash: '' });
    const there = (address: string): unknown => {
      const [path, hash] = address.split('#');
      return route(path, `#${hash}`);
    };
    expect(there(replayAddress('abc', 'browser', 7))).toEqual({ page: 'replay', from: 'browser', game: 'abc', at: 7 });
    expect(there(replayAddress('abc', 'server'))).toEqual({ page: 'replay', from: 'server', game: 'abc', at: null });
    expect(there(replayAddress('a-_c', 'link', 0))).toEqual({ page: 'replay', from: 'link', game: 'a-_c', at: 0 });
    vi.unstubAllGlobals();
  });
});
