/** The page without a network: keeps the files of one build, and answers from them.
 *
 * A new build is fetched beside the old one, and takes over when no page is open or the only one that is asks for it.
 * What it does not keep, such as all that a server answers, goes past it. */

export {}; // a module to TypeScript, so that `self` is its own
declare const self: ServiceWorkerGlobalScope;
// Written by the build: its name, and addresses below the scope with the hashes of what is there.
declare const __BUILD__: string;
declare const __FILES__: Record<string, string>;
declare const __LARGE_FILES__: Record<string, string>;

const { scope } = self.registration;
const OURS = `projectl ${scope} `;
const CACHE = OURS + __BUILD__;
const FILES: Readonly<Record<string, string>> = __FILES__;
const LARGE_FILES: Readonly<Record<string, string>> = __LARGE_FILES__;
const PAGES = ['', 'index.html'];
const HASHED = 'assets/'; // what has its hash in its name is the same in every build

const urlOf = (address: string): string => new URL(address, scope).href;

/** A file from a build before this one, or from its host; an error if that has another version of it. */
async function fetchFile(address: string, integrity: string): Promise<Response> {
  const kept = address.startsWith(HASHED) ? await caches.match(urlOf(address)) : undefined;
  if (kept) return kept;
  const answer = await fetch(urlOf(address), { integrity, cache: address.startsWith(HASHED) ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** One after the other: a visitor has a limit of requests. */
async function keep(files: Readonly<Record<string, string>>): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const [address, integrity] of Object.entries(files)) {
    if (!(await cache.match(urlOf(address)))) await cache.put(urlOf(address), await fetchFile(address, integrity));
  }
}

/** Large files that an older build has and this one needs too. */
async function inherit(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of Object.keys(LARGE_FILES)) {
    const kept = await caches.match(urlOf(address));
    if (kept) await cache.put(urlOf(address), kept);
  }
}

async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
}

async function isOnlyPage(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(scope)).length <= 1;
}

/** Unless a newer build has taken over and removed this one's files. */
async function keepOne(address: string, file: Response): Promise<void> {
  if (await caches.has(CACHE)) await (await caches.open(CACHE)).put(urlOf(address), file);
}

/** A file that is kept; a large one is from now on. */
async function answer(address: string): Promise<Response> {
  const kept = await caches.match(urlOf(address), { cacheName: CACHE });
  if (kept) return kept;
  const fetched = await fetch(urlOf(address));
  if (fetched.ok && address in LARGE_FILES) await keepOne(address, fetched.clone()).catch(() => undefined); // no room: not kept
  return fetched;
}

/** Tables of a server are its own to send, as its page may be newer; without it, the page that is kept says so. */
async function open(request: Request): Promise<Response> {
  return fetch(request).catch(() => answer(''));
}

self.addEventListener('install', (event) => event.waitUntil(keep(FILES).then(inherit)));

self.addEventListener('activate', (event) => event.waitUntil(removeOthers().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  if (event.data === 'keep-large-files') event.waitUntil(keep(LARGE_FILES).catch(() => undefined));
  if (event.data === 'take-over')
    event.waitUntil(isOnlyPage().then((alone) => (alone ? self.skipWaiting() : undefined)));
});

/** That it is somebody's turn is read: show them the table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const pages = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(pages.then(([page]) => page?.focus()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const [url = ''] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !url.startsWith(scope)) return;
  const address = url.slice(scope.length);
  if (PAGES.includes(address)) event.respondWith(answer(''));
  else if (address in FILES || address in LARGE_FILES) event.respondWith(answer(address));
  else if (request.mode === 'navigate') event.respondWith(open(request));
});
