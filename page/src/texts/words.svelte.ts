/** Messages as words of the chosen language, from the Fluent files that Python reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from 'texts:en';
import type { Listing, Param } from '../net/protocol';
import { ENGLISH, type Language } from './languages';
import { loadPart, type Part } from './parts';

export type Params = Record<string, Param>;

/** What is to be said, in any language; `text` is English for a code the page does not know. */
export type Message = { code: string; params?: Params; text?: string };

const LOADERS: Record<Exclude<Language, 'en'>, () => Promise<{ default: string }>> = {
  uk: () => import('texts:uk'),
  ru: () => import('texts:ru'),
  'pt-BR': () => import('texts:pt-BR'),
  hu: () => import('texts:hu'),
};
const LIST_LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' }; // no comma before the last

/** What everything is called in one language. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(texts));
  }

  has(code: string): boolean {
    return this.bundle.hasMessage(code);
  }

  add(texts: string): void {
    this.bundle.addResource(new FluentResource(texts));
  }

  /** A message in words; null if there are none for it. */
  say(code: string, params: Params = {}): string | null {
    const pattern = this.bundle.getMessage(code)?.value;
    if (!pattern) return null;
    const shown = Object.entries(params).map(([name, param]) => [name, this.shown(param)] as const);
    return this.bundle.formatPattern(pattern, Object.fromEntries(shown), []);
  }

  private shown(param: Param): FluentVariable {
    if (typeof param !== 'object') return param;
    return 'items' in param ? this.join(param) : sayMessage(param);
  }

  private join({ items, link }: Listing): string {
    const type = link === 'or' ? 'disjunction' : 'conjunction';
    const list = new Intl.ListFormat(LIST_LOCALES[this.language] ?? this.language, { type });
    return list.format(items.map((item) => String(this.shown(item))));
  }
}

const ENGLISH_WORDS = new Words(ENGLISH, english);

class Chosen {
  words = $state.raw(ENGLISH_WORDS);
}

const chosen = new Chosen();

const parts: Part[] = []; // that are known already

async function wordsIn(language: Language): Promise<Words> {
  if (language === 'en') return ENGLISH_WORDS;
  const words = new Words(language, (await LOADERS[language]()).default);
  for (const texts of await Promise.all(parts.map((part) => loadPart(part, language)))) words.add(texts);
  return words;
}

let wanted = ENGLISH;

/** Speak another language from now on; what is shown already changes too. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const words = await wordsIn(language);
  if (wanted === language) chosen.words = words;
}

/** Load texts that only some pages need, before such a page is shown. */
export async function learnPart(part: Part): Promise<void> {
  if (parts.includes(part)) return;
  ENGLISH_WORDS.add(await loadPart(part, ENGLISH));
  parts.push(part);
  await speak(wanted);
}

/** The language that is spoken now. */
export function spokenLanguage(): Language {
  return chosen.words.language;
}

/** Whether there are words for a code. */
export function knows(code: string): boolean {
  return ENGLISH_WORDS.has(code);
}

/** A message in the chosen language; in English while it has no translation. */
export function say(code: string, params?: Params): string {
  return sayMessage(params ? { code, params } : { code });
}

export function sayMessage({ code, params, text }: Message): string {
  return chosen.words.say(code, params) ?? ENGLISH_WORDS.say(code, params) ?? text ?? code;
}

/** A number with a true minus sign, as wide as the plus of others. */
export function figure(number: number): string {
  return String(number).replace('-', '−');
}

/** Several things, to be joined as the language does. */
export function listing(items: readonly Param[], link: Listing['link'] = 'and'): Listing {
  return { items: [...items], link };
}
