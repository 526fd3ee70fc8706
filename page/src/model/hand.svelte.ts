/** The piece in one's hand: how it is turned, where it would lie, and how it gets there. */

import { cellNames, printed, SIDE, type Shape } from '../drawing/shapes';
import type { Legal } from '../net/protocol';
import { listing, say } from '../texts/words.svelte';
import { announcer } from '../widgets/announcer.svelte';
import { fitAt, flipped, formOf, nextAt, nextForm, refit, snap, step, turned, type Direction } from './fitting';

export type Fit = { slot: number; mask: number };
export type Manner = 'drag' | 'tap' | 'keys';

/** Where pieces are laid. */
type Board = {
  readonly legal: Legal | null;
  held: string | null; // an action that waits to be confirmed
  act(action: string): void;
};

const ABOVE_FINGER = 76; // px between a finger and the piece it drags
const EDGE = 0.9; // cells around a field that still belong to it

export class Hand {
  shape = $state<Shape | null>(null);
  form = $state(0);
  fit = $state.raw<Fit | null>(null);
  manner = $state<Manner>('tap');
  laying = $state.raw<(Fit & { shape: Shape }) | null>(null); // put down last; shown until the server answers
  touch = $state(false);
  pinned = $state(false); // a tap has put the ghost down; moving about does not take it along
  x = $state(-999);
  y = $state(-999);

  constructor(private readonly table: Board) {}

  /** Everywhere the held piece can lie, by slot. */
  get places(): [slot: number, masks: number[]][] {
    const shape = this.shape;
    const placements = this.table.legal?.placements;
    if (!shape || !placements) return [];
    return Object.entries(placements)
      .map(([slot, byShape]): [number, number[]] => [Number(slot), byShape[shape] ?? []])
      .filter(([, masks]) => masks.length > 0);
  }

  masksOn(slot: number): number[] {
    return this.places.find(([number]) => number === slot)?.[1] ?? [];
  }

  /** What the held piece can be exchanged for. */
  get exchanges(): Shape[] {
    return (this.shape && this.table.legal?.upgrades[this.shape]) || [];
  }

  canHold(shape: Shape): boolean {
    const legal = this.table.legal;
    if (!legal) return false;
    if (legal.upgrades[shape]?.length) return true;
    return Object.values(legal.placements).some((byShape) => byShape[shape]?.length);
  }

  pick(shape: Shape, manner: Manner, touch = false): void {
    this.table.held = null; // another thought
    if (this.shape !== shape) this.form = printed(shape);
    [this.shape, this.manner, this.touch, this.fit, this.pinned] = [shape, manner, touch, null, false];
    if (manner === 'keys') this.goTo(this.places[0]?.[0] ?? 0);
    else announcer.say(this.pickedUp());
  }

  drop(): void {
    if (this.shape) announcer.say(say('held-dropped', { shape: this.shape }));
    this.clear();
  }

  clear(): void {
    [this.shape, this.fit, this.pinned] = [null, null, false];
  }

  turn(clockwise = true): void {
    this.change((form) => turned(form, clockwise));
  }

  flip(): void {
    this.change(flipped);
  }

  private change(how: (form: number) => number): void {
    if (!this.shape) return;
    const masks = this.fit ? this.masksOn(this.fit.slot) : [];
    if (this.fit && (this.manner === 'keys' || this.pinned)) {
      const form = nextForm(masks, this.form, how);
      if (form === null) return announcer.say(say('held-no-other-way'));
      this.form = form;
      this.set(this.fit.slot, refit(masks, form, this.fit.mask));
      return;
    }
    this.form = how(this.form);
    if (this.x > -999) this.hover(this.x, this.y);
  }

