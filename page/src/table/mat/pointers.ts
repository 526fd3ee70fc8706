/** What pointer, wheel and keys do while a piece is held, anywhere on the page. */

import type { Shape } from '../../drawing/shapes';
import type { Hand } from '../../model/hand.svelte';
import type { Direction } from '../../model/fitting';

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

function reserveAt(x: number, y: number): Shape | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-reserve]');
  return (found?.dataset.reserve as Shape | undefined) ?? null;
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}

/** What was done last can be taken back. */
type Undoing = { undo(): void };

/** Listens until it is told to stop. */
export function pointers(takeback: Undoing, hand: Hand): () => void {
  const stop = new AbortController();
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    act: (event: WindowEventMap[Name]) => void,
    passive = true,
  ): void => window.addEventListener(name, act, { signal: stop.signal, passive });

  listen('pointermove', (event) => {
    if (!hand.shape) return;
    if (event.pointerType === 'mouse' && hand.manner === 'keys') hand.manner = 'tap';
    hand.hover(event.clientX, event.clientY);
  });
  listen('pointerup', (event) => {
    if (!hand.shape || hand.manner !== 'drag') return;
    if (hand.confirm()) return;
    const shape = reserveAt(event.clientX, event.clientY);
    if (!shape || !hand.exchange(shape)) hand.drop();
  });
  listen('pointercancel', () => void (hand.manner === 'drag' && hand.shape && hand.drop()));
  listen(
    'wheel',
    (event) => {
      if (!hand.shape) return;
      event.preventDefault();
      hand.turn(event.deltaY > 0);
    },
    false,
  );
  listen(
    'contextmenu',
    (event) => {
      if (!hand.shape) return;
      event.preventDefault();
      hand.flip();
    },
    false,
  );
  listen('keydown', (event) => key(event, takeback, hand), false);
  return () => stop.abort();
}

function key(event: KeyboardEvent, takeback: Undoing, hand: Hand): void {
  if (isTyping() || (event.ctrlKey && event.key !== 'z') || event.metaKey || event.altKey) return;
  if (event.ctrlKey) {
    event.preventDefault();
    hand.clear();
    return takeback.undo();
  }
  if (!hand.shape) return;
  const onBoard = document.activeElement === document.body || document.activeElement?.closest('[data-slots]');
  const way = ARROWS[event.key];
  if (event.key === 'r' || event.key === 'R') hand.turn(!event.shiftKey);
  else if (event.key === 'f' || event.key === 'F') hand.flip();
  else if (event.key === 'Escape') putBack(hand);
  else if (way && onBoard) hand.arrow(way);
  else if (/^[1-4]$/.test(event.key)) hand.goTo(Number(event.key));
  else if ((event.key === 'Enter' || event.key === ' ') && onBoard) hand.confirm();
  else return;
  event.preventDefault();
}

function putBack(hand: Hand): void {
  const shape = hand.shape;
  hand.drop();
  document.querySelector<HTMLElement>(`[data-supply="${shape}"]`)?.focus();
}
