import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { manifest } from './manifest.plugin.ts';
import { notFound } from './not_found.plugin.ts';
import { offline, WORKER } from './offline.plugin.ts';
import { texts } from './texts.plugin.ts';

const server = process.env.PROJECTL_SERVER ?? 'http://127.0.0.1:8000';

/** For the server; or, in the mode `site`, for any web space under any path, where there is none. */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), texts(), manifest(), ...(mode === 'site' ? [notFound()] : []), offline()],
  build: {
    outDir: mode === 'site' ? '../site' : '../src/projectl/web/page',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssCodeSplit: false, // packed as one it is a tenth smaller
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // every browser that knows `light-dark()` has it
    rollupOptions: {
      input: { page: 'index.html', worker: 'src/service_worker/service_worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
}));
