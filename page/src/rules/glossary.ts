/** The words of the game, in the order in which they are explained, and the rule that says more. */

export const GLOSSARY = {
  piece: '1.2',
  shape: '1.1',
  level: '1.1',
  puzzle: '1.3',
  hole: '1.3',
  reserve: '1.2',
  supply: '1.2',
  row: '2.2',
  deck: '2.1',
  slot: '3.3',
  'finished-pile': '4.2',
  reward: '4.2',
  master: '3.7',
  touch: '5.2',
  round: '3.1',
  mastermind: '7.4',
  grid: '7.1',
  lock: '7.2',
  tile: '8.2',
  coin: '8.3',
  insert: '8.5',
} as const;

export type Word = keyof typeof GLOSSARY;
