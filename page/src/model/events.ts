/** What happened, in words, and where on the board it can be seen. */

import type { EffectEvent, EffectKind, TableEvent } from '../net/protocol';
import { cardNamed } from '../engine/cards';
import { NOWHERE, type Scene } from '../pictures/pictures';
import { sayMessage, type Message } from '../texts/words.svelte';

/** Who is who, for whoever reads the words. */
export type Names = {
  nameOf(seat: number | null): string;
  personOf(seat: number | null): 'you' | 'other';
};

const TABLE_EVENTS = ['undo', 'join', 'name', 'leave', 'back', 'falter'] as const;

/** Whether it followed from an action. */
export function isEffect(event: TableEvent): event is EffectEvent {
  return !(TABLE_EVENTS as readonly string[]).includes(event.kind);
}

/** One sentence; empty for what is not worth telling. */
export function eventWords(event: TableEvent, names: Names): string {
  const message = eventMessage(event, names);
  return message ? sayMessage(message) : '';
}

/** The same as a message; null for what is not worth telling. */
export function eventMessage(event: TableEvent, names: Names): Message | null {
  if (isEffect(event)) return effectMessage(event, names);
  const name = event.kind === 'name' && event.name ? event.name : names.nameOf(event.seat);
  const actions = event.kind === 'undo' ? event.actions : 0;
  return { code: `log-${event.kind}`, params: { name, person: names.personOf(event.seat), actions } };
}

function effectMessage({ told, seat }: EffectEvent, names: Names): Message | null {
  if (!told) return null;
  const params = { ...told.params, name: names.nameOf(seat), person: names.personOf(seat) };
  return { code: told.code, params, text: '' };
}

/** What an event speaks of, as it was when it happened. */
export function sceneOfEvent(event: TableEvent): Scene {
  if (!isEffect(event)) return NOWHERE;
  const { puzzle, shape, cells } = event;
  const card = puzzle === null ? null : cardNamed(puzzle);
  return {
    ...NOWHERE,
    card: () => card,
    slot: () => card && { puzzle: card, hole: card.hole, laid: [] },
    cells: shape && cells !== null ? { shape, cells } : null,
  };
}

const HEADINGS: readonly EffectKind[] = ['round', 'touches', 'over', 'last_round'];

/** Whether a new part of the game begins with it. */
export function isHeading(event: TableEvent): boolean {
  return isEffect(event) && HEADINGS.includes(event.kind);
}

/** Where an action in notation happens on the board, by `data-at`. */
export function whereActs(action: string, seat: number): string[] {
  const [word, first, second] = action.split(' ');
  if (word === 'take') return [`place-${first}`];
  if (word === 'place') return [`slot-${seat}-${first}`];
  if (word === 'upgrade') return [`supply-${seat}-${first}`, `reserve-${second}`];
  return word === 'piece' || word === 'reward' ? [`reserve-${first}`] : [];
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
