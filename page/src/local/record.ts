/** A position that is shown, as a record that the engine can be asked about; what is hidden stays empty. */

import type { Card, Position, SeatState, TileState } from '../net/protocol';
import { CARDS, TILE_STATES } from '../engine/cards';
import { DIFFICULTIES, MODES, NONE, PHASES, SHAPES } from '../engine/constants';
import type { State } from '../engine/records';

const PUZZLE_NUMBER = new Map(CARDS.map(({ name }, number) => [name, number]));
const TILE_NUMBER = new Map(TILE_STATES.map(({ name }, number) => [name, number]));

export function writeRecord(position: Position, state: State): void {
  state.heap.u8.fill(0, state.at, state.at + (state.constructor as typeof State).SIZE);
  state.mode = MODES.indexOf(position.mode);
  state.difficulty = position.difficulty ? DIFFICULTIES.indexOf(position.difficulty) : 0;
  state.seats = position.seats.length;
  writeTurn(position, state);
  writeMarket(position, state);
  position.seats.forEach((seat) => writeSeat(seat, state));
  writeMastermind(position, state);
  state.tiles.fill(NONE);
  state.tiles.set(position.tiles.map(tileNumber));
  state.bank = position.bank;
}

function writeTurn(position: Position, state: State): void {
  state.first = position.first;
  state.roundNumber = position.round;
  state.lastRound = position.last_round ?? 0;
  state.player = position.player;
  state.phase = PHASES.indexOf(position.phase);
  state.actionsLeft = position.actions_left;
  state.masterUsed = Number(position.master_used);
  state.mastered = position.mastered.reduce((slots, slot) => slots | (1 << (slot - 1)), 0);
  state.rewardDue = position.reward_due ? SHAPES.indexOf(position.reward_due) : NONE;
  state.idleRounds = position.idle_rounds;
}

function writeMarket(position: Position, state: State): void {
  state.market.fill(NONE);
  state.market.set(position.market.map(puzzleNumber));
  state.deckLeft.set(position.deck_left);
  state.reserve.set(position.reserve);
}

function writeSeat(seat: SeatState, state: State): void {
  const { number } = seat;
  state.supply(number).set(seat.supply);
  state.puzzle(number).set(seat.slots.map((slot) => puzzleNumber(slot?.puzzle ?? null)));
  state.hole(number).set(seat.slots.map((slot) => slot?.hole ?? 0));
  seat.slots.forEach((slot, at) => {
    for (const { shape } of slot?.laid ?? []) state.laid(number, at)[SHAPES.indexOf(shape)]! += 1;
  });
  state.finished[number] = pile(seat.finished);
  state.touches[number] = seat.touches;
  state.pending[number] = seat.pending;
  state.available[number] = seat.available;
}

function writeMastermind({ mastermind }: Position, state: State): void {
  if (!mastermind) return;
  state.locks.set(mastermind.locks);
  state.mastermindSupply = mastermind.supply;
  state.mastermindFinished = pile(mastermind.finished);
}

function puzzleNumber(card: Card | null): number {
  return card ? PUZZLE_NUMBER.get(card.name)! : NONE;
}

/** Of a tile that lies face down nobody knows the number. */
function tileNumber(tile: TileState | null): number {
  return TILE_NUMBER.get(tile?.name ?? '') ?? NONE;
}

function pile(names: readonly string[]): bigint {
  return names.reduce((puzzles, name) => puzzles | (1n << BigInt(PUZZLE_NUMBER.get(name)!)), 0n);
}
