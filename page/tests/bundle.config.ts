/** Bundles a file for tests that run it in Node and in a browser: `vite build -c tests/bundle.config.ts --outDir …`. */

import { join } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  logLevel: 'error',
  publicDir: false,
  build: {
    lib: { entry: join(import.meta.dirname, 'fingerprints.ts'), formats: ['es'], fileName: 'fingerprints' },
    target: 'es2022',
  },
});
