/** Pieces and cards that fly: seen before the position changes, landing after it did. */

import type { TableEvent } from '../protocol';

const FLIGHT = 330; // ms
const LIFT = 300;

type Flight = { from: DOMRect; picture: SVGSVGElement; to: string[]; late: boolean };

export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
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

function plan(at: string[], to: string[], late = false): Flight[] {
  const element = find(at);
  const seen = element && pictureOf(element);
  return seen ? [{ ...seen, to, late }] : [];
}

function planComplete(seat: number, slot: number): Flight[] {
  const card = find([`slot-${seat}-${slot}`]);
  const pieces = [...(card?.querySelectorAll('g[data-shape]') ?? [])];
  return pieces.flatMap((piece) => {
    const seen = pictureOf(piece);
    const shape = (piece as SVGGElement).dataset.shape ?? '';
    return seen ? [{ ...seen, to: [`supply-${seat}-${shape}`, `seat-${seat}`], late: true }] : [];
  });
}

function flightsOf(event: TableEvent, mine: boolean): Flight[] {
  const seat = event.seat ?? 0;
  const supply = (shape: string): string[] => [`supply-${seat}-${shape}`, `seat-${seat}`];
  switch (event.kind) {
    case 'take':
      return plan([`place-${event.place}`], [`slot-${seat}-${event.slot}`, `seat-${seat}`]);
    case 'piece':
    case 'reward':
      return plan([`reserve-${event.shape}`], supply(event.shape));
    case 'upgrade':
      return [
        ...plan(supply(event.give), [`reserve-${event.give}`]),
        ...plan([`reserve-${event.get}`], supply(event.get)),
      ];
    case 'place':
      return mine ? [] : plan(supply(event.shape), [`slot-${seat}-${event.slot}`, `seat-${seat}`]);
    case 'complete': {
      const reward = event.reward ? plan([`reserve-${event.reward}`], supply(event.reward), true) : [];
      const pile = plan([`slot-${seat}-${event.slot}`], [`pile-${seat}`, `seat-${seat}`]);
      return [...pile, ...planComplete(seat, event.slot), ...reward];
    }
    case 'mastermind':
      return event.places.flatMap((place) => plan([`place-${place}`], ['mastermind']));
    default:
      return [];
  }
}

function launch({ from, picture, to, late }: Flight): void {
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
  const lifted = 'translate(0, -8px) scale(1.06)';
  const flight = picture.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: lifted, opacity: 1, offset: late ? 0.35 : 0.2 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.25 },
    ],
    { duration: late ? FLIGHT + 20 : LIFT, easing: 'cubic-bezier(.3,.1,.3,1)' },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}

/** Look at what will move; the answer starts it, once the new position is shown. */
export function flights(events: readonly TableEvent[], mine: boolean): () => void {
  for (const old of document.querySelectorAll('svg.flying')) old.remove();
  if (isCalm()) return () => undefined;
  const planned = events.flatMap((event) => flightsOf(event, mine)).slice(0, 12);
  return () => planned.forEach(launch);
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
