/** The time, for whatever shows how long something takes: it is told anew every second while anybody looks. */

import { createSubscriber } from 'svelte/reactivity';

const BEAT = 1000; // ms

const subscribe = createSubscriber((update) => {
  const beat = setInterval(update, BEAT);
  return () => clearInterval(beat);
});

export const clock = {
  /** In ms. */
  get now(): number {
    subscribe();
    return Date.now();
  },
};
