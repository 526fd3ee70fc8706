/** A plan carried into a position: the engine plays it as if it were one's turn, and tells what is still possible. */

import { ACTION, MODES, NONE, Phase, SEATS, SLOTS } from '../engine/constants';
import { cardNamed, CARDS } from '../engine/cards';
import type { Engine } from '../engine/engine';
import type { State } from '../engine/records';
import type { Placements } from '../local/game';
import { marketPlaces, numberOf } from '../local/notation';
import { positionOf } from '../local/position';
import { writeRecord } from '../local/record';
import { MessageError } from '../texts/message_error';
import type { LaidPiece, Position, UndoState } from '../net/protocol';

/** An action in notation, and the puzzle it takes or is laid on: that lies elsewhere perhaps when its turn comes. */
export type Step = {
  action: string;
  puzzle: string | null;
  isTouch: boolean; // at a price (R5.2): what was planned for a turn is not done as a touch
};

/** What has become of a plan. */
export type Carried = {
  position: Position; // after all that is possible
  kept: string[]; // actions, as they are written now
  lost: Step[];
  reached: Step[]; // the steps that were kept
  isTouching: boolean; // no turn is to come, but finishing touches
};

const DECKS = 2;

/** A step as it is planned on a position that is shown. */
export function stepOn(position: Position, seat: number, action: string): Step {
  const [word, first = ''] = action.split(' ');
  const places = marketPlaces(position.mode);
  const puzzle =
    word === 'take'
      ? position.market[places.indexOf(first)]
      : word === 'place'
        ? position.seats[seat]?.slots[Number(first) - 1]?.puzzle
        : null;
  return { action, puzzle: puzzle?.name ?? null, isTouch: position.phase === 'touch' };
}

export class Carrier {
  readonly state: State;

  constructor(private readonly engine: Engine) {
    this.state = engine.newState();
  }

  /** Null if the seat has neither a turn to come nor touches. Afterwards `state` is the position that the plan leads to. */
  carry(shown: Position, seat: number, steps: readonly Step[]): Carried | null {
    if (!this.beginTurn(shown, seat)) return null;
    const isTouching = this.state.phase === Phase.TOUCH;
    const kept: string[] = [];
    const [reached, lost]: [Step[], Step[]] = [[], []];
    for (const step of steps) {
      const may = this.state.player === seat && step.isTouch === isTouching;
      const action = may ? this.written(step, seat) : null;
      if (action === null || !this.play(action)) lost.push(step);
      else {
        kept.push(action);
        reached.push(step);
      }
    }
    return { position: this.ghost(shown, seat, steps.length, isTouching), kept, lost, reached, isTouching };
  }

  /** The others end their turns, or their touches, where they are; false if the seat has none after them. */
  private beginTurn(shown: Position, seat: number): boolean {
    const { engine, state } = this;
    writeRecord(shown, state);
    for (let colour = 0; colour < DECKS; colour++) state.deck(colour).fill(NONE); // nobody knows what is turned up
    state.moved = 1;
    while (state.player !== seat && state.phase !== Phase.OVER) {
      const isTouching = state.phase === Phase.TOUCH;
      if (!isTouching) this.stopTurn();
      engine.exports.apply_action(state.at, isTouching ? ACTION.DONE : ACTION.END);
    }
    return state.phase !== Phase.OVER;
  }

  /** Nothing is left to do in the turn but to end it. */
  private stopTurn(): void {
    const { state } = this;
    state.phase = Phase.ACT;
    state.actionsLeft = 0;
    state.rewardDue = NONE;
  }

  /** A step in notation as things lie now; null if its puzzle is not there. */
  private written({ action, puzzle }: Step, seat: number): string | null {
    if (puzzle === null) return action;
    const { state } = this;
    const number = CARDS.indexOf(cardNamed(puzzle));
    const [word, , ...rest] = action.split(' ');
    const at = (word === 'take' ? state.market : state.puzzle(seat)).indexOf(number);
    if (at < 0) return null;
    return [word, word === 'take' ? marketPlaces(MODES[state.mode]!)[at] : at + 1, ...rest].join(' ');
  }

  private play(text: string): boolean {
    const { engine, state } = this;
    const action = numberIn(text, state);
    if (action === null || !engine.isLegal(state, action)) return false;
    engine.exports.apply_action(state.at, action);
    return true;
  }

  /** What is shown while one plans: one's own things as they would be, all else as it is. */
  private ghost(shown: Position, seat: number, count: number, isTouching: boolean): Position {
    const { engine, state } = this;
    const undo: UndoState = {
      ...{ rule: 'free', seat, allowed: count > 0, actions: Math.min(count, 1), turn: count },
      ...{ question: null, asking: null, waiting: [] },
    };
    const around = { laid: this.laid(shown, seat), seats: shown.seats, undo, seed: null, commitment: '' };
    const position = positionOf(engine, state, { ...around, acts: state.player === seat });
    const seats = position.seats.map((after, number) => (number === seat ? after : shown.seats[number]!));
    const isDone = state.player !== seat || state.phase === Phase.OVER;
    const phase = isTouching ? 'touch' : 'act';
    const done = isDone ? ({ phase, actions_left: 0, reward_due: null } as const) : {};
    return { ...position, ...done, player: seat, seats, tiles: shown.tiles, bank: shown.bank, outcome: null };
  }

  /** The pieces that lie there; planned ones are drawn as ghosts. */
  private laid(shown: Position, seat: number): Placements {
    return Array.from({ length: SEATS }, (_, number) =>
      Array.from({ length: SLOTS }, (_, slot): readonly LaidPiece[] => {
        const before = shown.seats[number]?.slots[slot];
        const after = CARDS[this.state.puzzle(seat)[slot]!];
        return before && (number !== seat || after?.name === before.puzzle.name) ? before.laid : [];
      }),
    );
  }
}

function numberIn(text: string, state: State): number | null {
  try {
    return numberOf(text, MODES[state.mode]!);
  } catch (error) {
    if (error instanceof MessageError) return null;
    throw error;
  }
}
