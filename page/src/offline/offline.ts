/** The page's own service worker, which keeps it for when there is no network. */

const workers = import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/** Keep the page from now on: first what it needs, then what agents need. */
export async function keepOffline(): Promise<void> {
  if (!workers) return;
  try {
    await workers.register(`${import.meta.env.BASE_URL}service-worker.js`, { updateViaCache: 'none' });
    const { active } = await workers.ready;
    if (!savesData()) active?.postMessage('keep-large-files');
  } catch {
    // Without a worker the page works as long as there is a network.
  }
}

/** Let a new version take over if it is there, and look for one if not. Call it where no game is open. */
export async function takeUpdate(): Promise<void> {
  const found = await workers?.getRegistration();
  if (!found?.active) return;
  if (!found.waiting) return void found.update().catch(() => undefined);
  workers!.addEventListener('controllerchange', () => location.reload(), { once: true });
  found.waiting.postMessage('take-over');
}
