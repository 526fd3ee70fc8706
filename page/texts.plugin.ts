/** The Fluent files that Python reads too, as modules: all of a language in one. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../src/projectl/texts');
const ELSEWHERE = ['terminal.ftl', 'arena.ftl']; // texts the page never shows

function filesOf(language: string): string[] {
  const folder = join(FOLDER, language);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name));
  return names.sort().map((name) => join(folder, name));
}

/** All texts of a language. */
export function textOf(language: string): string {
  return filesOf(language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** `texts:hu` is the text of all files of a language. */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0texts:')) return null;
      const language = id.slice('\0texts:'.length);
      for (const file of filesOf(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(language))}`;
    },
  };
}
