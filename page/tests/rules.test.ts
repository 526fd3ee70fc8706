import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { chapters } from '../src/rules/chapters';
import { GLOSSARY } from '../src/rules/glossary';
import { LOOKS } from '../src/rules/looks';
import { ruleThatMatters } from '../src/rules/matters';
import { cardNamed } from '../src/engine/cards';
import { learnPart } from '../src/texts/words.svelte';

beforeAll(() => learnPart('rules'));

const numbers = (): string[] => chapters().flatMap(({ rules }) => rules.map(({ number }) => number));

describe('the rules', () => {
  test('are those of the document', () => {
    const document = readFileSync(join(import.meta.dirname, '../../docs/rules.md'), 'utf8');
    const printed = [...document.matchAll(/^\*\*R(\d\.\d+)\*\*/gm)].map(([, number]) => number);
    expect(numbers()).toEqual(printed);
  });

  test('have all words of the document', () => {
    const texts = readFileSync(join(import.meta.dirname, '../../src/projectl/texts/en/rules.ftl'), 'utf8');
    const words = [...texts.matchAll(/^word-([a-z-]+)-means = /gm)].map(([, word]) => word);
    expect(Object.keys(GLOSSARY)).toEqual(words);
  });

  test('have pictures, and words, of rules that there are', () => {
    for (const number of [...Object.keys(LOOKS), ...Object.values(GLOSSARY)]) expect(numbers()).toContain(number);
  });

  test('show pieces only where the card has a hole', () => {
    for (const look of Object.values(LOOKS)) {
      for (const [name, laid] of look?.kind === 'cards' ? look.cards : look?.kind === 'complete' ? [look.card] : [])
        for (const { cells } of laid) expect(cells & ~cardNamed(name).hole).toBe(0);
    }
  });
});

describe('the rule that matters', () => {
  type Asked = Parameters<typeof ruleThatMatters>[0];
  const quiet: Asked = {
    phase: 'act',
    last_round: null,
    actions_left: 3,
    tile: null,
    round: 1,
    tiles: [],
    mastermind: null,
  };
  const finesse = { tiles: Array.from({ length: 10 }), tile: 2, round: 3 };

  test.each([
    ['a turn like any other', '3.1', {}],
    ['a Master', '3.7', { phase: 'master' }],
    ['a reward to choose', '4.3', { phase: 'reward' }],
    ['the last rounds', '5.1', { last_round: 9 }],
    ['finishing touches', '5.2', { phase: 'touch' }],
    ['the end', '6.1', { phase: 'over' }],
    ['a solo turn', '7.3', { mastermind: {} }],
    ['a tile', '8.2', finesse],
    ['coins to spend', '8.5', { ...finesse, actions_left: 0 }],
    ['the last tile', '8.6', { ...finesse, round: 10 }],
  ])('in %s is R%s', (_, rule, changes) => {
    expect(ruleThatMatters({ ...quiet, ...(changes as Partial<Asked>) })).toBe(rule);
  });
});
