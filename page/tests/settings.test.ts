import { expect, test } from 'vitest';
import { readChosen, settings } from '../src/settings/settings.svelte';

test('what was chosen is read back', () => {
  const chosen = { confirm: true, speed: 'slow' } as const;
  expect(readChosen(JSON.stringify(chosen))).toEqual(chosen);
});

test.each([null, 'nonsense', 'null', '7', '{"speed":"warp","warnings":"loud","colour":true}'])(
  'of %j nothing is used',
  (stored) => expect(readChosen(stored)).toEqual({}),
);

test('until somebody chooses, agents can be followed, warnings are on, and nothing makes a noise', () => {
  expect(settings.values).toMatchObject({ speed: 'normal', step: false, warnings: true });
  expect(settings.values).toMatchObject({ sound: false, notify: false, emotes: true });
});
