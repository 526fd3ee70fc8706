/** The paths of a piece: body, a bevel in light and shade, a glint, seams and the mark that works without colour. */

import { evenly, outline, seams } from './outline';
import { cellsOf, type Shape } from './shapes';

export type Body = { edge: string; gleam: string; shade: string; body: string; seams: string };
export type Drawing = Body & { glint: string; mark: { d: string; width: number; filled: boolean } };

/** The unit every card and piece is drawn in; the browser scales. */
export const UNIT = 10;

const BARS: Partial<Record<Shape, number[]>> = {
  I2: [-0.12, 0.12],
  I3: [-0.21, 0, 0.21],
  I4: [-0.3, -0.1, 0.1, 0.3],
};
const LINES: Partial<Record<Shape, [number, number][]>> = {
  V3: [
    [-0.24, -0.24],
    [0.26, -0.24],
    [-0.24, 0.26],
    [-0.24, -0.24],
  ],
  L4: [
    [-0.16, -0.25],
    [-0.16, 0.25],
    [0.19, 0.25],
  ],
  T4: [
    [-0.22, -0.24],
    [0.22, -0.24],
    [0, -0.24],
    [0, 0.26],
  ],
  O4: [
    [-0.21, -0.21],
    [0.21, -0.21],
    [0.21, 0.21],
    [-0.21, 0.21],
    [-0.21, -0.21],
  ],
};
const S_CURVE: [number, number][] = [
  [0.18, -0.2],
  [0.07, -0.36],
  [-0.26, -0.3],
  [-0.18, -0.12],
  [-0.1, 0.04],
  [0.13, -0.04],
  [0.18, 0.12],
  [0.24, 0.32],
  [-0.07, 0.36],
  [-0.2, 0.2],
];

/** Where the mark stands, in cells: the one cell where the arms meet, or the middle. */
function heart(mask: number): [x: number, y: number] {
  const cells = cellsOf(mask);
  const has = (row: number, column: number): boolean => cells.some(([r, c]) => r === row && c === column);
  const joints = cells.filter(([r, c]) => (has(r - 1, c) || has(r + 1, c)) && (has(r, c - 1) || has(r, c + 1)));
  const around = joints.length === 1 ? joints : cells;
  const mean = (values: number[]): number => values.reduce((a, b) => a + b) / values.length + 0.5;
  return [mean(around.map(([, column]) => column)), mean(around.map(([row]) => row))];
}

function markOf(shape: Shape, x: number, y: number): Drawing['mark'] {
  const at = ([dx, dy]: [number, number]): string => `${(x + dx * UNIT).toFixed(2)} ${(y + dy * UNIT).toFixed(2)}`;
  const bars = BARS[shape];
  if (shape === 'I1') return { d: `M${at([0, 0])}h.01`, width: UNIT * 0.42, filled: false };
  if (bars) {
    const d = bars.map((dx) => `M${at([dx, -0.23])}v${UNIT * 0.46}`).join('');
    return { d, width: UNIT * 0.105, filled: false };
  }
  if (shape === 'S4') {
    const [start, ...rest] = S_CURVE.map(at);
    return { d: `M${start}C${rest.join(' ')}`, width: UNIT * 0.12, filled: false };
  }
  const d = `M${(LINES[shape] ?? []).map(at).join('L')}`;
  return shape === 'V3' ? { d: `${d}Z`, width: UNIT * 0.06, filled: true } : { d, width: UNIT * 0.12, filled: false };
}

/** Where a lamp at the top left is mirrored: in the first cell of the first row. */
function glintOn(mask: number): string {
  const [row, column] = cellsOf(mask)[0]!;
  return `M${column * UNIT + 2.6} ${row * UNIT + 2.5}h2.4m1.4 0h.01`;
}

/** Some cells as one body, without a mark. */
export function bodyOf(mask: number): Body {
  return {
    edge: outline(mask, UNIT, UNIT * 0.18, evenly(0.3)),
    gleam: outline(mask, UNIT, UNIT * 0.17, evenly(0.6)),
    shade: outline(mask, UNIT, UNIT * 0.15, { top: 1.5, right: 0.6, bottom: 0.6, left: 1.4 }),
    body: outline(mask, UNIT, UNIT * 0.15, { top: 1.5, right: 1.4, bottom: 1.6, left: 1.4 }),
    seams: seams(mask, UNIT, 1.8),
  };
}

const known = new Map<string, Drawing>();

/** A piece lying on some cells; each is computed once. */
export function drawingOf(shape: Shape, mask: number): Drawing {
  const name = `${shape}${mask}`;
  const found = known.get(name);
  if (found) return found;
  const [x, y] = heart(mask);
  const drawn: Drawing = { ...bodyOf(mask), glint: glintOn(mask), mark: markOf(shape, x * UNIT, y * UNIT) };
  known.set(name, drawn);
  return drawn;
}
