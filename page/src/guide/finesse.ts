/** Finesse: tiles that pay coins, and coins that buy actions. */

import type { Guide } from './guide';

export const FINESSE: Guide = {
  name: 'finesse',
  mode: 'finesse',
  difficulty: null,
  seed: 31887,
  steps: [
    { text: 'tiles', at: ['tiles'] },
    {
      text: 'first-rounds',
      quick: true,
      watch: [
        ...['take W3', 'place 1 I2 c3 c4', 'take W4', 'take W2', 'place 1 I2 b3 b4', 'place 1 I1 c4'],
        ...['upgrade I2 I3', 'place 1 I3 c2 c3 c4', 'piece I1', 'take B2', 'place 1 V3 b2 b3 c2', 'piece I1'],
      ],
    },
    { text: 'pink', at: ['tiles'] },
    { text: 'take', do: 'take W4' },
    { text: 'take-again', do: 'take W3' },
    { text: 'pending', at: ['coins-0'] },
    { text: 'place', do: 'place 1 I3 b2 c2 d2' },
    { text: 'other', at: ['seat-1'], watch: ['take W2', 'place 2 I2 c3 c4', 'take W2'] },
    { text: 'insert', do: 'insert' },
    { text: 'complete', do: 'place 1 I2 c3 c4' },
    { text: 'blue', at: ['tiles'] },
    { text: 'place-two', do: 'place 2 I2 d3 d4' },
    { text: 'take-third', do: 'take W1' },
    { text: 'take-fourth', do: 'take W4' },
    { text: 'paid', at: ['coins-0'] },
    { text: 'end' },
  ],
};
