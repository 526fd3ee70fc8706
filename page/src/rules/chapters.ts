/** The chapters of the rules, and which rules each has: as many as there are texts. */

import { knows } from '../texts/words.svelte';

/** Its text is the message `rule-CODE`, and so are those of what it lists. */
export type Rule = { number: string; code: string; items: string[] };
export type Chapter = { number: number; rules: Rule[] };

const LETTERS = ['a', 'b', 'c'];

/** Counting from 1 as long as something is there. */
function counted<Found>(find: (number: number) => Found | null): Found[] {
  const found: Found[] = [];
  for (let next = find(1); next !== null; next = find(found.length + 1)) found.push(next);
  return found;
}

function ruleAt(chapter: number, rule: number): Rule | null {
  const code = `${chapter}-${rule}`;
  if (!knows(`rule-${code}`)) return null;
  const items = LETTERS.map((letter) => `${code}-${letter}`).filter((item) => knows(`rule-${item}`));
  return { number: `${chapter}.${rule}`, code, items };
}

/** All chapters; the texts of the rules have to be there. */
export function chapters(): Chapter[] {
  return counted((number) => {
    const rules = counted((rule) => ruleAt(number, rule));
    return rules.length ? { number, rules } : null;
  });
}
