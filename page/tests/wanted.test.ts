import { expect, test } from 'vitest';
import type { MastermindState, Phase } from '../src/net/protocol';
import { wantedPlaces } from '../src/model/wanted';

function wanted(next: string[], phase: Phase = 'act'): string[] {
  return wantedPlaces({ phase, mastermind: { next } as MastermindState });
}

test('one place, two places, or none', () => {
  expect(wanted(['5'])).toEqual(['5']);
  expect(wanted(['5', '7'])).toEqual(['5', '7']);
  expect(wanted([])).toEqual([]);
  expect(wantedPlaces({ phase: 'act', mastermind: null })).toEqual([]);
});

test('at the end the mastermind takes nothing more', () => {
  expect(wanted(['5'], 'touch')).toEqual([]);
  expect(wanted(['5'], 'over')).toEqual([]);
});
