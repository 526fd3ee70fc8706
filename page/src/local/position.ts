/** A session as the position that the page draws: everything that lies open on the table, and nothing else. */

import type { Card, MastermindState, Position, SeatState, SlotState, TileState, UndoState } from '../net/protocol';
import { CARDS, TILE_STATES } from '../engine/cards';
import { DIFFICULTIES, FACE_DOWN_TILES, MODES, NONE, Phase, PHASES, SHAPES, SLOTS } from '../engine/constants';
import type { Game } from './game';
import { legalOf } from './legal';
import { isSoloMode, marketPlaces } from './notation';
import type { Session } from './session';

export function positionOf(session: Session): Position {
  const { game } = session;
  const { state } = game;
  const { mode } = game.setup;
  const isSolo = isSoloMode(mode);
  const tiles = tilesOf(game);
  return {
    mode: MODES[state.mode]!,
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
    seats: session.seats.map((_, seat) => seatOf(session, seat)),
    mastermind: isSolo ? mastermindOf(game) : null,
    tiles,
    tile: currentTile(game, tiles),
    bank: state.bank,
    undo: undoOf(session),
    legal: session.personActs ? legalOf(game.legal, mode) : null,
    outcome: outcomeOf(session),
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

function seatOf(session: Session, number: number): SeatState {
  const { game, seats } = session;
  const { state } = game;
  const { name, kind, agent, level, standIn } = seats[number]!;
  return {
    number,
    name,
    kind,
    agent,
    level,
    taken: true,
    connected: kind !== 'agent',
    stand_in: standIn,
    supply: [...state.supply(number)],
    slots: Array.from(state.puzzle(number), (puzzle, slot) => slotOf(game, number, slot, puzzle)),
    finished: pileOf(state.finished[number]!),
    score: game.scores[number]!,
    touches: state.touches[number]!,
    pending: state.pending[number]!,
    available: state.available[number]!,
  };
}

function slotOf(game: Game, seat: number, slot: number, number: number): SlotState | null {
  const puzzle = cardOf(number);
  if (!puzzle) return null;
  return { puzzle, hole: game.state.hole(seat)[slot]!, laid: [...game.placements[seat]![slot]!] };
}

function mastermindOf(game: Game): MastermindState {
  const { state } = game;
  const places = marketPlaces(game.setup.mode);
  return {
    locks: [...state.locks],
    supply: state.mastermindSupply,
    finished: pileOf(state.mastermindFinished),
    score: game.mastermindScore,
    next: game.forecast.map((place) => places[place]!),
  };
}

/** The row of tiles; of the face-down ones only the set is known. */
function tilesOf({ state, setup }: Game): (TileState | null)[] {
  if (!setup.mode.startsWith('finesse')) return [];
  return Array.from(state.tiles, (tile, index) => {
    if (tile === NONE) return null;
    const shown = TILE_STATES[tile]!;
    return index < FACE_DOWN_TILES ? { set: shown.set, name: null, colour: null, pays: null, shapes: [] } : shown;
  });
}

/** The tile that counts in this round, by its index. */
function currentTile({ state }: Game, tiles: (TileState | null)[]): number | null {
  const index = state.roundNumber - 1;
  const counts = state.phase !== Phase.TOUCH && state.phase !== Phase.OVER;
  return counts && tiles[index]?.name ? index : null;
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
    asking: asked?.seat ?? null,
    waiting: asked ? [...asked.waiting].sort((a, b) => a - b) : [],
  };
}

function outcomeOf({ game, config }: Session): Position['outcome'] {
  const { outcome } = game;
  return outcome && { ...outcome, seed: config.seed, commitment: config.commitment };
}
