/** What the service worker keeps: the files of this build, which it gets once they are written. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const WORKER = 'service-worker.js';
const PAGE = 'index.html';
const LARGE = 1_000_000; // bytes; fetched when there is time for it
// The system has the icons of what is installed, and only the host needs the page for unknown addresses.
const NOT_KEPT = /^(service-worker\.js|404\.html|icon-.*\.png)$/;

const digest = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** The files of a folder by their addresses below it: the page itself is the folder's. */
function filesOf(folder: string): [address: string, file: string][] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const files = names.filter((name) => statSync(join(folder, name)).isFile() && !NOT_KEPT.test(name));
  return files.sort().map((name) => [name === PAGE ? '' : name, join(folder, name)]);
}

/** Complete the worker: which files there are, with their hashes, and what this build is called. */
function complete(folder: string): void {
  const files: Record<string, string> = {};
  const large: Record<string, string> = {};
  for (const [address, file] of filesOf(folder)) {
    const bytes = readFileSync(file);
    (bytes.length > LARGE ? large : files)[address] = digest(bytes);
  }
  const build = createHash('sha256')
    .update(JSON.stringify([files, large]))
    .digest('hex')
    .slice(0, 12);
  const worker = join(folder, WORKER);
  const code = readFileSync(worker, 'utf8');
  const values = { __BUILD__: build, __FILES__: files, __LARGE_FILES__: large };
  const completed = Object.entries(values).reduce((text, [name, value]) => {
    if (!text.includes(name)) throw new Error(`${WORKER} does not ask for ${name}`);
    return text.replace(name, () => JSON.stringify(value));
  }, code);
  writeFileSync(worker, completed);
}

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle: { order: 'post', handler: ({ dir }) => complete(dir!) },
  };
}
