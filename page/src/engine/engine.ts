/** The rules, compiled to WebAssembly from the sources of the server: what is legal, what follows, who is ahead. */

import { ACTIONS, CELLS, NO_PLACEMENT, NONE, SHAPE_COUNT, WAYS_LISTED } from './constants';
import { Heap } from './heap';
import {
  Effect as EffectRecord,
  Effects,
  Forecast,
  Listing,
  Mask,
  Observation,
  Reason,
  Scores,
  Seed,
  Solver,
  State,
  type Exports,
} from './records';

export const SEED_BYTES = 32;

/** What followed from an action, one thing of many; NONE stands where a field has no meaning. */
export interface Effect {
  kind: number;
  seat: number;
  place: number;
  slot: number;
  puzzle: number;
  piece: number;
  amount: number;
}

/** A line of the score table. */
export interface Score {
  rank: number;
  total: number;
  points: number;
  touches: number;
  unfinished: number;
  coins: number;
  puzzles: number;
  pieces: number;
}

export class EngineError extends Error {}

/** An answer as one with a module, whatever its host calls that: not every one knows WebAssembly. */
function asModule({ body, status }: Response): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'application/wasm' } });
}

/** Compile the module, from its bytes or from where they come. */
export async function loadEngine(source: BufferSource | Response | Promise<Response>): Promise<Engine> {
  const streamed = source instanceof Promise || ('body' in source && 'headers' in source);
  const { instance } = streamed
    ? await WebAssembly.instantiateStreaming(Promise.resolve(source).then(asModule))
    : await WebAssembly.instantiate(source);
  return new Engine(instance.exports as unknown as Exports);
}

/** One instance of the module with its memory. Whatever it hands out is a copy, but for a `State`. */
export class Engine {
  readonly heap: Heap;
  private readonly seed: Seed;
  private readonly before: State;
  private readonly middle: State;
  private readonly listing: Listing;
  private readonly mask: Mask;
  private readonly observation: Observation;
  private readonly effects: Effects;
  private readonly forecast: Forecast;
  private readonly scores: Scores;
  private readonly reason: Reason;
  private solving: Solver | null = null;

  constructor(readonly exports: Exports) {
    this.heap = new Heap(exports.memory, exports.__heap_base.value);
    this.seed = this.make(Seed);
    this.before = this.newState();
    this.middle = this.newState();
    this.listing = this.make(Listing);
    this.mask = this.make(Mask);
    this.observation = this.make(Observation);
    this.effects = this.make(Effects);
    this.forecast = this.make(Forecast);
    this.scores = this.make(Scores);
    this.reason = this.make(Reason);
  }

  /** Room for a record, for as long as the engine lives. */
  make<T>(kind: { new (heap: Heap, at: number): T; readonly SIZE: number }): T {
    return new kind(this.heap, this.heap.allocate(kind.SIZE));
  }

  /** Room for a position; one for each that is looked at, others are kept as `bytes`. */
  newState(): State {
    return this.make(State);
  }

  copy(from: State, to: State): void {
    this.heap.u8.copyWithin(to.at, from.at, from.at + State.SIZE);
  }

