/** When the bubble is shown: a pointer rests on a thing, the focus comes to it, a finger stays on it or taps it. */

import { announcer } from './announcer.svelte';
import { tip } from './tips.svelte';

const PASSING = 180; // ms until what cannot be done says why: whoever passes by asks nothing
const RESTING = 700; // ms until what can be done says what it is: nobody who knows is in its way
const PRESSING = 450; // ms that make a touch a long one
const STILL = 10; // px a finger may move meanwhile

type Subject = HTMLElement | SVGElement;

const cannot = (node: Element): boolean => node.getAttribute('aria-disabled') === 'true';
const acts = (node: Element): boolean =>
  node.matches('button, a, input, select, summary, [data-acts]') && !cannot(node);
const isBubble = (target: EventTarget | null): boolean => (target as Element | null)?.closest?.('.tip') != null;
const later = (act: () => void): void => queueMicrotask(act); // events can come while the page is drawn anew

/** Listens until it is told to stop. */
export function tipListeners(): () => void {
  const stop = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
    capture = false,
  ): void => document.addEventListener(name, act, { signal: stop.signal, capture });

  longPress(listen); // first: its click is nobody else's
  let pointed: Subject | null = null;
  listen('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    if (isBubble(event.target)) return tip.stay();
    const subject = tip.subjectAt(event.target);
    if (subject === pointed) return;
    pointed = subject;
    if (subject && !event.buttons) void tip.tell(subject, acts(subject) ? RESTING : PASSING);
    else tip.hideSoon();
  });
  listen('pointerleave', () => (pointed = null), true);
  listen('focusin', ({ target }) => focused(target));
  listen('focusout', ({ target }) => {
    (target as Element).removeAttribute('aria-description');
    later(() => tip.leave(target as Element));
  });
  listen('click', (event) => void clicked(event), true); // as it was before it was pressed
  listen('keydown', ({ key }) => key === 'Escape' && tip.hide());
  listen('scroll', () => tip.hide(), true);
  return () => stop.abort();
}

function focused(target: EventTarget | null): void {
  const subject = tip.subjectAt(target);
  if (!subject || subject !== target || !subject.matches(':focus-visible')) return;
  const words = tip.describe(subject);
  if (words) subject.setAttribute('aria-description', words);
  void tip.tell(subject, acts(subject) ? RESTING : PASSING);
}

/** What cannot be done, and what does nothing, tells about itself. */
async function clicked({ target }: Event): Promise<void> {
  if (isBubble(target)) return;
  const subject = tip.subjectAt(target);
  if (!subject || acts(subject)) return tip.hide();
  const words = await tip.tell(subject);
  if (words && cannot(subject)) announcer.say(words);
}

type Listen = <Name extends keyof DocumentEventMap>(
  name: Name,
  act: (event: DocumentEventMap[Name]) => void,
  capture?: boolean,
) => void;

/** A finger that stays asks what is under it; lifting it then does nothing else. */
function longPress(listen: Listen): void {
  let timer = 0;
  let from: PointerEvent | null = null;
  let told = false;
  const cancel = (): void => {
    clearTimeout(timer);
    from = null;
  };
  listen('pointerdown', (event) => {
    cancel();
    told = false;
    if (event.pointerType === 'mouse' || isBubble(event.target)) return;
    tip.hide();
    const subject = tip.subjectAt(event.target);
    if (!subject || !event.isPrimary) return;
    from = event;
    timer = window.setTimeout(() => {
      told = true;
      void tip.tell(subject).then((words) => words && announcer.say(words));
    }, PRESSING);
  });
  listen('pointermove', (event) => {
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL) cancel();
  });
  listen('pointerup', cancel);
  listen('pointercancel', cancel);
  listen('contextmenu', (event) => (from || told) && event.preventDefault());
  listen(
    'click',
    (event) => {
      if (!told) return;
      told = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
