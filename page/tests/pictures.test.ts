import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../src/engine/cards';
import { inPlainWords, NOWHERE, pictured, type Scene } from '../src/pictures/pictures';
import type { SlotState } from '../src/net/protocol';

const card = cardNamed('W10');
const slot: SlotState = { puzzle: card, hole: card.hole, laid: [] };
const scene: Scene = {
  ...NOWHERE,
  card: (place) => (place === 'W2' ? card : null),
  slot: (number, player) => (number === '1' && player !== 3 ? slot : null),
  player: (number) => ['Ada', 'Otto'][number - 1] ?? '',
};
const codes = /\b[WB]\d|\b[IVLTSO][1-4]\b|\b[a-e][1-5]\b/;

const words = (runs: ReturnType<typeof pictured>): string =>
  runs
    .flat()
    .map((part) => (typeof part === 'string' ? part : `<${part.kind}>`))
    .join('');

test('cards, slots and pieces are shown, and no code is left', () => {
  const parts = pictured({ code: 'hint-denies-puzzle', params: { place: 'W2', player: 2 } }, scene);
  expect(words(parts)).toBe('takes the puzzle <card> before player Otto can fill it');
  const worth = { code: 'hint-worth', params: { points: 2, reward: 'L4' } };
  const ready = pictured({ code: 'hint-ready', params: { slot: 1, when: 'next', worth } }, scene);
  expect(words(ready)).toBe('can complete slot <card> next turn: 2 points, reward <piece>');
  expect(words(ready)).not.toMatch(codes);
});

test('lists are joined around their pictures', () => {
  const params = { slots: { items: ['1'], link: 'and' as const }, count: 1, points: 1, rewards: listed('I1', 'V3') };
  expect(words(pictured({ code: 'hint-completes', params }, scene))).toBe(
    'completes slot <card> now for 1 point, and brings <piece> and <piece>',
  );
});

test('a placement is shown by its cells', () => {
  const params = { person: 'you', name: 'Ada', shape: 'I2', slot: 1, cells: 'c2 c3' };
  const laid = { ...scene, cells: { shape: 'I2' as const, cells: 135168 } };
  expect(words(pictured({ code: 'effect-place', params }, laid))).toBe('You placed <piece> on slot <card> (<cells>).');
});

test('a picture stands together with the signs around it', () => {
  const params = { person: 'you', name: 'Ada', shape: 'I2', slot: 1, cells: 'c2 c3' };
  const laid = { ...scene, cells: { shape: 'I2' as const, cells: 135168 } };
  const runs = pictured({ code: 'effect-place', params }, laid);
  expect(runs.at(-1)).toEqual(['(', { kind: 'cells', shape: 'I2', cells: 135168 }, ').']);
});

test('what lies nowhere keeps its number', () => {
  expect(words(pictured({ code: 'hint-covers', params: { cells: 2, slot: 4 } }, scene))).toBe(
    'leaves 2 cells of slot 4 empty',
  );
});

test('whoever cannot see the board is told what is printed on a card', () => {
  const told = inPlainWords({ code: 'hint-denies-mastermind', params: { place: 'W2' } }, scene);
  expect(told).toBe('takes the puzzle (white, points: 1, reward: I2), which the mastermind would take next');
  expect(CARDS).toContain(card);
});

function listed(...items: string[]): { items: string[]; link: 'and' } {
  return { items, link: 'and' };
}
