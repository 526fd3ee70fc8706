/** The puzzle that somebody asks about: how can it be filled? */

import { marketPlaces } from '../local/notation';
import type { Table } from './table.svelte';
import type { Card, LaidPiece, Position } from '../net/protocol';

/** A puzzle on the table; on offer it has no owner. */
export type OpenPuzzle = {
  at: string;
  owner: number | null;
  card: Card;
  hole: number;
  laid: readonly LaidPiece[];
};

/** All of them: one's own, those on offer, then the others'. */
export function openPuzzles(position: Position, seat: number): OpenPuzzle[] {
  const places = marketPlaces(position.mode);
  const offered = position.market.flatMap((card, place): OpenPuzzle[] =>
    card ? [{ at: `place-${places[place]}`, owner: null, card, hole: card.hole, laid: [] }] : [],
  );
  const of = (owner: number): OpenPuzzle[] =>
    (position.seats[owner]?.slots ?? []).flatMap((slot, at): OpenPuzzle[] =>
      slot ? [{ at: `slot-${owner}-${at + 1}`, owner, card: slot.puzzle, hole: slot.hole, laid: slot.laid }] : [],
    );
  const others = position.seats.map(({ number }) => number).filter((number) => number !== seat);
  return [...of(seat), ...offered, ...others.flatMap(of)];
}

export class Asked {
  at = $state<string | null>(null);
  whose = $state(0); // pieces
  way = $state(0);

  constructor(private readonly table: Table) {}

  get puzzles(): OpenPuzzle[] {
    const { position, seat } = this.table;
    return position ? openPuzzles(position, seat) : [];
  }

  get puzzle(): OpenPuzzle | null {
    return this.puzzles.find(({ at }) => at === this.at) ?? null;
  }

  /** Ask about a puzzle by its `data-at`; there may be none. */
  open(at: string | undefined): void {
    const puzzle = this.puzzles.find((found) => found.at === at);
    if (!puzzle) return;
    this.at = puzzle.at;
    this.with(puzzle.owner ?? this.table.seat);
  }

  /** Ask about a puzzle if it is one, else about the first. */
  openNear(at?: string): void {
    const { puzzles } = this;
    this.open(puzzles.some((found) => found.at === at) ? at : puzzles[0]?.at);
  }

  close(): void {
    this.at = null;
  }

  with(seat: number): void {
    this.whose = seat;
    this.way = 0;
  }

  /** The next puzzle, or the one before. */
  go(by: number): void {
    const { puzzles } = this;
    const at = puzzles.findIndex((found) => found.at === this.at);
    this.open(puzzles[(at + by + puzzles.length) % puzzles.length]?.at);
  }
}
