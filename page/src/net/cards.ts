/** What is printed on the puzzles, asked for once. */

import { api } from './api';
import type { Card } from './protocol';

const cards = new Map<string, Card>();

let learning: Promise<void> | null = null;

/** All puzzles as printed: events and finished piles name them only. Asked for again if that fails. */
export function learnCards(): Promise<void> {
  learning ??= api.puzzles().then(
    ({ puzzles }) => puzzles.forEach((card) => cards.set(card.name, card)),
    () => {
      learning = null;
    },
  );
  return learning;
}

export function cardNamed(name: string): Card {
  const unknown: Card = { name, colour: name[0] === 'B' ? 'black' : 'white', points: 0, reward: 'I1', hole: 0 };
  return cards.get(name) ?? unknown;
}
