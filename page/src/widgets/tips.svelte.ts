/** The one bubble that tells what a thing is, what it does now or why it cannot, and the rule that says so. */

import { sayMessage, type Message } from '../texts/words.svelte';
import type { Box } from './neighbours';

/** A sentence, or somebody to ask for it. */
export type Telling = string | (() => Promise<string>);

/** What a thing on the board is, what it does now, and the rule: its number, such as `3.7`. */
export type Meaning = { about: Message; now?: Message | null; rule?: string };

/** What the bubble says, from top to bottom; of the rule only its number. */
export type Told = { title: string; about: string; now: string; rule: string };

type Note = { title: string; telling: Telling | null };

const SOON = 150; // ms in which an answer needs no sign that it is coming
const COMING = '…';
const GRACE = 300; // ms to get from a thing to its bubble

const notes = new WeakMap<Element, Note>();

class Tip {
  told = $state.raw<Told | null>(null);
  /** Whether somebody asked for it by a press; then its rule can be pressed too. What comes by itself is in nobody's way. */
  isAsked = $state(false);
  box = $state.raw<Box>({ left: 0, right: 0, top: 0, bottom: 0 }); // of what it is about
  /** What it does not cover, wherever there is another place: the words of whoever guides one. */
  clearOf = $state.raw<Box | null>(null);
  /** Who knows what a name on the board means: the table, while one is shown. */
  meaningOf: (name: string) => Meaning | null = () => null;
  /** Opens the rules at a rule, while there is something to open them over. */
  readRule = $state.raw<((rule: string) => void) | null>(null);
  private owner: Element | null = null;
  private waits: Element | null = null; // what is told about next
  private leaving = 0; // hides it
  private visit = 0; // counts up with every coming and going: an answer that is late shows nothing

  /** The innermost thing around an element that has something to tell. */
  subjectAt(target: EventTarget | null): HTMLElement | SVGElement | null {
    let node = target instanceof Element ? target : null;
    while (node && !notes.has(node) && !this.meaningAt(node)) node = node.parentElement;
    return node as HTMLElement | SVGElement | null;
  }

  /** Tell about a thing, after a while; answers with all that is said, or nothing if one has moved on. */
  async tell(node: HTMLElement | SVGElement, linger = 0): Promise<string> {
    const at = ++this.visit;
    this.waits = node;
    if (linger) await new Promise((done) => setTimeout(done, linger));
    if (at !== this.visit) return '';
    clearTimeout(this.leaving);
    this.isAsked = !linger;
    const { told, ask } = wordsAt(node, this.meaningAt(node));
    if (linesOf(told).length) this.show(told, node);
    if (!ask) return linesOf(told).join(' ');
    const patience = setTimeout(() => at === this.visit && this.show({ ...told, now: COMING }, node), SOON);
    const now = await ask();
    clearTimeout(patience);
    if (at !== this.visit) return '';
    const whole = { ...told, now };
    if (linesOf(whole).length) this.show(whole, node);
    else this.hide();
    return linesOf(whole).join(' ');
  }

  /** What is known about a thing at once, for whoever does not see the bubble. */
  describe(node: Element): string {
    const { told } = wordsAt(node, this.meaningAt(node));
    return [told.about, told.now].filter(Boolean).join(' ');
  }

  hide(): void {
    clearTimeout(this.leaving);
    this.visit += 1;
    this.owner = this.waits = null;
    this.told = null;
  }

  /** Somebody is on the bubble: it stays, and nothing else is told. */
  stay(): void {
    clearTimeout(this.leaving);
    if (this.waits === this.owner) return;
    this.visit += 1;
    this.waits = this.owner;
  }

  /** Hide, unless somebody comes to the bubble first. */
  hideSoon(): void {
    if (!this.isAsked) return this.hide();
    clearTimeout(this.leaving);
    this.leaving = window.setTimeout(() => this.hide(), GRACE);
  }

  /** Nothing more about this one. */
  leave(node: Element): void {
    if (this.owner === node || this.waits === node) this.hide();
  }

  private meaningAt(node: Element): Meaning | null {
    const { at, tool } = (node as HTMLElement | SVGElement).dataset;
    const name = at ?? (tool && `tool-${tool}`);
    return name ? this.meaningOf(name) : null;
  }

  private show(told: Told, node: Element): void {
    this.owner = node;
    this.box = node.getBoundingClientRect();
    this.told = told;
  }
}

export const tip = new Tip();

/** The words that are there at once, and where to ask for what is missing. */
function wordsAt(node: Element, meaning: Meaning | null): { told: Told; ask: (() => Promise<string>) | null } {
  const { title, telling } = notes.get(node) ?? { title: '', telling: null };
  const told = {
    title,
    about: meaning ? sayMessage(meaning.about) : '',
    now: typeof telling === 'string' ? telling : !telling && meaning?.now ? sayMessage(meaning.now) : '',
    rule: meaning?.rule ?? '',
  };
  return { told, ask: typeof telling === 'function' ? telling : null };
}

function linesOf({ title, about, now }: Told): string[] {
  return [title, about, now].filter(Boolean);
}

/** Gives an element a sentence to tell, after what its name on the board means; `title` is what it is called. */
export function tells(telling: Telling | null | undefined, title = '') {
  return (node: HTMLElement | SVGElement) => {
    if (!telling && !title) return undefined;
    notes.set(node, { title, telling: telling ?? null });
    return () => {
      notes.delete(node);
      // later: elements come and go in the middle of drawing the page anew
      queueMicrotask(() => tip.leave(node));
    };
  };
}
