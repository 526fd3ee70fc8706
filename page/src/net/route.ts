/** Which page an address means. Secrets stand in the fragment, so that no server logs them.
 *
 * Games of this browser stand there too: then any web space can serve the page, under any path. */

/** Where a past game is: kept in this browser, at a table of the server, or in the link itself. */
export type ReplaySource = 'browser' | 'server' | 'link';

export type Route =
  | { page: 'start' }
  | { page: 'nowhere' }
  | { page: 'table'; table: string }
  | { page: 'game'; game: string }
  | { page: 'guide'; guide: string }
  | { page: 'rules'; rule: string }
  | { page: 'daily'; day: string } // today's, unless one is named
  | { page: 'puzzle' }
  | { page: 'replay'; from: ReplaySource; game: string; at: number | null }
  | { page: 'join' | 'recover'; table: string; token: string };

/** Whether the page was built for a server, and not for any web space. */
export const HAS_SERVER = import.meta.env.MODE !== 'site';

const TABLE = /^\/t\/([^/]+)\/?$/;
const START = /^\/(index\.html)?$/;

const tableIn = (path: string): string | undefined => (HAS_SERVER ? TABLE.exec(path)?.[1] : undefined);

export function route(path = location.pathname, hash = location.hash): Route {
  const table = tableIn(path);
  if (isNowhere(path)) return { page: 'nowhere' };
  const [word, value] = hash.replace(/^#/, '').split(/[=&]/);
  const at = momentIn(hash);
  if (word === 'rules') return { page: 'rules', rule: value ?? '' };
  if (!table && word === 'daily') return { page: 'daily', day: value ?? '' };
  if (!table && word === 'puzzle') return { page: 'puzzle' };
  if (!table && word === 'guide' && value) return { page: 'guide', guide: value };
  if (word === 'replay' && table) return { page: 'replay', from: 'server', game: table, at };
  if (word === 'replay' && value) return { page: 'replay', from: 'browser', game: value, at };
  if (word === 'shared' && value) return { page: 'replay', from: 'link', game: value, at };
  if (!table) return word === 'game' && value ? { page: 'game', game: value } : { page: 'start' };
  if (word === 'invite' && value) return { page: 'join', table, token: value };
  if (word === 'recover' && value) return { page: 'recover', table, token: value };
  return { page: 'table', table };
}

/** Whether a server has nothing there; of any other web space nobody knows. */
function isNowhere(path: string): boolean {
  return HAS_SERVER && !START.test(path) && !TABLE.test(path);
}

/** Where a table of the server is. */
export function tableAddress(table: string): string {
  return `/t/${table}`;
}

/** The start: of the server, or wherever the page itself is. */
export function startAddress(path = location.pathname): string {
  return HAS_SERVER && !START.test(path) ? '/' : `${path}#`;
}

function fragment(name: string, value: string): string {
  return `${startAddress().replace(/#?$/, '#')}${name}=${value}`;
}

/** Where a game of this browser is. */
export function gameAddress(game: string): string {
  return fragment('game', game);
}

/** Where a guided game is. */
export function guideAddress(guide: string): string {
  return fragment('guide', guide);
}

/** Where the deal of a day is; today's, if none is named. */
export function dailyAddress(day = ''): string {
  return fragment('daily', day);
}

/** Where the puzzle of the day is. */
export function puzzleAddress(): string {
  return fragment('puzzle', '');
}

/** Where the rules are; at a chapter or a rule, if one is named. */
export function rulesAddress(rule = ''): string {
  return fragment('rules', rule);
}

function momentIn(hash: string): number | null {
  const found = /&at=(\d+)$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

/** Where a past game is looked back on: at a moment, or from its beginning. */
export function replayAddress(game: string, from: ReplaySource, at?: number): string {
  const moment = at === undefined ? '' : `&at=${at}`;
  if (from === 'server') return `${tableAddress(game)}#replay${moment}`;
  return fragment(from === 'link' ? 'shared' : 'replay', game) + moment;
}

/** The secret is used: take it out of the address. */
export function leaveFragment(): void {
  history.replaceState(null, '', location.pathname);
}
