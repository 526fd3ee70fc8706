/** What is printed on puzzles and tiles, as the messages have it. */

import type { Card, TileState } from '../net/protocol';
import { PAYS, Pays, PUZZLES, SHAPES, TILES } from './constants';

/** By their numbers. */
export const CARDS: readonly Card[] = PUZZLES.map(([name, points, reward, hole]) => ({
  name,
  colour: name.startsWith('W') ? 'white' : 'black',
  points,
  reward: SHAPES[reward]!,
  hole,
}));

export const TILE_STATES: readonly TileState[] = TILES.map(([name, pays, shapes]) => ({
  set: name[0] as TileState['set'],
  name,
  colour: pays >= Pays.PIECES ? 'blue' : 'pink',
  pays: PAYS[pays]!,
  shapes: shapes.map((shape) => SHAPES[shape]!),
}));

const BY_NAME = new Map(CARDS.map((card) => [card.name, card]));

/** Events and finished piles name puzzles only. */
export function cardNamed(name: string): Card {
  return BY_NAME.get(name)!;
}
