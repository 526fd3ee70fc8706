/** Where the edge of some cells runs: outlines of merged cells, with rounded corners. */

import { cellsOf, type Cell } from './shapes';

type Way = readonly [number, number];
type Corner = { at: Way; way: Way };

export type Inset = { top: number; right: number; bottom: number; left: number };

const RIGHT: Way = [1, 0];
const DOWN: Way = [0, 1];
const LEFT: Way = [-1, 0];
const UP: Way = [0, -1];

export function evenly(by: number): Inset {
  return { top: by, right: by, bottom: by, left: by };
}

const key = (at: Way, way: Way): string => [...at, ...way].join(' ');

function edges(cells: Cell[]): Map<string, Corner> {
  const inside = new Set(cells.map(String));
  const found = new Map<string, Corner>();
  const add = (at: Way, way: Way): void => void found.set(key(at, way), { at, way });
  for (const [row, column] of cells) {
    if (!inside.has(`${row - 1},${column}`)) add([column, row], RIGHT);
    if (!inside.has(`${row},${column + 1}`)) add([column + 1, row], DOWN);
    if (!inside.has(`${row + 1},${column}`)) add([column + 1, row + 1], LEFT);
    if (!inside.has(`${row},${column - 1}`)) add([column, row + 1], UP);
  }
  return found;
}

/** The closed lines around the cells; where two touch at a corner only, they are kept apart. */
function loops(cells: Cell[]): Corner[][] {
  const left = edges(cells);
  const found: Corner[][] = [];
  for (let start = left.values().next().value; start; start = left.values().next().value) {
    const loop: Corner[] = [];
    let { at, way } = start;
    do {
      left.delete(key(at, way));
      loop.push({ at, way });
      at = [at[0] + way[0], at[1] + way[1]];
      const turns: Way[] = [[-way[1], way[0]], way, [way[1], -way[0]]];
      const here = at;
      const first = key(start.at, start.way);
      way = turns.find((turn) => left.has(key(here, turn)) || key(here, turn) === first) ?? way;
    } while (key(at, way) !== key(start.at, start.way));
    found.push(loop.filter((corner, i) => String(loop.at(i - 1)!.way) !== String(corner.way)));
  }
  return found;
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

export function outline(mask: number, side: number, radius: number, inset = evenly(0)): string {
  const shift = (way: Way): Way => {
    if (way[0]) return [0, way[0] > 0 ? inset.top : -inset.bottom];
    return [way[1] > 0 ? -inset.right : inset.left, 0];
  };
  let d = '';
  for (const loop of loops(cellsOf(mask))) {
    loop.forEach(({ at, way }, i) => {
      const before = loop.at(i - 1)!.way;
      const x = at[0] * side + shift(before)[0] + shift(way)[0];
      const y = at[1] * side + shift(before)[1] + shift(way)[1];
      d += `${i ? 'L' : 'M'}${n(x - before[0] * radius)} ${n(y - before[1] * radius)}`;
      if (radius) d += `Q${n(x)} ${n(y)} ${n(x + way[0] * radius)} ${n(y + way[1] * radius)}`;
    });
    d += 'Z';
  }
  return d;
}

/** The lines between neighbouring cells, ending a gap before the edge. */
export function seams(mask: number, side: number, gap: number): string {
  const cells = cellsOf(mask);
  const inside = new Set(cells.map(String));
  let d = '';
  for (const [row, column] of cells) {
    const x = column * side;
    const y = row * side;
    if (inside.has(`${row},${column + 1}`)) d += `M${n(x + side)} ${n(y + gap)}v${n(side - 2 * gap)}`;
    if (inside.has(`${row + 1},${column}`)) d += `M${n(x + gap)} ${n(y + side)}h${n(side - 2 * gap)}`;
  }
  return d;
}
