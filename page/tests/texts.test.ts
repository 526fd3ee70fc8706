import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { LANGUAGES, matchLanguage, preferredLanguage } from '../src/texts/languages';
import { listing, say, sayMessage, speak, spokenLanguage, Words } from '../src/texts/words.svelte';

const TEXTS = join(import.meta.dirname, '../../src/projectl/texts');

describe('languages', () => {
  test('are those that Python knows, by the same names', () => {
    const python = readFileSync(join(TEXTS, 'languages.py'), 'utf8');
    const table = /^LANGUAGES = \{\n(.*?)^\}/ms.exec(python)![1]!;
    const rows = [...table.matchAll(/^ +(?:"(.*?)"|ENGLISH): "(.*?)"/gm)].map(([, code = 'en', name]) => [code, name]);
    expect(Object.entries(LANGUAGES)).toEqual(rows);
  });

  test('are found by tags of the browser', () => {
    expect(matchLanguage('en-GB')).toBe('en');
    expect(matchLanguage('PT-br')).toBe('pt-BR');
    expect(matchLanguage('pt')).toBe('pt-BR');
    expect(matchLanguage('xx')).toBeNull();
    expect(preferredLanguage(['xx-XX', 'uk-UA', 'en'])).toBe('uk');
    expect(preferredLanguage(['xx'])).toBe('en');
  });
});

describe('words', () => {
  const lines = ['one = { $name } has { $things }.', 'two =', '    { $n ->', '        [one] one'];
  const words = new Words('en', [...lines, '       *[other] { $n } all', '    }'].join('\n'));

  test('take lists, messages and numbers', () => {
    expect(words.say('one', { name: 'Ada', things: listing(['I1', 'I2', 'L4']) })).toBe('Ada has I1, I2 and L4.');
    expect(words.say('one', { name: 'Ada', things: listing(['I1', 'I2'], 'or') })).toBe('Ada has I1 or I2.');
    expect(words.say('one', { name: { code: 'close', params: {} }, things: 2 })).toBe('Close has 2.');
    expect(words.say('two', { n: 1 })).toBe('one');
    expect(words.say('missing')).toBeNull();
  });
});

describe('the chosen language', () => {
  afterEach(() => speak('en'));

  test('falls back to English, then to the text that came along', async () => {
    await speak('hu');
    expect(spokenLanguage()).toBe('hu');
    expect(say('title')).toBe('Project L');
    expect(sayMessage({ code: 'no-such-code', text: 'As the server says it.' })).toBe('As the server says it.');
  });

  test('is the last one that was asked for', async () => {
    await Promise.all([speak('hu'), speak('en')]);
    expect(spokenLanguage()).toBe('en');
  });
});
