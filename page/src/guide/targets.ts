/** What a step points at, on the board as it is drawn now. */

import { cellsOf, maskOfNames, SIDE } from '../drawing/shapes';
import type { Hand } from '../model/hand.svelte';
import type { Box } from './bubble';
import type { Step } from './guide';

/** `do` is to be pressed now, `to` is where a drag from there ends, and `look` is only spoken of. */
export type Role = 'do' | 'to' | 'look';

export type Target = { role: Role; box: Box };

const ROOM = 4; // px between a thing and the ring around it

type Spot = { role: Role; find: string; cells?: number };

/** Where an action, in notation, is done, given what one holds. */
function spotsOf(action: string, hand: Hand): Spot[] {
  const [word = '', first = '', second = '', ...names] = action.split(' ');
  const cells = maskOfNames(names);
  switch (word) {
    case 'take':
      return [{ role: 'do', find: `[data-at="place-${first}"]` }];
    case 'piece':
    case 'reward':
      return [{ role: 'do', find: `[data-reserve="${first}"]` }];
    case 'upgrade':
      return carried(hand, first, { role: 'to', find: `[data-reserve="${second}"]` });
    case 'place':
      if (hand.pinned && hand.fit?.mask === cells) return [{ role: 'do', find: '[data-tool="confirm"]' }];
      return carried(hand, second, { role: 'to', find: `[data-field="${first}"]`, cells });
    default:
      return [{ role: 'do', find: `[data-tool="${word}"]` }];
  }
}

/** A piece is picked up first; with it in hand, what is left to do is where it goes. */
function carried(hand: Hand, shape: string, to: Spot): Spot[] {
  if (hand.shape === shape) return [{ ...to, role: 'do' }];
  return [{ role: 'do', find: `[data-supply="${shape}"]` }, to];
}

function spotsOfStep(step: Step, hand: Hand): Spot[] {
  if (step.do) return spotsOf(step.do, hand);
  return (step.at ?? []).map((name) => ({ role: 'look', find: `[data-at="${name}"]` }));
}

function elementOf({ find }: Spot): Element | undefined {
  return [...document.querySelectorAll(find)].find((each) => each.getBoundingClientRect().width > 0);
}

function boxOf(spot: Spot): Box | null {
  const element = elementOf(spot);
  if (!element) return null;
  const { cells } = spot;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (cells === undefined) return { left, top, width, height };
  const side = width / SIDE;
  const rows = cellsOf(cells).map(([row]) => row);
  const columns = cellsOf(cells).map(([, column]) => column);
  const [row, column] = [Math.min(...rows), Math.min(...columns)];
  return {
    left: left + column * side,
    top: top + row * side,
    width: (Math.max(...columns) - column + 1) * side,
    height: (Math.max(...rows) - row + 1) * side,
  };
}

const widened = ({ left, top, width, height }: Box): Box => ({
  left: left - ROOM,
  top: top - ROOM,
  width: width + 2 * ROOM,
  height: height + 2 * ROOM,
});

/** What a step points at, as far as it can be seen. */
export function targetsOf(step: Step, hand: Hand): Target[] {
  return spotsOfStep(step, hand).flatMap((spot) => {
    const box = boxOf(spot);
    return box ? [{ role: spot.role, box: widened(box) }] : [];
  });
}

/** What is worth seeing besides: the whole card that a piece is placed on. */
export function surroundingsOf(step: Step): Box[] {
  const [word, slot] = step.do?.split(' ') ?? [];
  const box = word === 'place' ? boxOf({ role: 'look', find: `[data-slot="${slot}"]` }) : null;
  return box ? [box] : [];
}

/** Bring what is to be pressed into view, where a part of the board scrolls, and to those who use the keys. */
export function attend(step: Step, hand: Hand): void {
  const [first] = spotsOfStep(step, hand);
  const element = first && elementOf(first);
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (step.do && element instanceof HTMLElement) element.focus({ preventScroll: true });
}
