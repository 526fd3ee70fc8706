/** The one bubble that says why something is not possible, or what it is. */

import { announcer } from './announcer.svelte';

class Tip {
  text = $state('');
  x = $state(0);
  y = $state(0);
  below = $state(false);

  show(text: string, at: Element): void {
    const box = at.getBoundingClientRect();
    this.text = text;
    this.below = box.top < 90;
    this.x = Math.min(Math.max(box.left + box.width / 2, 130), window.innerWidth - 130);
    this.y = this.below ? box.bottom + 6 : box.top - 6;
  }

  hide(): void {
    this.text = '';
  }
}

export const tip = new Tip();

/** Tells a sentence about an element on hover, focus and tap; nothing where there is none. */
export function tells(text: string | null | undefined) {
  return (node: HTMLElement | SVGElement) => {
    if (!text) return undefined;
    const show = (): void => tip.show(text, node);
    // later: the focus can be lost in the middle of drawing the page anew
    const hide = (): void => queueMicrotask(() => void (tip.text === text && tip.hide()));
    const speak = (): void => {
      if (node.getAttribute('aria-disabled') !== 'true') return hide();
      tip.show(text, node);
      announcer.say(text);
    };
    const focus = (): void => void (node.matches(':focus-visible') && show());
    const enter = (event: Event): void => void ((event as PointerEvent).pointerType === 'mouse' && show());
    const on = { pointerenter: enter, focus, click: speak, pointerleave: hide, blur: hide };
    for (const [name, act] of Object.entries(on)) node.addEventListener(name, act);
    return () => {
      for (const [name, act] of Object.entries(on)) node.removeEventListener(name, act);
      hide();
    };
  };
}
