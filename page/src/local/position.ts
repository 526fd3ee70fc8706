/** A record as the position that the page draws: everything that lies open on the table, and nothing else. */

import type { Board, Card, MastermindState, Mode, Position, SeatState, SlotState, TileState } from '../net/protocol';
import { CARDS, TILE_STATES } from '../engine/cards';
import { DIFFICULTIES, FACE_DOWN_TILES, MODES, NONE, Phase, PHASES, SHAPES, SLOTS } from '../engine/constants';
import type { Engine } from '../engine/engine';
import type { State } from '../engine/records';
import type { Placements } from './game';
import { legalOf } from './legal';
import { isSoloMode, marketPlaces } from './notation';
import { outcomeOf } from './outcome';

/** What no record holds; whoever looks `acts` if they play the seat to act. */
export type Surroundings = Omit<Board, 'record' | 'laid'> & { laid: Placements; commitment: string; acts: boolean };

export function positionOf(engine: Engine, state: State, around: Surroundings): Position {
  const mode = MODES[state.mode]!;
  const isSolo = isSoloMode(mode);
  const tiles = tilesOf(state, mode);
  const outcome = outcomeOf(engine, state);
  return {
    mode,
    difficulty: isSolo ? DIFFICULTIES[state.difficulty]! : null,
    phase: PHASES[state.phase]!,
    first: state.first,
    round: state.roundNumber,
    last_round: state.lastRound || null,
    player: state.player,
    actions_left: state.actionsLeft,
    master_used: state.masterUsed > 0,
    mastered: numbers(SLOTS, (slot) => (state.mastered >> slot) & 1).map((slot) => slot + 1),
    reward_due: state.rewardDue === NONE ? null : SHAPES[state.rewardDue]!,
    idle_rounds: state.idleRounds,
    market: marketPlaces(mode).map((_, place) => cardOf(state.market[place]!)),
    deck_left: [...state.deckLeft],
    reserve: [...state.reserve],
    seats: around.seats.map((_, seat) => seatOf(engine, state, around, seat)),
    mastermind: isSolo ? mastermindOf(engine, state, mode) : null,
    tiles,
    tile: currentTile(state, tiles),
    bank: state.bank,
    undo: around.undo,
    legal: around.acts && !outcome ? legalOf(engine.legal(state), mode) : null,
    outcome: outcome && { ...outcome, seed: around.seed!, commitment: around.commitment },
  };
}

const numbers = (count: number, holds: (number: number) => unknown): number[] =>
  Array.from({ length: count }, (_, number) => number).filter(holds);

function cardOf(puzzle: number): Card | null {
  return puzzle === NONE ? null : CARDS[puzzle]!;
}

/** The names of the puzzles in a pile. */
function pileOf(bits: bigint): string[] {
  return CARDS.filter((_, puzzle) => (bits >> BigInt(puzzle)) & 1n).map(({ name }) => name);
}

function seatOf(engine: Engine, state: State, { seats, laid }: Surroundings, number: number): SeatState {
  return {
    ...seats[number]!,
    supply: [...state.supply(number)],
    slots: Array.from(state.puzzle(number), (puzzle, slot) => slotOf(state, number, slot, puzzle, laid)),
    finished: pileOf(state.finished[number]!),
    score: engine.score(state, number),
    touches: state.touches[number]!,
    pending: state.pending[number]!,
    available: state.available[number]!,
  };
}

function slotOf(state: State, seat: number, slot: number, number: number, laid: Placements): SlotState | null {
  const puzzle = cardOf(number);
  return puzzle && { puzzle, hole: state.hole(seat)[slot]!, laid: [...laid[seat]![slot]!] };
}

function mastermindOf(engine: Engine, state: State, mode: Mode): MastermindState {
  const places = marketPlaces(mode);
  return {
    locks: [...state.locks],
    supply: state.mastermindSupply,
    finished: pileOf(state.mastermindFinished),
    score: engine.mastermindScore(state),
    next: engine.nextTakes(state).map((place) => places[place]!),
  };
}

/** The row of tiles; of the face-down ones only the set is known. */
function tilesOf(state: State, mode: Mode): (TileState | null)[] {
  if (!mode.startsWith('finesse')) return [];
  return Array.from(state.tiles, (tile, index) => {
    if (tile === NONE) return null;
    const shown = TILE_STATES[tile]!;
    return index < FACE_DOWN_TILES ? { set: shown.set, name: null, colour: null, pays: null, shapes: [] } : shown;
  });
}

/** The tile that counts in this round, by its index. */
function currentTile(state: State, tiles: (TileState | null)[]): number | null {
  const index = state.roundNumber - 1;
  const counts = state.phase !== Phase.TOUCH && state.phase !== Phase.OVER;
  return counts && tiles[index]?.name ? index : null;
}
