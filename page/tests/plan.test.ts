import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadEngine, type Engine } from '../src/engine/engine';
import type { TableConfig } from '../src/local/config';
import { parseGame } from '../src/local/game_file';
import { Session } from '../src/local/session';
import { sessionPosition } from '../src/local/session_position';
import { cellNames } from '../src/drawing/shapes';
import type { Mode, Position } from '../src/net/protocol';
import { Carrier, stepOn, type Step } from '../src/plan/carry';
import { lostPictures } from '../src/plan/lost';

const GAMES = join(import.meta.dirname, '../../tests/games');
const ME = 1;

let engine: Engine;
let carrier: Carrier;
beforeAll(async () => {
  engine = await loadEngine(readFileSync(join(import.meta.dirname, '../src/engine/projectl.wasm')));
  carrier = new Carrier(engine);
});

function configOf(mode: Mode, seats: number, seed: string): TableConfig {
  const seat = { kind: 'here' as const, name: '', agent: null, level: null };
  const people = Array.from({ length: seats }, () => seat);
  return { table: 't', mode, difficulty: null, undo: 'free', seed, commitment: '', seats: people, created: 0 };
}

function play(session: Session, ...actions: string[]): Position {
  for (const action of actions) session.commit(session.act(session.game.player, action, session.seq));
  return sessionPosition(session);
}

/** Plan actions one after the other, each on what the others come to. */
function planned(position: Position, ...actions: string[]): Step[] {
  return actions.reduce<Step[]>((steps, action) => {
    const ghost = carrier.carry(position, ME, steps)!.position;
    return [...steps, stepOn(ghost, ME, action)];
  }, []);
}

// Seat 0 begins.
const dealt = (): Session => new Session(configOf('base', 2, '5'), engine);

/** The first way in which I1 fits on a slot of a position. */
function firstFit(position: Position, slot: number): string {
  const mask = position.legal!.placements[slot]!.I1![0]!;
  return `place ${slot} I1 ${cellNames(mask)}`;
}

test('a plan is shown as if it were one’s turn, and nothing else changes', () => {
  const session = dealt();
  const position = sessionPosition(session);
  const [take] = planned(position, 'take W2');
  const taken = carrier.carry(position, ME, [take!])!.position;
  const steps = [take!, ...planned(position, 'take W2', firstFit(taken, 1)).slice(1)];
  const carried = carrier.carry(position, ME, steps)!;
  const { seats, market, actions_left } = carried.position;
  expect(carried.lost).toEqual([]);
  expect(actions_left).toBe(1);
  expect(market[1]).toBeNull(); // nobody knows what is turned up
  expect(seats[ME]!.slots[0]!.puzzle).toEqual(position.market[1]);
  expect(seats[ME]!.slots[0]!.laid).toEqual([]); // it is drawn as a ghost
  expect(seats[ME]!.slots[0]!.hole).not.toBe(position.market[1]!.hole);
  expect(seats[ME]!.supply[0]).toBe(position.seats[ME]!.supply[0]! - 1);
  expect(seats[0]).toBe(position.seats[0]);
  expect(sessionPosition(session)).toEqual(position);
});

test('what somebody else takes is lost with all that was to lie on it; the rest is kept', () => {
  const session = dealt();
  const before = sessionPosition(session);
  const taken = carrier.carry(before, ME, planned(before, 'take W2'))!.position;
  const steps = planned(before, 'take W2', firstFit(taken, 1), 'piece I1');
  const after = play(session, 'take W2');
  const { kept, lost, position } = carrier.carry(after, ME, steps)!;
  expect(kept).toEqual(['piece I1']);
  expect(lost).toEqual(steps.slice(0, 2));
  expect(position.actions_left).toBe(2);
  expect(lost.flatMap(lostPictures).map((picture) => picture.kind)).toEqual(['card', 'card']);
});

test('a plan follows its puzzle to another slot, and is legal when its turn comes', () => {
  const session = dealt();
  play(session, 'piece I1', 'piece I1', 'piece I1', 'take W1', 'take W3', 'piece I1');
  const before = sessionPosition(session);
  const steps = planned(before, 'upgrade I1 I2', firstFit(carrier.carry(before, ME, [])!.position, 2));
  expect(carrier.carry(before, ME, steps)!.kept).toHaveLength(2);
  const now = play(session, 'piece I1', 'piece I1', 'piece I1');
  expect(now.player).toBe(ME);
  const { kept } = carrier.carry(now, ME, steps)!;
  expect(kept).toHaveLength(2);
  play(session, ...kept);

  const [, place] = steps;
  const swapped = now.seats.map((seat, number) =>
    number === ME ? { ...seat, slots: [seat.slots[1]!, seat.slots[0]!, null, null] } : seat,
  );
  const moved = carrier.carry({ ...now, seats: swapped }, ME, [place!])!;
  expect(moved.kept).toEqual([place!.action.replace('place 2', 'place 1')]);
});

