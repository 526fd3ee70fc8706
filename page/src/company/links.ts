/** Addresses of links, and whether they work elsewhere. */

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address leads to the machine on which it is opened. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** The same link by another address of the server. */
export function linkBy(address: string, link: string): string {
  const { pathname, search, hash } = new URL(link);
  return address + pathname + search + hash;
}
