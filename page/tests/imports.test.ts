import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
// What stands further up may use what stands further down.
const LAYERS = [
  ['guide', 'replay', 'daily'],
  ['start', 'table', 'rules', 'plan'],
  ['fill', 'warnings', 'explain'],
  ['model'],
  ['motion'],
  ['widgets', 'settings', 'pictures', 'company'],
  ['server'],
  ['local'],
  ['drawing', 'engine', 'net', 'offline', 'texts'],
];

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));

/** The files a file imports, by their names below the source folder. */
function importsOf(name: string): string[] {
  const text = readFileSync(join(SOURCE, name), 'utf8');
  return [...text.matchAll(/^\s*(?:import|export)\s[^;']*?'(\.[^']+)'/gm)].flatMap(([, target]) => {
    const path = resolve(SOURCE, dirname(name), target!);
    const found = ['', '.ts'].map((end) => path + end).find((file) => /\.(svelte|ts)$/.test(file) && existsSync(file));
    return found ? [relative(SOURCE, found)] : [];
  });
}

const graph = new Map(files.map((name) => [name, importsOf(name)]));

function cycleFrom(name: string, way: string[], done: Set<string>): string[] | null {
  if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
  if (done.has(name)) return null;
  for (const next of graph.get(name) ?? []) {
    const found = cycleFrom(next, [...way, name], done);
    if (found) return found;
  }
  done.add(name);
  return null;
}

test('imports are found', () => {
  expect(graph.get('App.svelte')).toContain('table/TableView.svelte');
  expect(graph.get('table/TableView.svelte')).toContain('model/table.svelte.ts');
});

test('no file leads back to itself', () => {
  const done = new Set<string>();
  for (const name of files) expect(cycleFrom(name, [], done)).toBeNull();
});

test('a layer uses only those below it', () => {
  const layerOf = (name: string): number => LAYERS.findIndex((folders) => folders.includes(name.split('/')[0]!));
  const upwards = files.flatMap((name) =>
    layerOf(name) < 0
      ? []
      : graph
          .get(name)!
          .filter((next) => layerOf(next) < layerOf(name))
          .map((next) => [name, next]),
  );
  expect(upwards).toEqual([]);
});
