/** Bundles the engine for tests and benchmarks in Node and in a browser: `vite build -c tests/bundle.config.ts`. */

import { join } from 'node:path';
import { defineConfig } from 'vite';

const at = (path: string): string => join(import.meta.dirname, path);

export default defineConfig({
  logLevel: 'error',
  publicDir: false,
  build: {
    lib: {
      entry: {
        constants: at('../src/engine/constants.ts'),
        engine: at('../src/engine/engine.ts'),
        search: at('../src/engine/search.ts'),
        fingerprints: at('fingerprints.ts'),
      },
      formats: ['es'],
    },
    target: 'es2022',
  },
});
