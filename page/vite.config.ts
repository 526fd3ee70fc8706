import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { texts } from './texts.plugin';

const server = process.env.PROJECTL_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), texts()],
  build: {
    outDir: '../src/projectl/web/page',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
