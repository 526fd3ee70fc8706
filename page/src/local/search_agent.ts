/** The agent that people play: the network, and a Monte Carlo tree search over whole turns. */

import type { Level } from '../net/protocol';
import { ACTION, Phase, POINT_WEIGHT } from '../engine/constants';
import type { Engine } from '../engine/engine';
import type { State } from '../engine/records';
import type { Search, Turn } from '../engine/search';
import type { Found, Touches } from './advice';
import { reconcile, type Candidate } from './candidates';
import { PlannedTurn } from './planned_turn';
import { CANDIDATE_TEMPERATURE, CANDIDATE_VISITS, FIRST_SHARE, HINT_SECONDS, HINTS, STRENGTH } from './tables';

export class SearchAgent {
  private readonly state: State;
  private readonly plan: PlannedTurn;
  private turn = ''; // the round and the seat that time is spent on
  private spent = 0; // ms

  constructor(
    private readonly engine: Engine,
    private readonly search: Search,
  ) {
    this.state = engine.newState();
    this.plan = new PlannedTurn(engine);
  }

  /** An action for whoever is to act in a position without its hidden cards. */
  choose(position: Uint8Array, level: Level, seed: Uint8Array): number {
    const started = performance.now();
    const { engine, search, state } = this;
    const { seconds, temperature, width } = STRENGTH[level];
    engine.load(state, position);
    engine.determinize(state, seed);
    if (state.phase === Phase.TOUCH) return search.bestTouch(state);
    if (seconds === null) return search.drawAction(state, temperature, width, fractionOf(seed));
    this.beginTurn();
    let planned = this.plan.next(state);
    if (planned === null) {
      this.think(seconds * 1000, started);
      this.plan.make(state, search.chosenTurn().actions);
      planned = this.plan.next(state)!;
    }
    this.spent += performance.now() - started;
    return planned;
  }

  /** The turns that look best in a position without its hidden cards, or the finishing touches. */
  advise(position: Uint8Array, seed: Uint8Array): Found {
    this.engine.load(this.state, position);
    this.engine.determinize(this.state, seed);
    if (this.state.phase === Phase.TOUCH) return { touches: this.bestTouches() };
    this.compare();
    const found = this.search.turns().filter(({ visits }) => visits >= CANDIDATE_VISITS);
    found.sort((a, b) => b.visits - a.visits || b.value - a.value);
    const [best, ...others] = found;
    others.sort((a, b) => b.value - a.value);
    const ranked = best ? [best, ...others] : [];
    return {
      turns: reconcile(
        this.engine,
        ranked.slice(0, HINTS).map((turn) => this.candidate(turn)),
      ),
    };
  }

  /** Search, and look at the likeliest turns in any case: where the policy is sure, it would visit no other. */
  private compare(): void {
    const started = performance.now();
    this.spent = 0;
    this.turn = '';
    this.search.begin(this.state, CANDIDATE_TEMPERATURE);
    const likeliest = this.search.turns().sort((a, b) => b.prior - a.prior);
    for (const { edge } of likeliest.slice(0, HINTS)) this.search.simulate(CANDIDATE_VISITS, edge);
    if (likeliest.length > 1) this.thinkOn(HINT_SECONDS * 1000, started);
  }

  /** What a turn promises, against what the network alone expects before it. */
  private candidate({ actions, visits, value, margin }: Turn): Candidate {
    const before = this.search.expected(this.state.player);
    const chance = winChance(value, margin);
    return {
      actions,
      visits,
      chance,
      chanceChange: chance - winChance(before.value, before.margin),
      margin,
      marginChange: margin - before.margin,
    };
  }

  /** The touches this agent would play, and how the game ends if everybody touches as well. */
  private bestTouches(): Touches {
    const { engine, search, state } = this;
    const seat = state.player;
    const position = engine.bytes(state);
    const actions: number[] = [];
    while (actions.at(-1) !== ACTION.DONE) {
      actions.push(search.bestTouch(state));
      engine.play(state, actions.at(-1)!);
    }
    const touched = this.playOut(seat);
    engine.load(state, position);
    engine.play(state, ACTION.DONE);
    return { actions, ...touched, chanceDone: this.playOut(seat).chance };
  }

  /** Play to the end a game in which only touches are left; what that is worth to a seat. */
  private playOut(seat: number): { chance: number; margin: number } {
    const { engine, search, state } = this;
    while (state.phase !== Phase.OVER) engine.play(state, search.bestTouch(state));
    return { chance: (engine.exports.outcome_of(state.at, seat) + 1) / 2, margin: engine.exports.lead(state.at, seat) };
  }

  private beginTurn(): void {
    const turn = `${this.state.roundNumber}.${this.state.player}`;
    if (turn === this.turn) return;
    this.turn = turn;
    this.spent = 0;
  }

  /** Search until the time of the turn is used up; some of it is kept for what a card may reveal. */
  private think(ms: number, started: number): void {
    this.search.begin(this.state);
    if (this.search.turns().length > 1) this.thinkOn(ms, started);
  }

  private thinkOn(ms: number, started: number): void {
    const share = this.state.actionsLeft > 1 ? FIRST_SHARE : 1;
    const until = started + share * Math.max(0, ms - this.spent);
    let pace = 0; // of the last simulation: one that would end too late is not begun
    for (let now = performance.now(); now + pace < until;) {
      if (!this.search.simulate(1)) return;
      const then = performance.now();
      pace = then - now;
      now = then;
    }
  }
}

/** The chance to win that a value of the tree stands for; a shared win counts half. */
export function winChance(value: number, margin: number): number {
  return Math.min(Math.max((value - POINT_WEIGHT * margin + 1) / 2, 0), 1);
}

/** A number from 0 to 1 that follows from a seed. */
function fractionOf(seed: Uint8Array): number {
  return new DataView(seed.buffer, seed.byteOffset).getUint32(0) / 2 ** 32;
}