  /** The pointer is here, in px of the window. */
  hover(x: number, y: number): void {
    [this.x, this.y] = [x, y];
    if (!this.shape || this.pinned || this.manner === 'keys') return;
    const above = this.touch && this.manner === 'drag' ? ABOVE_FINGER : 0;
    let found: Fit | null = null;
    for (const [slot, masks] of this.places) {
      const [column, row] = cellsFrom(slot, x, y - above);
      if (column < -EDGE || row < -EDGE || column > SIDE + EDGE || row > SIDE + EDGE) continue;
      const mask = snap(masks, this.form, column, row);
      if (mask !== null) found = { slot, mask };
    }
    if (found?.mask !== this.fit?.mask || found?.slot !== this.fit?.slot) this.fit = found;
  }

  /** A tap on a slot puts the piece down there, or turns it where it lies. */
  tap(slot: number, x: number, y: number): void {
    if (!this.shape) return;
    const [column, row] = cellsFrom(slot, x, y).map(Math.floor) as [number, number];
    const cell = clamp(row) * SIDE + clamp(column);
    const masks = this.masksOn(slot);
    const there = this.pinned && this.fit?.slot === slot && (this.fit.mask >> cell) & 1;
    const mask = there ? nextAt(masks, this.fit!.mask, cell) : fitAt(masks, this.form, cell);
    this.pinned = mask !== null;
    this.set(slot, mask);
  }

  /** An arrow key; what lies beyond the edge is the next slot. */
  arrow(way: Direction): void {
    const fit = this.fit;
    if (!fit) return this.goTo(this.places[0]?.[0] ?? 0);
    const mask = step(this.masksOn(fit.slot), fit.mask, way);
    if (mask !== null) return this.set(fit.slot, mask);
    const slots = this.places.map(([slot]) => slot);
    const beside = slots.indexOf(fit.slot) + (way === 'right' ? 1 : way === 'left' ? -1 : 9);
    const next = slots[beside];
    if (next === undefined) announcer.say(say('held-edge'));
    else this.goTo(next);
  }

  goTo(slot: number): void {
    const masks = this.masksOn(slot);
    const mask = masks.find((found) => formOf(found) === this.form) ?? masks[0] ?? null;
    this.manner = 'keys';
    this.set(slot, mask);
  }

  /** Lay the piece where it is shown. */
  confirm(): boolean {
    if (!this.shape || !this.fit) return false;
    const { slot, mask } = this.fit;
    const action = `place ${slot} ${this.shape} ${cellNames(mask)}`;
    this.laying = { slot, mask, shape: this.shape };
    this.clear();
    this.table.act(action);
    return true;
  }

  exchange(get: Shape): boolean {
    if (!this.shape || !this.exchanges.includes(get)) return false;
    const action = `upgrade ${this.shape} ${get}`;
    this.clear();
    this.table.act(action);
    return true;
  }

  private set(slot: number, mask: number | null): void {
    this.fit = mask === null ? null : { slot, mask };
    if (mask !== null) this.form = formOf(mask);
    if (!this.shape) return;
    if (this.fit === null) announcer.say(slot ? say('held-no-fit', { shape: this.shape, slot }) : this.pickedUp());
    else announcer.say(say('held-over', { shape: this.shape, slot, cells: cellNames(this.fit.mask) }));
  }

  private pickedUp(): string {
    const slots = this.places.map(([slot]) => slot);
    const shape = this.shape ?? '';
    if (!slots.length) return say('held-exchange', { shape });
    return say(this.exchanges.length ? 'held-fits-or-exchange' : 'held-fits', {
      shape,
      count: slots.length,
      slots: listing(slots.map(String)),
    });
  }
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), SIDE - 1);
}

/** A point of the window in cells of a slot's field, as [column, row]. */
function cellsFrom(slot: number, x: number, y: number): [number, number] {
  const field = document.querySelector(`[data-field="${slot}"]`);
  if (!field) return [99, 99];
  const box = field.getBoundingClientRect();
  return [((x - box.left) / box.width) * SIDE, ((y - box.top) / box.height) * SIDE];
}
