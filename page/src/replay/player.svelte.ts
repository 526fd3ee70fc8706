/** The moment of a past game that is looked at, and the turn that is spoken of. */

import { ACTION, Phase } from '../engine/constants';
import type { State } from '../engine/records';
import { Advice, type Found } from '../local/advice';
import type { HintTurn } from '../net/protocol';
import { replayAddress, type ReplaySource } from '../net/route';
import { Analysis } from './analysis.svelte';
import type { JudgedTurn } from './judged_turn';
import { PastTable } from './past_table.svelte';
import { packGame } from './packed';
import type { PastTurn, Timeline } from './timeline';

export class Player {
  at = $state(0);
  number = $state(0); // of the turn that is spoken of
  suggests = $state(false); // the board shows what would have been better
  readonly table: PastTable;
  readonly analysis: Analysis;
  private readonly advice: Advice;
  private readonly state: State;

  constructor(
    readonly timeline: Timeline,
    private readonly place: { from: ReplaySource; game: string },
    at: number,
  ) {
    this.at = Math.min(at, timeline.last);
    this.number = timeline.turnAt(this.at);
    this.table = new PastTable(place.game, timeline, this.at);
    this.table.past.watched = Math.max(
      0,
      timeline.recording.seats.findIndex(({ kind }) => kind !== 'agent'),
    );
    this.analysis = new Analysis(timeline);
    this.advice = new Advice(timeline.engine);
    this.state = timeline.engine.newState();
  }

  get turn(): PastTurn | null {
    return this.timeline.turns[this.number] ?? null;
  }

  get judged(): JudgedTurn | null {
    return this.analysis.turns[this.number] ?? null;
  }

  get isOver(): boolean {
    return this.timeline.moments[this.at]!.position.phase === 'over';
  }

  /** A link to this moment for anybody: a game that only this browser has is in it. */
  async link(): Promise<string> {
    const { at, place, timeline } = this;
    const address =
      place.from === 'browser'
        ? replayAddress(await packGame(timeline.game, timeline.recording.seats), 'link', at)
        : replayAddress(place.game, place.from, at);
    return location.origin + address;
  }

  go(at: number): void {
    this.suggests = false;
    this.show(Math.min(Math.max(at, 0), this.timeline.last));
    this.number = this.timeline.turnAt(this.at);
  }

  step(count: number): void {
    this.go(this.at + count);
  }

  /** To where the next turn ends, or where this one or the one before begins. */
  stepTurn(count: 1 | -1): void {
    const { turns, last } = this.timeline;
    const ends = [0, ...turns.map(({ to }) => to)];
    const found = count > 0 ? ends.find((end) => end > this.at) : ends.findLast((end) => end < this.at);
    this.go(found ?? (count > 0 ? last : 0));
  }

  /** Show a turn as it was played. */
  look(turn: PastTurn): void {
    this.go(turn.to);
    this.table.past.watched = turn.seat;
  }

  /** Show on the board what would have been better than a turn. */
  suggest({ turn, better }: JudgedTurn): void {
    if (!better) return;
    this.show(better.at);
    this.number = this.timeline.turns.indexOf(turn);
    this.table.past.watched = turn.seat;
    this.suggests = true;
    this.table.suggest(turn.seat, this.explain(better));
  }

  /** What would have been better, what it promised, and what spoke for it. */
  explain({ at, verdict }: NonNullable<JudgedTurn['better']>): HintTurn[] {
    const { engine, game } = this.timeline;
    engine.load(this.state, this.timeline.whole(at));
    return this.advice.explain(this.state, foundIn(verdict, this.state.phase), (action) => game.textOf(action));
  }

  private show(at: number): void {
    this.at = at;
    this.table.show(at);
    history.replaceState(history.state, '', replayAddress(this.place.game, this.place.from, at));
  }
}

/** What would have been better, as a search finds it. */
function foundIn({ better, best, played }: NonNullable<JudgedTurn['better']>['verdict'], phase: number): Found {
  const actions = better ?? [ACTION.DONE];
  if (phase === Phase.TOUCH)
    return { touches: { actions, chance: best.chance, chanceDone: played.chance, margin: best.margin } };
  const changes = { chanceChange: best.chance - played.chance, marginChange: best.margin - played.margin };
  return { turns: [{ actions, visits: 0, ...best, ...changes }] };
}
