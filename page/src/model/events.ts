/** What happened, in words, and where on the board it can be seen. */

import type { TableEvent } from '../net/protocol';
import { cardNamed } from '../net/api';
import { say } from '../texts/words.svelte';
import { cellNames } from '../drawing/shapes';

export type Names = { nameOf(seat: number | null): string };

/** One sentence; empty for what is not worth telling. */
export function eventWords(event: TableEvent, names: Names): string {
  const name = names.nameOf(event.seat);
  const puzzle = (which: string): string => {
    const card = cardNamed(which);
    return say('log-puzzle', { name: which, points: card.points, colour: card.colour, reward: card.reward });
  };
  switch (event.kind) {
    case 'take':
      return say('log-take', { name, puzzle: puzzle(event.puzzle), slot: event.slot });
    case 'piece':
      return say('log-piece', { name, shape: event.shape });
    case 'upgrade':
      return say('log-upgrade', { name, give: event.give, get: event.get });
    case 'place':
      return say('log-place', { name, shape: event.shape, slot: event.slot, cells: cellNames(event.cells) });
    case 'reward':
      return say('log-reward', { name, shape: event.shape, due: event.due });
    case 'done':
      return say(event.touches ? 'log-done-touches' : 'log-done', { name });
    case 'master':
    case 'insert':
    case 'pass':
    case 'end':
    case 'back':
    case 'falter':
      return say(`log-${event.kind}`, { name });
    case 'complete':
      return say('log-complete', { name, points: event.points, reward: event.reward ?? 'none' });
    case 'coin':
      return say('log-coin', { name, coins: Math.abs(event.coins), sign: event.coins < 0 ? 'less' : 'more' });
    case 'mastermind':
      return event.puzzles.length
        ? say('log-mastermind', { puzzles: event.puzzles.map(puzzle).join(say('and')) })
        : say('log-mastermind-nothing');
    case 'round':
      return say(event.last ? 'log-round-last' : 'log-round', { round: event.round });
    case 'last_round':
      return say('log-last-round', { round: event.round });
    case 'touches':
    case 'over':
      return say(`log-${event.kind}`);
    case 'undo':
      return say('log-undo', { name, actions: event.actions });
    case 'join':
      return say('log-join', { name: event.name });
    case 'name':
      return say('log-name', { name: event.name });
    case 'leave':
      return say('log-leave', { name });
    case 'refill':
      return '';
  }
}

/** The places on the board that an event was about, by their `data-at`. */
export function whereOf(event: TableEvent): string[] {
  const seat = event.seat ?? 0;
  switch (event.kind) {
    case 'take':
      return [`slot-${seat}-${event.slot}`, `place-${event.place}`];
    case 'piece':
    case 'reward':
      return [`supply-${seat}-${event.shape}`, `reserve-${event.shape}`];
    case 'upgrade':
      return [`supply-${seat}-${event.get}`, `supply-${seat}-${event.give}`, `reserve-${event.get}`];
    case 'place':
    case 'complete':
      return [`slot-${seat}-${event.slot}`];
    case 'coin':
    case 'insert':
      return [`coins-${seat}`];
    case 'mastermind':
      return [...event.places.map((place) => `place-${place}`), 'mastermind'];
    case 'round':
      return ['tiles', 'round'];
    case 'refill':
      return [`place-${event.place}`];
    default:
      return [`seat-${seat}`];
  }
}
