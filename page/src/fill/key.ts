/** H asks how the puzzle with the focus can be filled, or the first one. Listens until it is told to stop. */

import type { Asked } from '../model/asked.svelte';

export function fillKey(asked: Asked): () => void {
  const listen = (event: KeyboardEvent): void => {
    const focus = document.activeElement;
    if (event.key.toLowerCase() !== 'h' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (focus?.matches('input, select, textarea') || document.querySelector('dialog[open]')) return;
    asked.openNear(focus?.closest<HTMLElement>('[data-at]')?.dataset.at);
  };
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
}
