import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const TEXTS = join(import.meta.dirname, '../../src/projectl/texts/en');
const SOURCE = join(import.meta.dirname, '../src');

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

const bundle = new FluentBundle('en');
for (const name of readdirSync(TEXTS)) {
  const errors = bundle.addResource(new FluentResource(readFileSync(join(TEXTS, name), 'utf8')));
  test(`${name} has no text twice`, () => expect(errors).toEqual([]));
}

test('every text the page asks for by name is there', () => {
  const asked = sources(SOURCE).flatMap((text) =>
    [...text.matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((found) => found[1]!),
  );
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((id) => !bundle.hasMessage(id))).toEqual([]);
});
