/** Messages from the numbers that the engine writes, by the tables that Python reads them by too. */

import type { Mode, NestedMessage, Param } from '../net/protocol';
import { MODES, NONE, PLACES, SHAPES, SLOTS } from '../engine/constants';
import { listing } from '../texts/words.svelte';
import { cellNames, marketPlaces } from './notation';
import type { Form, Phrase, Source } from './phrase';

/** A record that has the mode of its game. */
type Told = { mode: number };

export function readPhrase(phrase: Phrase, record: Told): NestedMessage {
  const params = Object.entries(phrase.params).map(([name, source]) => [name, valueOf(record, source)] as const);
  return { code: phrase.code, params: Object.fromEntries(params) };
}

function valueOf(record: Told, source: Source): Param {
  const field = record[source.field as keyof Told];
  switch (source.form) {
    case 'shape-list':
      return listing([...(field as unknown as Uint8Array)].filter((shape) => shape !== NONE).map((n) => SHAPES[n]!));
    case 'word':
      return source.words[field]!;
    case 'message':
      return readPhrase(source.phrases[field]!, record);
    default:
      return READERS[source.form](field, MODES[record.mode]!);
  }
}

/** A set as numbers, smallest first. */
function members(bits: number, size: number): number[] {
  return Array.from({ length: size }, (_, number) => number).filter((number) => (bits >> number) & 1);
}

const shapesOf = (bits: number): string[] => members(bits, SHAPES.length).map((shape) => SHAPES[shape]!);

const READERS: Record<Form, (value: number, mode: Mode) => Param> = {
  number: (value) => value,
  ordinal: (value) => value + 1,
  ordinals: (value) => listing(members(value, SLOTS).map((slot) => String(slot + 1))),
  shape: (value) => SHAPES[value]!,
  shapes: (value) => listing(shapesOf(value)),
  'any-shape': (value) => listing(shapesOf(value), 'or'),
  place: (value, mode) => marketPlaces(mode)[value]!,
  places: (value, mode) => listing(members(value, PLACES).map((place) => marketPlaces(mode)[place]!)),
  cells: (value) => listing(cellNames(value)),
  'cell-names': (value) => cellNames(value).join(' '),
};
