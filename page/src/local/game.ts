/** A game from its deal on. The rules are the engine's; this keeps the history. */

import type { Difficulty, HintTurn, LaidPiece, Mode, NestedMessage } from '../net/protocol';
import { DIFFICULTIES, MODES, NONE, Phase, SEATS, SHAPES, SLOTS } from '../engine/constants';
import type { Effect, Engine } from '../engine/engine';
import type { State } from '../engine/records';
import { MessageError } from '../texts/message_error';
import { bytesOf } from './commitment';
import { message } from './message';
import { partsOf } from './actions';
import { Advice, type Found } from './advice';
import { explainAction, told } from './explain';
import { numberOf, textOf } from './notation';
import { outcomeOf, type Outcome } from './outcome';

/** All that the first position depends on; the seed in hexadecimal. */
export type Setup = { mode: Mode; seats: number; difficulty: Difficulty | null; seed: string };

/** Whose turn it is. */
export type TurnLabel = { round: number; seat: number; touches: boolean };

export const sameTurn = (a: TurnLabel, b: TurnLabel): boolean =>
  a.round === b.round && a.seat === b.seat && a.touches === b.touches;

/** `5.2` for round 5, seat 2, and `2` in finishing touches. */
export const labelOf = ({ round, seat, touches }: TurnLabel): string =>
  touches ? String(seat + 1) : `${round}.${seat + 1}`;

export type Played = { turn: TurnLabel; action: number };

/** Where the pieces lie, by seat and slot: the record knows which they are, not where. */
export type Placements = readonly (readonly (readonly LaidPiece[])[])[];

const NOTHING_LAID: Placements = Array.from({ length: SEATS }, () => Array.from({ length: SLOTS }, () => []));

/** What an action is played on: the position before it, to go back to. */
type Before = Played & { position: Uint8Array; placements: Placements };

/** An action that is not legal now. */
export class IllegalActionError extends MessageError {
  /** The whole sentence. */
  readonly sentence: NestedMessage;

  constructor(action: string, reason: NestedMessage) {
    super(reason);
    this.sentence = message('illegal-action', { action, reason });
  }
}

export class Game {
  readonly state: State;
  private readonly shown: State;
  placements = NOTHING_LAID;
  private advice: Advice | null = null;
  private readonly past: Before[] = [];

  constructor(
    readonly engine: Engine,
    readonly setup: Setup,
  ) {
    const { mode, seats, difficulty, seed } = setup;
    this.state = engine.newState();
    this.shown = engine.newState();
    const level = difficulty === null ? 0 : DIFFICULTIES.indexOf(difficulty);
    engine.deal(this.state, MODES.indexOf(mode), seats, level, bytesOf(seed).reverse());
  }

  get player(): number {
    return this.state.player;
  }

  get round(): number {
    return this.state.roundNumber;
  }

  get isOver(): boolean {
    return this.state.phase === Phase.OVER;
  }

  get actionsLeft(): number {
    return this.state.actionsLeft;
  }

  /** Null when the game is over. */
  get turn(): TurnLabel | null {
    const { roundNumber, player, phase } = this.state;
    return this.isOver ? null : { round: roundNumber, seat: player, touches: phase === Phase.TOUCH };
  }

  get label(): string {
    return this.turn ? labelOf(this.turn) : '';
  }

  get history(): readonly Played[] {
    return this.past;
  }

  get legal(): number[] {
    return [...this.engine.legal(this.state)];
  }

  /** The record without what no player can see. */
  get seen(): Uint8Array {
    this.engine.copy(this.state, this.shown);
    this.engine.hide(this.shown);
    this.shown.rng.fill(0n); // it would tell the deal
    return this.engine.bytes(this.shown);
  }

  /** What speaks for turns that an agent found. */
  explainTurns(found: Found, seed: Uint8Array): HintTurn[] {
    this.engine.copy(this.state, this.shown);
    this.engine.determinize(this.shown, seed);
    this.advice ??= new Advice(this.engine);
    return this.advice.explain(this.shown, found, (action) => this.textOf(action));
  }

  get scores(): number[] {
    return Array.from({ length: this.setup.seats }, (_, seat) => this.engine.score(this.state, seat));
  }

  get mastermindScore(): number {
    return this.engine.mastermindScore(this.state);
  }

  textOf(action: number): string {
    return textOf(action, this.setup.mode);
  }

  /** The number of an action in notation, if it may be played now. */
  check(text: string): number {
    const action = numberOf(text, this.setup.mode);
    if (this.engine.isLegal(this.state, action)) return action;
    throw new IllegalActionError(this.textOf(action), told(this.engine.why(this.state, action)));
  }

  /** Why an action is not legal; `place 1 L4`, without cells, asks about every way to lie. */
  explain(text: string): NestedMessage {
    return explainAction(this.engine, this.state, text);
  }

  /** Play a legal action; what followed from it. */
  play(action: number): Effect[] {
    const before = { turn: this.turn!, action, position: this.engine.bytes(this.state), placements: this.placements };
    const effects = this.engine.play(this.state, action);
    this.past.push(before);
    this.placements = this.lay(before);
    return effects;
  }

  undo(): void {
    const before = this.past.pop()!;
    this.engine.load(this.state, before.position);
    this.placements = before.placements;
  }

  private lay({ turn: { seat }, action, placements }: Before): Placements {
    const parts = partsOf(action);
    const puzzles = this.state.puzzle(seat);
    const slots = placements[seat]!.map((laid, slot) => {
      if (puzzles[slot] === NONE) return [];
      if (parts.kind !== 'place' || parts.slot !== slot) return laid;
      return [...laid, { shape: SHAPES[parts.shape]!, cells: parts.cells }];
    });
    return placements.with(seat, slots);
  }

  /** How the game ended; null while it is going on. */
  get outcome(): Outcome | null {
    return outcomeOf(this.engine, this.state);
  }
}
