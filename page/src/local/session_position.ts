/** The position of a session: its record, and what the session knows beside it. */

import type { Position, SeatHolder, UndoState } from '../net/protocol';
import { positionOf } from './position';
import type { Seat, Session } from './session';

export function sessionPosition(session: Session): Position {
  const { game, config, seats, personActs } = session;
  return positionOf(game.engine, game.state, {
    laid: game.placements,
    seats: seats.map(holderOf),
    undo: undoOf(session),
    seed: config.seed,
    commitment: config.commitment,
    acts: personActs,
  });
}

function holderOf({ name, kind, agent, level, standIn }: Seat, number: number): SeatHolder {
  return { number, name, kind, agent, level, taken: true, connected: kind !== 'agent', stand_in: standIn };
}

function undoOf(session: Session): UndoState {
  const { seat, far } = session.undoNow();
  const { asked, steps, config } = session;
  return {
    rule: config.undo,
    seat,
    allowed: far !== null,
    actions: far ? steps.length - far.last : 0,
    turn: far ? steps.length - far.turn : 0,
    question: asked?.number ?? null,
    asking: asked?.seat ?? null,
    waiting: asked ? [...asked.waiting].sort((a, b) => a - b) : [],
  };
}
