/** Where the bubble about a thing stands: above or below it, or beside it where something else is in the way. */

import type { Box } from './neighbours';

type Size = { width: number; height: number };
type Corner = { x: number; y: number };

const SPACE = 6; // px between the bubble and what it is about, and the edge of the window

/** Above, if there is room; never over what it has to keep clear of, if there is any other place. */
export function placeTip(size: Size, about: Box, room: Size, clearOf: Box | null): Corner {
  const last = { x: room.width - size.width - SPACE, y: room.height - size.height - SPACE };
  const within = ({ x, y }: Corner): Corner => ({
    x: Math.max(Math.min(x, last.x), SPACE),
    y: Math.max(Math.min(y, last.y), SPACE),
  });
  const x = (about.left + about.right - size.width) / 2;
  const y = (about.top + about.bottom - size.height) / 2;
  const above = { x, y: about.top - size.height - SPACE };
  const below = { x, y: about.bottom + SPACE };
  const beside = [
    { x: about.right + SPACE, y },
    { x: about.left - size.width - SPACE, y },
  ];
  const places = [...(above.y >= SPACE ? [above, below] : [below]), ...beside].map(within);
  return places.find((place) => isFree(place, size, about, clearOf)) ?? places[0]!;
}

function isFree({ x, y }: Corner, { width, height }: Size, about: Box, clearOf: Box | null): boolean {
  const covers = (box: Box): boolean => x < box.right && x + width > box.left && y < box.bottom && y + height > box.top;
  return !clearOf || !(covers(clearOf) || covers(about));
}
