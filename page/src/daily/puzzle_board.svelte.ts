/** A hole that is being filled, with as many pieces of each shape as one likes. */

import { maskOfNames, SHAPES, type Shape } from '../drawing/shapes';
import { PLACEMENT_MASK, PLACEMENT_SHAPE } from '../engine/constants';
import { legalOf } from '../local/legal';
import type { Card, LaidPiece, Legal } from '../net/protocol';

export const SLOT = 1; // there is but one

export class PuzzleBoard {
  laid = $state.raw<LaidPiece[]>([]);
  held: string | null = null; // nothing has to be confirmed

  /** The cells that are still empty. */
  readonly left: number = $derived.by(() => this.laid.reduce((left, { cells }) => left & ~cells, this.card.hole));

  /** Where each piece fits. */
  readonly legal: Legal = $derived.by(() => {
    const fits: Partial<Record<Shape, number[]>> = {};
    const { left } = this;
    PLACEMENT_MASK.forEach((mask, placement) => {
      if (!(mask & ~left)) (fits[SHAPES[PLACEMENT_SHAPE[placement]!]!] ??= []).push(mask);
    });
    return { ...legalOf([], 'base'), placements: { [SLOT]: fits } };
  });

  constructor(
    readonly card: Card,
    private readonly onFull: (pieces: number) => void,
  ) {}

  /** Lay a piece: `place 1 L4 b2 b3 b4 c4`. */
  act(action: string): void {
    const [, , shape, ...names] = action.split(' ');
    this.laid = [...this.laid, { shape: shape as Shape, cells: maskOfNames(names) }];
    if (!this.left) this.onFull(this.laid.length);
  }

  /** Take a piece off again; which one it was. */
  lift(cell: number): LaidPiece | null {
    const found = this.laid.find(({ cells }) => (cells >> cell) & 1) ?? null;
    this.laid = this.laid.filter((piece) => piece !== found);
    return found;
  }

  undo(): void {
    this.laid = this.laid.slice(0, -1);
  }

  clear(): void {
    this.laid = [];
  }
}
