/** An area with one tab stop: Tab comes to it and leaves it, arrow keys move about within. */

import { neighbour } from './neighbours';

const STOPS = 'a[href], button, input, select, summary, [tabindex]';

type Options = {
  start?: 'first' | 'last'; // where Tab comes to at first; `last` stays there while things are added
  still?: () => boolean; // the arrow keys are somebody else's now
};

/** Makes an element such an area; what can be focused in it needs no tabindex but -1. */
export function roves({ start = 'first', still = () => false }: Options = {}) {
  return (area: HTMLElement) => {
    let current: HTMLElement | null = null;
    let index = 0; // of the current one when it was last seen
    let left: Element | null = null; // lost the focus to nobody: perhaps it is gone

    const all = (): HTMLElement[] =>
      [...area.querySelectorAll<HTMLElement>(STOPS)].filter(
        (stop) => stop.closest('[role=dialog]') === area.closest('[role=dialog]'),
      );
    /** Those that are shown; the area is laid out first, or the browser would begin to with each of them. */
    const visible = (stops: HTMLElement[]): HTMLElement[] => {
      area.getBoundingClientRect();
      return stops.filter((stop) => stop.checkVisibility());
    };
    const follows = (): boolean => start === 'last' && !area.contains(document.activeElement);

    function choose(stops: HTMLElement[]): HTMLElement | null {
      if (current && stops.includes(current) && !follows()) return current;
      if (current && !follows()) return stops[Math.min(index, stops.length - 1)] ?? null;
      if (start === 'last') return stops.at(-1) ?? null;
      return stops.find((stop) => stop.ariaDisabled !== 'true') ?? stops[0] ?? null;
    }

    function update(): void {
      const stops = all();
      const shown = visible(stops);
      current = choose(shown);
      index = current ? shown.indexOf(current) : 0;
      for (const stop of stops) {
        const tab = stop === current ? 0 : -1;
        if (stop.tabIndex !== tab) stop.tabIndex = tab; // to write what is there is work for the browser, too
      }
      if (left && !area.contains(left) && document.activeElement === document.body) current?.focus();
      if (left && !area.contains(left)) left = null;
    }

    function enter({ target }: FocusEvent): void {
      left = null;
      const stop = (target as Element).closest<HTMLElement>(STOPS);
      if (!stop || stop === area || stop === current) return;
      current = stop;
      update();
    }

    function leave({ target, relatedTarget }: FocusEvent): void {
      left = relatedTarget ? null : (target as Element);
    }

    function key(event: KeyboardEvent): void {
      if (still() || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).matches('input, select, textarea')) return;
      const stops = visible(all());
      const from = stops.indexOf(event.target as HTMLElement);
      if (from < 0) return;
      const to = neighbour(
        stops.map((stop) => stop.getBoundingClientRect()),
        from,
        event.key,
      );
      if (to === null) return;
      event.preventDefault();
      stops[to]!.focus();
    }

    area.dataset.area = '';
    const stop = new AbortController();
    const { signal } = stop;
    area.addEventListener('focusin', enter, { signal });
    area.addEventListener('focusout', leave, { signal });
    area.addEventListener('keydown', key, { signal });
    const changes = new MutationObserver(update);
    changes.observe(area, { childList: true, subtree: true });
    const sizes = new ResizeObserver(update);
    sizes.observe(area);
    update();
    return () => {
      stop.abort();
      changes.disconnect();
      sizes.disconnect();
    };
  };
}
