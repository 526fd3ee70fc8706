/** The page that most web spaces show for unknown addresses, `404.html`, in all languages.
 *
 * It may be shown below any path, so it loads nothing, and finds the start by looking where the manifest is. */

import type { Plugin } from 'vite';
import { ALL_LANGUAGES, ENGLISH, type Language } from './src/texts/languages.ts';
import { say } from './texts.plugin.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif;
    color: light-dark(#1d1a15, #eef2f8); background: light-dark(#d9d3c6, #0d1016); }
  main { display: grid; gap: 24px; max-width: 440px; margin: 10vh auto; padding: 16px; }
  h1, h2, p { margin: 0; } h2 { font-size: 18px; }
  a { display: inline-block; padding: 10px 0; color: light-dark(#a04300, #ffd84d); }
`;
const FIND_START = `
  const parts = location.pathname.split('/').slice(0, -1);
  (async () => {
    for (let count = parts.length; count > 0; count--) {
      const folder = parts.slice(0, count).join('/') + '/';
      const found = await fetch(folder + 'manifest.webmanifest', { method: 'HEAD' }).catch(() => null);
      if (!found?.ok) continue;
      for (const link of document.links) link.href = folder;
      return;
    }
  })();
`;

function section(language: Language): string {
  const words = (code: string): string => say(language, code);
  return `<section lang="${language}">
      <h2>${words('nowhere-title')}</h2>
      <p>${words('nowhere-words')}</p>
      <a href="./">${words('to-start')}</a>
    </section>`;
}

function write(): string {
  return `<!doctype html>
<html lang="${ENGLISH}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${say(ENGLISH, 'title')}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
    <h1>${say(ENGLISH, 'title')}</h1>
    ${ALL_LANGUAGES.map(section).join('\n    ')}
    </main>
    <script>${FIND_START}</script>
  </body>
</html>
`;
}

export function notFound(): Plugin {
  return {
    name: 'not-found',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '404.html', source: write() });
    },
  };
}
