/** How far a player may take back: to the last card turned up, and within the own turn. */

import { sameTurn, type TurnLabel } from './game';

/** An action that was played: in which turn, by whom, and whether it revealed anything. */
export type Step = {
  turn: TurnLabel;
  agent: boolean; // an agent chose it, for itself or for somebody away
  reveals: boolean; // a card was turned up, or the game ended
};

/** How many actions remain after one's last one is taken back, and after the whole turn is. */
export type Reach = { last: number; turn: number };

/** The seat whose person played last, agents not counted. */
export function lastPerson(steps: readonly Step[]): number | null {
  return steps.findLast((step) => !step.agent)?.turn.seat ?? null;
}

/** What a seat may take back; null if nothing.
 *
 * What others did since then is in the way. Where they are asked, it is taken back with the action it answered;
 * agents are asked nothing. */
export function reach(steps: readonly Step[], seat: number, overOthers: boolean): Reach | null {
  let found = null as Reach | null;
  let turn: TurnLabel | null = null;
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index]!;
    const own = step.turn.seat === seat && !step.agent;
    if (step.reveals || (own && turn && !sameTurn(turn, step.turn))) break;
    if (own) {
      turn = step.turn;
      found = { last: found?.last ?? index, turn: index };
    } else if (step.turn.seat !== seat && !(overOthers && (step.agent || !found))) break;
  }
  return found;
}
