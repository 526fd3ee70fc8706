import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine, type Engine } from '../src/engine/engine';
import { actionsOf, startsOf, stepAfter } from '../src/guide/guide';
import { GUIDES } from '../src/guide/guides';
import { Game } from '../src/local/game';

const TEXTS = join(import.meta.dirname, '../../src/projectl/texts/en/guide.ftl');
const bundle = new FluentBundle('en');
bundle.addResource(new FluentResource(readFileSync(TEXTS, 'utf8')));

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine(readFileSync(join(import.meta.dirname, '../src/engine/projectl.wasm')));
});

const guides = Object.values(GUIDES);

describe.each(guides)('the guide $name', (guide) => {
  const { mode, difficulty, seed, steps } = guide;
  const deal = (): Game =>
    new Game(engine, { mode, seats: mode === 'solo' ? 1 : 2, difficulty, seed: seed.toString(16) });

  test('is a game by the rules, in which the person does what is waited for', () => {
    const game = deal();
    for (const step of steps) {
      for (const action of actionsOf(step)) {
        if (step.do) expect(game.player).toBe(0);
        game.play(game.check(action));
      }
    }
    expect(game.isOver).toBe(guide.name === 'first');
  });

  test('says something at each step, and a text for no other', () => {
    const said = steps.map(({ text }) => `guide-${guide.name}-${text}`);
    const there = [...bundle._messages.keys()].filter((id) => id.startsWith(`guide-${guide.name}-`));
    expect(said.toSorted()).toEqual(there.toSorted());
  });

  test('goes on at the step that was left', () => {
    const starts = startsOf(guide);
    steps.forEach((step, at) => {
      if (!actionsOf(step).length) return;
      const found = stepAfter(guide, starts[at]!);
      expect(found).toBeLessThanOrEqual(at);
      expect(steps.slice(found, at).every((before) => !actionsOf(before).length)).toBe(true);
      expect(stepAfter(guide, starts[at]! + actionsOf(step).length)).toBeGreaterThan(at);
    });
  });
});

test('the first game shows every kind of action, completes puzzles, and is won', () => {
  const { mode, difficulty, seed, steps } = GUIDES.first;
  const game = new Game(engine, { mode, seats: 2, difficulty, seed: seed.toString(16) });
  for (const action of steps.flatMap(actionsOf)) game.play(game.check(action));
  const done = new Set(steps.flatMap((step) => (step.do ? [step.do.split(' ')[0]] : [])));
  expect([...done].toSorted()).toEqual(['done', 'master', 'piece', 'place', 'take', 'upgrade']);
  expect(game.outcome?.winners).toEqual([0]);
});
