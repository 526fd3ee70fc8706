/** Whether one is warned before wasting something; so it is until a person decides otherwise. */

const KEY = 'projectl-warnings';

class Warns {
  on = $state(localStorage.getItem(KEY) !== 'off');

  choose(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEY, on ? 'on' : 'off');
  }
}

export const warns = new Warns();
