/** The web app manifest: addresses are relative, words and colours those of the page. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ALL_LANGUAGES, ENGLISH, type Language } from './src/texts/languages.ts';
import { say } from './texts.plugin.ts';

const NAME = 'manifest.webmanifest';
const ICONS = [
  { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  { src: 'icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { src: 'icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { src: 'icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

/** A message in every language but English, which manifests call a language map. */
function localized(code: string): Record<string, { value: string; lang: Language }> {
  const others = ALL_LANGUAGES.filter((language) => language !== ENGLISH);
  return Object.fromEntries(others.map((lang) => [lang, { value: say(lang, code), lang }]));
}

/** The dark colour of the page's ground: that of the icon, while the page starts. */
function ground(): string {
  const styles = readFileSync(join(import.meta.dirname, 'src/app.css'), 'utf8');
  return /--ground: light-dark\(.*, (#[0-9a-f]{6})\)/.exec(styles)![1]!;
}

function write(): string {
  const colour = ground();
  return JSON.stringify({
    name: say(ENGLISH, 'title'),
    short_name: say(ENGLISH, 'title'),
    description: say(ENGLISH, 'tagline'),
    description_localized: localized('tagline'),
    lang: ENGLISH,
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'any',
    background_color: colour,
    theme_color: colour,
    categories: ['games'],
    icons: ICONS,
  });
}

export function manifest(): Plugin {
  let base = '/';
  return {
    name: 'manifest',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: base + NAME }, injectTo: 'head' }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: write() });
    },
  };
}
