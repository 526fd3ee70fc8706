/** Small signs that people at a table show each other: a bubble for a while, and then nothing is left of it. */

import type { Emote, EmoteName } from '../net/protocol';
import { settings } from '../settings/settings.svelte';

const SHOWN = 4000; // ms

export class Emotes {
  shown = $state.raw<Readonly<Record<number, EmoteName | null>>>({}); // by seat
  private timers: Partial<Record<number, ReturnType<typeof setTimeout>>> = {};

  /** `announce` is for those who do not see the bubble. */
  constructor(private readonly announce: (seat: number, emote: EmoteName) => void) {}

  onEmote({ seat, emote }: Emote): void {
    if (!settings.values.emotes) return;
    clearTimeout(this.timers[seat]);
    this.shown = { ...this.shown, [seat]: emote };
    this.timers[seat] = setTimeout(() => this.hide(seat), SHOWN);
    this.announce(seat, emote);
  }

  private hide(seat: number): void {
    this.shown = { ...this.shown, [seat]: null };
  }
}
