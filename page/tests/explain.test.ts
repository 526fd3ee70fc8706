import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holeWords } from '../src/explain/hole';
import { meaningOf, type Seen } from '../src/explain/meanings';
import { SHAPES } from '../src/drawing/shapes';
import type { Position } from '../src/net/protocol';
import { LANGUAGES, type Language } from '../src/texts/languages';
import { sayMessage, speak } from '../src/texts/words.svelte';

const SOURCE = join(import.meta.dirname, '../src');
const RULES = readFileSync(join(import.meta.dirname, '../../docs/rules.md'), 'utf8');
const games = JSON.parse(readFileSync(join(import.meta.dirname, 'games.json'), 'utf8')) as {
  games: { last: Position }[];
};
const positions = games.games.map(({ last }) => last);
const TOOLS = ['master', 'done', 'insert', 'end', 'pass', 'confirm', 'undo', 'reset', 'hint', 'plan'];
const AREAS = ['seat', 'tiles', 'ending']; // what they hold tells for itself

function seen(position: Position): Seen {
  return { position, seat: 0, nameOf: (seat) => `Player ${seat}`, personOf: (seat) => (seat ? 'other' : 'you') };
}

/** All names that things on a board have. */
function namesOn({ market, seats, mastermind, tiles }: Position): string[] {
  const places = market.map((_, at) => (mastermind ? `${at + 1}` : `${'WB'[Math.floor(at / 4)]}${(at % 4) + 1}`));
  return [
    ...places.map((place) => `place-${place}`),
    ...SHAPES.map((shape) => `reserve-${shape}`),
    ...seats.flatMap((_, seat) => [
      ...SHAPES.map((shape) => `supply-${seat}-${shape}`),
      ...[1, 2, 3, 4].map((slot) => `slot-${seat}-${slot}`),
      ...['supply', 'pile', 'score', 'coins', 'player'].map((kind) => `${kind}-${seat}`),
    ]),
    ...['deck-white', 'deck-black', 'pips', 'touches', ...TOOLS.map((tool) => `tool-${tool}`)],
    ...(mastermind ? ['locks-0', 'mastermind', 'holds', 'pile-mastermind', 'score-mastermind'] : []),
    ...(tiles.length ? ['bank', ...tiles.flatMap((tile, at) => (tile ? [`tile-${at + 1}`] : []))] : []),
  ];
}

const meanings = positions.flatMap((position) =>
  namesOn(position).map((name) => ({ name, meaning: meaningOf(name, seen(position)) })),
);

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  test('everything on the board has words', () => {
    const wordless = meanings.filter(({ meaning }) => {
      const words = meaning ? [meaning.about, ...(meaning.now ? [meaning.now] : [])].map(sayMessage) : [''];
      return words.some((text) => !text || /[{}]|^about-/.test(text));
    });
    expect(wordless).toEqual([]);
  });
});

test('every rule that is named is there', () => {
  const rules = new Set(meanings.flatMap(({ meaning }) => meaning?.rule ?? []));
  expect([...rules].filter((rule) => !RULES.includes(`**R${rule}**`))).toEqual([]);
});

test('whatever the board names is explained', () => {
  const files = readdirSync(join(SOURCE, 'table'), { recursive: true, encoding: 'utf8' });
  const kinds = files
    .filter((name) => name.endsWith('.svelte'))
    .flatMap((name) => [...readFileSync(join(SOURCE, 'table', name), 'utf8').matchAll(/data-at="([a-z]+)/g)])
    .map(([, kind]) => kind!);
  const explained = new Set([...meanings.map(({ name }) => name.split('-')[0]!), 'round', ...AREAS]);
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !explained.has(kind))).toEqual([]);
});

test('a hole is told line by line', () => {
  expect(holeWords(0b00000_00000_11011_01110_00000)).toBe('row 2: b to d; row 3: a to b and d to e');
  expect(holeWords(1 << 12)).toBe('row 3: c');
});
