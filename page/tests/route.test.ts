import { expect, test } from 'vitest';
import { route, startAddress } from '../src/net/route';

test('the start, a table, and an invitation are found by their addresses', () => {
  expect(route('/', '')).toEqual({ page: 'start' });
  expect(route('/index.html', '')).toEqual({ page: 'start' });
  expect(route('/t/abc', '')).toEqual({ page: 'table', table: 'abc' });
  expect(route('/t/abc', '#invite=xyz')).toEqual({ page: 'join', table: 'abc', token: 'xyz' });
  expect(route('/', '#game=xyz')).toEqual({ page: 'game', game: 'xyz' });
});

test.each(['/nowhere', '/t', '/t/', '/t/abc/more', '/rules.html'])('%s is nowhere, and leads back', (path) => {
  expect(route(path, '')).toEqual({ page: 'nowhere' });
  expect(startAddress(path)).toBe('/');
});

test('the start is where the page is', () => {
  expect(startAddress('/')).toBe('/#');
  expect(startAddress('/t/abc')).toBe('/');
});
