/** What happened, in words, and where on the board it can be seen. */

import { cellNames } from '../drawing/shapes';
import { cardNamed } from '../net/cards';
import type { EffectEvent, EffectKind, TableEvent } from '../net/protocol';
import { knows, say, type Params } from '../texts/words.svelte';

/** Who is who, for whoever reads the words. */
export type Names = {
  readonly isSolo: boolean;
  nameOf(seat: number | null): string;
  personOf(seat: number | null): 'you' | 'other';
};

const TABLE_EVENTS = ['undo', 'join', 'name', 'leave', 'back', 'falter'] as const;

function isEffect(event: TableEvent): event is EffectEvent {
  return !(TABLE_EVENTS as readonly string[]).includes(event.kind);
}

/** One sentence; empty for what is not worth telling. */
export function eventWords(event: TableEvent, names: Names): string {
  if (isEffect(event)) return effectWords(event, names);
  const name = event.kind === 'name' && event.name ? event.name : names.nameOf(event.seat);
  const actions = event.kind === 'undo' ? event.actions : 0;
  return say(`log-${event.kind}`, { name, person: names.personOf(event.seat), actions });
}

function effectWords(event: EffectEvent, names: Names): string {
  const ending = event.kind === 'done' && event.amount ? 'done-touches' : event.kind.replaceAll('_', '-');
  if (!knows(`effect-${ending}`) || (event.kind === 'idle_rounds' && !event.amount)) return '';
  return say(`effect-${ending}`, {
    name: names.nameOf(event.seat),
    person: names.personOf(event.seat),
    ...cardParams(event),
    ...amountParams(event, names.isSolo),
    shape: event.shape ?? '',
    given: event.given ?? '',
    cells: event.cells === null ? '' : cellNames(event.cells),
  });
}

function cardParams({ puzzle, place, slot }: EffectEvent): Params {
  if (puzzle === null) return {};
  const { points, reward } = cardNamed(puzzle);
  return { puzzle, points, reward, place: place ?? '', slot: slot ?? 0 };
}

const ACTION_PRICE = 2; // coins (R8.4)
const IDLE_ROUNDS_TO_END = 5; // R3.8

/** The amount, under the name of what it counts. */
function amountParams({ kind, amount }: EffectEvent, isSolo: boolean): Params {
  if (kind === 'coins') return { coins: Math.abs(amount), change: amount < 0 ? 'less' : 'more' };
  if (kind === 'insert') return { coins: ACTION_PRICE };
  if (kind === 'round') return { round: amount };
  if (kind === 'last_round') return { round: amount, deck: isSolo ? 'grid' : 'black' };
  if (kind === 'idle_rounds') return { rounds: amount, most: IDLE_ROUNDS_TO_END };
  return {};
}

const HEADINGS: readonly EffectKind[] = ['round', 'touches', 'over', 'last_round'];

/** Whether a new part of the game begins with it. */
export function isHeading(event: TableEvent): boolean {
  return isEffect(event) && HEADINGS.includes(event.kind);
}

/** The places on the board that an event was about, by their `data-at`. */
export function whereOf(event: TableEvent): string[] {
  const at = `seat-${event.seat ?? 0}`;
  if (!isEffect(event)) return [at];
  const { kind, place, slot, shape, given } = event;
  const own = event.seat ?? 0;
  const found = [
    slot && `slot-${own}-${slot}`,
    place && `place-${place}`,
    shape && `supply-${own}-${shape}`,
    given && kind === 'upgrade' && `supply-${own}-${given}`,
    shape && kind !== 'place' && `reserve-${shape}`,
    (kind === 'coins' || kind === 'insert') && `coins-${own}`,
    kind.startsWith('mastermind') && 'mastermind',
    kind === 'round' && 'tiles',
    kind === 'round' && 'round',
  ].filter((name): name is string => Boolean(name));
  return found.length ? found : [at];
}
