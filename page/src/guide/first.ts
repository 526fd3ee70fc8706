/** The first game: take, place, complete, upgrade, Master, and the end of the game. */

import type { Guide } from './guide';

/** Rounds 4 to 9, which both play by themselves. */
const MIDDLE = `
  place 2 I1 c2; piece I1; place 2 I1 d4
  take B2; upgrade I2 I3; master; place 2 V3 a2 a3 b3; place 1 I2 c5 d5; done
  piece I1; upgrade I1 I2; piece I1
  take B1; take B1; master; place 1 I1 d4; place 2 L4 a4 a5 b4 c4; place 4 I1 e5; place 3 I1 c1; done
  take B1; master; place 1 I1 c3; place 3 I2 c3 d3; done; place 2 L4 b3 b4 c3 d3
  place 2 I3 b5 c5 d5; place 1 I3 b3 b4 b5; master; place 4 S4 b4 c4 c5 d5; place 1 L4 b2 c2 c3 c4; place 3 V3 c2 d2 d3; done
  master; place 3 I2 d4 d5; place 2 I1 c4; done; place 2 I1 c5; place 3 L4 a4 a5 b4 c4
  upgrade I2 V3; take B3; master; place 3 L4 b3 b4 b5 c3; place 4 V3 a4 a5 b5; place 1 L4 a4 a5 b4 c4; done
  upgrade I1 I2; take B3; master; place 1 L4 b5 c5 d4 d5; place 3 I2 b5 c5; done
  take B2; master; place 1 S4 d3 d4 e2 e3; place 3 I1 c4; place 2 I3 a2 b2 c2; done; place 3 V3 c5 d4 d5
  place 1 I1 b4; master; place 1 I1 d3; place 3 I1 d2; done; place 3 I1 e5`
  .trim()
  .split(/[;\n]\s*/);

export const FIRST: Guide = {
  name: 'first',
  mode: 'base',
  difficulty: null,
  seed: 16005,
  steps: [
    { text: 'welcome' },
    { text: 'supply', at: ['supply-0-I1', 'supply-0-I2'] },
    { text: 'offer', at: ['place-W1'] },
    { text: 'take', do: 'take W1' },
    { text: 'place', do: 'place 1 I2 c3 c4' },
    { text: 'complete', at: ['supply-0-I1', 'supply-0-I2', 'pile-0'] },
    { text: 'actions', at: ['round'] },
    { text: 'take-corner', do: 'take W2' },
    { text: 'other', at: ['seat-1'], watch: ['take W2', 'place 1 I2 b2 b3', 'place 1 I1 b4'] },
    { text: 'upgrade', do: 'upgrade I2 V3' },
    { text: 'place-corner', do: 'place 1 V3 c4 d3 d4' },
    { text: 'piece', do: 'piece I1' },
    { text: 'other-again', at: ['seat-1'], watch: ['take W4', 'piece I1', 'place 1 I1 c4'] },
    { text: 'take-four', do: 'take W2' },
    { text: 'take-three', do: 'take W1' },
    { text: 'master', do: 'master' },
    { text: 'master-first', do: 'place 1 V3 b3 b4 c4' },
    { text: 'master-second', do: 'place 2 I2 c2 c3' },
    { text: 'master-done', do: 'done' },
    { text: 'other-waits', at: ['seat-1'], watch: ['piece I1', 'place 1 I1 d4', 'piece I1'] },
    { text: 'fill-first', do: 'place 1 I1 b2' },
    { text: 'fill-second', do: 'place 2 I1 c4' },
    { text: 'large', at: ['supply-0-L4'] },
    { text: 'take-black', do: 'take B2' },
    { text: 'middle', at: ['round'], watch: MIDDLE, quick: true },
    { text: 'last-round', at: ['deck-black'] },
    { text: 'last-first', do: 'place 1 L4 b2 b3 c2 d2' },
    { text: 'last-second', do: 'place 1 I2 b5 c5' },
    { text: 'last-third', do: 'place 1 I1 c3' },
    { text: 'other-last', at: ['seat-1'], watch: ['upgrade I2 V3', 'upgrade I2 V3', 'place 1 V3 b3 c3 c4'] },
    { text: 'touch', do: 'place 1 I1 d5' },
    { text: 'touch-done', do: 'done' },
    { text: 'other-touch', at: ['seat-1'], watch: ['place 1 I1 b2', 'place 1 I1 a5', 'place 1 I1 e5', 'done'] },
    { text: 'score', at: ['ending'] },
    { text: 'end' },
  ],
};
