/** Which of several boxes an arrow key leads to. */

export type Box = { left: number; right: number; top: number; bottom: number };

const ASIDE = 2; // what is beside the way is that much further off

const middle = (from: number, to: number): number => (from + to) / 2;
const gap = (from: number, to: number, low: number, high: number): number => Math.max(0, low - to, from - high);

/** The nearest box that a key leads to from another; null where there is none, and for other keys. */
export function neighbour(boxes: readonly Box[], from: number, key: string): number | null {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    case 'ArrowUp':
      return beyond(boxes, from, -1);
    case 'ArrowDown':
      return beyond(boxes, from, 1);
    case 'ArrowLeft':
      return beside(boxes, from, -1);
    case 'ArrowRight':
      return beside(boxes, from, 1);
    default:
      return null;
  }
}

/** In the same line; at its end the next one in order. */
function beside(boxes: readonly Box[], from: number, way: 1 | -1): number | null {
  const here = boxes[from]!;
  const x = middle(here.left, here.right);
  const found = nearest(boxes, from, (box) => {
    const inLine = Math.min(box.bottom, here.bottom) - Math.max(box.top, here.top);
    if (inLine < Math.min(box.bottom - box.top, here.bottom - here.top) / 2) return null;
    const far = (middle(box.left, box.right) - x) * way;
    const aside = Math.abs(middle(box.top, box.bottom) - middle(here.top, here.bottom));
    return far > 0 ? far + aside : null;
  });
  if (found !== null) return found;
  return boxes[from + way] ? from + way : null;
}

/** Above or below. */
function beyond(boxes: readonly Box[], from: number, way: 1 | -1): number | null {
  const here = boxes[from]!;
  const y = middle(here.top, here.bottom);
  const edge = way > 0 ? here.bottom : here.top;
  return nearest(boxes, from, (box) => {
    const middleY = middle(box.top, box.bottom);
    if ((middleY - edge) * way <= 0) return null;
    const aside = Math.abs(middle(box.left, box.right) - middle(here.left, here.right));
    return (middleY - y) * way + ASIDE * gap(box.left, box.right, here.left, here.right) + aside / 10;
  });
}

function nearest(boxes: readonly Box[], from: number, cost: (box: Box) => number | null): number | null {
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const found = at === from ? null : cost(box);
    if (found !== null && found < least) [best, least] = [at, found];
  });
  return best;
}
