/** Picking a piece up from where it lies: a press that moves drags it, one that does not takes it in hand. */

import type { Shape } from '../../drawing/shapes';
import type { Hand } from '../../model/hand.svelte';
import { tip } from '../../widgets/tips.svelte';

const FAR = 7; // px that make a press a drag

export class Picking {
  private start: { x: number; y: number; shape: Shape; id: number } | null = null;
  private dragged = false; // what was dragged and let go here is put back, not picked up again

  constructor(private readonly hand: Hand) {}

  press(event: PointerEvent, shape: Shape): void {
    this.dragged = false;
    if (event.button !== 0 || !this.hand.canHold(shape)) return;
    this.start = { x: event.clientX, y: event.clientY, shape, id: event.pointerId };
    (event.currentTarget as Element).releasePointerCapture?.(event.pointerId);
  }

  move(event: PointerEvent): void {
    const { start } = this;
    if (!start || event.pointerId !== start.id) return;
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
    tip.hide();
    this.hand.pick(start.shape, 'drag', event.pointerType !== 'mouse');
    this.hand.hover(event.clientX, event.clientY);
    this.start = null;
    this.dragged = true;
  }

  release(): void {
    this.start = null;
  }

  click(event: MouseEvent, shape: Shape): void {
    const { hand } = this;
    this.start = null;
    if (this.dragged || !hand.canHold(shape)) return void (this.dragged = false);
    if (hand.shape === shape) return hand.drop();
    const byKey = event.detail === 0;
    const touch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    hand.pick(shape, byKey ? 'keys' : 'tap', touch);
    if (byKey)
      document
        .querySelector<HTMLElement>(
          hand.places.length ? '[data-slots] [tabindex="0"]' : '[data-reserve][aria-disabled=false]',
        )
        ?.focus();
  }
}
