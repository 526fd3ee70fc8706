/** Which page an address means. Secrets stand in the fragment, so that no server logs them. */

export type Route =
  { page: 'start' } | { page: 'table'; table: string } | { page: 'join' | 'recover'; table: string; token: string };

export function route(path = location.pathname, hash = location.hash): Route {
  const table = /^\/t\/([^/]+)/.exec(path)?.[1];
  if (!table) return { page: 'start' };
  const [word, token] = hash.replace(/^#/, '').split('=');
  if (word === 'invite' && token) return { page: 'join', table, token };
  if (word === 'recover' && token) return { page: 'recover', table, token };
  return { page: 'table', table };
}

/** The secret is used: take it out of the address. */
export function leaveFragment(): void {
  history.replaceState(null, '', location.pathname);
}
