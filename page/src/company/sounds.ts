/** Small sounds, made on the spot: no file is loaded for them. Silent unless somebody switched them on. */

import { settings } from '../settings/settings.svelte';
import type { Cue } from './cues';

type Note = { pitch: number; at: number; length: number }; // in Hz and s

const WAVE: Record<Cue, OscillatorType> = { place: 'triangle', complete: 'triangle', turn: 'sine', end: 'triangle' };
const NOTES: Record<Cue, readonly Note[]> = {
  place: [{ pitch: 196, at: 0, length: 0.09 }],
  complete: [
    { pitch: 523, at: 0, length: 0.16 },
    { pitch: 659, at: 0.09, length: 0.16 },
    { pitch: 784, at: 0.18, length: 0.3 },
  ],
  turn: [
    { pitch: 587, at: 0, length: 0.2 },
    { pitch: 880, at: 0.15, length: 0.35 },
  ],
  end: [
    { pitch: 392, at: 0, length: 0.18 },
    { pitch: 523, at: 0.14, length: 0.18 },
    { pitch: 659, at: 0.28, length: 0.18 },
    { pitch: 784, at: 0.42, length: 0.6 },
  ],
};
const LOUDNESS = 0.12;
const ATTACK = 0.008; // s

let context: AudioContext | null = null;

const lengthOf = (cue: Cue): number => Math.max(...NOTES[cue].map(({ at, length }) => at + length));

/** Play sounds one after the other, if they are switched on. */
export async function sound(cues: readonly Cue[]): Promise<void> {
  if (!settings.values.sound || !cues.length || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation.hasBeenActive) return; // browsers would hold it back until a first press
  context ??= new AudioContext();
  await context.resume();
  let at = context.currentTime;
  for (const cue of cues) {
    for (const note of NOTES[cue]) ring(context, WAVE[cue], note, at);
    at += lengthOf(cue) * 0.6; // the next begins while one fades
  }
}

function ring(heard: AudioContext, wave: OscillatorType, { pitch, at, length }: Note, begin: number): void {
  const start = begin + at;
  const volume = heard.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const voice = heard.createOscillator();
  voice.type = wave;
  voice.frequency.value = pitch;
  voice.connect(volume).connect(heard.destination);
  voice.start(start);
  voice.stop(start + length);
}
