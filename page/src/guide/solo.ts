/** Alone: the grid, its locks, and what the mastermind takes. */

import type { Guide } from './guide';

export const SOLO: Guide = {
  name: 'solo',
  mode: 'solo',
  difficulty: 'standard',
  seed: 727,
  steps: [
    { text: 'welcome' },
    { text: 'locks', at: ['locks-0', 'locks-1', 'locks-2'] },
    { text: 'take', do: 'take 4' },
    { text: 'place', do: 'place 1 I2 c3 c4' },
    { text: 'wants', at: ['place-1', 'locks-0'] },
    { text: 'outwit', do: 'take 1' },
    { text: 'moved', at: ['locks-0', 'locks-2', 'place-3'] },
    { text: 'upgrade', do: 'upgrade I2 I3' },
    { text: 'place-line', do: 'place 1 I3 b2 c2 d2' },
    { text: 'piece', do: 'piece I1' },
    { text: 'took', at: ['locks-2', 'place-3'] },
    { text: 'end' },
  ],
};
