/** Tells somebody who looks elsewhere that it is their turn, by the system, if they switched that on. */

import { settings } from '../settings/settings.svelte';
import { say } from '../texts/words.svelte';

const isAllowed = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Asks the person, where nobody has before; call it when they press something. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** The table's last notice is replaced. */
export async function noticeTurn(table: string): Promise<void> {
  if (!document.hidden || !settings.values.notify || !isAllowed()) return;
  const words = say('turn-yours');
  const options = { tag: `projectl-${table}`, body: say('title'), icon: `${import.meta.env.BASE_URL}icon-192.png` };
  try {
    const notice = new Notification(words, options);
    notice.onclick = () => (window.focus(), notice.close());
    document.addEventListener('visibilitychange', () => notice.close(), { once: true });
  } catch {
    // Phones show notices of a service worker only.
    await (await navigator.serviceWorker.getRegistration())?.showNotification(words, options);
  }
}
