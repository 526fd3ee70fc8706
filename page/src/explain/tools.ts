/** What the tools of a turn do, and by which rule. */

import type { Position } from '../net/protocol';
import type { Meaning } from '../widgets/tips.svelte';

const TOOLS: Record<string, Meaning> = {
  master: { about: { code: 'about-tool-master' }, rule: '3.7' },
  insert: { about: { code: 'about-tool-insert' }, rule: '8.5' },
  end: { about: { code: 'about-tool-end' }, rule: '8.5' },
  pass: { about: { code: 'about-tool-pass' }, rule: '3.2' },
  confirm: { about: { code: 'about-tool-confirm' }, rule: '3.6' },
  undo: { about: { code: 'about-tool-undo' } },
  reset: { about: { code: 'about-tool-reset' } },
  hint: { about: { code: 'about-tool-hint' } },
  plan: { about: { code: 'about-tool-plan' } },
};
const DONE_MASTER: Meaning = { about: { code: 'about-tool-done-master' }, rule: '4.1' };
const DONE_TOUCH: Meaning = { about: { code: 'about-tool-done-touch' }, rule: '5.2' };

export function toolMeaning(tool: string, { phase }: Position): Meaning | null {
  if (tool === 'done') return phase === 'touch' ? DONE_TOUCH : DONE_MASTER;
  return TOOLS[tool] ?? null;
}
