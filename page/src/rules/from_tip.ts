/** The bubble's rule opens the rules there, by a press on it or by the key `?`; without one, `?` opens what matters now. */

import { tip } from '../widgets/tips.svelte';
import { opened } from './opened.svelte';

/** Listens until it is told to stop. */
export function rulesFromTip(matters: () => string | null): () => void {
  const read = (rule: string | null): void => {
    tip.hide();
    opened.rule = rule;
  };
  const listen = ({ key, target }: KeyboardEvent): void => {
    const isElsewhere =
      (target as Element).matches('input, select, textarea') || document.querySelector('dialog[open]');
    if (key === '?' && !isElsewhere) read(tip.told?.rule || matters());
  };
  tip.readRule = read;
  addEventListener('keydown', listen);
  return () => {
    tip.readRule = null;
    removeEventListener('keydown', listen);
  };
}
