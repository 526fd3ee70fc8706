/** Texts that only some pages need: how each is loaded, in each language. */

import type { Language } from './languages';

export type Part = 'guide' | 'rules';

type Load = () => Promise<{ default: string }>;

const LOADERS: Record<Part, Record<Language, Load>> = {
  guide: {
    en: () => import('texts:en:guide'),
    uk: () => import('texts:uk:guide'),
    ru: () => import('texts:ru:guide'),
    'pt-BR': () => import('texts:pt-BR:guide'),
    hu: () => import('texts:hu:guide'),
  },
  rules: {
    en: () => import('texts:en:rules'),
    uk: () => import('texts:uk:rules'),
    ru: () => import('texts:ru:rules'),
    'pt-BR': () => import('texts:pt-BR:rules'),
    hu: () => import('texts:hu:rules'),
  },
};

export async function loadPart(part: Part, language: Language): Promise<string> {
  return (await LOADERS[part][language]()).default;
}
