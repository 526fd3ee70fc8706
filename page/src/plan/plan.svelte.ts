/** A turn or finishing touches, planned while others move: nobody is told of it before one plays it. */

import type { Engine } from '../engine/engine';
import { explainAction } from '../local/explain';
import { wireMessage } from '../local/message';
import { isSoloMode } from '../local/notation';
import { ownEngine } from '../local/own_engine';
import type { Draft, Follower, Table } from '../model/table.svelte';
import { isCalm } from '../motion/flights';
import type { Position, WireMessage } from '../net/protocol';
import { Carrier, stepOn, type Carried, type Step } from './carry';

const BETWEEN = 700; // ms between the steps of a plan that plays by itself, so that one can follow

export class Plan implements Draft, Follower {
  isOpen = $state(false);
  playing = $state(false);
  private steps = $state.raw<Step[]>([]);
  private engine = $state.raw<Engine | null>(null);
  private taking: Step | null = null; // it was sent
  private hasActed = false; // in the turn that it was made for
  private readonly carrier = $derived(this.engine && new Carrier(this.engine));

  /** What has become of it in the position on the table; null if one has nothing more to do. */
  readonly carried: Carried | null = $derived.by(() => {
    const { actual, seat } = this.table;
    return this.isOpen && this.carrier && actual ? this.carrier.carry(actual, seat, this.steps) : null;
  });

  constructor(private readonly table: Table) {
    table.follower = this;
  }

  /** Whether the board shows the plan, and whatever one does is planned. */
  get isDrafting(): boolean {
    return this.table.draft !== null;
  }

  /** Whether somebody else is to act at a table where one has a seat, and one may act once more. */
  get isPossible(): boolean {
    const { table } = this;
    const { actual, own } = table;
    if (!actual || !own || table.isPast || table.lesson || table.you.length !== 1 || own.stand_in) return false;
    if (!table.info?.started || isSoloMode(actual.mode)) return false;
    return !table.you.includes(actual.player) && !isDone(actual, table.seat);
  }

  /** What is planned. */
  get next(): 'turn' | 'touches' {
    return this.carried?.isTouching ? 'touches' : 'turn';
  }

  async open(): Promise<void> {
    try {
      this.engine ??= await ownEngine();
    } catch {
      return this.table.complain({ code: 'error-offline' });
    }
    this.isOpen = this.isPossible; // one's turn may have come meanwhile
    if (this.isOpen) this.table.setDraft(this);
  }

  close(): void {
    this.isOpen = this.playing = this.hasActed = false;
    this.taking = null;
    this.steps = [];
    this.table.setDraft(null);
  }

  // What the table asks of a draft

  get position(): Position {
    return this.carried?.position ?? this.table.actual!;
  }

  add(action: string): void {
    this.steps = [...this.steps, stepOn(this.position, this.table.seat, action)];
  }

  takeBack(whole: boolean): void {
    this.steps = whole ? [] : this.steps.slice(0, -1);
  }

  whyNot(action: string): WireMessage {
    void this.carried; // the carrier has its position
    return wireMessage(explainAction(this.engine!, this.carrier!.state, action));
  }

  // One's turn

  /** From now on the board shows what is, and the plan is only what is left of it. */
  private begin(): void {
    this.steps = this.carried?.reached ?? [];
    this.table.setDraft(null);
  }

  step(): void {
    this.begin();
    const next = this.carried?.kept[0];
    if (next !== undefined && this.table.legal) this.table.act(next, true);
    else this.playing = false;
  }

  play(): void {
    this.playing = true;
    this.step();
  }

  stop(): void {
    this.playing = false;
  }

  onAct(action: string): void {
    if (!this.isOpen) return;
    this.hasActed = true;
    this.taking = (action === this.carried?.kept[0] && this.carried.reached[0]) || null;
    if (!this.taking) this.playing = false;
  }

  onRefusal(): void {
    this.taking = null;
    this.playing = false;
  }

  /** Another position came. */
  onPosition(): void {
    if (!this.isOpen) return;
    const { table } = this;
    this.steps = this.steps.filter((step) => step !== this.taking);
    this.taking = null;
    const isMine = table.actual?.player === table.seat;
    if (!this.carried || table.own?.stand_in) return this.close();
    if (isMine ? !this.steps.length || (this.hasActed && !this.carried.kept.length) : this.hasActed)
      return this.close();
    if (isMine && this.isDrafting && !this.carried.kept.length) table.setDraft(null);
    if (this.playing && isMine) setTimeout(() => this.playing && this.step(), isCalm() ? 0 : BETWEEN);
  }
}

/** The game is over, or this seat's finishing touches are. */
function isDone({ phase, first, player, seats }: Position, seat: number): boolean {
  const order = (number: number): number => (number - first + seats.length) % seats.length;
  return phase === 'over' || (phase === 'touch' && order(seat) < order(player));
}
