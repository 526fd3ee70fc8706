/** Which page an address means. Secrets stand in the fragment, so that no server logs them.
 *
 * Games of this browser stand there too: then any web space can serve the page, under any path. */

export type Route =
  | { page: 'start' }
  | { page: 'table'; table: string }
  | { page: 'game'; game: string }
  | { page: 'replay'; here: boolean; game: string; at: number | null } // of this browser, or of the server
  | { page: 'join' | 'recover'; table: string; token: string };

/** Whether the page was built for a server, and not for any web space. */
export const HAS_SERVER = import.meta.env.MODE !== 'site';

const TABLE = /^\/t\/([^/]+)/;

const tableIn = (path: string): string | undefined => (HAS_SERVER ? TABLE.exec(path)?.[1] : undefined);

export function route(path = location.pathname, hash = location.hash): Route {
  const table = tableIn(path);
  const [word, value] = hash.replace(/^#/, '').split(/[=&]/);
  const game = table ?? value;
  if (word === 'replay' && game) return { page: 'replay', here: !table, game, at: momentIn(hash) };
  if (!table) return word === 'game' && value ? { page: 'game', game: value } : { page: 'start' };
  if (word === 'invite' && value) return { page: 'join', table, token: value };
  if (word === 'recover' && value) return { page: 'recover', table, token: value };
  return { page: 'table', table };
}

/** Where a table of the server is. */
export function tableAddress(table: string): string {
  return `/t/${table}`;
}

/** The start: of the server, or wherever the page itself is. */
export function startAddress(path = location.pathname): string {
  return tableIn(path) ? '/' : `${path}#`;
}

/** Where a game of this browser is. */
export function gameAddress(game: string): string {
  return `${startAddress().replace(/#?$/, '#')}game=${game}`;
}

function momentIn(hash: string): number | null {
  const found = /&at=(\d+)$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

/** Where a past game is looked back on, of this browser or of the server; at a moment, or from its beginning. */
export function replayAddress(game: string, here: boolean, at?: number): string {
  const moment = at === undefined ? '' : `&at=${at}`;
  return here
    ? `${gameAddress(game).replace(/#game=/, '#replay=')}${moment}`
    : `${tableAddress(game)}#replay${moment}`;
}

/** The secret is used: take it out of the address. */
export function leaveFragment(): void {
  history.replaceState(null, '', location.pathname);
}
