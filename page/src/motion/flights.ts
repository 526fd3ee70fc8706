/** Pieces and cards that fly: seen before the position changes, landing after it did. */

import { cardNamed } from '../engine/cards';
import type { Shape, TableEvent } from '../net/protocol';
import { settings } from '../settings/settings.svelte';
import { burst } from './burst';

/** When something moves, in ms and as a part of it: all is over after 350 ms. */
const PACES = {
  card: { delay: 0, duration: 340, lifted: 0.3 }, // lifts, then goes
  piece: { delay: 0, duration: 300, lifted: 0.15 },
  back: { delay: 0, duration: 340, lifted: 0.4 }, // lifts with its card, then leaves it
  reward: { delay: 110, duration: 240, lifted: 0.2 }, // follows
} as const;

type Pace = keyof typeof PACES;
type Flight = { from: DOMRect; picture: SVGSVGElement; to: string[]; pace: Pace };

export function isCalm(): boolean {
  return settings.values.calm || document.hidden;
}

function find(names: string[]): Element | null {
  for (const name of names) {
    const found = document.querySelector(`[data-at="${name}"]`);
    if (found && found.getBoundingClientRect().width > 0) return found;
  }
  return null;
}

/** A picture of an SVG element by itself, wherever it lies. */
function pictureOf(element: Element): { from: DOMRect; picture: SVGSVGElement } | null {
  const source = element.matches('svg, g') ? element : element.querySelector('svg');
  if (!(source instanceof SVGGraphicsElement)) return null;
  const from = source.getBoundingClientRect();
  if (!from.width) return null;
  let picture: SVGSVGElement;
  if (source instanceof SVGSVGElement) {
    picture = source.cloneNode(true) as SVGSVGElement;
  } else {
    picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const box = source.getBBox();
    picture.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    picture.append(source.cloneNode(true));
  }
  return { from, picture };
}

function plan(at: string[], to: string[], pace: Pace = 'piece'): Flight[] {
  const element = find(at);
  const seen = element && pictureOf(element);
  return seen ? [{ ...seen, to, pace }] : [];
}

const LAID = 'g[data-shape]:not(.reward *)'; // on a card, but not the reward printed on it

/** The card without its pieces goes to the pile, the pieces to the supply. */
function planComplete(seat: number, slot: number): Flight[] {
  const at = [`slot-${seat}-${slot}`];
  const card = plan(at, [`pile-${seat}`, `seat-${seat}`], 'card');
  for (const { picture } of card) picture.querySelectorAll(LAID).forEach((piece) => piece.remove());
  const pieces = [...(find(at)?.querySelectorAll(LAID) ?? [])];
  const back = pieces.flatMap((piece): Flight[] => {
    const seen = pictureOf(piece);
    const shape = (piece as SVGGElement).dataset.shape ?? '';
    return seen ? [{ ...seen, to: [`supply-${seat}-${shape}`, `seat-${seat}`], pace: 'back' }] : [];
  });
  return [...card, ...back];
}

function flightsOf(event: TableEvent, mine: boolean): Flight[] {
  const seat = event.seat ?? 0;
  const supply = (shape: Shape | null): string[] => [`supply-${seat}-${shape}`, `seat-${seat}`];
  switch (event.kind) {
    case 'take':
      return plan([`place-${event.place}`], [`slot-${seat}-${event.slot}`, `seat-${seat}`], 'card');
    case 'piece':
    case 'reward':
      return plan([`reserve-${event.shape}`], supply(event.shape));
    case 'upgrade':
      return [
        ...plan(supply(event.given), [`reserve-${event.given}`]),
        ...plan([`reserve-${event.shape}`], supply(event.shape)),
      ];
    case 'place':
      return mine ? [] : plan(supply(event.shape), [`slot-${seat}-${event.slot}`, `seat-${seat}`]);
    case 'complete':
      return planComplete(seat, event.slot ?? 0);
    case 'reward_paid':
      return plan([`reserve-${event.shape}`], supply(event.shape), 'reward');
    case 'mastermind_take':
      return plan([`place-${event.place}`], ['pile-mastermind', 'mastermind'], 'card');
    default:
      return [];
  }
}

function launch({ from, picture, to, pace }: Flight): void {
  const target = find(to);
  if (!target) return;
  const end = target.getBoundingClientRect();
  const scale = Math.min(end.width / from.width, end.height / from.height, 1.4);
  const x = end.left + end.width / 2 - (from.left + from.width / 2);
  const y = end.top + end.height / 2 - (from.top + from.height / 2);
  picture.classList.add('flying');
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(picture.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.body.append(picture);
  const { delay, duration, lifted } = PACES[pace];
  const flight = picture.animate(
    [
      { transform: 'none', opacity: delay ? 0 : 1, easing: 'ease-out' },
      { transform: 'translate(0, -8px) scale(1.06)', opacity: 1, offset: lifted, easing: 'cubic-bezier(.45,.05,.3,1)' },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.7 },
    ],
    { delay, duration, fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}

/** A piece that was laid comes to rest; somebody else's has to arrive first. */
function settle(event: TableEvent, mine: boolean): void {
  if (event.kind !== 'place') return;
  const laid = find([`slot-${event.seat}-${event.slot}`])?.querySelectorAll(LAID);
  laid?.[laid.length - 1]?.animate(
    [
      { transform: 'translateY(-1.5px) scale(1.12)', easing: 'ease-in' },
      { transform: 'scale(0.98)', offset: 0.6, easing: 'ease-out' },
      { transform: 'none' },
    ],
    { duration: 200, delay: mine ? 0 : PACES.piece.duration / 2 },
  );
}

/** What is celebrated when a puzzle is completed, seen before it goes. */
function planBurst(event: TableEvent): (() => void)[] {
  if (event.kind !== 'complete' || !event.puzzle) return [];
  const card = find([`slot-${event.seat}-${event.slot}`]);
  if (!card) return [];
  const box = card.getBoundingClientRect();
  const shapes = [...card.querySelectorAll<SVGElement>(LAID)].map(({ dataset }) => dataset.shape ?? '');
  const { points } = cardNamed(event.puzzle);
  return [() => burst(box, shapes, points)];
}

/** Look at what will move; the answer starts it, once the new position is shown. */
export function flights(events: readonly TableEvent[], mine: boolean): () => void {
  for (const old of document.querySelectorAll('svg.flying, .burst')) old.remove();
  if (isCalm()) return () => undefined;
  const planned = events.flatMap((event) => flightsOf(event, mine)).slice(0, 12);
  const bursts = events.flatMap(planBurst);
  return () => {
    planned.forEach(launch);
    bursts.forEach((celebrate) => celebrate());
    events.forEach((event) => settle(event, mine));
  };
}

/** Light up what an entry of the log is about. */
export function shine(names: string[]): void {
  for (const name of names) {
    for (const element of document.querySelectorAll(`[data-at="${name}"]`)) {
      element.classList.remove('shining');
      void element.getBoundingClientRect(); // so that the light starts again
      element.classList.add('shining');
      setTimeout(() => element.classList.remove('shining'), 1800);
    }
  }
}
