/** Where the coach's bubble stands: near what it speaks of, and never over it. */

export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };
type Point = { x: number; y: number };
type Corner = { left: number; top: number };

const MARGIN = 8; // px to the edge of the window
const APART = 22; // px from what it points at: room for the arrow
const STEPS = 24; // positions tried in each direction

const rightOf = (box: Box): number => box.left + box.width;
const bottomOf = (box: Box): number => box.top + box.height;
const middleOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

/** How much of a box another one covers, in px². */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(rightOf(a), rightOf(b)) - Math.max(a.left, b.left);
  const height = Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** How far two boxes are apart; 0 if they touch. */
function distance(a: Box, b: Box): number {
  const across = Math.max(a.left - rightOf(b), b.left - rightOf(a), 0);
  const down = Math.max(a.top - bottomOf(b), b.top - bottomOf(a), 0);
  return Math.hypot(across, down);
}

function along(room: number, size: number): number[] {
  const last = Math.max(MARGIN, room - size - MARGIN);
  return Array.from({ length: STEPS + 1 }, (_, step) => MARGIN + ((last - MARGIN) * step) / STEPS);
}

/** The free place nearest to what is pointed at; in the middle of the window if that is nothing.
 *
 * What is around it stays in sight too, if there is room enough. */
export function placeBubble(size: Size, targets: readonly Box[], around: readonly Box[], room: Size): Corner {
  if (!targets.length) {
    const [left, top] = [(room.width - size.width) / 2, (room.height - size.height) / 2];
    return { left: Math.max(MARGIN, left), top: Math.max(MARGIN, top) };
  }
  let best: Corner = { left: MARGIN, top: MARGIN };
  let least = Infinity;
  for (const top of along(room.height, size.height)) {
    for (const left of along(room.width, size.width)) {
      const cost = costOf({ left, top, ...size }, targets, around);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

function costOf(bubble: Box, targets: readonly Box[], around: readonly Box[]): number {
  const covers = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(bubble, box), 0);
  const [first] = targets as [Box];
  const far = Math.abs(distance(bubble, first) - APART);
  const aside = Math.hypot(middleOf(bubble).x - middleOf(first).x, middleOf(bubble).y - middleOf(first).y);
  const crowded = targets.some((target) => distance(bubble, target) < APART / 2) ? 100 : 0;
  return covers(targets) * 1000 + covers(around) + far + aside / 8 + crowded;
}

/** An arrow from the edge of one box to the edge of another; null if they are too close for one. */
export function arrowBetween(from: Box, to: Box): { from: Point; to: Point } | null {
  const [start, end] = [middleOf(from), middleOf(to)];
  const [left, right] = [edgeTowards(from, end), edgeTowards(to, start)];
  return Math.hypot(left.x - right.x, left.y - right.y) < 8 || overlap(from, to) ? null : { from: left, to: right };
}

/** Where the line from the middle of a box to a point leaves the box. */
function edgeTowards(box: Box, point: Point): Point {
  const { x, y } = middleOf(box);
  const [dx, dy] = [point.x - x, point.y - y];
  const part = Math.min(box.width / 2 / Math.abs(dx || 1e-9), box.height / 2 / Math.abs(dy || 1e-9), 1);
  return { x: x + dx * part, y: y + dy * part };
}
