/** The languages there are, by their own names, as in `src/projectl/texts/languages.py`. */
export const LANGUAGES = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  'pt-BR': 'Português (Brasil)',
  hu: 'Magyar',
} as const;

export type Language = keyof typeof LANGUAGES;

export const ENGLISH: Language = 'en';
export const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[];

/** The language that serves a tag such as `pt-PT` or `en-GB`; null if none does. */
export function matchLanguage(tag: string): Language | null {
  const wanted = tag.toLowerCase();
  const base = (of: string): string => of.toLowerCase().split('-')[0]!;
  return (
    ALL_LANGUAGES.find((language) => language.toLowerCase() === wanted) ??
    ALL_LANGUAGES.find((language) => base(language) === base(wanted)) ??
    null
  );
}

/** The first of the wanted languages that there is; English if there is none of them. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map(matchLanguage).find((language) => language !== null) ?? ENGLISH;
}
