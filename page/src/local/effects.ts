/** What followed from an action, as events, with the sentence about each. */

import type { EffectEvent, EffectKind, Mode, Shape, Telling } from '../net/protocol';
import { CARDS } from '../engine/cards';
import { EFFECT_KINDS, INSERT_PRICE, NONE, PLACEMENT_MASK, SHAPES } from '../engine/constants';
import type { Effect } from '../engine/engine';
import { cellNames, isSoloMode, marketPlaces } from './notation';
import { GIVING, IDLE_ROUNDS_TO_END, OF_COLUMNS, REVEALING, SILENT } from './tables';

type Params = Telling['params'];

/** Whether an effect shows what was hidden: nothing before it is taken back. */
export function reveals(effect: Effect): boolean {
  return REVEALING.includes(EFFECT_KINDS[effect.kind]!);
}

const known = (number: number): number | null => (number === NONE ? null : number);
const shapeOf = (number: number | null): Shape | null => (number === null ? null : SHAPES[number]!);

export function effectEvent(seq: number, effect: Effect, mode: Mode): EffectEvent {
  const kind = EFFECT_KINDS[effect.kind]!;
  const [place, slot, puzzle] = [known(effect.place), known(effect.slot), known(effect.puzzle)];
  const isColumn = OF_COLUMNS.includes(kind);
  const given = GIVING.includes(kind) ? SHAPES[effect.amount]! : null;
  const cells = kind === 'place' ? PLACEMENT_MASK[effect.amount]! : null;
  const event: EffectEvent = {
    seq,
    seat: known(effect.seat),
    kind,
    place: place === null || isColumn ? null : marketPlaces(mode)[place]!,
    column: place !== null && isColumn ? place + 1 : null,
    slot: slot === null ? null : slot + 1,
    puzzle: puzzle === null ? null : CARDS[puzzle]!.name,
    shape: shapeOf(known(effect.piece)),
    given,
    cells,
    amount: given === null && cells === null ? effect.amount : 0,
    told: null,
  };
  return { ...event, told: telling(event, puzzle, mode) };
}

/** The sentence about an effect, whoever will read it; null for what the board shows and nobody needs to be told. */
function telling(event: EffectEvent, puzzle: number | null, mode: Mode): Telling | null {
  const { kind, slot, place, shape, given, cells, amount } = event;
  if (SILENT.includes(kind) || (kind === 'idle_rounds' && !amount)) return null;
  const card = puzzle === null ? null : CARDS[puzzle]!;
  const params: Params = {
    ...(slot !== null && { slot }),
    ...(place !== null && { place }),
    ...(card && { puzzle: card.name, points: card.points, reward: card.reward }),
    ...(shape !== null && { shape }),
    ...(given !== null && { given }),
    ...(cells !== null && { cells: cellNames(cells).join(' ') }),
    ...amountOf(kind, amount, mode),
  };
  const word = kind === 'done' && amount ? 'done-touches' : kind.replaceAll('_', '-');
  return { code: `effect-${word}`, params };
}

/** The amount, under the name of what it counts. */
function amountOf(kind: EffectKind, amount: number, mode: Mode): Params {
  switch (kind) {
    case 'coins':
      return { coins: Math.abs(amount), change: amount < 0 ? 'less' : 'more' };
    case 'insert':
      return { coins: INSERT_PRICE };
    case 'round':
      return { round: amount };
    case 'last_round':
      return { round: amount, deck: isSoloMode(mode) ? 'grid' : 'black' };
    case 'idle_rounds':
      return { rounds: amount, most: IDLE_ROUNDS_TO_END };
    default:
      return {};
  }
}
