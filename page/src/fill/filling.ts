/** How a hole can be filled with somebody's pieces, or with which more; the engine's solver decides. */

import { levelOf, SHAPES, type Shape } from '../drawing/shapes';
import { PLACEMENT_MASK, PLACEMENT_SHAPE } from '../engine/constants';
import type { Engine } from '../engine/engine';
import type { LaidPiece } from '../net/protocol';

const MOST_WAYS = 12;
const MOST_ADDITIONS = 8;

/** A piece of a tiling; one that is not at hand is missing. */
export type FillingPiece = LaidPiece & { missing: boolean };

/** One way to fill a hole, and the pieces that have to be got for it. */
export type Filling = { pieces: FillingPiece[]; missing: Shape[] };

/** Every kind of way with the pieces at hand, the fewest first; else those for which least has to be got. */
export function fillingsOf(engine: Engine, hole: number, supply: readonly number[]): Filling[] {
  const ways = waysWith(engine, hole, supply);
  if (ways.length) return ways.slice(0, MOST_WAYS).map((way) => fillingOf(way, supply));
  return engine
    .missingPieces(hole, supply)
    .sort((one, other) => effort(one) - effort(other))
    .slice(0, MOST_ADDITIONS)
    .map((added) => {
      const stock = supply.map((count, shape) => count + added[shape]!);
      return fillingOf(engine.fewestPieces(hole, stock)!, supply);
    });
}

/** Ways that differ in the pieces they take. */
function waysWith(engine: Engine, hole: number, supply: readonly number[]): number[][] {
  const fewest = engine.fewestPieces(hole, supply);
  if (!fewest) return [];
  const others = engine.ways(hole, supply).sort((one, other) => one.length - other.length);
  const kinds = new Map([fewest, ...others].reverse().map((way) => [kindOf(way), way]));
  return [...kinds.values()].sort((one, other) => one.length - other.length);
}

function kindOf(way: readonly number[]): string {
  return way
    .map((placement) => PLACEMENT_SHAPE[placement]!)
    .sort()
    .join(' ');
}

/** How long it takes to get pieces: a level-1 piece is an action, each level more an exchange. */
function effort(added: readonly number[]): number {
  return added.reduce((sum, count, shape) => sum + count * levelOf(SHAPES[shape]!), 0);
}

function fillingOf(way: readonly number[], supply: readonly number[]): Filling {
  const left = [...supply];
  const pieces = way.map((placement): FillingPiece => {
    const shape = PLACEMENT_SHAPE[placement]!;
    left[shape]! -= 1;
    return { shape: SHAPES[shape]!, cells: PLACEMENT_MASK[placement]!, missing: left[shape]! < 0 };
  });
  return { pieces, missing: pieces.filter(({ missing }) => missing).map(({ shape }) => shape) };
}
