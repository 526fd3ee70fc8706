/** One action as one line of text, written and read: `take W2`, `place 1 L4 b2 b3 b4 c4`, `done`. */

import type { Mode, Shape } from '../net/protocol';
import { ACTION_KINDS, PLACEMENT_MASK, PLACEMENT_SHAPE, PLACEMENTS, SHAPES, SLOTS } from '../engine/constants';
import { listing, type Message } from '../texts/words.svelte';
import { MessageError } from '../texts/message_error';
import { FIRST_ACTION, partsOf, type ActionKind } from './actions';
import { message } from './message';
import { COLUMNS, EXAMPLES, GRID_PLACES, ROW_PLACES, SHAPE_DRAWING, SHAPE_LEVEL, SOLO_MODES } from './tables';

/** A text that is no action. */
export class NotationError extends MessageError {}

const SIDE = COLUMNS.length;
const PLACEMENT_OF = new Map(PLACEMENT_MASK.map((mask, placement) => [mask, placement]));
const SLOT_NAMES = Array.from({ length: SLOTS }, (_, slot) => String(slot + 1));

export function isSoloMode(mode: Mode): boolean {
  return SOLO_MODES.includes(mode);
}

/** The names of the places puzzles are taken from: of the two rows, or of the solo grid. */
export function marketPlaces(mode: Mode): readonly string[] {
  return isSoloMode(mode) ? GRID_PLACES : ROW_PLACES;
}

/** The cells of a mask by column letter and row number, sorted: `b2 b3 c3`. */
export function cellNames(mask: number): string[] {
  const names: string[] = [];
  for (let cell = 0; cell < SIDE * SIDE; cell++)
    if ((mask >> cell) & 1) names.push(`${COLUMNS[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`);
  return names.sort();
}

function cellNumber(name: string): number | null {
  const [column, row] = [COLUMNS.indexOf(name[0] ?? '?'), Number(name.slice(1))];
  return name.length === 2 && column >= 0 && row >= 1 && row <= SIDE ? (row - 1) * SIDE + column : null;
}

/** The one text of an action. */
export function textOf(action: number, mode: Mode): string {
  const parts = partsOf(action);
  switch (parts.kind) {
    case 'take':
      return `take ${marketPlaces(mode)[parts.place]}`;
    case 'piece':
    case 'reward':
      return `${parts.kind} ${SHAPES[parts.shape]}`;
    case 'upgrade':
      return `upgrade ${SHAPES[parts.give]} ${SHAPES[parts.get]}`;
    case 'place':
      return `place ${parts.slot + 1} ${SHAPES[parts.shape]} ${cellNames(parts.cells).join(' ')}`;
    default:
      return parts.kind;
  }
}

/** The action a text means. Capitals, blanks and the order of cells do not matter. */
export function numberOf(text: string, mode: Mode): number {
  const [word = '', ...rest] = text.toLowerCase().split(/\s+/).filter(Boolean);
  const number = ACTION_KINDS.findIndex((kind) => kind === word);
  const [kind, first] = [ACTION_KINDS[number], FIRST_ACTION[number]];
  if (kind === undefined || first === undefined)
    throw new NotationError(message('notation-no-action', { word, actions: listing(ACTION_KINDS) }));
  const read = READERS[kind];
  if (read) return first + read(rest, mode);
  if (rest.length) throw new NotationError(message('notation-stands-alone', { word, rest: rest.join(' ') }));
  return first;
}

type Reader = (rest: string[], mode: Mode) => number;

const READERS: Partial<Record<ActionKind, Reader>> = {
  take: readTake,
  piece: (rest) => shapeNumber(expect(rest, 1, 'piece')[0]!),
  reward: (rest) => shapeNumber(expect(rest, 1, 'reward')[0]!),
  upgrade: readUpgrade,
  place: readPlace,
};

function expect(rest: string[], count: number, word: ActionKind): string[] {
  if (rest.length === count) return rest;
  throw new NotationError(message('notation-words', { word, count, example: EXAMPLES[word]! }));
}

export function shapeNumber(name: string): number {
  const shape = SHAPES.indexOf(name.toUpperCase() as Shape);
  if (shape < 0) throw new NotationError(message('notation-no-piece', { name, pieces: listing(SHAPES) }));
  return shape;
}

/** A slot by its number, counted from 0. */
export function slotNumber(name: string): number {
  const slot = SLOT_NAMES.indexOf(name);
  if (slot < 0) throw new NotationError(message('notation-no-slot', { name, slots: listing(SLOT_NAMES) }));
  return slot;
}

function readTake(rest: string[], mode: Mode): number {
  const places = marketPlaces(mode);
  const [name] = rest;
  if (rest.length !== 1 || !name) throw new NotationError(message('notation-take', { example: `take ${places[1]}` }));
  const place = places.indexOf(name.toUpperCase());
  if (place < 0) throw new NotationError(message(`notation-no-place-${isSoloMode(mode) ? 'grid' : 'rows'}`, { name }));
  return place;
}

function readUpgrade(rest: string[]): number {
  const [give, get] = expect(rest, 2, 'upgrade').map(shapeNumber) as [number, number];
  if (give === get) throw new NotationError(message('reason-same-shape', { shape: SHAPES[give]! }));
  return give * SHAPES.length + get;
}

function readPlace(rest: string[]): number {
  const [slotName, shapeName, ...names] = rest;
  if (!slotName || !shapeName) throw new NotationError(message('notation-place', { example: EXAMPLES['place']! }));
  const [slot, shape] = [slotNumber(slotName), shapeNumber(shapeName)];
  return slot * PLACEMENTS + placementOf(shape, names);
}

/** The placement of a shape on the named cells. */
function placementOf(shape: number, names: string[]): number {
  let mask = 0;
  for (const name of names) {
    const cell = cellNumber(name);
    if (cell === null) throw new NotationError(message('notation-no-cell', { name }));
    mask |= 1 << cell;
  }
  const placement = PLACEMENT_OF.get(mask);
  if (placement !== undefined && PLACEMENT_SHAPE[placement] === shape && names.length === SHAPE_LEVEL[shape])
    return placement;
  throw new NotationError(misfit(shape, names, placement));
}

/** Why these cells are not that shape. */
function misfit(shape: number, names: string[], placement: number | undefined): Message {
  const [cells, name, needed] = [names.join(' '), SHAPES[shape]!, SHAPE_LEVEL[shape]!];
  if (names.length !== needed)
    return message('notation-cell-count', { shape: name, cells, needed, given: names.length });
  if (new Set(names).size !== names.length) return message('notation-cell-twice', { cells });
  if (placement !== undefined) {
    const other = SHAPES[PLACEMENT_SHAPE[placement]!]!;
    return message('notation-other-shape', { cells, other, shape: name });
  }
  return message('notation-not-the-shape', { cells, shape: name, rows: SHAPE_DRAWING[shape]!.replaceAll('/', ' / ') });
}
