/** The agent that people play: the network, and a Monte Carlo tree search over whole turns. */

import type { Level } from '../net/protocol';
import { Phase } from '../engine/constants';
import type { Engine } from '../engine/engine';
import type { State } from '../engine/records';
import type { Search } from '../engine/search';
import { PlannedTurn } from './planned_turn';
import { FIRST_SHARE, STRENGTH } from './tables';

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

  private beginTurn(): void {
    const turn = `${this.state.roundNumber}.${this.state.player}`;
    if (turn === this.turn) return;
    this.turn = turn;
    this.spent = 0;
  }

  /** Search until the time of the turn is used up; some of it is kept for what a card may reveal. */
  private think(ms: number, started: number): void {
    this.search.begin(this.state);
    if (this.search.turns().length < 2) return;
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

/** A number from 0 to 1 that follows from a seed. */
function fractionOf(seed: Uint8Array): number {
  return new DataView(seed.buffer, seed.byteOffset).getUint32(0) / 2 ** 32;
}
