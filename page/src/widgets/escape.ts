/** Escape closes what was opened last, and nothing else. */

const opened: (() => void)[] = [];

function key(event: KeyboardEvent): void {
  const close = opened.at(-1);
  if (event.key !== 'Escape' || !close || document.querySelector('dialog[open]')) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  close();
}

/** For as long as an element is there. */
export function onEscape(close: () => void) {
  return () => {
    if (!opened.length) addEventListener('keydown', key, { capture: true });
    opened.push(close);
    return () => {
      opened.splice(opened.lastIndexOf(close), 1);
      if (!opened.length) removeEventListener('keydown', key, { capture: true });
    };
  };
}
