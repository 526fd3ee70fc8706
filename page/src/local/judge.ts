/** What turns of a past game were worth, what would have been better, and what the cards did.
 *
 * A turn is judged in parts: each ends where a card is turned up, for what comes then nobody could know. */

import { ACTION, ANY_EDGE, EFFECT_KINDS, Phase } from '../engine/constants';
import type { Engine } from '../engine/engine';
import type { State } from '../engine/records';
import type { Expected, Search, Turn } from '../engine/search';
import { winChance } from './search_agent';
import { CANDIDATE_TEMPERATURE, CANDIDATE_VISITS, HINTS } from './tables';

/** What a seat can expect: the chance to win from 0 to 1, and the points it will be ahead by. */
export type Worth = { chance: number; margin: number };

/** Actions that were played from a position without its hidden cards, and how long they may be thought about. */
export type Part = { position: Uint8Array; actions: number[]; seed: Uint8Array; seconds: number };

export type Verdict = {
  before: Worth; // what the network alone expected
  played: Worth;
  best: Worth;
  better: number[] | null; // the best actions; null where those played are as good
};

/** A position with its hidden cards, and the action that turned one of them up. */
export type Draw = { position: Uint8Array; action: number; seed: Uint8Array };

const SIMULATIONS = 160; // of a part: a game of two takes some ten seconds
const SEARCH_SHARE = 0.7; // of the time; the rest is for the two that are compared
const FINAL_VISITS = 48; // of the turn played and of the best one, so that both are known as well
const DEALS = 24; // cards that might have been turned up instead

const worthOf = ({ value, margin }: Expected): Worth => ({ chance: winChance(value, margin), margin });

export class Judge {
  private readonly state: State;
  private readonly trial: State;

  constructor(
    private readonly engine: Engine,
    private readonly search: Search,
  ) {
    this.state = engine.newState();
    this.trial = engine.newState();
  }

  judge({ position, actions, seed, seconds }: Part): Verdict {
    this.engine.load(this.state, position);
    this.engine.determinize(this.state, seed);
    return this.state.phase === Phase.TOUCH ? this.judgeTouches(actions) : this.judgeTurn(actions, seconds * 1000);
  }

  /** What a card that was turned up brought each seat, against the mean of those that might have come. */
  luck({ position, action, seed }: Draw): Worth[] {
    const { engine, state } = this;
    const after = (): Worth[] => {
      engine.play(state, action);
      return this.search.assess(state).map(worthOf);
    };
    engine.load(state, position);
    const came = after();
    const others = Array.from({ length: DEALS }, (_, deal) => {
      engine.load(state, position);
      engine.determinize(state, seed.with(0, deal));
      return after();
    });
    const mean = (of: (worths: Worth[]) => number): number =>
      others.reduce((sum, worths) => sum + of(worths), 0) / others.length;
    return came.map(({ chance, margin }, seat) => ({
      chance: chance - mean((worths) => worths[seat]!.chance),
      margin: margin - mean((worths) => worths[seat]!.margin),
    }));
  }

  private judgeTurn(actions: number[], ms: number): Verdict {
    const { search } = this;
    const begun = performance.now();
    search.begin(this.state, CANDIDATE_TEMPERATURE);
    const before = worthOf(search.expected(this.state.player));
    const likeliest = search.turns().sort((a, b) => b.prior - a.prior);
    const played = this.edgeOf(actions);
    for (const { edge } of likeliest.slice(0, HINTS)) search.simulate(CANDIDATE_VISITS, edge);
    search.simulate(CANDIDATE_VISITS, played);
    this.think(SIMULATIONS, begun + SEARCH_SHARE * ms);
    const best = search.chosenTurn().edge;
    for (const edge of new Set([played, best])) this.think(FINAL_VISITS - this.turn(edge).visits, begun + ms, edge);
    const [own, other] = [this.turn(played), this.turn(best)];
    const better = other.value > own.value ? other.actions : null;
    return { before, played: worthOf(own), best: worthOf(better ? other : own), better };
  }

  /** Run simulations, beginning with a turn or with any, as long as there is time. */
  private think(simulations: number, until: number, edge = ANY_EDGE): void {
    for (let n = 0; n < simulations && performance.now() < until; n++) this.search.simulate(1, edge);
  }

  private turn(edge: number): Turn {
    return this.search.turns().find((turn) => turn.edge === edge)!;
  }

  /** The root's edge with a turn, or with one that leads to the same position; a new one if there is none. */
  private edgeOf(actions: number[]): number {
    const { seen, reveals } = this.play(actions);
    const known = this.search.turns().find((turn) => this.play(turn.actions).seen === seen);
    return known?.edge ?? this.search.addTurn(actions, reveals);
  }

  private play(actions: number[]): { seen: string; reveals: boolean } {
    const { engine, state, trial } = this;
    engine.copy(state, trial);
    const followed = actions.flatMap((action) => engine.play(trial, action));
    return { seen: String(engine.bytes(trial)), reveals: followed.some(({ kind }) => EFFECT_KINDS[kind] === 'refill') };
  }

  /** Nothing is hidden in finishing touches: they are played out. */
  private judgeTouches(actions: number[]): Verdict {
    const { engine, search, state, trial } = this;
    const seat = state.player;
    const best: number[] = [];
    engine.copy(state, trial);
    while (best.at(-1) !== ACTION.DONE) {
      best.push(search.bestTouch(trial));
      engine.play(trial, best.at(-1)!);
    }
    const worth = (touches: number[]): Expected => {
      engine.copy(state, trial);
      for (const action of touches) engine.play(trial, action);
      return search.assess(trial)[seat]!;
    };
    const [own, other] = [worth(actions), worth(best)];
    const better = other.value > own.value ? best : null;
    const played = worthOf(own);
    return { before: worthOf(other), played, best: better ? worthOf(other) : played, better };
  }
}
