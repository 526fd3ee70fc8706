/** Links that work elsewhere: on the server's own machine, `localhost` is replaced by its address on the network. */

import { api } from '../net/api';

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

class Reach {
  addresses = $state.raw<readonly string[] | null>(null); // null until the server has told
  private asked = false;

  /** Ask the server where friends find it, once, if the page's own address is of no use to them. */
  ask(): void {
    if (this.asked || !isLoopback(location.hostname)) return;
    this.asked = true;
    api
      .reach()
      .then(({ addresses }) => (this.addresses = addresses))
      .catch(() => (this.asked = false));
  }
}

export const reach = new Reach();
