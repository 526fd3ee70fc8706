/** What a person chose for this browser, remembered; until then, what suits the device. */

import { MediaQuery } from 'svelte/reactivity';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What is on or off, by where it belongs; the texts are `setting-NAME` and `setting-NAME-words`. */
export const LOOK_SWITCHES = ['contrast', 'patterns', 'calm'] as const;
export const PLAY_SWITCHES = ['step', 'confirm', 'warnings'] as const;
export const COMPANY_SWITCHES = ['sound', 'notify', 'emotes'] as const;
export type Switch = (typeof LOOK_SWITCHES | typeof PLAY_SWITCHES | typeof COMPANY_SWITCHES)[number];

export type Values = Record<Switch, boolean> & { speed: Speed };

const KEY = 'projectl-settings';
const SWITCHES: readonly Switch[] = [...LOOK_SWITCHES, ...PLAY_SWITCHES, ...COMPANY_SWITCHES];

const wantsContrast = new MediaQuery('prefers-contrast: more', false);
const wantsCalm = new MediaQuery('prefers-reduced-motion: reduce', false);
const isTouch = new MediaQuery('pointer: coarse', false);

function usual(): Values {
  return {
    contrast: wantsContrast.current,
    patterns: false, // on pieces
    calm: wantsCalm.current, // less motion
    speed: 'normal', // of agents
    step: false, // agents wait for a press after each action
    confirm: isTouch.current, // the action that ends the turn
    warnings: true, // before an action that wastes something
    sound: false,
    notify: false, // when it is one's turn and one looks elsewhere
    emotes: true, // of the others, and one's own
  };
}

/** What can be used of something that was stored. */
export function readChosen(stored: string | null): Partial<Values> {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  const { speed, ...others } = found as Record<string, unknown>;
  const switches = SWITCHES.filter((name) => typeof others[name] === 'boolean').map((name) => [name, others[name]]);
  return {
    ...(Object.fromEntries(switches) as Partial<Values>),
    ...(SPEEDS.includes(speed as Speed) && { speed: speed as Speed }),
  };
}

class Settings {
  private chosen = $state.raw<Partial<Values>>({});

  /** Everything as it holds now. */
  get values(): Values {
    return { ...usual(), ...this.chosen };
  }

  choose<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.chosen = { ...this.chosen, [name]: value };
    localStorage.setItem(KEY, JSON.stringify(this.chosen));
  }

  /** Read what was chosen before, and let the page look like it from now on; other tabs follow. */
  begin(): void {
    this.chosen = readChosen(localStorage.getItem(KEY));
    addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY) this.chosen = readChosen(newValue);
    });
    $effect.root(() => {
      $effect.pre(() => {
        const { dataset } = document.documentElement;
        dataset.contrast = this.values.contrast ? 'more' : 'usual';
        dataset.patterns = this.values.patterns ? 'on' : 'off';
        dataset.motion = this.values.calm ? 'less' : 'usual';
      });
    });
  }
}

export const settings = new Settings();