  bytes(state: State): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.heap.u8.subarray(state.at, state.at + State.SIZE));
  }

  load(state: State, bytes: Uint8Array): void {
    if (bytes.length !== State.SIZE) throw new EngineError(`a position has ${State.SIZE} bytes, not ${bytes.length}`);
    this.heap.u8.set(bytes, state.at);
  }

  /** Deal a game; the seed is a number of 256 bits, its lowest byte first. */
  deal(state: State, mode: number, seats: number, difficulty: number, seed: Uint8Array): void {
    this.heap.u8.fill(0, state.at, state.at + State.SIZE);
    this.exports.deal_game(state.at, mode, seats, difficulty, this.seedAt(seed));
  }

  /** Forget all that no player can see. */
  hide(state: State): void {
    this.exports.hide_cards(state.at);
  }

  /** Deal all that no player can see anew. */
  determinize(state: State, seed: Uint8Array): void {
    this.exports.determinize(state.at, this.seedAt(seed));
  }

  /** The legal actions, smallest first; none when the game is over. */
  legal(state: State): Int16Array<ArrayBuffer> {
    const count = this.exports.list_legal(state.at, this.listing.at);
    return new Int16Array(this.listing.actions.subarray(0, count));
  }

  isLegal(state: State, action: number): boolean {
    return Number.isInteger(action) && action >= 0 && action < ACTIONS && this.exports.may_play(state.at, action) !== 0;
  }

  /** 1 at every legal action, 0 elsewhere. */
  legalMask(state: State): Int8Array<ArrayBuffer> {
    this.exports.write_mask(state.at, this.mask.at);
    return new Int8Array(this.mask.legal);
  }

  /** What a seat sees, as numbers; how many there are depends on mode and seats, the rest are zero. */
  observe(state: State, seat: number): Float32Array<ArrayBuffer> {
    this.observation.numbers.fill(0);
    this.exports.write_observation(state.at, seat, this.observation.at);
    return new Float32Array(this.observation.numbers);
  }

  /** Play a legal action and tell what followed, the action first. */
  play(state: State, action: number): Effect[] {
    if (!this.isLegal(state, action)) throw new EngineError(`action ${action} is not legal now`);
    this.copy(state, this.before);
    this.copy(state, this.middle);
    this.exports.apply_action(state.at, action);
    const { before, middle, effects } = this;
    return this.effectsListed(this.exports.write_effects(before.at, action, state.at, middle.at, effects.at));
  }

  /** What followed from an action, from the bytes of the records. */
  readEffects(bytes: Uint8Array): Effect[] {
    if (bytes.length > Effects.SIZE || bytes.length % EffectRecord.SIZE)
      throw new EngineError(`${bytes.length} bytes are no list of effects`);
    this.heap.u8.set(bytes, this.effects.at);
    return this.effectsListed(bytes.length / EffectRecord.SIZE);
  }

  private effectsListed(count: number): Effect[] {
    return Array.from({ length: count }, (_, n) => {
      const { kind, seat, place, slot, puzzle, piece, amount } = this.effects.effects(n);
      return { kind, seat, place, slot, puzzle, piece, amount };
    });
  }

  /** Why an action is not legal now; the answer holds until the next question. */
  why(state: State, action: number): Reason {
    this.exports.explain_action(state.at, action, this.reason.at);
    return this.reason;
  }

  /** Why a piece can be placed nowhere on a slot; the answer holds until the next question. */
  whyNowhere(state: State, slot: number, shape: number): Reason {
    this.exports.explain_shape(state.at, slot, shape, this.reason.at);
    return this.reason;
  }

  /** A legal action of a random player; the record's own generator goes on. */
  randomAction(state: State, policy: number): number {
    return this.exports.random_action(state.at, policy);
  }

  score(state: State, seat: number): number {
    return this.exports.score_of(state.at, seat);
  }

  mastermindScore(state: State): number {
    return this.exports.mastermind_score(state.at);
  }

  /** The score table: a line a seat, and in solo the mastermind's. */
  scoreTable(state: State): Score[] {
    const count = this.exports.write_scores(state.at, this.scores.at);
    return Array.from({ length: count }, (_, n) => {
      const { rank, total, points, touches, unfinished, coins, puzzles, pieces } = this.scores.scores(n);
      return { rank, total, points, touches, unfinished, coins, puzzles, pieces };
    });
  }

  /** The tie-break that set the winner apart, null if the victory is shared. */
  decidedBy(state: State): number | null {
    const by = this.exports.deciding_tie_break(state.at);
    return by === NONE ? null : by;
  }

  /** The places the mastermind takes from next, should nothing change. */
  nextTakes(state: State): number[] {
    this.exports.forecast(state.at, this.forecast.at);
    return [...this.forecast.places].filter((place) => place !== NONE);
  }

  /** How many tilings a hole has with these pieces, counts of the shapes; without them, with any. */
  countWays(hole: number, pieces?: ArrayLike<number>): number {
    return this.exports.count_ways(this.solverWith(pieces).at, hole);
  }

  /** Tilings of a hole as placements, not more than `WAYS_LISTED`. */
  ways(hole: number, pieces?: ArrayLike<number>, most = WAYS_LISTED): number[][] {
    const solver = this.solverWith(pieces);
    return this.listed(solver, this.exports.list_ways(solver.at, hole, Math.min(most, WAYS_LISTED)));
  }

  /** A tiling of a hole with as few pieces as can be, null if there is none. */
  fewestPieces(hole: number, pieces?: ArrayLike<number>): number[] | null {
    const solver = this.solverWith(pieces);
    return this.listed(solver, this.exports.list_fewest(solver.at, hole, 1))[0] ?? null;
  }

  /** Every smallest addition to these pieces that fills a hole, as counts of the shapes. */
  missingPieces(hole: number, pieces: ArrayLike<number>): number[][] {
    const solver = this.solverWith(pieces);
    const count = this.exports.list_missing(solver.at, hole);
    return Array.from({ length: count }, (_, n) => [...solver.counts(n)]);
  }

  private listed(solver: Solver, count: number): number[][] {
    return Array.from({ length: count }, (_, n) =>
      [...solver.ways(n)].filter((placement) => placement !== NO_PLACEMENT),
    );
  }

  private solverWith(pieces?: ArrayLike<number>): Solver {
    this.solving ??= this.make(Solver);
    this.solving.pieces.set(pieces ?? new Uint8Array(SHAPE_COUNT).fill(CELLS));
    return this.solving;
  }

  private seedAt(seed: Uint8Array): number {
    if (seed.length !== SEED_BYTES) throw new EngineError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
    this.heap.u8.set(seed, this.seed.at);
    return this.seed.at;
  }
}
