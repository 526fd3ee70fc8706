/** Which day it is, while the page is open. */

import { dayAt, type Day } from './day';

const OFTEN = 15_000; // ms between looks at the clock

export class Calendar {
  today = $state<Day>(dayAt(Date.now()));

  /** Looks at the clock until it is told to stop. */
  follow(): () => void {
    const look = (): void => void (this.today = dayAt(Date.now()));
    const timer = setInterval(look, OFTEN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
