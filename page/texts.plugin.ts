/** The Fluent files that Python reads too, as modules: all of a language in one. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Language } from './src/texts/languages.ts';

const FOLDER = join(import.meta.dirname, '../src/projectl/texts');
const ELSEWHERE = ['terminal.ftl', 'arena.ftl']; // texts the page never shows
const PARTS = ['guide.ftl', 'rules.ftl']; // texts of pages that few open: loaded with them

/** The files of `hu`, which is all a language has but its parts, or of one part, `hu:rules`. */
function filesOf(name: string): string[] {
  const [language = '', part] = name.split(':');
  const folder = join(FOLDER, language);
  if (!existsSync(folder)) return [];
  if (part) return [join(folder, `${part}.ftl`)];
  const names = readdirSync(folder).filter((file) => file.endsWith('.ftl') && ![...ELSEWHERE, ...PARTS].includes(file));
  return names.sort().map((file) => join(folder, file));
}

/** All texts of a language, or those of one part. */
export function textOf(name: string): string {
  return filesOf(name)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** A message without parameters, for what is written by the build. */
export function say(language: Language, code: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(textOf(language)));
  return bundle.formatPattern(bundle.getMessage(code)!.value!);
}

/** `texts:hu` is the text of a language, `texts:hu:rules` that of one of its parts. */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0texts:')) return null;
      const name = id.slice('\0texts:'.length);
      for (const file of filesOf(name)) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(name))}`;
    },
  };
}
