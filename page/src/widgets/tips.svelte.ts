/** The one bubble that says why something is not possible, or what it is. */

import { announcer } from './announcer.svelte';

/** A sentence, or somebody to ask for it. */
export type Telling = string | (() => Promise<string>);

const LINGER = 180; // ms a pointer or the focus stays before anybody is asked: whoever passes by asks nothing
const SOON = 150; // ms in which an answer needs no sign that it is coming
const COMING = '…';

class Tip {
  text = $state('');
  x = $state(0);
  y = $state(0);
  below = $state(false);
  private owner: Element | null = null;

  show(text: string, at: Element): void {
    const box = at.getBoundingClientRect();
    this.owner = at;
    this.text = text;
    this.below = box.top < 90;
    this.x = Math.min(Math.max(box.left + box.width / 2, 130), window.innerWidth - 130);
    this.y = this.below ? box.bottom + 6 : box.top - 6;
  }

  hide(): void {
    this.owner = null;
    this.text = '';
  }

  hideFrom(at: Element): void {
    if (this.owner === at) this.hide();
  }
}

export const tip = new Tip();

/** Tells a sentence about an element on hover, focus and tap; nothing where there is none. */
export function tells(telling: Telling | null | undefined) {
  return (node: HTMLElement | SVGElement) => {
    if (!telling) return undefined;
    let visit = 0; // counts up with every coming and going: an answer that is late shows nothing
    const present = async (linger: number): Promise<string | null> => {
      const at = ++visit;
      if (typeof telling === 'string') {
        tip.show(telling, node);
        return telling;
      }
      if (linger) await new Promise((done) => setTimeout(done, linger));
      if (at !== visit) return null;
      const patience = setTimeout(() => at === visit && tip.show(COMING, node), SOON);
      const text = await telling();
      clearTimeout(patience);
      if (at !== visit) return null;
      if (text) tip.show(text, node);
      else tip.hideFrom(node);
      return text;
    };
    // later: the focus can be lost in the middle of drawing the page anew
    const hide = (): void => {
      visit += 1;
      queueMicrotask(() => tip.hideFrom(node));
    };
    const speak = async (): Promise<void> => {
      if (node.getAttribute('aria-disabled') !== 'true') return hide();
      const text = await present(0);
      if (text) announcer.say(text);
    };
    const on = {
      pointerenter: (event: Event): void => {
        if ((event as PointerEvent).pointerType === 'mouse') void present(LINGER);
      },
      focus: (): void => {
        if (node.matches(':focus-visible')) void present(LINGER);
      },
      click: (): void => void speak(),
      pointerleave: hide,
      blur: hide,
    };
    for (const [name, act] of Object.entries(on)) node.addEventListener(name, act);
    return () => {
      for (const [name, act] of Object.entries(on)) node.removeEventListener(name, act);
      hide();
    };
  };
}
