/** Where things of the board are on the screen, by their `data-at`. */

import { UNIT } from '../../drawing/paths';
import { SIDE } from '../../drawing/shapes';

export type Box = { left: number; top: number; width: number; height: number };
export type Field = Box & { cut: [above: number, below: number] };

function elementAt(at: string): Element | null {
  const tool = at.startsWith('tool-') ? `[data-tool="${at.slice('tool-'.length)}"]` : null;
  const found = [...document.querySelectorAll(tool ?? `[data-at="${at}"]`)];
  return found.find((element) => element.getClientRects().length > 0) ?? null;
}

/** Whether the middle of something can be seen: it is not scrolled away, nor under something else. */
function isInSight(element: Element, { left, top, width, height }: Box): boolean {
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above !== null && (element.contains(above) || above.contains(element));
}

function boxIn({ left, top, width, height }: DOMRect): Box {
  return { left, top, width, height };
}

/** What parts that scroll leave of a box. */
function uncut(element: Element, box: Box): Box {
  let [top, bottom] = [box.top, box.top + box.height];
  for (let at = element.parentElement; at; at = at.parentElement) {
    const frame = at.getBoundingClientRect(); // of no height, where its parts lie among those of others
    if (!frame.height || !['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) continue;
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  return { ...box, top, height: bottom - top };
}

/** Null if there is no such thing in sight. */
export function boxOf(at: string): Box | null {
  const element = elementAt(at);
  if (!element) return null;
  const box = boxIn((element.querySelector('svg.card') ?? element).getBoundingClientRect());
  return isInSight(element, box) ? uncut(element, box) : null;
}

/** The 5×5 field of a puzzle, and how much of it is cut above and below by parts that scroll. */
export function fieldOf(at: string): Field | null {
  const hole = elementAt(at)?.querySelector<SVGGraphicsElement>('.card .hole');
  const matrix = hole?.getScreenCTM();
  if (!hole || !matrix) return null;
  const side = SIDE * UNIT * matrix.a;
  const box = { left: matrix.e, top: matrix.f, width: side, height: side };
  const left = uncut(hole, box);
  const above = left.top - box.top;
  return { ...box, cut: [above, side - above - left.height] };
}

/** Bring into sight what has been scrolled away. */
export function scrollTo(names: readonly string[]): void {
  for (const at of [...names].reverse()) elementAt(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
