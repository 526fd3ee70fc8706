/** The faces of the agents: polyominoes in the colours of the pieces, told apart by their outlines. */

import type { Level } from '../net/protocol';
import type { Shape } from './shapes';

/** Cells of one colour, as rows of `#` and `.`; the shape is the one whose colour they have. */
type Part = { shape: Shape; rows: string };

/** Lines are drawn as thick strokes, 10 to a cell; dots are filled. */
export type Face = { parts: Part[]; lines: string; dots: string };

/** A square as wide as it is high, around a middle. */
function square(x: number, y: number, side: number): string {
  return `M${x - side / 2} ${y - side / 2}h${side}v${side}h${-side}Z`;
}

const eyes = (y: number, side: number): string => square(16, y, side) + square(34, y, side);

/** The levels, any other agent as a guest, and the mastermind of a solo game. */
export type FaceName = Level | 'guest' | 'mastermind';

export const FACES: Record<FaceName, Face> = {
  // a chick with a sprout, its eyes wide open
  beginner: {
    parts: [
      { shape: 'I1', rows: '...../.###./#####/#####/.###.' },
      { shape: 'I2', rows: '..#..' },
    ],
    lines: '',
    dots: eyes(27, 8) + square(25, 38, 6),
  },
  // round, with closed eyes and a smile
  gentle: {
    parts: [{ shape: 'I2', rows: '.###./#####/#####/#####/.###.' }],
    lines: 'M11 22v-3h9v3M30 22v-3h9v3M15 32v5h20v-5',
    dots: '',
  },
  // a square head that looks straight ahead
  steady: {
    parts: [{ shape: 'I3', rows: '#####/#####/#####/#####/#####' }],
    lines: 'M14 36h22',
    dots: eyes(19, 8),
  },
  // a fox: ears, eyes that are slits, and half a smile
  sharp: {
    parts: [{ shape: 'S4', rows: '#...#/##.##/#####/#####/.###.' }],
    lines: 'M9 24h11M30 24h11M17 38h12v-5',
    dots: '',
  },
  // horns, brows and teeth
  fierce: {
    parts: [{ shape: 'O4', rows: '#...#/#####/#####/#####/#.#.#' }],
    lines: 'M8 15l12 6M42 15l-12 6',
    dots: square(15, 26, 6) + square(35, 26, 6),
  },
  // a crown, and a smile
  champion: {
    parts: [
      { shape: 'I4', rows: '...../...../#####/#####/.###.' },
      { shape: 'I1', rows: '#.#.#/#####' },
    ],
    lines: 'M16 35v5h18v-5',
    dots: eyes(27, 7),
  },
  // one eye that sees everything
  mastermind: {
    parts: [{ shape: 'T4', rows: '..#../.###./#####/#####/#.#.#' }],
    lines: 'M16 16h18v13H16Z',
    dots: square(27, 23, 6),
  },
  // whoever it is
  guest: {
    parts: [{ shape: 'L4', rows: '#####/#####/#####/.###./..#..' }],
    lines: '',
    dots: eyes(18, 8),
  },
};
