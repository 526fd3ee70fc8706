/** Where friends find the server: on its own machine, `localhost` leads nobody else there. */

import { api } from '../net/api';
import { isLoopback } from './links';

class Reach {
  addresses = $state.raw<readonly string[] | null>(null); // null until the server has told
  private asked = false;

  /** Ask the server once, if the page's own address is of no use to friends. */
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
