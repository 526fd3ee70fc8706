import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printed } from '../src/drawing/shapes';
import { cardNamed } from '../src/engine/cards';
import { formOf, formsOf } from '../src/model/fitting';
import type { LaidPiece } from '../src/net/protocol';
import { BESIDE, FILLING, PUZZLE } from '../src/start/filled';

const SOURCE = join(import.meta.dirname, '../src');

/** The cells that pieces cover, each once; every piece is a real one. */
function covered(pieces: readonly LaidPiece[]): number {
  return pieces.reduce((all, { shape, cells }) => {
    expect(formsOf(printed(shape))).toContain(formOf(cells));
    expect(all & cells).toBe(0);
    return all | cells;
  }, 0);
}

test('the puzzle on the start page is filled by the rules', () => {
  expect(covered(FILLING)).toBe(cardNamed(PUZZLE).hole);
  for (const { puzzle, laid } of BESIDE) expect(covered(laid) & ~cardNamed(puzzle).hole).toBe(0);
});

test('sizes of type come from the scale', () => {
  const styled = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|css)$/.test(name),
  );
  const own = styled.filter((name) => /font-size:\s*[\d.]+(px|r?em)/.test(readFileSync(join(SOURCE, name), 'utf8')));
  expect(own).toEqual([]);
});
