/** Sentences about the board: what they speak of is shown by its picture, or told in words that need no board. */

import { SHAPES, type Shape } from '../drawing/shapes';
import type { Card, LaidPiece, Listing, NestedMessage, Param, Position, SlotState } from '../net/protocol';
import { say, sayMessage, type Message } from '../texts/words.svelte';

export type Picture =
  | { kind: 'piece'; shape: Shape }
  | { kind: 'card'; card: Card; laid: readonly LaidPiece[] }
  | { kind: 'cells'; shape: Shape; cells: number };

export type Part = string | Picture;

/** What may be broken into lines, or what stands together: a picture with the signs around it. */
export type Run = string | Part[];

/** What a sentence speaks of, by the names of its parameters. */
export interface Scene {
  card(place: string): Card | null;
  slot(slot: string, player: number | null): SlotState | null;
  player(number: number): string;
  cells: { shape: Shape; cells: number } | null;
}

export const NOWHERE: Scene = { card: () => null, slot: () => null, player: String, cells: null };

/** A position, as the player with this seat speaks of it. */
export function sceneOf(
  position: Position,
  places: readonly string[],
  seat: number,
  nameOf: (seat: number) => string,
): Scene {
  return {
    card: (place) => position.market[places.indexOf(place)] ?? null,
    slot: (slot, player) => position.seats[player === null ? seat : player - 1]?.slots[Number(slot) - 1] ?? null,
    player: (number) => nameOf(number - 1),
    cells: null,
  };
}

const FIRST_SIGN = 0xe000; // private use: no text has such a sign
const SIGN = /([\ue000-\uf8ff])/;
const WORD_WITH_SIGNS = /(\S*[\ue000-\uf8ff]\S*)/;

type Shown = (picture: Picture) => string;

/** A sentence, cut where words with pictures stand in it. */
export function pictured(message: Message, scene: Scene): Run[] {
  const pictures: Picture[] = [];
  const told = sayMessage(
    shownIn(message, scene, (picture) => String.fromCharCode(FIRST_SIGN + pictures.push(picture) - 1)),
  );
  const parts = (word: string): Part[] =>
    word
      .split(SIGN)
      .filter(Boolean)
      .map((part) => pictures[part.charCodeAt(0) - FIRST_SIGN] ?? part);
  return told
    .split(WORD_WITH_SIGNS)
    .filter(Boolean)
    .map((run) => (SIGN.test(run) ? parts(run) : run));
}

/** The same for whoever cannot see the board: cards by what is printed on them. */
export function inPlainWords(message: Message, scene: Scene): string {
  return sayMessage(shownIn(message, scene, wordsOf));
}

export function wordsOf(picture: Picture): string {
  if (picture.kind !== 'card') return picture.shape;
  const { colour, points, reward } = picture.card;
  return say('puzzle-words', { colour, points, reward });
}

function shownIn({ code, params = {}, text }: Message, scene: Scene, show: Shown): Message {
  const player = typeof params.player === 'number' ? params.player : null;
  const shown = Object.entries(params).map(([name, param]) => [name, shownParam(name, param, player, scene, show)]);
  return { code, params: Object.fromEntries(shown) as Record<string, Param>, ...(text === undefined ? {} : { text }) };
}

function shownParam(name: string, param: Param, player: number | null, scene: Scene, show: Shown): Param {
  if (typeof param === 'object') return shownWithin(name, param, player, scene, show);
  if (name === 'player') return scene.player(Number(param));
  const picture = pictureOf(name, param, player, scene);
  return picture ? show(picture) : param;
}

function shownWithin(
  name: string,
  param: NestedMessage | Listing,
  player: number | null,
  scene: Scene,
  show: Shown,
): Param {
  if ('items' in param)
    return { ...param, items: param.items.map((item) => shownParam(name, item, player, scene, show)) };
  return shownIn(param, scene, show) as NestedMessage;
}

function pictureOf(name: string, param: number | string, player: number | null, scene: Scene): Picture | null {
  if (name === 'place' || name === 'places') return cardPicture(scene.card(String(param)));
  if (name === 'slot' || name === 'slots') {
    const slot = scene.slot(String(param), player);
    return slot && cardPicture(slot.puzzle, slot.laid);
  }
  if (name === 'cells') return scene.cells && typeof param === 'string' ? { kind: 'cells', ...scene.cells } : null;
  return isShape(param) ? { kind: 'piece', shape: param } : null;
}

function cardPicture(card: Card | null, laid: readonly LaidPiece[] = []): Picture | null {
  return card && { kind: 'card', card, laid };
}

function isShape(param: number | string): param is Shape {
  return (SHAPES as readonly unknown[]).includes(param);
}