test('a whole turn is planned, and not more', () => {
  const position = sessionPosition(dealt());
  const steps = planned(position, 'piece I1', 'piece I1', 'piece I1');
  const carried = carrier.carry(position, ME, steps)!;
  expect(carried.position.legal).toBeNull();
  expect(carried.position.actions_left).toBe(0);
  const more = [...steps, { action: 'piece I1', puzzle: null, isTouch: false }];
  expect(carrier.carry(position, ME, more)!.lost).toEqual(more.slice(3));
});

/** Every position of the games for several that are kept as files. */
function* positions(): Generator<Position> {
  for (const file of readdirSync(GAMES).filter((name) => /base|finesse/.test(name) && !/solo/.test(name))) {
    const game = parseGame(readFileSync(join(GAMES, file), 'utf8'), engine);
    const { mode, seats, seed } = game.setup;
    if (seats < 2) continue;
    const session = new Session(configOf(mode, seats, seed), engine);
    for (const { action } of game.history) {
      yield sessionPosition(session);
      play(session, game.textOf(action));
    }
    yield sessionPosition(session);
  }
}

/** Somebody else makes finishing touches, and the seat can make some afterwards. */
function whileOthersTouch(): Position {
  for (const position of positions()) {
    const carried = position.phase === 'touch' && position.player !== ME && carrier.carry(position, ME, []);
    if (carried && carried.position.legal!.placements[1]) return position;
  }
  throw new Error('no game has such a position');
}

test('finishing touches are planned at their price, with nothing besides', () => {
  const position = whileOthersTouch();
  const empty = carrier.carry(position, ME, [])!;
  expect(empty.isTouching).toBe(true);
  expect(empty.position).toMatchObject({ phase: 'touch', player: ME });
  expect(empty.position.legal).toMatchObject({ takes: [], pieces: [], upgrades: {}, master: false, done: true });

  const [shape, masks] = Object.entries(empty.position.legal!.placements[1]!)[0]!;
  const steps = planned(position, `place 1 ${shape} ${cellNames(masks[0]!)}`, 'done');
  const touched = carrier.carry(position, ME, steps.slice(0, 1))!.position.seats[ME]!;
  const before = position.seats[ME]!;
  expect(touched.touches - touched.available).toBe(before.touches - before.available + 1);
  const { kept, lost, position: after } = carrier.carry(position, ME, steps)!;
  expect([kept.length, lost]).toEqual([2, []]);
  expect(after).toMatchObject({ phase: 'touch', player: ME, legal: null, outcome: null });
});

test('what was planned for a turn is not laid as a touch, nor the other way round', () => {
  const position = whileOthersTouch();
  const [shape, masks] = Object.entries(carrier.carry(position, ME, [])!.position.legal!.placements[1]!)[0]!;
  const [touch] = planned(position, `place 1 ${shape} ${cellNames(masks[0]!)}`);
  const ofTurn = { ...touch!, isTouch: false };
  expect(carrier.carry(position, ME, [ofTurn])!.lost).toEqual([ofTurn]);
  const dealtNow = sessionPosition(dealt());
  const [piece] = planned(dealtNow, 'piece I1');
  expect(carrier.carry(dealtNow, ME, [{ ...piece!, isTouch: true }])!.kept).toEqual([]);
});

test('after one’s last turn touches are planned, and after them nothing', () => {
  const position = play(dealt(), 'piece I1', 'piece I1', 'piece I1');
  expect(carrier.carry({ ...position, last_round: position.round }, 0, [])!.isTouching).toBe(true);
  expect(carrier.carry({ ...position, last_round: position.round + 1 }, 0, [])!.isTouching).toBe(false);
  expect(carrier.carry({ ...position, phase: 'touch' }, 0, [])).toBeNull();
});

test('in whole games a plan begins where one’s turn or one’s touches do', () => {
  const begun = { turn: 0, touches: 0 };
  for (const position of positions()) {
    const carried = carrier.carry(position, ME, []);
    const { phase, player } = position;
    if (phase === 'over') expect(carried).toBeNull();
    else if (player === ME) {
      expect(carried!.position.legal).toEqual(position.legal);
      begun[phase === 'touch' ? 'touches' : 'turn'] += 1;
    } else if (carried) expect(carried.position.actions_left).toBe(carried.isTouching ? 0 : 3);
  }
  expect(begun.turn).toBeGreaterThan(20);
  expect(begun.touches).toBeGreaterThan(5);
});
